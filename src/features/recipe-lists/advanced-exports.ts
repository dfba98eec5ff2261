import { trpc } from "../../lib/trpc.ts";

/** Whether the member may export as CSV and Markdown; false until that is known. */
export function useHasAdvancedExports(): boolean {
  const usage = trpc.usage.get.useQuery();
  // A server without limits has no tiers either.
  return usage.data?.accountTier === "premium" || usage.data?.limits.daily.recipes === "unlimited";
}
