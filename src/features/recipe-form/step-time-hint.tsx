import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { formatMinutes } from "../../lib/format.ts";
import type { RecipeValues } from "./form-values.ts";
import { minutesInSteps } from "./minutes-in-steps.ts";

/**
 * The hint of a cooking time that was not read although the steps name times: what they come to, which one press takes.
 * Undefined where there is nothing to offer.
 */
export function stepTimeHint(values: RecipeValues, onTake: (minutes: string) => void): ReactNode | undefined {
  const minutes = values.cookingTime.trim() === "" ? minutesInSteps(values.instructions) : null;
  if (minutes === null) return undefined;
  return (
    <button
      type="button"
      onClick={() => onTake(String(minutes))}
      className="touch-44 text-left text-link text-xs"
    >
      {text.recipes.form.takeStepTime(formatMinutes(minutes) ?? "")}
      <span className="sr-only">{text.recipes.form.asInSteps}</span>
    </button>
  );
}
