import type { Cuisine } from "#server/features/recipes/policy.ts";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { type Fact, FactsFold } from "../../recipe-editor/facts-fold.tsx";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import {
  CuisineField,
  DescriptionField,
  difficultyFact,
  fieldOf,
  MinutesField,
  ServingsField,
  TitleField,
} from "../../recipe-editor/recipe-fields.tsx";
import { stepTimeHint } from "../../recipe-editor/step-time-hint.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form.ts";
import type { PhotoField } from "./line-fields.ts";

const words = text.scans.review;
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
  const timeHint = stepTimeHint(values, (cookingTime) => change({ cookingTime }));
  const servings: Fact = {
    key: "servings",
    field: (
      <div {...photoField("servings")}>
        <ServingsField
          {...fieldOf(form, props.errors, "servings")}
          label={words.servingSize}
          hint={answer.servingSize === null ? words.servingsAssumed : undefined}
        />
      </div>
    ),
  };
  const time: Fact = {
    key: "cookingTime",
    name: "time",
    isSaid: values.cookingTime !== "" || fields.cookingTime !== undefined,
    isRead: answer.cookingTime !== null || timeHint !== undefined,
    field: (
      <div {...photoField("cookingTime")}>
        <MinutesField
          {...fieldOf(form, props.errors, "cookingTime")}
          label={words.cookingTime}
          hint={timeHint}
        />
      </div>
    ),
  };
  return (
    <div className="grid gap-1">
      <CuisineField
        {...fieldOf(form, props.errors, "cuisine")}
        cuisines={cuisines}
        hideLabel
        className="as-recipe-cuisine"
      />
      <div {...photoField("title")}>
        <TitleField {...fieldOf(form, props.errors, "title")} />
      </div>
      <DescriptionField {...fieldOf(form, props.errors, "description")} />
      <FactsFold facts={[servings, time, difficultyFact(form, props.errors, answer.difficulty !== null)]} />
    </div>
  );
}
