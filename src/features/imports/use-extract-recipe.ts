import { trpc } from "../../lib/trpc.ts";

/** Reads a recipe from an address or from a page's source. Saves nothing but a line in the history. */
export function useExtractRecipe() {
  const utils = trpc.useUtils();
  return trpc.imports.extract.useMutation({
    onSettled: () => void utils.imports.history.invalidate(),
  });
}
