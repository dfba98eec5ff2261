import { text } from "#server/texts/en.ts";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { StepList } from "../../components/ui/step-list.tsx";
import { FORM_STEPS } from "./form-steps.ts";

const wizard = text.recipeWizard;

/** The form of a change before its recipe has come: the steps' names, and the shapes of the first fields. */
export function RecipeFormSkeleton() {
  return (
    <div>
      <div inert>
        <StepList
          label={wizard.stepsLabel}
          steps={FORM_STEPS.map((step) => wizard.editSteps[step])}
          current={0}
        />
      </div>
      <div className="grid gap-6 pt-1.5 sm:pt-5">
        <p aria-hidden className="title text-2xl max-sm:hidden">
          {wizard.headings.details}
        </p>
        <Skeletons className="grid max-w-[46rem] gap-x-14 gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-6">
            <FieldShape label={text.recipes.form.title} className="h-14" />
            <FieldShape label={text.recipes.form.description} className="h-24" />
          </div>
          <FieldShape label={text.recipes.form.picture} className="aspect-4/3 rounded-card sm:max-lg:w-60" />
        </Skeletons>
      </div>
    </div>
  );
}

function FieldShape({ label, className }: { label: string; className: string }) {
  return (
    <div aria-hidden className="grid content-start gap-1.5">
      <p className="font-semibold text-note">{label}</p>
      <Skeleton className={className} />
    </div>
  );
}
