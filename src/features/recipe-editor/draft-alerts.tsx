import { type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert, type AlertTone } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { formatDateTimeOrNull } from "../../lib/format.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipes.form;
const wizard = text.recipeWizard;

type Props = {
  form: RecipeForm;
  isEdit: boolean;
  /** Whether the recipe was deleted, and with it the server's copy of the draft. */
  isDeleted: boolean;
};

/** Shown above the fields if a draft was restored when the form opened. */
export function DraftRestoredAlert({ form, isEdit, isDeleted }: Props) {
  const [initial] = useState(form.restored);
  if (!form.restored || form.restored !== initial) return null;
  const time = formatDateTimeOrNull(form.restored.savedAt);
  return (
    <Alert
      tone="success"
      title={texts.draftRestored}
      action={<DiscardDraftButton form={form} isEdit={isEdit} />}
    >
      {time ? (isDeleted ? wizard.draftFromHere(time) : wizard.draftFrom(time)) : null}
    </Alert>
  );
}

/**
 * Announces a draft that arrives while the form is in use. It is above the buttons, so that the fields do not
 * move. For another device's draft it asks which of the two to continue.
 */
export function LateDraftAlert({ form, isEdit }: { form: RecipeForm; isEdit: boolean }) {
  const [known, setKnown] = useState(form.restored);
  const isLate = form.restored !== null && form.restored !== known;
  return (
    // The live region is rendered while it is empty, because it announces only later changes.
    <div aria-live="polite" className="-mb-3">
      {form.other ? (
        <OtherDraftAlert form={form} savedAt={form.other.savedAt} />
      ) : isLate ? (
        <CompactAlert tone="success" message={texts.draftRestored}>
          <DiscardDraftButton form={form} isEdit={isEdit} />
          <Button
            ref={moveFocusOnRemoval}
            size="small"
            variant="plain"
            onClick={() => setKnown(form.restored)}
          >
            {text.common.close}
          </Button>
        </CompactAlert>
      ) : null}
    </div>
  );
}

/** A compact alert: text and buttons share a row if possible, to leave space for the fields. */
function CompactAlert(props: { tone: AlertTone; message: string; children: ReactNode }) {
  return (
    <Alert tone={props.tone} className="mb-3 py-2!" aside={props.children}>
      {props.message}
    </Alert>
  );
}

function DiscardDraftButton({ form, isEdit }: { form: RecipeForm; isEdit: boolean }) {
  return (
    <Button ref={moveFocusOnRemoval} size="small" onClick={form.discardDraft}>
      {isEdit ? texts.discardChanges : texts.discardDraft}
    </Button>
  );
}

function OtherDraftAlert({ form, savedAt }: { form: RecipeForm; savedAt: string }) {
  const time = formatDateTimeOrNull(savedAt);
  const message = time ? `${wizard.otherDraft} ${wizard.otherDraftAt(time)}` : wizard.otherDraft;
  return (
    <CompactAlert tone="warning" message={message}>
      <Button ref={moveFocusOnRemoval} size="small" onClick={form.takeOther}>
        {wizard.takeOther}
      </Button>
      <Button ref={moveFocusOnRemoval} size="small" onClick={form.rejectOther}>
        {wizard.keepThis}
      </Button>
    </CompactAlert>
  );
}
