import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { noAnswerTitleIfAny } from "../lib/no-answer.ts";
import { useOnline } from "../lib/trpc.ts";
import { RetryAllButton } from "./retry-all-button.tsx";
import { ServerUnreachableText } from "./server-unreachable-text.tsx";
import { type FailureKind, FailurePicture } from "./ui/failure-picture.tsx";

const texts = text.failedPage;

type Props = {
  /** The heading of the page that could not be loaded. */
  heading: ReactNode;
  error: unknown;
  /** One message for each section that failed. */
  lines: readonly string[];
  onRetry: () => void;
  isRetrying: boolean;
  /** A further button next to the retry button. */
  children?: ReactNode;
};

/**
 * Replaces a page whose main content could not be loaded, with one message and one retry button for all
 * sections.
 */
export function PageLoadError({ heading, error, lines, onRetry, isRetrying, children }: Props) {
  const isOffline = !useOnline();
  const kind = failureKindOfError(error);
  const explanation =
    kind === "empty-plate" ? null : isOffline ? texts.safe : texts.nothingLost(failureTitleOfError(error));
  // If this element says that the device is offline, the banner is hidden.
  const showsOffline = isOffline && explanation !== null;
  return (
    // This element is no `section`, so that `moveFocusOnRemoval` uses the section around it.
    <div
      role="alert"
      data-tells-away={showsOffline || undefined}
      className="mx-auto flex max-w-[34rem] animate-appear flex-col items-center py-10 text-center"
    >
      <FailurePicture kind={kind} className="w-60" />
      <div className="mt-7 min-w-0">
        {heading}
        {showsOffline ? <ServerUnreachableText className="mt-2 justify-center" /> : null}
        {explanation ? (
          <p className="mt-2 text-soft">{explanation}</p>
        ) : (
          <TextLineList lines={lines} className="mt-2" />
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <RetryAllButton onRetry={onRetry} isRetrying={isRetrying} />
          {children}
        </div>
        {/* These lines are last, so that a further failure, which adds a line, moves nothing. */}
        {explanation ? (
          <TextLineList lines={lines} className="mt-5 flex flex-wrap justify-center gap-x-4 text-xs" />
        ) : null}
      </div>
    </div>
  );
}

function TextLineList({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={cn("text-soft", className)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The picture for an error. A refusal gets the neutral one, because the server's message explains it. */
function failureKindOfError(error: unknown): FailureKind {
  const { status } = readErrorAnswer(error);
  if (status === 0) return "unplugged";
  return status >= 500 ? "spilled" : "empty-plate";
}

const failureTitleOfError = (error: unknown) => noAnswerTitleIfAny(error) ?? texts.stumbled;
