import { CUISINES, type Cuisine, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../../components/ui/field.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import type { FormErrors } from "../../recipe-form/form-errors.ts";
import { MinutesField } from "../../recipe-form/minutes-field.tsx";
import { TitleField } from "../../recipe-form/review-words.tsx";
import { ServingsField } from "../../recipe-form/servings-field.tsx";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import type { PhotoField } from "./line-fields.ts";

const words = text.scans.review;
const formWords = text.recipes.form;
const offered: readonly Cuisine[] = ["ITALIAN", "MEXICAN", "CHINESE", "AMERICAN", "MEDITERRANEAN", "OTHER"];

/** Tells by which field a part of the photo lights up. */
const photoField = (field: PhotoField) => ({ "data-photo-field": field });

/** Title, description, and the facts of the recipe. */
export function ReviewFacts(props: { form: RecipeForm; errors: FormErrors; answer: ScanAnswer }) {
  const { form, answer } = props;
  const { values, change } = form;
  const { fields } = props.errors;
  const read = answer.cuisineType;
  const cuisines = read && !offered.includes(read) ? [...offered, read] : offered;
  return (
    <div className="grid gap-6">
      <div {...photoField("title")}>
        <TitleField value={values.title} onChange={(title) => change({ title })} error={fields.title} />
      </div>
      <Field label={formWords.description} isOptional error={fields.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
            className="min-h-18!"
          />
        )}
      </Field>
      <div className="scan-facts grid items-start gap-x-4 gap-y-6">
        <div {...photoField("cookingTime")}>
          <MinutesField
            label={words.cookingTime}
            value={values.cookingTime}
            onChange={(cookingTime) => change({ cookingTime })}
            error={fields.cookingTime}
          />
        </div>
        <div {...photoField("servings")}>
          <ServingsField
            label={words.servingSize}
            value={values.servings}
            onChange={(servings) => change({ servings })}
            error={fields.servings}
            hint={answer.servingSize === null ? words.servingsAssumed : undefined}
          />
        </div>
        <Field label={formWords.difficulty} error={fields.difficulty}>
          {(control) => (
            <Select
              {...control}
              value={values.difficulty}
              onChange={(event) => change({ difficulty: event.target.value as typeof values.difficulty })}
            >
              {DIFFICULTIES.map((one) => (
                <option key={one} value={one}>
                  {text.recipes.difficulties[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={formWords.cuisine} error={fields.cuisine}>
          {(control) => (
            <Select
              {...control}
              value={values.cuisine}
              onChange={(event) =>
                change({ cuisine: CUISINES.find((one) => one === event.target.value) ?? "OTHER" })
              }
            >
              {cuisines.map((one) => (
                <option key={one} value={one}>
                  {text.recipes.cuisines[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
