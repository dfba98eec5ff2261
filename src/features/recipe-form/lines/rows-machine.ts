import { text } from "#server/texts/en.ts";
import {
  blankAmong,
  canRemove,
  changeRow,
  type IngredientParts,
  type LineRow,
  type ListKind,
  lineFromPaste,
  moveRow,
  newRow,
  numberOf,
  pasteRows,
  placeRow,
  removeRow,
  rowLabel,
  rowsFromPaste,
  splitRow,
  undoPaste,
} from "./line-rows.ts";

const words = text.recipes.form;
const texts = text.scans.review;

/** What somebody does to the rows of a list. Rows that it makes get keys that begin with `fresh`, from `freshKey()`. */
export type RowAction =
  | { type: "change"; key: string; text: string }
  | { type: "parts"; key: string; part: Partial<IngredientParts> }
  | { type: "split"; key: string; at: number; fresh: string }
  | { type: "paste"; key: string; start: number; end: number; pasted: string; fresh: string }
  | { type: "move"; key: string; by: -1 | 1 }
  | { type: "place"; key: string; to: number }
  | { type: "remove"; key: string }
  | { type: "add"; kind: LineRow["kind"]; fresh: string }
  | { type: "undoPaste"; row: LineRow; made: readonly string[]; caret: number }
  | { type: "putBack"; row: LineRow; at: number };

/** The row whose field the keyboard goes to; `staysPressed` where a button that was pressed keeps it. */
export type RowFocus = { key: string; caret?: number; staysPressed?: boolean };

export type RowContext = {
  list: ListKind;
  /** Keys of the rows whose picture is not stored yet. */
  busyPictures: readonly string[];
};

/** What an action leads to. `rows` are the same where none changed. */
export type RowOutcome = {
  rows: readonly LineRow[];
  focus?: RowFocus;
  /** For those who do not see it happen. */
  announcement?: string;
  /** Offered for a while: what brings back how it was. */
  undo?: { message: string; action: RowAction };
};

/** What an action makes of the rows; null where it is none of theirs, and the browser may go on as it does. */
export function stepRows(
  rows: readonly LineRow[],
  action: RowAction,
  context: RowContext,
): RowOutcome | null {
  switch (action.type) {
    case "add":
      return addRow(
        rows,
        action.kind === "line" ? blankAmong(rows, action.fresh) : newRow("", "heading", action.fresh),
      );
    case "undoPaste":
      return {
        rows: undoPaste(rows, action.row, action.made),
        focus: { key: action.row.key, caret: action.caret },
      };
    case "putBack":
      return {
        rows: rows.toSpliced(Math.min(action.at, rows.length), 0, action.row),
        focus: { key: action.row.key, caret: action.row.text.length },
      };
  }
  const at = rows.findIndex(({ key }) => key === action.key);
  const row = rows[at];
  if (!row) return null;
  switch (action.type) {
    case "change":
      return { rows: changeRow(rows, action.key, { text: action.text }) };
    case "parts":
      return writeParts(rows, at, row, action.part, context);
    case "split":
      return split(rows, at, row, action);
    case "paste":
      return paste(rows, at, row, action, context);
    case "move":
      return moved(rows, moveRow(rows, row.key, action.by), row, context, { staysPressed: true });
    case "place":
      return moved(rows, placeRow(rows, row.key, action.to), row, context, null);
    case "remove":
      return remove(rows, at, row, context);
  }
}

function addRow(rows: readonly LineRow[], row: LineRow): RowOutcome {
  // A heading belongs above the blank rows that wait at the end.
  const blanks = row.kind === "heading" ? trailingBlanks(rows) : 0;
  return { rows: rows.toSpliced(rows.length - blanks, 0, row), focus: { key: row.key } };
}

function split(
  rows: readonly LineRow[],
  at: number,
  row: LineRow,
  action: { at: number; fresh: string },
): RowOutcome {
  const below = rows[at + 1];
  const isAtEnd = row.text.slice(action.at).trim() === "";
  // A blank row that waits below is the new one.
  if (isAtEnd && below && isBlank(below)) return { rows, focus: { key: below.key } };
  const next = blankAmong(rows, action.fresh);
  const halves = splitRow(rows, row.key, action.at, next);
  // The lower of the two: the new row stands above what the caret stood before.
  const lower = halves[at + 1] ?? next;
  return { rows: halves, focus: { key: lower.key, caret: 0 } };
}

/** Whoever writes into an amount has looked at it. */
function writeParts(
  rows: readonly LineRow[],
  at: number,
  row: LineRow,
  part: Partial<IngredientParts>,
  { list }: RowContext,
): RowOutcome | null {
  if (!row.parts) return null;
  const isChecked = part.isChecked ?? (part.quantity !== undefined || row.parts.isChecked);
  const isNews = isChecked && !row.parts.isChecked;
  return {
    rows: changeRow(rows, row.key, { parts: { ...row.parts, ...part, isChecked } }),
    ...(isNews ? { announcement: texts.checked(rowLabel(list, row, numberOf(rows, at))) } : {}),
  };
}

function paste(
  rows: readonly LineRow[],
  at: number,
  row: LineRow,
  action: { start: number; end: number; pasted: string; fresh: string },
  { list }: RowContext,
): RowOutcome | null {
  if (row.kind === "heading") return null;
  const line = row.text === "" ? lineFromPaste(action.pasted, list) : null;
  if (line !== null)
    return {
      rows: changeRow(rows, row.key, { text: line }),
      focus: { key: row.key, caret: line.length },
    };
  const pasted = rowsFromPaste(action.pasted, list, action.fresh);
  if (pasted.length === 0) return null;
  const tail = newRow("", "line", action.fresh);
  const together = pasteRows(rows, row.key, action, pasted, tail);
  const first = row.text.slice(0, action.start).trim() === "" ? at : at + 1;
  const last = together[first + pasted.length - 1];
  const made = [...pasted, tail].map(({ key }) => key);
  return {
    rows: together,
    ...(last ? { focus: { key: last.key, caret: last.text.length } } : {}),
    undo: {
      message: words.linesPasted(pasted.length),
      action: { type: "undoPaste", row, made, caret: action.end },
    },
  };
}

function moved(
  before: readonly LineRow[],
  after: readonly LineRow[],
  row: LineRow,
  { list }: RowContext,
  focus: Omit<RowFocus, "key"> | null,
): RowOutcome {
  const from = before.indexOf(row);
  const to = after.indexOf(row);
  if (from === to) return { rows: before };
  return {
    rows: after,
    announcement: words.rowMoved(rowLabel(list, row, numberOf(before, from)), to + 1, after.length),
    ...(focus ? { focus: { key: row.key, ...focus } } : {}),
  };
}

function remove(
  rows: readonly LineRow[],
  at: number,
  row: LineRow,
  { busyPictures }: RowContext,
): RowOutcome | null {
  if (!canRemove(rows, row.key)) return null;
  const neighbour = rows[at - 1] ?? rows[at + 1];
  const isLoss = row.text.trim() !== "" || row.picture !== null || busyPictures.includes(row.key);
  return {
    rows: removeRow(rows, row.key),
    ...(neighbour ? { focus: { key: neighbour.key, caret: neighbour.text.length } } : {}),
    ...(isLoss ? { undo: { message: words.rowRemoved, action: { type: "putBack", row, at } } } : {}),
  };
}

const isBlank = ({ kind, text, picture }: LineRow) =>
  kind === "line" && text.trim() === "" && picture === null;

function trailingBlanks(rows: readonly LineRow[]): number {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.length - 1 - last;
}
