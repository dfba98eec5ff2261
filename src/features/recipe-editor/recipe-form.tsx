import type { FormEvent, ReactNode, Ref } from "react";
import { text } from "#server/texts/en.ts";
import { LoadingMessage } from "../../components/ui/loading-message.tsx";
import { SectionNavList } from "../../components/ui/section-nav-list.tsx";
import { cn } from "../../lib/class-names.ts";
import { DraftNote, LateDraftNote } from "./draft-note.tsx";
import { FormBar } from "./form-bar.tsx";
import { FormDetails } from "./form-details.tsx";
import { checkComplete, hasErrors, mergeErrors } from "./form-errors.ts";
import { FormLines } from "./form-lines.tsx";
import { FormPreview } from "./form-preview.tsx";
import { FormReview } from "./form-review.tsx";
import {
  errorsOfStep,
  errorsWhileTyping,
  FORM_STEPS,
  findSaveProblem,
  findStepProblem,
  reachableStep,
} from "./form-steps.ts";
import { FormNotes } from "./recipe-fields.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import type { useFormStep } from "./use-form-step.ts";
import type { RecipeForm as Form } from "./use-recipe-form.ts";
import "../../components/ui/below-bars.css";
import "./as-recipe.css";
import "./form-details.css";

const texts = text.recipes.form;
const wizard = text.recipeWizard;

type Props = {
  form: Form;
  steps: ReturnType<typeof useFormStep>;
  isEdit: boolean;
  /** The recipe that is edited was deleted. */
  isDeleted?: boolean;
  privacyEditable: boolean;
  /** The recipe is being saved and the form is hidden. */
  isBusy: boolean;
  cancelHref: string;
  onSubmit: () => void;
  /** Saves before the last step and stays; absent if a save always ends the form. */
  onSaveChanges?: () => void;
  isSaving?: boolean;
  /** Shown above the buttons. */
  problem?: ReactNode;
};

/** The page that creates or edits a recipe: the steps are its sections, the review is shown alone. */
export function RecipeForm(props: Props) {
  const { form, steps, isEdit, isBusy } = props;
  const { step } = steps;
  const { values } = form;
  const typingErrors = errorsWhileTyping(values);
  const errors = mergeErrors(typingErrors, form.errors);
  const isLast = step === "review";
  const stepErrors = errorsOfStep(checkComplete(values), step, values);
  const hasTypingErrors = hasErrors(errorsOfStep(typingErrors, step, values));
  // A blank row may be between the others.
  const isAmongRows =
    Object.keys(stepErrors.rows).length > 0 &&
    step !== "details" &&
    step !== "review" &&
    values[step].length > 1;
  useFormFocus(form, isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || props.isSaving) return;
    if (isLast) return props.onSubmit();
    // Server errors of other steps stay.
    if (hasErrors(stepErrors)) form.reject(stepErrors);
    else steps.goBy(1);
  }

  const names = isEdit ? wizard.editSteps : wizard.createSteps;
  const parts = {
    label: wizard.stepsLabel,
    current: steps.at,
    onGo: (index: number) => steps.go(FORM_STEPS[index] ?? "details"),
    canGo: (index: number) =>
      !isBusy && reachableStep(FORM_STEPS[index] ?? null, values) === FORM_STEPS[index],
  };
  return (
    <form ref={form.element} onSubmit={submit} noValidate aria-busy={isBusy}>
      <SectionNavList {...parts} sections={FORM_STEPS.map((name) => names[name])} />
      {isBusy ? <LoadingMessage message={isEdit ? texts.updating : texts.creating} /> : null}
      <div hidden={isBusy} className="as-recipe recipe-form grid gap-6 pt-1.5 sm:pt-5">
        <DraftNote form={form} isEdit={isEdit} isDeleted={props.isDeleted ?? false} />
        <Panel {...props} name="details">
          <FormDetails form={form} errors={errors} privacyEditable={props.privacyEditable} />
        </Panel>
        <div hidden={isLast} className={cn("form-columns", !isEdit && "form-beside-preview")}>
          <Panel {...props} name="ingredients">
            <FormLines form={form} errors={errors} list="ingredients" isEdit={isEdit} />
          </Panel>
          <Panel {...props} name="instructions">
            <FormLines form={form} errors={errors} list="instructions" isEdit={isEdit} />
            <FormNotes form={form} errors={errors} privacyEditable={props.privacyEditable} />
          </Panel>
          {isEdit || isLast ? null : (
            <div className="form-preview self-start below-bars max-lg:hidden lg:sticky">
              <FormPreview values={values} hasPicture={false} />
            </div>
          )}
        </div>
        <Panel {...props} name="review">
          {isLast ? (
            <FormReview values={values} privacyEditable={props.privacyEditable} onGo={steps.go} />
          ) : null}
        </Panel>
      </div>
      <FormBar
        isEdit={isEdit}
        isFirst={steps.at === 0}
        isLast={isLast}
        stepBlocker={findStepProblem(values, step)}
        saveBlocker={isEdit ? findStepProblem(values, step) : findSaveProblem(values)}
        showsBlocker={isEdit || hasTypingErrors || isAmongRows || hasErrors(form.errors)}
        onShowProblem={hasTypingErrors || isAmongRows ? () => form.reject(stepErrors) : undefined}
        isBusy={isBusy}
        isSaving={props.isSaving ?? false}
        isDraftStored={form.draft.isKept}
        problem={props.problem}
        note={<LateDraftNote form={form} isEdit={isEdit} />}
        cancelHref={props.cancelHref}
        onBack={() => steps.goBy(-1)}
        onSave={props.onSaveChanges ?? props.onSubmit}
      />
    </form>
  );
}

/** One step. Sections of the page stay mounted behind the review, so that pending uploads finish. */
function Panel(props: Props & { name: (typeof FORM_STEPS)[number]; children: ReactNode }) {
  const { name, steps } = props;
  const isPart = name !== "review";
  return (
    <section
      hidden={isPart === (steps.step === "review")}
      aria-labelledby={`step-${name}`}
      onFocus={isPart ? () => steps.enter(name) : undefined}
      className="min-w-0 max-w-[46rem] lg:max-w-none"
    >
      {/* The recipe's title needs no visible heading; on phones the review is named just above. */}
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
