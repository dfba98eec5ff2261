import { trpc } from "../../lib/trpc.ts";

/** Saves what was reviewed as an own, private recipe; lists and figures ask again. */
export function useSaveScan() {
  const utils = trpc.useUtils();
  return trpc.scans.save.useMutation({
    onSuccess: () => {
      void utils.recipes.my.invalidate();
      void utils.recipes.stats.invalidate();
      void utils.search.invalidate();
    },
  });
}
