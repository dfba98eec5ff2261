import { trpc } from "../../lib/trpc.ts";

/** Deletes a line of the import history; the recipe stays. */
export function useDeleteRecord() {
  const utils = trpc.useUtils();
  return trpc.imports.deleteRecord.useMutation({ onSettled: () => utils.imports.history.invalidate() });
}
