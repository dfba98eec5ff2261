import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toast } from "../../../lib/toast.ts";
import {
  createRow,
  createRowFieldId,
  type LineRow,
  type ListKind,
} from "../../recipe-editor/lines/line-rows.ts";
import { sourceTextsForPageOrPastedText } from "./provenance-texts.ts";
import { listLeftOverLinesNotAdded } from "./review-values.ts";

const texts = text.imports.review;
const addLineButtonId = (key: string) => `take-in-${key}`;

type Props = {
  draft: ImportDraft;
  list: ListKind;
  rows: readonly LineRow[];
  onChange: (change: (rows: readonly LineRow[]) => LineRow[]) => void;
};

/**
 * Lines of the page that fit into no field of the recipe. A button adds a line to the list; if it is removed
 * there, it returns here.
 */
export function LeftOverLineList({ draft, list, rows, onChange }: Props) {
  const source = sourceTextsForPageOrPastedText(draft);
  const left = listLeftOverLinesNotAdded(draft.receipt, rows).filter((line) => line.field === list);

  // An added line is removed here with its button, so the focus moves to a neighbouring button, or after the
  // last one to the added line.
  const focusTarget = useRef<string | null>(null);
  useEffect(() => {
    const key = focusTarget.current;
    if (key === null) return;
    focusTarget.current = null;
    (
      document.getElementById(addLineButtonId(key)) ?? document.getElementById(createRowFieldId(key))
    )?.focus();
  });

  function add({ text: line, key }: (typeof left)[number]) {
    const index = left.findIndex((line) => line.key === key);
    focusTarget.current = (left[index + 1] ?? left[index - 1])?.key ?? key;
    onChange((before) => {
      const last = before.findLastIndex((row) => row.kind === "heading" || row.text.trim() !== "");
      return before.toSpliced(last + 1, 0, { ...createRow(line), key });
    });
    toast.info(texts.takenIn(line), {
      label: text.recipes.form.undo,
      onClick: () => onChange((before) => before.filter((row) => row.key !== key)),
    });
  }

  if (left.length === 0) return null;
  return (
    <details className="mt-4 rounded-card bg-amber-wash px-4 py-2" open={left.length <= 5}>
      <summary className="cursor-pointer py-1 font-semibold text-note">
        {source.leftOver(left.length)}
      </summary>
      <ul className="mt-1 grid">
        {left.map((line) => (
          <li key={line.key} className="flex items-center gap-3 border-line border-t py-2">
            <span className="min-w-0 grow break-words text-note">{line.text}</span>
            <Button
              id={addLineButtonId(line.key)}
              size="small"
              aria-label={texts.takeInLine(line.text)}
              onClick={() => add(line)}
            >
              <Plus aria-hidden />
              {texts.takeIn}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
