import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import type { FormErrors } from "../../recipe-form/form-errors.ts";
import { MinutesField } from "../../recipe-form/minutes-field.tsx";
import { DifficultyField } from "../../recipe-form/review-words.tsx";
import { ServingsField } from "../../recipe-form/servings-field.tsx";
import { stepTimeHint } from "../../recipe-form/step-time-hint.tsx";
import { timesTogether } from "../../recipe-form/times-together.ts";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { fieldReceipt, sourceWords, unsureWords } from "./receipt-words.ts";

const words = text.recipes.form;
const times = ["prepTime", "cookingTime", "totalTime"] as const;

/** Servings, times and difficulty of the review; what was assumed, or hard to read, says so below it. */
export function ReviewFacts(props: { form: RecipeForm; errors: FormErrors; draft: ImportDraft }) {
  const { draft } = props;
  const { values, change } = props.form;
  const { fields } = props.errors;
  return (
    <div className="as-recipe-facts">
      <ServingsField
        label={words.servings}
        value={values.servings}
        onChange={(servings) => change({ servings })}
        error={fields.servings}
        hint={values.servings === "4" ? servingsHint(draft) : unsureWords(draft, "servings")}
      />
      {times.map((name) => (
        <MinutesField
          key={name}
          label={words[name]}
          value={values[name]}
          reckoned={name === "totalTime" ? timesTogether(values) : null}
          onChange={(minutes) => change({ [name]: minutes })}
          error={fields[name]}
          hint={
            unsureWords(draft, name) ??
            (name === "cookingTime"
              ? stepTimeHint(values, (cookingTime) => change({ cookingTime }))
              : undefined)
          }
        />
      ))}
      <DifficultyField
        value={values.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        error={fields.difficulty}
        isAssumed={draft.difficulty === null && values.difficulty === "MEDIUM"}
      />
    </div>
  );
}

/** A yield without a number of people ("0.75 cup") says nothing about servings: what is assumed must be told. */
function servingsHint(draft: ImportDraft): string | undefined {
  if (draft.servings !== null) return unsureWords(draft, "servings");
  return fieldReceipt(draft, "servings") === null
    ? sourceWords(draft).assumed
    : text.imports.review.assumedInstead;
}
