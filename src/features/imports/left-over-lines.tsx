import { Plus } from "lucide-react";
import { useState } from "react";
import type { ImportReceipt } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { type LineRow, type ListKind, newRow } from "../recipes/line-rows.ts";
import { leftOverKey } from "./review-values.ts";

const words = text.imports.review;

type Props = {
  receipt: ImportReceipt;
  list: ListKind;
  rows: readonly LineRow[];
  onChange: (change: (rows: readonly LineRow[]) => LineRow[]) => void;
};

/** Lines of the recipe's part of the page that went nowhere. One tap takes a line in; removed, it comes back here. */
export function LeftOverLines({ receipt, list, rows, onChange }: Props) {
  const [said, setSaid] = useState("");
  const taken = new Set(rows.map((row) => row.key));
  const left = receipt.leftOver.flatMap((line, at) =>
    line.field === list && !taken.has(leftOverKey(at)) ? [{ told: line.text, key: leftOverKey(at) }] : [],
  );

  function takeIn({ told, key }: { told: string; key: string }) {
    onChange((before) => {
      const last = before.findLastIndex((row) => row.kind === "heading" || row.text.trim() !== "");
      return before.toSpliced(last + 1, 0, { ...newRow(told), key });
    });
    setSaid(words.takenIn(told));
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {left.length === 0 ? null : (
        <details className="mt-5 rounded-card bg-amber-wash px-4 py-3" open={left.length <= 5}>
          <summary className="cursor-pointer py-1 font-semibold text-note">
            {words.leftOver(left.length)}
          </summary>
          <p className="mt-1 text-sm text-soft">{words.leftOverBody}</p>
          <ul className="mt-2 grid">
            {left.map((line) => (
              <li key={line.key} className="flex items-center gap-3 border-line border-t py-2">
                <span className="min-w-0 grow break-words text-note">{line.told}</span>
                <Button size="small" aria-label={words.takeInLine(line.told)} onClick={() => takeIn(line)}>
                  <Plus aria-hidden />
                  {words.takeIn}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
