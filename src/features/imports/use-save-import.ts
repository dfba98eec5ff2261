import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";

/** Saves what was reviewed as an own, private recipe; lists, figures and usage ask again. */
export function useSaveImport() {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  return trpc.imports.save.useMutation({
    onSuccess: () => {
      void utils.recipes.my.invalidate();
      void utils.recipes.stats.invalidate();
      void utils.search.invalidate();
      void utils.imports.history.invalidate();
      void usage.afterUse();
    },
    onError: (error) => void usage.afterError(error),
  });
}
