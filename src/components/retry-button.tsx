import type { Query } from "@tanstack/react-query";
import { text } from "#server/texts/en.ts";
import { handOnFocus } from "../lib/hand-on-focus.ts";
import { queryClient } from "../lib/trpc.ts";
import { Button } from "./ui/button.tsx";

type Props = { onRetry: () => void; isRetrying: boolean; size?: "small" | "normal" };

/** Another try, which is one for all that failed on the page: it was one server that gave no answer. A small one is beside others. */
export function RetryButton({ onRetry, isRetrying, size = "normal" }: Props) {
  function retry() {
    onRetry();
    const failed = { type: "active", predicate: ({ state }: Query) => state.status === "error" } as const;
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }
  return (
    <Button
      ref={handOnFocus}
      variant={size === "small" ? "quiet" : "primary"}
      size={size}
      aria-disabled={isRetrying}
      onClick={isRetrying ? undefined : retry}
    >
      {text.common.tryAgain}
    </Button>
  );
}
