import type { Cuisine } from "#server/features/recipes/policy.ts";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import {
  type Fact,
  FactFieldsCollapsedOnPhones,
} from "../../recipe-editor/fact-fields-collapsed-on-phones.tsx";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import {
  CuisineSelectField,
  createDifficultyFactField,
  createFieldProps,
  MinutesField,
  ReviewDescriptionField,
  ReviewTitleField,
  ServingsField,
} from "../../recipe-editor/recipe-fields.tsx";
import { createStepTimeSuggestionButtonIfAny } from "../../recipe-editor/step-time-hint.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import type { PhotoField } from "./line-fields.ts";

const texts = text.scans.review;
const offeredCuisines: readonly Cuisine[] = [
  "ITALIAN",
  "MEXICAN",
  "CHINESE",
  "AMERICAN",
  "MEDITERRANEAN",
  "OTHER",
];

/** An attribute that assigns a form field to a line of the photo. */
const createPhotoFieldAttribute = (field: PhotoField) => ({ "data-photo-field": field });

/** The fields for title, description and facts such as servings. */
export function ScanReviewFacts(props: { form: RecipeForm; errors: FormErrors; answer: ScanAnswer }) {
  const { form, answer } = props;
  const { values, change } = form;
  const { fields } = props.errors;
  const read = answer.cuisineType;
  const cuisines = read && !offeredCuisines.includes(read) ? [...offeredCuisines, read] : offeredCuisines;
  const timeHint = createStepTimeSuggestionButtonIfAny(values, (cookingTime) => change({ cookingTime }));
  const servings: Fact = {
    key: "servings",
    field: (
      <div {...createPhotoFieldAttribute("servings")}>
        <ServingsField
          {...createFieldProps(form, props.errors, "servings")}
          label={texts.servingSize}
          hint={answer.servingSize === null ? texts.servingsAssumed : undefined}
        />
      </div>
    ),
  };
  const time: Fact = {
    key: "cookingTime",
    name: "time",
    hasValue: values.cookingTime !== "" || fields.cookingTime !== undefined,
    isExtracted: answer.cookingTime !== null || timeHint !== undefined,
    field: (
      <div {...createPhotoFieldAttribute("cookingTime")}>
        <MinutesField
          {...createFieldProps(form, props.errors, "cookingTime")}
          label={texts.cookingTime}
          hint={timeHint}
        />
      </div>
    ),
  };
  return (
    <div className="grid gap-1">
      <CuisineSelectField
        {...createFieldProps(form, props.errors, "cuisine")}
        cuisines={cuisines}
        hideLabel
        className="as-recipe-cuisine"
      />
      <div {...createPhotoFieldAttribute("title")}>
        <ReviewTitleField {...createFieldProps(form, props.errors, "title")} />
      </div>
      <ReviewDescriptionField {...createFieldProps(form, props.errors, "description")} />
      <FactFieldsCollapsedOnPhones facts={[servings, time, createDifficultyFactField(form, props.errors)]} />
    </div>
  );
}
