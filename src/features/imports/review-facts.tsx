import type { ImportDraft } from "#server/features/imports/schema.ts";
import { CUISINES, type Cuisine, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Segmented } from "../../components/ui/segmented.tsx";
import { Select } from "../../components/ui/select.tsx";
import type { FormErrors } from "../recipes/form-errors.ts";
import { MinutesField } from "../recipes/minutes-field.tsx";
import type { RecipeForm } from "../recipes/use-recipe-form.ts";
import { fieldReceipt } from "./receipt-words.ts";
import { ReviewRow } from "./review-row.tsx";

const words = text.imports.review;
const formWords = text.recipes.form;
const difficulties = DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] }));
const times = ["prepTime", "cookingTime", "totalTime"] as const;

/** Servings, times, cuisine and difficulty of the review. */
export function ReviewFacts(props: { form: RecipeForm; errors: FormErrors; draft: ImportDraft }) {
  const { values, change } = props.form;
  const { fields } = props.errors;
  const { receipt, cuisine } = props.draft;
  return (
    <>
      <ReviewRow
        name={formWords.servings}
        receipt={fieldReceipt(receipt, "servings")}
        whenMissing={words.assumed}
      >
        <Field label={formWords.servings} error={fields.servings} className="max-w-40">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={values.servings}
              onChange={(event) => change({ servings: event.target.value })}
              className="tabular-nums"
            />
          )}
        </Field>
      </ReviewRow>
      {times.map((name) => (
        <ReviewRow key={name} name={formWords[name]} receipt={fieldReceipt(receipt, name)}>
          <div className="max-w-40">
            <MinutesField
              label={formWords[name]}
              value={values[name]}
              onChange={(minutes) => change({ [name]: minutes })}
              error={fields[name]}
            />
          </div>
        </ReviewRow>
      ))}
      <ReviewRow name={formWords.cuisine} receipt={fieldReceipt(receipt, "cuisine")}>
        <Field
          label={formWords.cuisine}
          isOptional
          error={fields.cuisine}
          hint={values.cuisine === "OTHER" && cuisine ? words.cuisineRead(cuisine) : undefined}
          className="max-w-80"
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
      </ReviewRow>
      <ReviewRow name={formWords.difficulty} receipt={fieldReceipt(receipt, "difficulty")}>
        <p aria-hidden className="mb-1.5 font-semibold text-note">
          {formWords.difficulty}
        </p>
        <Segmented
          label={formWords.difficulty}
          options={difficulties}
          value={values.difficulty}
          onChange={(difficulty) => change({ difficulty })}
          className="max-w-80"
        />
      </ReviewRow>
    </>
  );
}
