import { useCallback } from "react";
import { text } from "#server/texts/en.ts";
import { PictureField } from "../uploads/picture-field.tsx";
import { changeRow, type LineRow, type ListKind } from "./line-rows.ts";
import { LinesEditor } from "./lines-editor.tsx";
import type { RecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;

/** Ingredients, or the method with a picture to each step. */
export function FormLines(props: { form: RecipeForm; list: ListKind; isEdit: boolean }) {
  const { form, list } = props;
  const { changeRows, setPictureBusy } = form;
  const change = useCallback(
    (update: (rows: readonly LineRow[]) => LineRow[]) => changeRows(list, update),
    [changeRows, list],
  );
  const isIngredients = list === "ingredients";
  return (
    <div>
      <p className="-mt-3 mb-5 text-note text-soft">
        {isIngredients ? words.ingredientsHint : words.instructionsHint}{" "}
        <span className="hidden pointer-fine:inline">{words.keysHint}</span>
      </p>
      <LinesEditor
        list={list}
        rows={form.values[list]}
        onChange={change}
        errors={form.errors.rows}
        {...(isIngredients
          ? {}
          : {
              renderBelow: (row: LineRow, label: string) => (
                <PictureField
                  isCompact
                  limit={props.isEdit ? "stepOfStored" : "usual"}
                  label={text.recipes.upload.stepPicture(label)}
                  path={row.picture}
                  onChange={(picture) => change((rows) => changeRow(rows, row.key, { picture }))}
                  onBusyChange={(isBusy) => setPictureBusy(row.key, isBusy)}
                />
              ),
            })}
      />
    </div>
  );
}
