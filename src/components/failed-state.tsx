import type { Query } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";
import { errorMessage } from "../lib/error-message.ts";
import { handOnFocus } from "../lib/hand-on-focus.ts";
import { silenceTitle } from "../lib/silence.ts";
import { queryClient } from "../lib/trpc.ts";
import { Button } from "./ui/button.tsx";

type Props = {
  /** Null where the fallback stands whatever the server said. */
  error: unknown;
  fallback: string;
  /** What happened, where the words of the failure do not tell it. Where nobody answered, that is said in its place. */
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
};

/**
 * Something could not be loaded: why, and another try, which is one for all that failed on the page. A quiet row: it is
 * the fault of nothing that was done here.
 */
export function FailedState({ error, fallback, title, onRetry, isRetrying, className }: Props) {
  const what = (error === null ? undefined : silenceTitle(error)) ?? title;

  function retry() {
    onRetry();
    const failed = { type: "active", predicate: ({ state }: Query) => state.status === "error" } as const;
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }

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
          {what ? <p className="font-semibold">{what}</p> : null}
          <p className={what ? "text-soft" : "font-medium"}>{errorMessage(error, fallback)}</p>
        </div>
        <Button
          ref={handOnFocus}
          size="small"
          aria-disabled={isRetrying}
          onClick={isRetrying ? undefined : retry}
        >
          {text.common.tryAgain}
        </Button>
      </div>
    </div>
  );
}
