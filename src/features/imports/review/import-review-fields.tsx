import { cn } from "../../../lib/class-names.ts";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import {
  CuisineSelectField,
  createFieldProps,
  RecipeNotesField,
  ReviewDescriptionField,
  ReviewTitleField,
} from "../../recipe-editor/recipe-fields.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import { ImportPictureChooser } from "./import-picture-chooser.tsx";
import { ImportReviewFacts } from "./import-review-facts.tsx";
import { ImportReviewLines } from "./import-review-lines.tsx";
import { fieldDoubtTextIfAny, sourceTextsForPageOrPastedText } from "./provenance-texts.ts";
import { listDistinctPictureUrls, type ReviewedPage } from "./review-values.ts";
import "../../recipe-editor/as-recipe.css";

type Props = {
  form: RecipeForm;
  errors: FormErrors;
  page: ReviewedPage;
  /** Whether the pasted text is shown next to the fields, which leaves less space for the picture. */
  isNextToText: boolean;
};

/**
 * The extracted recipe in the layout of a recipe page; each text becomes a form field when it gets the focus.
 */
export function ImportReviewFields({ form, errors, page: { importId, draft }, isNextToText }: Props) {
  const { values, change } = form;
  const { cuisine } = draft;
  const unsure = (field: string) => fieldDoubtTextIfAny(draft, field);
  return (
    <div className="as-recipe">
      <div
        className={cn(
          "grid gap-x-12 gap-y-5",
          isNextToText ? "review-head" : "md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]",
        )}
      >
        <ImportPictureChooser
          importId={importId}
          choices={listDistinctPictureUrls(draft)}
          values={values}
          onChange={(picture) => change({ picture })}
          error={errors.fields.picture}
        />
        <div className="grid min-w-0 content-start gap-2">
          <CuisineSelectField
            {...createFieldProps(form, errors, "cuisine")}
            hint={
              values.cuisine === "OTHER" && cuisine
                ? sourceTextsForPageOrPastedText(draft).cuisine(cuisine)
                : undefined
            }
            hideLabel
            className="as-recipe-cuisine"
          />
          <ReviewTitleField {...createFieldProps(form, errors, "title")} hint={unsure("title")} />
          <ReviewDescriptionField
            {...createFieldProps(form, errors, "description")}
            hint={unsure("description")}
          />
          <ImportReviewFacts form={form} errors={errors} draft={draft} />
        </div>
      </div>
      <div className="mt-5 grid gap-x-14 gap-y-8 border-line border-t pt-5 md:grid-cols-[minmax(300px,5fr)_minmax(0,8fr)]">
        <ImportReviewLines form={form} errors={errors} draft={draft} list="ingredients" />
        <div>
          <ImportReviewLines form={form} errors={errors} draft={draft} list="instructions" />
          {draft.notes === null ? null : (
            <RecipeNotesField form={form} errors={errors} privacyEditable={false} />
          )}
        </div>
      </div>
    </div>
  );
}
