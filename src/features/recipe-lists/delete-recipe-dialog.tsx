import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { useDeleteRecipe } from "./use-delete-recipe.ts";

type Props = {
  recipe: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
  /** In place of telling the reason. */
  onFailed?: (error: unknown) => void;
};

/** Asks, deletes, says so. Where deleting fails the dialog goes and the reason is told. */
export function DeleteRecipeDialog({ recipe, open, onOpenChange, onDeleted, onFailed }: Props) {
  const words = text.recipes.delete;
  const remove = useDeleteRecipe();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await remove.mutateAsync({ id: recipe.id });
      toast.success(words.done(recipe.title));
      onDeleted?.();
    } catch (error) {
      if (onFailed) onFailed(error);
      else toast.error(errorMessage(error, words.failed));
    } finally {
      setBusy(false);
      onOpenChange(false);
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={<DeleteQuestion title={recipe.title} />}
      confirmLabel={isBusy ? words.deleting : words.confirm}
      isDanger
      onConfirm={() => void confirm()}
      isBusy={isBusy}
    />
  );
}
