import type { MouseEvent, ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { FOCUSES_ERROR } from "../../components/ui/control-classes.ts";
import { Spinner } from "../../components/ui/spinner.tsx";
import { cn } from "../../lib/class-names.ts";
import { offsetToastsAboveBar } from "../../lib/offset-toasts-above-bar.ts";
import { useMediaQueryMatches } from "../../lib/use-media.ts";

const texts = text.recipeWizard;
const form = text.recipes.form;

type Props = {
  isEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Why the next step cannot be opened yet, or null. For screen readers; a press shows it at its field. */
  stepBlocker: string | null;
  /** Why the recipe cannot be saved yet, or null. */
  saveBlocker: string | null;
  isBusy: boolean;
  isSaving: boolean;
  isDraftStored: boolean;
  problem: ReactNode;
  /** Notices that arrive while the form is in use; shown at the top of the bar. */
  note?: ReactNode;
  onCancel: () => void;
  onBack: () => void;
  /** Saves the recipe from a step other than the last one. */
  onSave: () => void;
};

/**
 * The buttons of the form, always in view. On phones a new recipe is saved in the last step alone, and Cancel
 * is in the menu above the form.
 */
export function FormButtonBar(props: Props) {
  const { isEdit, isFirst, isLast, stepBlocker, saveBlocker, isBusy, isSaving } = props;
  const isDisabled = isBusy || isSaving;
  const hasSaveButton = !useMediaQueryMatches("(width < 40rem)") || isEdit;
  const isNextPrimary = !isLast && !hasSaveButton;
  const submit = (
    <Button
      type="submit"
      variant={isLast || isNextPrimary ? "primary" : "plain"}
      aria-disabled={isDisabled || stepBlocker !== null}
      aria-describedby={stepBlocker === null ? undefined : "form-blocked"}
      onClick={isLast ? preventSubmitByDoubleClick : undefined}
      className={cn((isLast || isNextPrimary) && "max-sm:grow", !isDisabled && FOCUSES_ERROR)}
    >
      {isBusy ? <Spinner /> : null}
      {isLast ? (isEdit ? form.submitEdit : form.submitCreate) : texts.next}
    </Button>
  );
  return (
    <div
      ref={offsetToastsAboveBar}
      className="sticky bottom-(--bottom-bars) z-20 -mx-4 mt-8 flex flex-col gap-3 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0 sm:py-3.5"
    >
      {props.note}
      {props.problem}
      {props.isDraftStored ? null : <Alert tone="warning">{form.draftUnsafe}</Alert>}
      <div className="flex flex-wrap items-center gap-2.5 sm:gap-3">
        <Button
          variant="plain"
          className="-ml-3"
          aria-disabled={isFirst || isDisabled}
          disabled={isFirst}
          onClick={props.onBack}
        >
          {texts.back}
        </Button>
        <Button variant="plain" className="ml-auto max-sm:hidden" onClick={props.onCancel}>
          {form.cancel}
        </Button>
        {submit}
        {isLast || !hasSaveButton ? null : (
          <Button
            variant="primary"
            aria-disabled={isDisabled || saveBlocker !== null}
            aria-describedby={saveBlocker === null ? undefined : "form-unsaved"}
            onClick={() => (isDisabled ? undefined : props.onSave())}
            className={cn("max-sm:grow", !isEdit && !isDisabled && FOCUSES_ERROR)}
          >
            {isSaving ? <Spinner /> : null}
            {isEdit ? (isSaving ? texts.saving : texts.saveChanges) : form.submitCreate}
          </Button>
        )}
      </div>
      <p id="form-unsaved" className="sr-only">
        {saveBlocker}
      </p>
      <p id="form-blocked" className="sr-only">
        {stepBlocker}
      </p>
    </div>
  );
}

/** The button that saves appears in the place of Next, so the second click on Next must not save. */
function preventSubmitByDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
