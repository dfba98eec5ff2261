import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { silenceTitle } from "../lib/silence.ts";
import { useAway } from "../lib/trpc.ts";
import { AwayWords } from "./offline-text.tsx";
import { RetryButton } from "./retry-button.tsx";
import { type FailureKind, FailurePicture } from "./ui/failure-picture.tsx";

const words = text.failedPage;

type Props = {
  /** What is not there, as a heading: it stands where the page would. */
  heading: ReactNode;
  error: unknown;
  /** What is said of each part that failed, small. */
  lines: readonly string[];
  onRetry: () => void;
  isRetrying: boolean;
  /** Another way on, beside the other try. */
  children?: ReactNode;
};

/** All that a page is for could not be loaded: that is said once, with one other try, however many parts it has. */
export function FailedPage({ heading, error, lines, onRetry, isRetrying, children }: Props) {
  const isAway = useAway();
  const kind = kindOf(error);
  const why = kind === "empty-plate" ? null : isAway ? words.safe : words.nothingLost(reasonOf(error));
  // Said here, it need not hang over the page as well.
  const tellsAway = isAway && why !== null;
  return (
    // No section: where it goes with the focus, the part that it stands in has it.
    <div
      role="alert"
      data-tells-away={tellsAway || undefined}
      className="mx-auto flex max-w-[34rem] animate-appear flex-col items-center py-10 text-center"
    >
      <FailurePicture kind={kind} className="w-60" />
      <div className="mt-7 min-w-0">
        {heading}
        {tellsAway ? <AwayWords className="mt-2 justify-center" /> : null}
        {why ? <p className="mt-2 text-soft">{why}</p> : <Lines lines={lines} className="mt-2" />}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
          {children}
        </div>
        {/* At the end, since a part that fails later is told too: its line moves nothing. */}
        {why ? <Lines lines={lines} className="mt-5 flex flex-wrap justify-center gap-x-4 text-xs" /> : null}
      </div>
    </div>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={cn("text-soft", className)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What the server refused it says itself. */
function kindOf(error: unknown): FailureKind {
  const { status } = readErrorAnswer(error);
  if (status === 0) return "unplugged";
  return status >= 500 ? "spilled" : "empty-plate";
}

const reasonOf = (error: unknown) => silenceTitle(error) ?? words.stumbled;
