import { type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatDateTime } from "../../lib/format.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;
const wizard = text.recipeWizard;

/** Says above the fields that what was typed came back, where it was there when the form was opened. */
export function DraftNote({ form, isEdit }: { form: RecipeForm; isEdit: boolean }) {
  const [first] = useState(form.restored);
  if (!form.restored || form.restored !== first) return null;
  return <Restored form={form} isEdit={isEdit} />;
}

/**
 * A draft that comes once the form is in use is told of above the buttons, over the page: the fields stay where they
 * are. Another device's asks which of the two goes on.
 */
export function LateDraftNote({ form, isEdit }: { form: RecipeForm; isEdit: boolean }) {
  const [known, setKnown] = useState(form.restored);
  const isLate = form.restored !== null && form.restored !== known;
  return (
    // There from the start, so that what comes into it is heard.
    <div aria-live="polite" className="absolute inset-x-0 bottom-full">
      {form.other ? (
        <Other form={form} savedAt={form.other.savedAt} />
      ) : isLate ? (
        <Restored form={form} isEdit={isEdit} className={floating}>
          <Button size="small" variant="plain" onClick={() => setKnown(form.restored)}>
            {text.common.close}
          </Button>
        </Restored>
      ) : null}
    </div>
  );
}

const floating = "mx-4 mb-3 shadow-lift sm:mx-0";

function Restored(props: { form: RecipeForm; isEdit: boolean; className?: string; children?: ReactNode }) {
  const time = props.form.restored ? formatDateTime(props.form.restored.savedAt) : null;
  return (
    <Alert
      tone="info"
      title={words.draftRestored}
      {...(props.className ? { className: props.className } : {})}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={props.form.startAfresh}>
            {props.isEdit ? words.discardChanges : words.discardDraft}
          </Button>
          {props.children}
        </div>
      }
    >
      {time ? wizard.draftFrom(time) : null}
    </Alert>
  );
}

function Other({ form, savedAt }: { form: RecipeForm; savedAt: string }) {
  const time = formatDateTime(savedAt);
  return (
    <Alert
      tone="warning"
      title={wizard.otherDraft}
      className={floating}
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
