import { trpc } from "../../lib/trpc.ts";

/** Whether the member may export CSV and Markdown; false while unknown. */
export function useMayExportCsvAndMarkdown(): boolean {
  const usage = trpc.usage.get.useQuery();
  // A server without limits allows each export to all members.
  return usage.data?.accountTier === "premium" || usage.data?.limits.daily.recipes === "unlimited";
}
