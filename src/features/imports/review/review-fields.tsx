import { text } from "#server/texts/en.ts";
import { Field } from "../../../components/ui/field.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import type { FormErrors } from "../../recipe-form/form-errors.ts";
import { TagField } from "../../recipe-form/tag-field.tsx";
import { TitleField } from "../../recipe-form/title-field.tsx";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { fieldReceipt } from "./receipt-words.ts";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { ReviewPictures } from "./review-pictures.tsx";
import { ReviewRow } from "./review-row.tsx";
import { pictureChoices, type ReviewedPage } from "./review-values.ts";

const words = text.imports.review;
const formWords = text.recipes.form;

type Props = { form: RecipeForm; errors: FormErrors; page: ReviewedPage };

/** Every field that was read, to be changed in place, with the receipt beside it. */
export function ReviewFields({ form, errors, page }: Props) {
  const { values, change } = form;
  const choices = pictureChoices(page.draft);
  return (
    <div className="grid gap-9">
      <ReviewRow
        draft={page.draft}
        entries={[{ name: formWords.title, receipt: fieldReceipt(page.draft, "title") }]}
      >
        <TitleField
          value={values.title}
          onChange={(title) => change({ title })}
          error={errors.fields.title}
        />
      </ReviewRow>
      <ReviewRow
        draft={page.draft}
        entries={[{ name: formWords.description, receipt: fieldReceipt(page.draft, "description") }]}
      >
        <Field label={formWords.description} isOptional error={errors.fields.description}>
          {(control) => (
            <Textarea
              {...control}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
      </ReviewRow>
      <ReviewFacts form={form} errors={errors} draft={page.draft} />
      <ReviewRow
        draft={page.draft}
        entries={[{ name: formWords.tags, receipt: fieldReceipt(page.draft, "tags") }]}
      >
        <TagField values={values} onChange={change} error={errors.fields.tags} />
      </ReviewRow>
      {choices.length > 0 ? (
        <ReviewRow
          draft={page.draft}
          entries={[{ name: words.picture, receipt: fieldReceipt(page.draft, "images") }]}
        >
          <ReviewPictures
            importId={page.importId}
            choices={choices}
            value={values.picture}
            onChange={(picture) => change({ picture })}
            error={errors.fields.picture}
          />
        </ReviewRow>
      ) : null}
      <ReviewLines form={form} errors={errors} page={page} list="ingredients" />
      <ReviewLines form={form} errors={errors} page={page} list="instructions" />
    </div>
  );
}
