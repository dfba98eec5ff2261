import type { ReactNode } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { DoubtText } from "../../../components/ui/doubt-text.tsx";
import {
  type Fact,
  FactFieldsCollapsedOnPhones,
} from "../../recipe-editor/fact-fields-collapsed-on-phones.tsx";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import { sumPrepAndCookingTimeOrNull } from "../../recipe-editor/form-input.ts";
import {
  CaloriesField,
  createDifficultyFactField,
  createFieldProps,
  MinutesField,
  ServingsField,
} from "../../recipe-editor/recipe-fields.tsx";
import { createStepTimeSuggestionButtonIfAny } from "../../recipe-editor/step-time-hint.tsx";
import { TagChipsField } from "../../recipe-editor/tag-chips-field.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import {
  fieldDoubtTextIfAny,
  fieldProvenanceOrNull,
  sourceTextsForPageOrPastedText,
} from "./provenance-texts.ts";

const texts = text.recipes.form;
const times = ["prepTime", "cookingTime", "totalTime"] as const;

/** Servings, times, difficulty and tags of the reviewed recipe, with hints on assumed or doubtful values. */
export function ImportReviewFacts(props: { form: RecipeForm; errors: FormErrors; draft: ImportDraft }) {
  const { form, draft } = props;
  const { values, change } = form;
  const { fields } = props.errors;
  const servings: Fact = {
    key: "servings",
    field: (
      <ServingsField
        {...createFieldProps(form, props.errors, "servings")}
        label={texts.servings}
        hint={values.servings === "4" ? servingsHintOrDoubt(draft) : doubtHintOfFieldIfAny(draft, "servings")}
      />
    ),
  };
  const timeOf = (name: (typeof times)[number]): Fact => {
    const computed = name === "totalTime" ? sumPrepAndCookingTimeOrNull(values) : null;
    const hint =
      doubtHintOfFieldIfAny(draft, name) ??
      (name === "cookingTime"
        ? createStepTimeSuggestionButtonIfAny(values, (cookingTime) => change({ cookingTime }))
        : undefined);
    return {
      key: name,
      name: "time",
      hasValue: values[name] !== "" || fields[name] !== undefined,
      isExtracted: draft[name] !== null || computed !== null || hint !== undefined,
      field: (
        <MinutesField
          {...createFieldProps(form, props.errors, name)}
          label={texts[name]}
          computed={computed}
          hint={hint}
        />
      ),
    };
  };
  const calories: Fact = {
    key: "calories",
    name: "calories",
    hasValue: Boolean(values.caloriesPerServing) || fields.caloriesPerServing !== undefined,
    isExtracted: draft.caloriesPerServing !== null,
    field: (
      <CaloriesField
        form={form}
        errors={props.errors}
        hint={doubtHintOfFieldIfAny(draft, "caloriesPerServing")}
      />
    ),
  };
  const tags: Fact = {
    key: "tags",
    name: "tags",
    hasValue: values.tags.length > 0 || Boolean(values.typedTag) || fields.tags !== undefined,
    isExtracted: draft.tags.length > 0,
    field: <TagChipsField values={values} onChange={change} error={fields.tags} />,
  };
  return (
    <FactFieldsCollapsedOnPhones
      facts={[
        servings,
        ...times.map(timeOf),
        createDifficultyFactField(form, props.errors),
        // Calories that were not extracted are left out; the member can add them in the recipe's form later.
        ...(calories.isExtracted || calories.hasValue ? [calories] : []),
      ]}
      tags={tags}
    />
  );
}

function doubtHintOfFieldIfAny(draft: ImportDraft, field: string): ReactNode {
  const doubt = fieldDoubtTextIfAny(draft, field);
  return doubt && <DoubtText>{doubt}</DoubtText>;
}

/**
 * The hint on servings. A yield such as "0.75 cup" has no number of people, so the hint says that servings
 * are assumed.
 */
function servingsHintOrDoubt(draft: ImportDraft): ReactNode {
  const doubt = doubtHintOfFieldIfAny(draft, "servings");
  if (draft.servings !== null || doubt !== undefined) return doubt;
  return fieldProvenanceOrNull(draft, "servings") === null
    ? sourceTextsForPageOrPastedText(draft).assumed
    : text.imports.review.assumedInstead;
}
