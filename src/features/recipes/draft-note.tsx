import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatDateTime } from "../../lib/format.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;
const wizard = text.recipeWizard;

/** Says that what was typed came back, or that another device wrote a draft too, and asks which one goes on. */
export function DraftNote({ form, isEdit }: { form: RecipeForm; isEdit: boolean }) {
  if (form.other) {
    const time = formatDateTime(form.other.savedAt);
    return (
      <Alert
        tone="warning"
        title={wizard.otherDraft}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={form.takeOther}>
              {wizard.takeOther}
            </Button>
            <Button size="small" onClick={form.keepMine}>
              {wizard.keepThis}
            </Button>
          </div>
        }
      >
        {time ? wizard.otherDraftAt(time) : null}
      </Alert>
    );
  }
  if (!form.restored) return null;
  const time = formatDateTime(form.restored.savedAt);
  return (
    <Alert
      tone="info"
      title={words.draftRestored}
      action={
        <Button size="small" onClick={form.startAfresh}>
          {isEdit ? words.discardChanges : words.discardDraft}
        </Button>
      }
    >
      {time ? wizard.draftFrom(time) : null}
    </Alert>
  );
}
