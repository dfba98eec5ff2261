import { cn } from "../../../lib/class-names.ts";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import {
  CuisineField,
  propsOfFormField,
  RecipeNotesField,
  ReviewDescriptionField,
  ReviewTitleField,
} from "../../recipe-editor/recipe-fields.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import { doubtText, sourceTexts } from "./provenance-texts.ts";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { ReviewPictures } from "./review-pictures.tsx";
import { pictureChoices, type ReviewedPage } from "./review-values.ts";
import "../../recipe-editor/as-recipe.css";

type Props = {
  form: RecipeForm;
  errors: FormErrors;
  page: ReviewedPage;
  /** The pasted text is shown next to it: the picture is smaller. */
  isNextToText: boolean;
};

/** The recipe in the layout of its page; each part becomes a field when focused. */
export function ReviewFields({ form, errors, page: { importId, draft }, isNextToText }: Props) {
  const { values, change } = form;
  const { cuisine } = draft;
  const unsure = (field: string) => doubtText(draft, field);
  return (
    <div className="as-recipe">
      <div
        className={cn(
          "grid gap-x-12 gap-y-5",
          isNextToText ? "review-head" : "md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]",
        )}
      >
        <ReviewPictures
          importId={importId}
          choices={pictureChoices(draft)}
          values={values}
          onChange={(picture) => change({ picture })}
          error={errors.fields.picture}
        />
        <div className="grid min-w-0 content-start gap-2">
          <CuisineField
            {...propsOfFormField(form, errors, "cuisine")}
            hint={values.cuisine === "OTHER" && cuisine ? sourceTexts(draft).cuisine(cuisine) : undefined}
            hideLabel
            className="as-recipe-cuisine"
          />
          <ReviewTitleField {...propsOfFormField(form, errors, "title")} hint={unsure("title")} />
          <ReviewDescriptionField
            {...propsOfFormField(form, errors, "description")}
            hint={unsure("description")}
          />
          <ReviewFacts form={form} errors={errors} draft={draft} />
        </div>
      </div>
      <div className="mt-5 grid gap-x-14 gap-y-8 border-line border-t pt-5 md:grid-cols-[minmax(300px,5fr)_minmax(0,8fr)]">
        <ReviewLines form={form} errors={errors} draft={draft} list="ingredients" />
        <div>
          <ReviewLines form={form} errors={errors} draft={draft} list="instructions" />
          <RecipeNotesField form={form} errors={errors} privacyEditable={false} />
        </div>
      </div>
    </div>
  );
}
