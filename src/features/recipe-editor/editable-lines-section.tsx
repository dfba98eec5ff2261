import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { PictureUploadField } from "../uploads/picture-upload-field.tsx";
import type { UnfinishedUpload } from "../uploads/use-picture-upload.ts";
import type { FormErrors } from "./form-errors.ts";
import { changeRowWithKey, type LineRow, type ListKind } from "./lines/line-rows.ts";
import { LinesEditor } from "./lines/lines-editor.tsx";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipes.form;

/** The list of ingredients, or the list of instructions with a picture field for each step. */
export function EditableLinesSection(props: {
  form: RecipeForm;
  errors: FormErrors;
  list: ListKind;
  isEdit: boolean;
}) {
  const { form, list } = props;
  const { changeRows, setPictureBusy } = form;
  // Unfinished uploads by row key, so that undoing the removal of a row also restores its upload.
  const left = useRef(new Map<string, UnfinishedUpload | null>());
  const isIngredients = list === "ingredients";
  return (
    <div>
      {props.isEdit ? null : (
        <p className="-mt-1.5 mb-3 text-note text-soft">
          {isIngredients ? texts.ingredientsHint : texts.instructionsHint}{" "}
          <span className="hidden pointer-fine:inline">{texts.keysHint}</span>
        </p>
      )}
      <LinesEditor
        list={list}
        form={form}
        errors={props.errors.rows}
        {...(isIngredients
          ? {}
          : {
              renderBelow: (row: LineRow, label: string) => (
                <PictureUploadField
                  isCompact
                  limit={props.isEdit ? "stepOfStored" : "usual"}
                  label={text.recipes.upload.stepPicture(label)}
                  path={row.picture}
                  onChange={(picture) =>
                    changeRows(list, (rows) => changeRowWithKey(rows, row.key, { picture }))
                  }
                  onBusyChange={(isBusy) => setPictureBusy(row.key, isBusy)}
                  unfinished={left.current.get(row.key) ?? null}
                  onUnfinished={(upload) => left.current.set(row.key, upload)}
                />
              ),
            })}
      />
    </div>
  );
}
