import type { FormEvent, ReactNode, Ref } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { LoadingMessage } from "../../components/ui/loading-message.tsx";
import { SectionNavList } from "../../components/ui/section-nav-list.tsx";
import { cn } from "../../lib/class-names.ts";
import { askForConfirmation } from "../../lib/confirm.ts";
import { DraftRestoredAlert, LateDraftAlert } from "./draft-alerts.tsx";
import { EditableLinesSection } from "./editable-lines-section.tsx";
import { FormButtonBar } from "./form-button-bar.tsx";
import { findErrorsBeforeSave, hasFormErrors, mergeFormErrors } from "./form-errors.ts";
import { FormReviewStep } from "./form-review-step.tsx";
import { FormStepMenu } from "./form-step-menu.tsx";
import {
  FORM_STEPS,
  filterErrorsOfFormStep,
  findErrorsToShowWhileTyping,
  firstSaveErrorOrNull,
  firstStepErrorOrNull,
  requestedOrFirstInvalidStep,
} from "./form-steps.ts";
import { RecipeDetailsFields } from "./recipe-details-fields.tsx";
import { RecipeNotesField } from "./recipe-fields.tsx";
import { RecipeFormPreview } from "./recipe-form-preview.tsx";
import type { useFormStepInAddress } from "./use-form-step-in-address.ts";
import { useApplyRequestedFormFocus } from "./use-move-form-focus.ts";
import type { RecipeForm as Form } from "./use-recipe-form-state.ts";
import "../../components/ui/below-bars.css";
import "./as-recipe.css";
import "./recipe-details-fields.css";

const texts = text.recipes.form;
const wizard = text.recipeWizard;

type Props = {
  form: Form;
  steps: ReturnType<typeof useFormStepInAddress>;
  isEdit: boolean;
  /** Whether the edited recipe was deleted meanwhile. */
  isDeleted?: boolean;
  privacyEditable: boolean;
  /** Whether the recipe is being saved and the form is hidden. */
  isBusy: boolean;
  /** The page that Cancel opens. */
  cancelPath: string;
  onSubmit: () => void;
  /** Saves from any step but the last without leaving the form; absent if each save leaves it. */
  onSaveChanges?: () => void;
  isSaving?: boolean;
  /** Shown above the buttons. */
  problem?: ReactNode;
};

/**
 * The page that creates or edits a recipe. The steps are sections of the page; only the review replaces them.
 */
export function RecipeFormPage(props: Props) {
  const { form, steps, isEdit, isBusy } = props;
  const { step } = steps;
  const { values } = form;
  const [, navigate] = useLocation();
  const errors = mergeFormErrors(findErrorsToShowWhileTyping(values), form.errors);
  const isLast = step === "review";
  useApplyRequestedFormFocus(form, isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || props.isSaving) return;
    if (isLast) return props.onSubmit();
    // Shows only this step's errors, because errors of other steps do not prevent going on.
    const stepErrors = filterErrorsOfFormStep(findErrorsBeforeSave(values), step, values);
    if (hasFormErrors(stepErrors)) form.reject(stepErrors);
    else steps.goBy(1);
  }

  async function cancel() {
    if (form.isDirty) {
      if (!(await askForConfirmation(texts.discardQuestion))) return;
      form.discardDraft();
    }
    navigate(props.cancelPath);
  }

  const names = isEdit ? wizard.editSteps : wizard.createSteps;
  const sections = FORM_STEPS.map((name) => names[name]);
  const parts = {
    current: steps.at,
    onGo: (index: number) => steps.go(FORM_STEPS[index] ?? "details"),
    canGo: (index: number) =>
      !isBusy && requestedOrFirstInvalidStep(FORM_STEPS[index] ?? null, values) === FORM_STEPS[index],
  };
  return (
    <form ref={form.element} onSubmit={submit} noValidate aria-busy={isBusy}>
      <div className="max-sm:hidden">
        <SectionNavList {...parts} label={wizard.stepsLabel} sections={sections} />
      </div>
      <FormStepMenu {...parts} steps={sections} onCancel={() => void cancel()} />
      {isBusy ? <LoadingMessage message={isEdit ? texts.updating : texts.creating} /> : null}
      <div hidden={isBusy} className="as-recipe recipe-form grid gap-6 pt-1.5 sm:pt-5">
        <DraftRestoredAlert form={form} isEdit={isEdit} isDeleted={props.isDeleted ?? false} />
        <FormStepSection {...props} name="details">
          <RecipeDetailsFields form={form} errors={errors} privacyEditable={props.privacyEditable} />
        </FormStepSection>
        <div hidden={isLast} className={cn("form-columns", !isEdit && "form-beside-preview")}>
          <FormStepSection {...props} name="ingredients">
            <EditableLinesSection form={form} errors={errors} list="ingredients" isEdit={isEdit} />
          </FormStepSection>
          <FormStepSection {...props} name="instructions">
            <EditableLinesSection form={form} errors={errors} list="instructions" isEdit={isEdit} />
            <RecipeNotesField form={form} errors={errors} privacyEditable={props.privacyEditable} />
          </FormStepSection>
          {isEdit || isLast ? null : (
            <div className="form-preview self-start below-bars max-lg:hidden lg:sticky">
              <RecipeFormPreview values={values} hasPicture={false} />
            </div>
          )}
        </div>
        <FormStepSection {...props} name="review">
          {isLast ? (
            <FormReviewStep values={values} privacyEditable={props.privacyEditable} onGo={steps.go} />
          ) : null}
        </FormStepSection>
      </div>
      <FormButtonBar
        isEdit={isEdit}
        isFirst={steps.at === 0}
        isLast={isLast}
        stepBlocker={firstStepErrorOrNull(values, step)}
        saveBlocker={isEdit ? firstStepErrorOrNull(values, step) : firstSaveErrorOrNull(values)}
        isBusy={isBusy}
        isSaving={props.isSaving ?? false}
        isDraftStored={form.draft.isKept}
        problem={props.problem}
        note={<LateDraftAlert form={form} isEdit={isEdit} />}
        onCancel={() => void cancel()}
        onBack={() => steps.goBy(-1)}
        onSave={props.onSaveChanges ?? props.onSubmit}
      />
    </form>
  );
}

/** One step of the form. Sections stay mounted behind the review, so that pending uploads continue. */
function FormStepSection(props: Props & { name: (typeof FORM_STEPS)[number]; children: ReactNode }) {
  const { name, steps } = props;
  const isPart = name !== "review";
  return (
    <section
      hidden={isPart === (steps.step === "review")}
      aria-labelledby={`step-${name}`}
      onFocus={isPart ? () => steps.enter(name) : undefined}
      className="min-w-0 max-w-[46rem] lg:max-w-none"
    >
      {/* The details' heading is visually hidden, because the title shows what they are. On phones the review's heading is hidden too, because the step above names it. */}
      <h2
        id={`step-${name}`}
        ref={steps.step === name ? (steps.heading as Ref<HTMLHeadingElement>) : null}
        tabIndex={-1}
        className={cn(
          "form-part text-2xl outline-none sm:mb-6",
          name === "details" ? "sr-only" : !isPart && "max-sm:sr-only",
        )}
      >
        {wizard.headings[name]}
      </h2>
      {props.children}
    </section>
  );
}
