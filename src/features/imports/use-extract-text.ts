import { trpc } from "../../lib/trpc.ts";

/** Reads a recipe from pasted text. Saves nothing but a line in the history. */
export function useExtractText() {
  const utils = trpc.useUtils();
  return trpc.imports.extractText.useMutation({
    onSettled: () => void utils.imports.history.invalidate(),
  });
}
