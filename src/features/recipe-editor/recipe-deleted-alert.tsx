import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useUnsavedChangesWarning } from "../drafts/use-unsaved-changes-warning.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipeWizard.deleted;

/**
 * Says that the recipe was deleted, and offers to save the form as a new recipe. No link leads back to this
 * form, so leaving it is confirmed.
 */
export function RecipeDeletedAlert({ form, onKeep: onSave }: { form: RecipeForm; onKeep: () => void }) {
  // If the draft is not stored or an upload is pending, the form already asks before the member leaves.
  const hasOwnWarning = !form.draft.isKept || form.busyPictures.length > 0;
  useUnsavedChangesWarning(form.isDirty && !hasOwnWarning);
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={onSave}>
          {texts.keep}
        </Button>
      }
    >
      {texts.body}
    </Alert>
  );
}
