import { text } from "#server/texts/en.ts";
import { SectionNavList } from "../../components/ui/section-nav-list.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { FORM_STEPS } from "./form-steps.ts";
import "./recipe-details-fields.css";

const wizard = text.recipeWizard;

/** The edit page while its recipe loads: section headings with skeletons of their content. */
export function EditRecipeSkeleton() {
  return (
    <div>
      <div inert className="max-sm:hidden">
        <SectionNavList
          label={wizard.stepsLabel}
          sections={FORM_STEPS.map((step) => wizard.editSteps[step])}
          current={0}
          onGo={() => undefined}
          canGo={() => false}
        />
      </div>
      <SkeletonGroup className="grid gap-6 pt-1.5 sm:pt-5">
        <div className="form-details grid max-w-[46rem] gap-x-14 gap-y-6 lg:max-w-none lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-2">
            <Skeleton className="h-15" />
            <Skeleton className="h-11" />
          </div>
          <Skeleton className="form-picture-shape aspect-4/3 rounded-card" />
        </div>
        <div className="form-columns">
          <Skeleton className="h-60" />
          <Skeleton className="h-60 max-md:hidden" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
