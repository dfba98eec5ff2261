import type { ImportDraft } from "#server/features/imports/schema.ts";
import { CUISINES, type Cuisine, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../../components/ui/field.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Select } from "../../../components/ui/select.tsx";
import type { FormErrors } from "../../recipe-form/form-errors.ts";
import { MinutesField } from "../../recipe-form/minutes-field.tsx";
import { ServingsField } from "../../recipe-form/servings-field.tsx";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { fieldReceipt, sourceWords } from "./receipt-words.ts";
import { ReviewRow } from "./review-row.tsx";

const words = text.imports.review;
const formWords = text.recipes.form;
const difficulties = DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] }));
const times = ["prepTime", "cookingTime", "totalTime"] as const;

/** Servings, times, cuisine and difficulty of the review. */
export function ReviewFacts(props: { form: RecipeForm; errors: FormErrors; draft: ImportDraft }) {
  const { values, change } = props.form;
  const { fields } = props.errors;
  const { cuisine } = props.draft;
  const source = sourceWords(props.draft);
  const entry = (name: "cuisine" | "difficulty" | (typeof times)[number]) => ({
    name: formWords[name],
    receipt: fieldReceipt(props.draft, name),
  });
  const servings = {
    name: formWords.servings,
    receipt: servingsReceipt(props.draft),
    whenMissing: source.assumed,
  };
  return (
    <>
      <ReviewRow draft={props.draft} entries={[servings, ...times.map(entry)]}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4">
          <ServingsField
            label={formWords.servings}
            value={values.servings}
            onChange={(servings) => change({ servings })}
            error={fields.servings}
          />
          {times.map((name) => (
            <MinutesField
              key={name}
              label={formWords[name]}
              value={values[name]}
              onChange={(minutes) => change({ [name]: minutes })}
              error={fields[name]}
            />
          ))}
        </div>
      </ReviewRow>
      <ReviewRow draft={props.draft} entries={[entry("cuisine"), entry("difficulty")]}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <Field
            label={formWords.cuisine}
            isOptional
            error={fields.cuisine}
            hint={values.cuisine === "OTHER" && cuisine ? source.cuisine(cuisine) : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={values.cuisine}
                onChange={(event) => change({ cuisine: event.target.value as Cuisine | "" })}
              >
                <option value="">{formWords.noCuisine}</option>
                {CUISINES.map((one) => (
                  <option key={one} value={one}>
                    {text.recipes.cuisines[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid content-start gap-1.5">
            <p aria-hidden className="font-semibold text-note">
              {formWords.difficulty}
            </p>
            <Segmented
              label={formWords.difficulty}
              options={difficulties}
              value={values.difficulty}
              onChange={(difficulty) => change({ difficulty })}
            />
          </div>
        </div>
      </ReviewRow>
    </>
  );
}

/** A yield without a number of people ("0.75 cup") says nothing about servings: what is assumed must be told. */
function servingsReceipt(draft: ImportDraft) {
  const found = fieldReceipt(draft, "servings");
  if (found === null || draft.servings !== null) return found;
  return { ...found, repaired: [...found.repaired, words.assumedInstead], isDoubtful: true };
}
