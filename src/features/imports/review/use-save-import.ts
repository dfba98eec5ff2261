import { trpc } from "../../../lib/trpc.ts";
import { useIdempotencyKey } from "../../drafts/use-idempotency-key.ts";
import { recipeChanged } from "../../recipe-cache/recipe-changed.ts";
import { useRefreshUsage } from "../../usage/use-refresh-usage.ts";
import type { saveInput } from "./review-values.ts";

/**
 * Saves what was reviewed as an own, private recipe; lists, figures and usage ask again. The same review saved again,
 * because the answer to it was lost, makes no second recipe, also after a reload that what was typed outlives.
 */
export function useSaveImport(draftKey: string) {
  const utils = trpc.useUtils();
  const refreshUsage = useRefreshUsage();
  const { keyFor } = useIdempotencyKey(draftKey);
  const { mutateAsync } = trpc.imports.save.useMutation({
    onSuccess: () => {
      recipeChanged({ kind: "unseen" });
      void utils.imports.history.invalidate();
      void refreshUsage();
    },
  });
  return (input: ReturnType<typeof saveInput>["input"]) =>
    mutateAsync({ ...input, idempotencyKey: keyFor(input) });
}
