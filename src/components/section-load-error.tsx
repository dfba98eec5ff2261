import { CircleAlert } from "lucide-react";
import { cn } from "../lib/class-names.ts";
import { serverErrorTextOr } from "../lib/error-message.ts";
import { noAnswerTitleIfAny } from "../lib/no-answer.ts";
import { useOnline } from "../lib/trpc.ts";
import { RetryAllButton } from "./retry-all-button.tsx";

type Props = {
  /** The query's error; null to show the fallback for any error. */
  error: unknown;
  fallback: string;
  /**
   * An optional title. If the server did not respond, the reason replaces it, unless the offline banner
   * already shows that.
   */
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
};

/** Replaces a section that could not be loaded, with the reason and a retry button. */
export function SectionLoadError({ error, fallback, title, onRetry, isRetrying, className }: Props) {
  const isOffline = !useOnline();
  const heading = (error === null || isOffline ? undefined : noAnswerTitleIfAny(error)) ?? title;
  return (
    <div
      role="alert"
      className={cn(
        "flex animate-appear items-center gap-3 rounded-card border border-line bg-surface px-4 py-3.5 text-note",
        className,
      )}
    >
      <CircleAlert aria-hidden className="size-5.5 shrink-0 text-tomato" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {heading ? <p className="font-semibold">{heading}</p> : null}
          <p className={heading ? "text-soft" : "font-medium"}>{serverErrorTextOr(error, fallback)}</p>
        </div>
        <RetryAllButton size="small" onRetry={onRetry} isRetrying={isRetrying} />
      </div>
    </div>
  );
}
