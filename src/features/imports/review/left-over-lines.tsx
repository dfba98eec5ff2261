import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toast } from "../../../lib/toast.ts";
import { type LineRow, type ListKind, newRow, rowFieldId } from "../../recipe-editor/lines/line-rows.ts";
import { sourceWords } from "./receipt-words.ts";
import { linesLeftOver } from "./review-values.ts";

const words = text.imports.review;
const takeInId = (key: string) => `take-in-${key}`;

type Props = {
  draft: ImportDraft;
  list: ListKind;
  rows: readonly LineRow[];
  onChange: (change: (rows: readonly LineRow[]) => LineRow[]) => void;
};

/** Lines of the page that are in no field. A button adds a line; a removed line returns here. */
export function LeftOverLines({ draft, list, rows, onChange }: Props) {
  const source = sourceWords(draft);
  const left = linesLeftOver(draft.receipt, rows).filter((line) => line.field === list);

  // The pressed button goes with its line: the focus moves to the next button, and at last to the added line.
  const wantsFocus = useRef<string | null>(null);
  useEffect(() => {
    const key = wantsFocus.current;
    if (key === null) return;
    wantsFocus.current = null;
    (document.getElementById(takeInId(key)) ?? document.getElementById(rowFieldId(key)))?.focus();
  });

  function takeIn({ told, key }: (typeof left)[number]) {
    const at = left.findIndex((line) => line.key === key);
    wantsFocus.current = (left[at + 1] ?? left[at - 1])?.key ?? key;
    onChange((before) => {
      const last = before.findLastIndex((row) => row.kind === "heading" || row.text.trim() !== "");
      return before.toSpliced(last + 1, 0, { ...newRow(told), key });
    });
    toast.info(words.takenIn(told), {
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
            <span className="min-w-0 grow break-words text-note">{line.told}</span>
            <Button
              id={takeInId(line.key)}
              size="small"
              aria-label={words.takeInLine(line.told)}
              onClick={() => takeIn(line)}
            >
              <Plus aria-hidden />
              {words.takeIn}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
