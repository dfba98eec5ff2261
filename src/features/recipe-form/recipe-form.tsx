import type { FormEvent, ReactNode, Ref } from "react";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { StepList } from "../../components/ui/step-list.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { DraftNote, LateDraftNote } from "./draft-note.tsx";
import { FormBar } from "./form-bar.tsx";
import { FormFacts, FormPicture, FormWords } from "./form-basics.tsx";
import { checkSaved, checkWritten, type FormErrors, hasErrors } from "./form-errors.ts";
import { FormLines } from "./form-lines.tsx";
import { FormPreview } from "./form-preview.tsx";
import { FormReview } from "./form-review.tsx";
import { errorsOfStep, errorsWhileTyping, FORM_STEPS, reachableStep, stepProblem } from "./form-steps.ts";
import { TagField } from "./tag-field.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import type { useFormStep } from "./use-form-step.ts";
import type { RecipeForm as Form } from "./use-recipe-form.ts";
import "../../components/ui/below-bars.css";
import "./form-details.css";

const words = text.recipes.form;
const wizard = text.recipeWizard;
const besidePreview = "grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]";

type Props = {
  form: Form;
  steps: ReturnType<typeof useFormStep>;
  isEdit: boolean;
  /** The recipe that is being changed is there no more. */
  isDeleted?: boolean;
  privacyEditable: boolean;
  /** The recipe is on its way: the form waits behind a word about it. */
  isBusy: boolean;
  cancelHref: string;
  onSubmit: () => void;
  /** Saves before the last step and stays. */
  onSaveChanges?: () => void;
  isSaving?: boolean;
  /** What went wrong as a whole: above the buttons, where the eye is. */
  problem?: ReactNode;
};

/** The wizard of a recipe, for a new one and for a change. What a step holds stays while another is shown. */
export function RecipeForm(props: Props) {
  const { form, steps, isEdit, isBusy } = props;
  const { step } = steps;
  const { values } = form;
  const typedWrong = errorsWhileTyping(values);
  const errors = withErrors(typedWrong, form.errors);
  const names = isEdit ? wizard.editSteps : wizard.createSteps;
  const isLast = step === "review";
  const wrong = errorsOfStep(checkWritten(values), step, values);
  const isTypedWrong = hasErrors(errorsOfStep(typedWrong, step, values));
  // A blank row may be anywhere among the others.
  const isAmongRows =
    Object.keys(wrong.rows).length > 0 && step !== "details" && step !== "review" && values[step].length > 1;
  useFormFocus(form, isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || props.isSaving) return;
    if (isLast) return props.onSubmit();
    // What the server said of other steps stays there.
    if (hasErrors(wrong)) form.reject(wrong);
    else steps.goBy(1);
  }

  return (
    <form ref={form.element} onSubmit={submit} noValidate aria-busy={isBusy}>
      <StepList
        label={wizard.stepsLabel}
        steps={FORM_STEPS.map((one) => names[one])}
        current={steps.at}
        onGo={(at) => steps.go(FORM_STEPS[at] ?? "details")}
        canGo={(at) => !isBusy && reachableStep(FORM_STEPS[at] ?? null, values) === FORM_STEPS[at]}
      />
      {isBusy ? <Loading message={isEdit ? words.updating : words.creating} /> : null}
      <div hidden={isBusy} className="grid gap-6 pt-1.5 sm:pt-5">
        <DraftNote form={form} isEdit={isEdit} isDeleted={props.isDeleted ?? false} />
        <Panel {...props} name="details">
          <div className="form-details grid max-w-[46rem] gap-x-14 gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:[&>*]:col-start-1">
            <FormWords form={form} errors={errors} />
            <div className="self-start below-bars lg:sticky lg:col-start-2! lg:row-span-3 lg:row-start-1">
              <FormPicture form={form} errors={errors} />
              {step === "details" && values.title.trim() !== "" ? (
                <div className="mt-6">
                  <FormPreview values={values} hasPicture={false} />
                </div>
              ) : null}
            </div>
            <FormFacts form={form} errors={errors} />
            <div className="grid content-start gap-6">
              <TagField values={values} onChange={form.change} error={errors.fields.tags} />
              <Visibility form={form} isEditable={props.privacyEditable} />
            </div>
          </div>
        </Panel>
        <Panel {...props} name="ingredients">
          <div className={besidePreview}>
            <FormLines form={form} errors={errors} list="ingredients" isEdit={isEdit} />
            {step === "ingredients" ? (
              <div className="self-start below-bars lg:sticky">
                <FormPreview values={values} />
              </div>
            ) : null}
          </div>
        </Panel>
        <Panel {...props} name="instructions">
          <div className={besidePreview}>
            <div>
              <FormLines form={form} errors={errors} list="instructions" isEdit={isEdit} />
              <div className="mt-8">
                <Field label={words.notes} hint={words.notesHint} isOptional error={errors.fields.notes}>
                  {(control) => (
                    <Textarea
                      {...control}
                      value={values.notes}
                      onChange={(event) => form.change({ notes: event.target.value })}
                    />
                  )}
                </Field>
              </div>
            </div>
            {step === "instructions" ? (
              <div className="self-start below-bars lg:sticky">
                <FormPreview values={values} />
              </div>
            ) : null}
          </div>
        </Panel>
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
        blocked={stepProblem(values, step)}
        onShowProblem={isTypedWrong || isAmongRows ? () => form.reject(wrong) : undefined}
        isBusy={isBusy}
        isSaving={props.isSaving ?? false}
        isDraftKept={form.draft.isKept}
        problem={props.problem}
        note={<LateDraftNote form={form} isEdit={isEdit} />}
        cancelHref={props.cancelHref}
        onBack={() => steps.goBy(-1)}
        onCreate={isEdit || hasErrors(checkSaved(values)) ? undefined : props.onSubmit}
        onSaveChanges={props.onSaveChanges}
      />
    </form>
  );
}

/** One step. It stays mounted behind the others, so that a picture on its way arrives. */
function Panel(props: Props & { name: (typeof FORM_STEPS)[number]; children: ReactNode }) {
  const { name, steps } = props;
  const isShown = steps.step === name;
  return (
    <section hidden={!isShown} aria-labelledby={`step-${name}`} className="max-w-[46rem] lg:max-w-none">
      {/* On phones the present step is named just above. */}
      <h2
        id={`step-${name}`}
        ref={isShown ? (steps.heading as Ref<HTMLHeadingElement>) : null}
        tabIndex={-1}
        className="text-2xl outline-none max-sm:sr-only sm:mb-6"
      >
        {wizard.headings[name]}
      </h2>
      {props.children}
    </section>
  );
}

/** Marks from a failed saving stand over what is told while one types. */
function withErrors(typed: FormErrors, told: FormErrors): FormErrors {
  return {
    fields: { ...typed.fields, ...told.fields },
    rows: { ...typed.rows, ...told.rows },
    other: told.other,
  };
}

function Visibility({ form, isEditable }: { form: Form; isEditable: boolean }) {
  const isPublic = isEditable && form.values.isPublic;
  return (
    <Switch
      checked={isPublic}
      disabled={!isEditable}
      onCheckedChange={(checked) => form.change({ isPublic: checked })}
      hint={isEditable ? (isPublic ? words.publicHint : words.privateHint) : words.lockedHint}
    >
      {words.isPublic}
    </Switch>
  );
}
