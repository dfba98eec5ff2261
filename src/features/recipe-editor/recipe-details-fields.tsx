import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { PictureUploadField } from "../uploads/picture-upload-field.tsx";
import { COVER, type FormErrors } from "./form-errors.ts";
import { sumPrepAndCookingTimeOrNull } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import {
  CaloriesField,
  CuisineSelectField,
  createDifficultyProps,
  createFieldProps,
  DifficultySelectField,
  MinutesField,
  ReviewDescriptionField,
  ServingsField,
} from "./recipe-fields.tsx";
import { TagChipsField } from "./tag-chips-field.tsx";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipes.form;

/** `errors` contains errors of a failed save and errors found while typing. */
type Props = { form: RecipeForm; errors: FormErrors };

/** Title, description, picture, facts, tags and visibility, in the layout of the recipe page. */
export function RecipeDetailsFields(props: Props & { privacyEditable: boolean }) {
  const { form, errors } = props;
  const { values, change } = form;
  return (
    <div className="form-details grid max-w-[46rem] gap-x-14 gap-y-6 lg:max-w-none lg:grid-cols-[minmax(0,46rem)_minmax(12rem,1fr)] lg:[&>*]:col-start-1">
      <div className="grid gap-2">
        <TitleField form={form} errors={errors} />
        <ReviewDescriptionField {...createFieldProps(form, errors, "description")} />
      </div>
      <div className="form-picture self-start below-bars lg:sticky lg:col-start-2! lg:row-span-3 lg:row-start-1">
        <PictureUploadField
          label={texts.picture}
          path={values.picture}
          onChange={(picture) => change({ picture })}
          onBusyChange={(isBusy) => form.setPictureBusy(COVER, isBusy)}
          error={errors.fields.picture}
          hint={texts.pictureHint}
          placeholder={<DishDrawingOrEmptyPlate values={values} />}
        />
      </div>
      <FactFieldRow form={form} errors={errors} />
      <div className="grid content-start gap-6">
        <TagChipsField values={values} onChange={change} error={errors.fields.tags} />
        <VisibilityField form={form} isEditable={props.privacyEditable} />
      </div>
    </div>
  );
}

/** A drawing that suits the title, or an empty plate without a title. */
function DishDrawingOrEmptyPlate({ values }: { values: RecipeValues }) {
  const title = values.title.trim();
  if (title) return <LazyDishPicture title={title} tags={values.tags} cuisine={values.cuisine || null} />;
  return <EmptyPlatePicture className="size-full!" />;
}

/** The title's field, which grows with its text. Enter opens the next step, as in a single-line field. */
function TitleField({ form, errors }: Props) {
  return (
    <Field label={texts.title} hideLabel error={errors.fields.title}>
      {(control) => (
        <Textarea
          {...control}
          required
          rows={1}
          autoComplete="off"
          placeholder={texts.titlePlaceholder}
          value={form.values.title}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          onChange={(event) => form.change({ title: event.target.value.replace(/[\r\n]+/g, " ") })}
          className="title form-title placeholder:font-normal"
        />
      )}
    </Field>
  );
}

/** Servings, times, difficulty and cuisine in one row, like the facts of the recipe page. */
function FactFieldRow({ form, errors }: Props) {
  return (
    <div className="as-recipe-facts">
      <ServingsField {...createFieldProps(form, errors, "servings")} label={texts.servings} />
      {(["prepTime", "cookingTime", "totalTime"] as const).map((name) => (
        <MinutesField
          {...createFieldProps(form, errors, name)}
          key={name}
          label={texts[name]}
          computed={name === "totalTime" ? sumPrepAndCookingTimeOrNull(form.values) : null}
        />
      ))}
      <DifficultySelectField {...createDifficultyProps(form, errors)} />
      <CuisineSelectField {...createFieldProps(form, errors, "cuisine")} />
      <CaloriesField form={form} errors={errors} />
    </div>
  );
}

/**
 * The choice of visibility. When a recipe with notes becomes public, it says that the notes become public
 * too.
 */
function VisibilityField({ form, isEditable }: { form: RecipeForm; isEditable: boolean }) {
  const { isPublic, notes } = form.values;
  const [publishesNotes, setPublishesNotes] = useState(false);
  const isShown = isEditable && isPublic;

  function change(checked: boolean) {
    setPublishesNotes(checked && notes.trim() !== "");
    form.change({ isPublic: checked });
  }

  return (
    <div>
      <Switch
        checked={isShown}
        disabled={!isEditable}
        onCheckedChange={change}
        hint={isEditable ? (isPublic ? texts.publicHint : texts.privateHint) : texts.lockedHint}
      >
        {texts.isPublic}
      </Switch>
      {isShown && publishesNotes ? (
        <div ref={scrollNoteToWindowCenter} className="mt-3">
          <Alert tone="info">{texts.notesPublished}</Alert>
        </div>
      ) : null}
    </div>
  );
}

/** Centres the note in the window, because bars at the bottom of phones would cover it. */
function scrollNoteToWindowCenter(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "center" });
}
