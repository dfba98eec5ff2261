import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";

/** Reads a recipe from an address or from a page's source. Saves nothing but a line in the history. */
export function useExtractRecipe() {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  return trpc.imports.extract.useMutation({
    onSettled: () => void utils.imports.history.invalidate(),
    onError: (error) => void usage.afterError(error),
  });
}
