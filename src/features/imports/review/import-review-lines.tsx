import { type ReactNode, useCallback } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { FormErrors } from "../../recipe-editor/form-errors.ts";
import { changeRowWithKey, type LineRow, type ListKind } from "../../recipe-editor/lines/line-rows.ts";
import { LinesEditor } from "../../recipe-editor/lines/lines-editor.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import { LeftOverLineList } from "./left-over-line-list.tsx";
import { createPictureLabelFromUrl } from "./picture-name-from-url.ts";
import { describeLostLinesOrNull, fieldDoubtTextIfAny, lineProvenanceOrNull } from "./provenance-texts.ts";

const texts = text.imports.review;
const formTexts = text.recipes.form;

type Props = { form: RecipeForm; errors: FormErrors; draft: ImportDraft; list: ListKind };

/** The extracted ingredients or steps. Doubtful lines are marked; lines that fit nowhere are listed below. */
export function ImportReviewLines({ form, errors, draft, list }: Props) {
  const { changeRows } = form;
  const rows = form.values[list];
  const change = useCallback(
    (update: (rows: readonly LineRow[]) => LineRow[]) => changeRows(list, update),
    [changeRows, list],
  );
  const loss = describeLostLinesOrNull(draft.receipt, list, rows);
  const doubt = fieldDoubtTextIfAny(draft, list);
  const below = (row: LineRow, label: string): ReactNode =>
    row.picture === null ? null : (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span className="min-w-0 break-words">
          {texts.stepPicture(createPictureLabelFromUrl(row.picture))}
        </span>
        <Button
          size="small"
          variant="plain"
          aria-label={texts.dropStepPicture(label)}
          onClick={() => change((before) => changeRowWithKey(before, row.key, { picture: null }))}
        >
          {texts.leaveOut}
        </Button>
      </p>
    );
  const unsureOf = (row: LineRow) => {
    const found = lineProvenanceOrNull(draft, list, row);
    return found?.isDoubtful ? `${texts.check}: ${found.repaired.join(", ")}` : null;
  };
  return (
    <section aria-labelledby={`review-${list}`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id={`review-${list}`} className="text-2xl">
          {formTexts[list]}
        </h2>
        {loss === null ? null : <p className="text-amber text-sm">{loss}</p>}
        {doubt === undefined ? null : <p className="text-amber text-sm">{doubt}</p>}
      </div>
      <LinesEditor
        list={list}
        form={form}
        errors={errors.rows}
        isExtracted
        warningFor={unsureOf}
        {...(list === "instructions" ? { renderBelow: below } : {})}
      />
      <LeftOverLineList draft={draft} list={list} rows={rows} onChange={change} />
    </section>
  );
}
