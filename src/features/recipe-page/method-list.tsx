import { memo } from "react";
import type { Instruction } from "#server/features/recipes/schema/recipe.ts";
import { cn } from "../../lib/class-names.ts";
import { ResponsiveStepPicture } from "../cooking/responsive-step-picture.tsx";
import { StepText } from "../cooking/step-text.tsx";
import type { ShownPages } from "../scaling/scaled-recipe.ts";
import type { StaggeredStore } from "../scaling/staggered-store.ts";
import { useStaggeredValue } from "../scaling/use-staggered-value.ts";

type CookedRecipe = { id: string; title: string };

/** The steps with large numerals; a step's picture is below its text. */
export const MethodList = memo(function MethodList(props: {
  steps: readonly Instruction[];
  shown: StaggeredStore<ShownPages>;
  /** The recipe that timers started from a step belong to. */
  recipe: CookedRecipe;
}) {
  const { steps, shown, recipe } = props;
  return (
    <ol className="grid gap-8 print:block">
      {steps.map((step, index) => (
        <li
          key={step.stepNumber}
          data-part={createStepPartId(index)}
          className={cn(
            "relative print:mb-3",
            !mayStepBreakAcrossPages(step.instruction) && "break-inside-avoid",
          )}
        >
          {step.section !== null && step.section !== (steps[index - 1]?.section ?? null) ? (
            <h3 className="mb-4 text-soft text-xl print:mb-1.5 print:text-base">
              <bdi>{step.section}</bdi>
            </h3>
          ) : doesSectionEndBeforeStep(step, steps[index - 1]) ? (
            <hr className="mb-4" />
          ) : null}
          <div
            // The number is on the side where the text starts.
            dir="auto"
            data-copy-row=""
            className="grid grid-cols-[2.6rem_1fr] gap-x-2.5 sm:grid-cols-[2.75rem_1fr] print:grid-cols-[1.75rem_1fr]"
          >
            <span
              aria-hidden
              data-copy={`${step.stepNumber}. `}
              className="title -mt-1 text-nowrap text-[2rem] text-tomato leading-none sm:text-[2.1rem] print:mt-0 print:text-lg"
            >
              {step.stepNumber}
            </span>
            <div className="min-w-0 max-w-[42rem] print:max-w-none">
              <p className="whitespace-pre-line text-method print:text-sm">
                <ScaledStepText shown={shown} index={index} stepNumber={step.stepNumber} recipe={recipe} />
              </p>
              <UnscaledNumbersNote shown={shown} index={index} />
              {step.imageUrl ? (
                <ResponsiveStepPicture
                  path={step.imageUrl}
                  step={step}
                  sizes="(min-width: 64rem) 26rem, 85vw"
                  loading="lazy"
                  className="mt-4 max-w-md print:hidden"
                />
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
});

/**
 * Whether a section ends before this step and no other begins. A rule is drawn then, so that the step does
 * not seem to belong to the section.
 */
function doesSectionEndBeforeStep(step: Instruction, before: Instruction | undefined): boolean {
  return step.section === null && before !== undefined && before.section !== null;
}

const CHARS_PER_PRINTED_LINE = 60;
const MAX_UNBROKEN_LINES = 16;

/**
 * Whether a step may break across printed pages: an unbroken long step would leave the previous page mostly
 * empty.
 */
function mayStepBreakAcrossPages(instruction: string): boolean {
  const lines = instruction.split("\n").map((line) => Math.ceil(line.length / CHARS_PER_PRINTED_LINE) || 1);
  return lines.reduce((sum, count) => sum + count, 0) > MAX_UNBROKEN_LINES;
}

const createStepPartId = (index: number) => `step ${index}`;

/** The text of a step. The staggered store updates it on its own when the servings change. */
function ScaledStepText(props: {
  shown: StaggeredStore<ShownPages>;
  index: number;
  stepNumber: number;
  recipe: CookedRecipe;
}) {
  const { shown, index, ...rest } = props;
  const { scaled } = useStaggeredValue(shown, createStepPartId(index));
  return <StepText {...rest} pieces={scaled.step(index)} />;
}

/** A note that numbers in a step are not scaled, shown while the servings differ from the recipe's own. */
function UnscaledNumbersNote({ shown, index }: { shown: StaggeredStore<ShownPages>; index: number }) {
  const note = useStaggeredValue(shown, createStepPartId(index)).scaled.stepNote(index);
  return note === null ? null : <p className="mt-1.5 text-note text-soft print:text-xs">{note}</p>;
}
