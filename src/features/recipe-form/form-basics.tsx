import { DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Segmented } from "../../components/ui/segmented.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { PictureField } from "../uploads/picture-field.tsx";
import { CuisineField } from "./cuisine-field.tsx";
import { COVER, type FormErrors } from "./form-errors.ts";
import { MinutesField } from "./minutes-field.tsx";
import { ServingsField } from "./servings-field.tsx";
import type { RecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;
const difficulties = DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] }));

/** `errors` are all that is told: of a failed saving, and while one types. */
type Props = { form: RecipeForm; errors: FormErrors };

/** Title and description. */
export function FormWords({ form, errors }: Props) {
  const { values, change } = form;
  return (
    <div className="grid gap-6">
      <Field label={words.title} error={errors.fields.title}>
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            placeholder={words.titlePlaceholder}
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
            className="title form-title placeholder:font-normal"
          />
        )}
      </Field>
      <Field
        label={words.description}
        hint={words.descriptionHint}
        isOptional
        error={errors.fields.description}
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** The cover. */
export function FormPicture({ form, errors }: Props) {
  const { values, change } = form;
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="font-semibold text-note">
        {words.picture}
      </p>
      <PictureField
        label={words.picture}
        path={values.picture}
        onChange={(picture) => change({ picture })}
        onBusyChange={(isBusy) => form.setPictureBusy(COVER, isBusy)}
        error={errors.fields.picture}
        hint={words.pictureHint}
        placeholder={
          <LazyDishPicture title={values.title} tags={values.tags} cuisine={values.cuisine || null} />
        }
      />
    </div>
  );
}

/** Cuisine, difficulty, servings and times. */
export function FormFacts({ form, errors }: Props) {
  const { values, change } = form;
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <CuisineField
          value={values.cuisine}
          onChange={(cuisine) => change({ cuisine })}
          error={errors.fields.cuisine}
        />
        <div className="grid content-start gap-1.5">
          <p aria-hidden className="font-semibold text-note">
            {words.difficulty}
          </p>
          <Segmented
            label={words.difficulty}
            options={difficulties}
            value={values.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
          {errors.fields.difficulty ? (
            <p role="alert" className="text-sm text-tomato">
              {errors.fields.difficulty}
            </p>
          ) : null}
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4">
        <ServingsField
          label={words.servings}
          value={values.servings}
          onChange={(servings) => change({ servings })}
          error={errors.fields.servings}
        />
        {(["prepTime", "cookingTime", "totalTime"] as const).map((name) => (
          <MinutesField
            key={name}
            label={words[name]}
            value={values[name]}
            onChange={(minutes) => change({ [name]: minutes })}
            error={errors.fields[name]}
          />
        ))}
      </div>
    </div>
  );
}
