import { Heading, Plus } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import { toast } from "../../../lib/toast.ts";
import { LineField, type RowAction, rowFieldId, rowLabel } from "./line-field.tsx";
import {
  canRemove,
  changeRow,
  countLines,
  type LineRow,
  type ListKind,
  lineFromPaste,
  moveRow,
  newRow,
  pasteRows,
  placeRow,
  removeRow,
  rowsFromPaste,
  splitRow,
  undoPaste,
} from "./line-rows.ts";
import { useRowDrag } from "./use-row-drag.ts";

const words = text.recipes.form;

type Props = {
  list: ListKind;
  rows: readonly LineRow[];
  /** Takes the change rather than its result, so that quick changes never undo each other. Must be stable. */
  onChange: (change: (rows: readonly LineRow[]) => LineRow[]) => void;
  /** By the key of the row. */
  errors: Record<string, string>;
  /** What stands below a step: its picture. */
  renderBelow?: (row: LineRow, label: string) => ReactNode;
  /** Keys of the rows whose picture is not stored yet. */
  busyPictures?: readonly string[];
};

/** A list written line by line: Enter makes rows, pasted lines become rows, buttons and keys move them. */
export function LinesEditor({ list, rows, onChange, errors, renderBelow, busyPictures }: Props) {
  const latest = useRef(rows);
  latest.current = rows;
  const latestBusy = useRef(busyPictures);
  latestBusy.current = busyPictures;
  const wantsFocus = useRef<{ key: string; caret?: number; pressed?: Element | null } | null>(null);
  const [said, setSaid] = useState("");
  // Apart from what was done: a reading that comes late must not take its place before it is heard.
  const [read, setRead] = useState("");

  // A row that was just made exists only after it was drawn.
  useEffect(() => {
    const wanted = wantsFocus.current;
    if (!wanted) return;
    wantsFocus.current = null;
    const { pressed } = wanted;
    if (pressed instanceof HTMLButtonElement && pressed.isConnected) return pressed.focus();
    const field = document.getElementById(rowFieldId(wanted.key));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    // Leaving a toast, the focus is first sent back to where it came from.
    if (document.activeElement !== field) field.focus();
    if (wanted.caret !== undefined) field.setSelectionRange(wanted.caret, wanted.caret);
  });

  const act = useCallback(
    (action: RowAction): boolean => {
      const now = latest.current;
      const at = now.findIndex((row) => row.key === action.key);
      const row = now[at];
      if (!row) return false;
      const offerUndo = (
        message: string,
        focus: { key: string; caret: number },
        undo: (rows: readonly LineRow[]) => LineRow[],
      ) =>
        toast.info(message, {
          label: words.undo,
          onClick: () => {
            wantsFocus.current = focus;
            onChange(undo);
          },
        });
      switch (action.type) {
        case "change":
          onChange((before) => changeRow(before, action.key, { text: action.text }));
          return true;
        case "split": {
          const below = now[at + 1];
          const isAtEnd = row.text.slice(action.at).trim() === "";
          // A blank row that waits below is the new one.
          if (isAtEnd && below && isBlank(below)) {
            document.getElementById(rowFieldId(below.key))?.focus();
            return true;
          }
          const next = newRow();
          const split = splitRow(now, action.key, action.at, next);
          // The lower of the two: the new row stands above what the caret stood before.
          const lower = split[at + 1] ?? next;
          wantsFocus.current = { key: lower.key, caret: 0 };
          onChange((before) => splitRow(before, action.key, action.at, next));
          return true;
        }
        case "paste": {
          if (row.kind === "heading") return false;
          const line = row.text === "" ? lineFromPaste(action.pasted, list) : null;
          if (line !== null) {
            wantsFocus.current = { key: row.key, caret: line.length };
            onChange((before) => changeRow(before, action.key, { text: line }));
            return true;
          }
          const pasted = rowsFromPaste(action.pasted, list);
          if (pasted.length === 0) return false;
          const tail = newRow();
          const paste = (before: readonly LineRow[]) => pasteRows(before, row.key, action, pasted, tail);
          const first = row.text.slice(0, action.start).trim() === "" ? at : at + 1;
          const last = paste(now)[first + pasted.length - 1];
          if (last) wantsFocus.current = { key: last.key, caret: last.text.length };
          onChange(paste);
          const made = new Set([...pasted, tail].map(({ key }) => key));
          offerUndo(words.linesPasted(pasted.length), { key: row.key, caret: action.end }, (before) =>
            undoPaste(before, row, made),
          );
          return true;
        }
        case "move": {
          const moved = moveRow(now, action.key, action.by);
          const place = moved.findIndex((one) => one.key === action.key);
          if (place === at) return true;
          wantsFocus.current = { key: action.key, pressed: document.activeElement };
          setSaid(words.rowMoved(rowLabel(list, row, numberOf(now, at)), place + 1, moved.length));
          onChange((before) => moveRow(before, action.key, action.by));
          return true;
        }
        case "remove": {
          if (!canRemove(now, action.key)) return false;
          const neighbour = now[at - 1] ?? now[at + 1];
          if (neighbour) wantsFocus.current = { key: neighbour.key, caret: neighbour.text.length };
          onChange((before) => removeRow(before, action.key));
          const isBusy = latestBusy.current?.includes(row.key) ?? false;
          if (row.text.trim() !== "" || row.picture !== null || isBusy) {
            offerUndo(words.rowRemoved, { key: row.key, caret: row.text.length }, (before) =>
              before.toSpliced(Math.min(at, before.length), 0, row),
            );
          }
          return true;
        }
      }
    },
    [list, onChange],
  );

  const {
    list: listElement,
    drag,
    grab,
  } = useRowDrag((key, to) => {
    const now = latest.current;
    const at = now.findIndex((row) => row.key === key);
    const row = now[at];
    const placed = placeRow(now, key, to);
    const place = placed.findIndex((one) => one.key === key);
    if (!row || place === at) return;
    setSaid(words.rowMoved(rowLabel(list, row, numberOf(now, at)), place + 1, placed.length));
    onChange((before) => placeRow(before, key, to));
  });
  const dragged = rows.findIndex((row) => row.key === drag?.key);
  const landing = drag && drag.to !== dragged && drag.to !== dragged + 1 ? drag.to : null;

  function add(kind: LineRow["kind"]) {
    const row = newRow("", kind);
    wantsFocus.current = { key: row.key };
    onChange((before) => {
      // A heading belongs above the blank rows that wait at the end.
      const blanks = kind === "heading" ? trailingBlanks(before) : 0;
      return before.toSpliced(before.length - blanks, 0, row);
    });
  }

  const lines = countLines(rows);
  return (
    <div>
      <ul ref={listElement} className={cn("grid", list === "ingredients" ? "gap-1.5" : "gap-3")}>
        {rows.map((row, at) => {
          const number = numberOf(rows, at);
          return (
            <LineField
              key={row.key}
              list={list}
              row={row}
              number={number}
              endsSection={row.kind === "heading" && isInSection(rows.slice(0, at))}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              canRemove={row.kind === "heading" || lines > 1}
              error={errors[row.key]}
              act={act}
              onRead={setRead}
              onGrab={grab}
              isDragged={at === dragged}
              landing={
                landing === at ? "before" : landing === rows.length && at === landing - 1 ? "after" : null
              }
            >
              {renderBelow?.(row, rowLabel(list, row, number))}
            </LineField>
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <p aria-live="polite" className="sr-only">
        {read}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => add("line")}>
          <Plus aria-hidden />
          {list === "ingredients" ? words.addIngredient : words.addStep}
        </Button>
        <Button size="small" variant="plain" onClick={() => add("heading")}>
          <Heading aria-hidden />
          {words.addSection}
        </Button>
      </div>
    </div>
  );
}

const isBlank = ({ kind, text, picture }: LineRow) =>
  kind === "line" && text.trim() === "" && picture === null;

/** Whether what comes next stands under a heading. */
const isInSection = (rowsAbove: readonly LineRow[]) =>
  (rowsAbove.findLast(({ kind }) => kind === "heading")?.text.trim() ?? "") !== "";

function trailingBlanks(rows: readonly LineRow[]): number {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.length - 1 - last;
}

/** The place of a row among the lines, from 1. */
function numberOf(rows: readonly LineRow[], at: number): number {
  return countLines(rows.slice(0, at + 1));
}
