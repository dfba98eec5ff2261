import type { ReactNode } from "react";
import { findStepTimes } from "#server/engines/step-times/step-times.ts";
import { text } from "#server/texts/en.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow } from "./lines/line-rows.ts";

const MINUTES_A_DAY = 24 * 60;

/**
 * The sum of the times in the steps in minutes, or null. A range such as "8 to 10 minutes" counts with its
 * upper end.
 */
export function sumMinutesInStepsOrNull(rows: readonly LineRow[]): number | null {
  const seconds = rows
    .filter(({ kind }) => kind === "line")
    .flatMap(({ text }) => findStepTimes(text))
    .filter(({ isLong }) => !isLong)
    .reduce((sum, time) => sum + (time.most ?? time.seconds), 0);
  const minutes = Math.ceil(seconds / 60);
  // A day or more includes resting times, which are no cooking time.
  return minutes > 0 && minutes < MINUTES_A_DAY ? minutes : null;
}

/**
 * A button that fills an empty cooking time with the sum of the times in the steps; undefined if there is no
 * sum.
 */
export function createStepTimeSuggestionButtonIfAny(
  values: RecipeValues,
  onTake: (minutes: string) => void,
): ReactNode | undefined {
  const minutes = values.cookingTime.trim() === "" ? sumMinutesInStepsOrNull(values.instructions) : null;
  if (minutes === null) return undefined;
  return (
    <button
      type="button"
      onClick={() => onTake(String(minutes))}
      className="touch-44 text-left text-link text-xs"
    >
      {text.recipes.form.takeStepTime(formatMinutesOrNull(minutes) ?? "")}
      <span className="sr-only">{text.recipes.form.asInSteps}</span>
    </button>
  );
}
