import { Heading, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toast } from "../../../lib/toast.ts";
import {
  canRemove,
  changeRow,
  countLines,
  insertAfter,
  type LineRow,
  moveRow,
  newRow,
  removeRow,
  rowLabel,
} from "../../recipe-form/lines/line-rows.ts";
import { IngredientRow, quantityFieldId } from "./ingredient-row.tsx";
import { addedRow, scannedOf } from "./review-values.ts";

const formWords = text.recipes.form;
const words = text.scans.review;

type Props = {
  answer: ScanAnswer;
  rows: readonly LineRow[];
  onChange: (change: (rows: readonly LineRow[]) => LineRow[]) => void;
  errors: Record<string, string>;
};

/** The ingredients as they were read, amount, unit and name apart. Those that ask for a look stand out. */
export function IngredientFields({ answer, rows, onChange, errors }: Props) {
  const wantsFocus = useRef<string | null>(null);
  const [said, setSaid] = useState("");
  const toCheck = rows.filter((row) => row.parts && !row.parts.isChecked);

  // A row that was just made exists only after it was drawn.
  useEffect(() => {
    if (wantsFocus.current === null) return;
    document.getElementById(wantsFocus.current)?.focus();
    wantsFocus.current = null;
  });

  function add(row: LineRow, after: string | null = null) {
    wantsFocus.current = quantityFieldId(row.key);
    onChange((before) => insertAfter(before, after, row));
  }

  function remove(row: LineRow) {
    const at = rows.indexOf(row);
    if (!canRemove(rows, row.key)) return;
    const neighbour = rows[at - 1] ?? rows[at + 1];
    if (neighbour) wantsFocus.current = quantityFieldId(neighbour.key);
    onChange((before) => removeRow(before, row.key));
    if (row.text.trim() !== "")
      toast.info(formWords.rowRemoved, {
        label: formWords.undo,
        onClick: () => onChange((before) => before.toSpliced(Math.min(at, before.length), 0, row)),
      });
  }

  return (
    <section aria-labelledby="scan-ingredients">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="scan-ingredients" className="text-xl">
          {formWords.ingredients}
        </h3>
        {toCheck[0] ? (
          <>
            <p className="font-semibold text-amber text-note">{words.toCheck(toCheck.length)}</p>
            <Button
              size="small"
              onClick={() => document.getElementById(quantityFieldId(toCheck[0]?.key ?? ""))?.focus()}
            >
              {words.next}
            </Button>
          </>
        ) : answer.ingredients.some((row) => row.uncertain) ? (
          <p className="text-herb text-note">{words.allChecked}</p>
        ) : null}
      </div>
      {answer.ingredients.length === 0 ? <p className="mb-4 text-soft">{words.noIngredients}</p> : null}
      <ul className="scan-rows grid">
        {rows.map((row, at) => (
          <IngredientRow
            key={row.key}
            row={row}
            read={scannedOf(answer, row)?.read ?? null}
            label={rowLabel("ingredients", row, countLines(rows.slice(0, at + 1)))}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            canRemove={canRemove(rows, row.key)}
            error={errors[row.key]}
            onChange={(part) => onChange((before) => changeRow(before, row.key, part))}
            onChecked={setSaid}
            onEnter={() => add(addedRow(), row.key)}
            onMove={(by) => {
              wantsFocus.current = quantityFieldId(row.key);
              setSaid(formWords.rowMoved(row.text, at + by + 1, rows.length));
              onChange((before) => moveRow(before, row.key, by));
            }}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => add(addedRow())}>
          <Plus aria-hidden />
          {formWords.addIngredient}
        </Button>
        <Button size="small" variant="plain" onClick={() => add(newRow("", "heading"))}>
          <Heading aria-hidden />
          {formWords.addSection}
        </Button>
      </div>
    </section>
  );
}
