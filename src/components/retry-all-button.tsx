import type { Query } from "@tanstack/react-query";
import { text } from "#server/texts/en.ts";
import { moveFocusOnRemoval } from "../lib/focus-on-removal.ts";
import { queryClient } from "../lib/trpc.ts";
import { Button } from "./ui/button.tsx";

type Props = { onRetry: () => void; isRetrying: boolean; size?: "small" | "normal" };

/**
 * Retries all failed queries of the page, because they failed for the same reason. `small` is for use next to
 * other buttons.
 */
export function RetryAllButton({ onRetry, isRetrying, size = "normal" }: Props) {
  function retry() {
    onRetry();
    const failed = { type: "active", predicate: ({ state }: Query) => state.status === "error" } as const;
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }
  return (
    <Button
      ref={moveFocusOnRemoval}
      variant={size === "small" ? "quiet" : "primary"}
      size={size}
      aria-disabled={isRetrying}
      onClick={isRetrying ? undefined : retry}
    >
      {text.common.tryAgain}
    </Button>
  );
}
