import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";

/** Reads a recipe from pasted text. Saves nothing but a line in the history. */
export function useExtractText() {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  return trpc.imports.extractText.useMutation({
    onSettled: () => void utils.imports.history.invalidate(),
    onError: (error) => void usage.afterError(error),
  });
}
