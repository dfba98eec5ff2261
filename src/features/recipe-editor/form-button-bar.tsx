import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { cn } from "../../lib/class-names.ts";
import { offsetToastsAboveBar } from "../../lib/offset-toasts-above-bar.ts";

const texts = text.recipeWizard;
const form = text.recipes.form;

type Props = {
  isEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Why the next step cannot be opened yet, or null. */
  stepBlocker: string | null;
  /** Why the recipe cannot be saved yet, or null. */
  saveBlocker: string | null;
  /**
   * Whether `stepBlocker` is visible. While values are only missing and no button was pressed, it is for
   * screen readers only.
   */
  showsBlocker: boolean;
  /** Focuses the first invalid value; undefined if no value is invalid. */
  onShowProblem: (() => void) | undefined;
  isBusy: boolean;
  isSaving: boolean;
  isDraftStored: boolean;
  problem: ReactNode;
  /** Notices that arrive while the form is in use; shown at the top of the bar. */
  note?: ReactNode;
  cancelHref: string;
  onBack: () => void;
  /** Saves the recipe from a step other than the last one. */
  onSave: () => void;
};

/**
 * The buttons of the form, always in view. The primary button saves in each step; Enter in a field opens the
 * next step.
 */
export function FormButtonBar(props: Props) {
  const { isEdit, isFirst, isLast, stepBlocker, saveBlocker, isBusy, isSaving } = props;
  const isDisabled = isBusy || isSaving;
  const submit = (
    <Button
      type="submit"
      variant={isLast ? "primary" : "plain"}
      size={isLast ? undefined : "small"}
      aria-disabled={isDisabled || stepBlocker !== null}
      aria-describedby={stepBlocker === null ? undefined : "form-blocked"}
      // The button stays clickable while a value is missing: a press focuses the missing field.
      className={cn(isLast ? "grow sm:grow-0" : "text-soft", !isDisabled && "leads-on")}
    >
      {isBusy ? <Spinner /> : null}
      {isLast ? (isEdit ? form.submitEdit : form.submitCreate) : texts.next}
    </Button>
  );
  return (
    <div
      ref={offsetToastsAboveBar}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-8 grid gap-3 border-line border-t bg-paper px-4 py-3.5 sm:mx-0 sm:px-0 md:bottom-0"
    >
      {props.note}
      {props.problem}
      {props.isDraftStored ? null : <Alert tone="warning">{form.draftUnsafe}</Alert>}
      <div className="flex flex-wrap items-center gap-2.5 sm:gap-3">
        {/* The save button is first, because the other buttons only move between the page's sections. */}
        {isLast ? (
          submit
        ) : (
          <Button
            variant="primary"
            aria-disabled={isDisabled || saveBlocker !== null}
            aria-describedby={saveBlocker === null ? undefined : "form-unsaved"}
            onClick={() => (isDisabled ? undefined : props.onSave())}
            className={cn("grow sm:grow-0", !isEdit && !isDisabled && "leads-on")}
          >
            {isSaving ? <Spinner /> : null}
            {isEdit ? (isSaving ? texts.saving : texts.saveChanges) : form.submitCreate}
          </Button>
        )}
        <Button asChild variant="plain" className="max-sm:hidden">
          <Link href={props.cancelHref}>{form.cancel}</Link>
        </Button>
        <Button
          variant="plain"
          size="small"
          className="text-soft sm:ml-auto"
          aria-disabled={isFirst || isDisabled}
          disabled={isFirst}
          onClick={props.onBack}
        >
          {texts.back}
        </Button>
        {isLast ? (
          // Reserves the space of the "Next" button, so that a double click on it presses no other button.
          <Button variant="plain" size="small" disabled className="invisible">
            {texts.next}
          </Button>
        ) : (
          submit
        )}
        <p id="form-unsaved" className="sr-only">
          {saveBlocker}
        </p>
        <div
          className={cn(
            "flex flex-wrap gap-x-3 text-note text-soft max-sm:order-first max-sm:basis-full",
            (stepBlocker === null || !props.showsBlocker) && "sr-only",
          )}
        >
          <p id="form-blocked">{stepBlocker}</p>
          {props.onShowProblem ? (
            <button type="button" onClick={props.onShowProblem} className="touch-44 text-link">
              {texts.showProblem}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
