import { text } from "#server/texts/en.ts";
import {
  countLineRows,
  countLinesUpToRow,
  createBlankRowLike,
  createRow,
  createRowLabel,
  type IngredientParts,
  type LineRow,
  type ListKind,
} from "./line-rows.ts";
import { createRowsFromPastedLines, parsePastedSingleLineOrNull } from "./pasted-lines.ts";

const words = text.recipes.form;
const texts = text.scans.review;

/** Actions on the rows of a list. `newKey` comes from `createRowKey()`; keys of new rows start with it. */
export type RowAction =
  | { type: "change"; key: string; text: string }
  | { type: "parts"; key: string; part: Partial<IngredientParts> }
  | { type: "split"; key: string; caret: number; newKey: string }
  | { type: "paste"; key: string; start: number; end: number; pasted: string; newKey: string }
  | { type: "move"; key: string; by: -1 | 1 }
  | { type: "place"; key: string; to: number }
  | { type: "remove"; key: string }
  | { type: "add"; kind: LineRow["kind"]; newKey: string }
  | { type: "undoPaste"; row: LineRow; createdKeys: readonly string[]; caret: number }
  | { type: "putBack"; row: LineRow; index: number };

/** The row whose field gets the focus. With `keepsButtonFocus` the focus stays on the pressed button. */
export type RowFocus = { key: string; caret?: number; keepsButtonFocus?: boolean };

export type RowContext = {
  list: ListKind;
  /** Keys of the rows whose picture upload is not finished. */
  busyPictures: readonly string[];
};

/** The result of an action. `rows` is the same array if no row has changed. */
export type RowOutcome = {
  rows: readonly LineRow[];
  focus?: RowFocus;
  /** A text for screen readers. */
  announcement?: string;
  /** The text and action of an undo, which is offered for some seconds. */
  undo?: { message: string; action: RowAction };
};

/**
 * Applies an action to the rows. Null if the action does not apply; the browser then handles the key or paste
 * itself.
 */
export function applyRowActionOrNull(
  rows: readonly LineRow[],
  action: RowAction,
  context: RowContext,
): RowOutcome | null {
  switch (action.type) {
    case "add":
      return addRowBeforeTrailingBlanks(
        rows,
        action.kind === "line"
          ? createBlankRowLike(rows, action.newKey)
          : createRow("", "heading", action.newKey),
      );
    case "undoPaste":
      return {
        rows: undoPasteOfRows(rows, action.row, action.createdKeys),
        focus: { key: action.row.key, caret: action.caret },
      };
    case "putBack":
      if (rows.some(({ key }) => key === action.row.key)) return null;
      return {
        rows: rows.toSpliced(Math.min(action.index, rows.length), 0, action.row),
        focus: { key: action.row.key, caret: action.row.text.length },
      };
  }
  const index = rows.findIndex(({ key }) => key === action.key);
  const row = rows[index];
  if (!row) return null;
  switch (action.type) {
    case "change":
      return { rows: rows.with(index, { ...row, text: action.text }) };
    case "parts":
      return changeIngredientParts(rows, index, row, action.part, context);
    case "split":
      return splitRowAtCaret(rows, index, row, action);
    case "paste":
      return pasteRowsAtSelection(rows, index, row, action, context);
    case "move":
      return moveRow(rows, index, row, index + action.by, context, { key: row.key, keepsButtonFocus: true });
    case "place":
      return moveRow(rows, index, row, action.to > index ? action.to - 1 : action.to, context);
    case "remove":
      return removeRowOrNull(rows, index, row, context);
  }
}

function addRowBeforeTrailingBlanks(rows: readonly LineRow[], row: LineRow): RowOutcome {
  // A new heading is inserted before the blank rows at the end of the list.
  const blanks = row.kind === "heading" ? countTrailingBlankRows(rows) : 0;
  return { rows: rows.toSpliced(rows.length - blanks, 0, row), focus: { key: row.key } };
}

/** Splits a row at the caret; the text after it starts the new row. */
function splitRowAtCaret(
  rows: readonly LineRow[],
  index: number,
  row: LineRow,
  action: { caret: number; newKey: string },
): RowOutcome {
  const below = rows[index + 1];
  const before = row.text.slice(0, action.caret).trimEnd();
  const after = row.text.slice(action.caret).trimStart();
  // If a blank row follows, it gets the focus and no further row is added.
  if (after === "" && below && isBlankLineRow(below)) return { rows, focus: { key: below.key } };
  const next = createBlankRowLike(rows, action.newKey);
  // At the start of the text the new row is inserted above, so that the row's text and picture stay together.
  const isAbove = before === "" && after !== "";
  const halves = isAbove
    ? [next, { ...row, text: after }]
    : [
        { ...row, text: before },
        { ...next, text: after },
      ];
  return {
    rows: rows.toSpliced(index, 1, ...halves),
    focus: { key: isAbove ? row.key : next.key, caret: 0 },
  };
}

/** Changes the separate fields of an ingredient. An edited amount counts as checked. */
function changeIngredientParts(
  rows: readonly LineRow[],
  index: number,
  row: LineRow,
  part: Partial<IngredientParts>,
  { list }: RowContext,
): RowOutcome | null {
  if (!row.parts) return null;
  const isChecked = part.isChecked ?? (part.quantity !== undefined || row.parts.isChecked);
  const isNews = isChecked && !row.parts.isChecked;
  return {
    rows: rows.with(index, { ...row, parts: { ...row.parts, ...part, isChecked } }),
    ...(isNews
      ? { announcement: texts.checked(createRowLabel(list, row, countLinesUpToRow(rows, index))) }
      : {}),
  };
}

function pasteRowsAtSelection(
  rows: readonly LineRow[],
  index: number,
  row: LineRow,
  action: { start: number; end: number; pasted: string; newKey: string },
  { list }: RowContext,
): RowOutcome | null {
  if (row.kind === "heading") return null;
  const line = row.text === "" ? parsePastedSingleLineOrNull(action.pasted, list) : null;
  if (line !== null)
    return {
      rows: rows.with(index, { ...row, text: line }),
      focus: { key: row.key, caret: line.length },
    };
  const pasted = createRowsFromPastedLines(action.pasted, list, action.newKey);
  if (pasted.length === 0) return null;
  const before = row.text.slice(0, action.start).trim();
  const after = row.text.slice(action.end).trim();
  const tail = createRow(after, "line", action.newKey);
  const together = joinPastedRowsWithTextAround(row, before, pasted, after === "" ? [] : [tail]);
  const last = together[before === "" ? pasted.length - 1 : pasted.length];
  const createdKeys = [...pasted, tail].map(({ key }) => key);
  return {
    rows: rows.toSpliced(index, 1, ...together),
    ...(last ? { focus: { key: last.key, caret: last.text.length } } : {}),
    undo: {
      message: words.linesPasted(pasted.length),
      action: { type: "undoPaste", row, createdKeys, caret: action.end },
    },
  };
}

/**
 * Replaces a row's selected text by pasted rows, between the text before and after the selection. One of the
 * rows keeps the old row's key and picture: the text before the selection, else the text after it, else the
 * first pasted line.
 */
function joinPastedRowsWithTextAround(
  row: LineRow,
  before: string,
  pasted: readonly LineRow[],
  behind: readonly LineRow[],
): LineRow[] {
  if (before !== "") return [{ ...row, text: before }, ...pasted, ...behind];
  if (behind[0]) return [...pasted, { ...row, text: behind[0].text }];
  const line = pasted.findIndex(({ kind }) => kind === "line");
  return pasted.map((pastedRow, index) =>
    index === line ? { ...pastedRow, key: row.key, picture: row.picture } : pastedRow,
  );
}

/** Removes the rows that a paste created (`createdKeys`) and restores the row that it replaced. */
function undoPasteOfRows(rows: readonly LineRow[], row: LineRow, createdKeys: readonly string[]): LineRow[] {
  const keys = new Set([row.key, ...createdKeys]);
  const isFromPaste = ({ key }: LineRow) => keys.has(key);
  const index = rows.findIndex(isFromPaste);
  // A picture uploaded since the paste belongs to the restored row.
  const picture = (rows.find(({ key }) => key === row.key) ?? row).picture;
  const others = rows.filter((other) => !isFromPaste(other));
  return others.toSpliced(index < 0 ? others.length : index, 0, { ...row, picture });
}

/** Moves a row. A move beyond the first or last row changes nothing. */
function moveRow(
  rows: readonly LineRow[],
  index: number,
  row: LineRow,
  to: number,
  { list }: RowContext,
  focus?: RowFocus,
): RowOutcome {
  if (to === index || to < 0 || to >= rows.length) return { rows };
  return {
    rows: rows.toSpliced(index, 1).toSpliced(to, 0, row),
    announcement: words.rowMoved(
      createRowLabel(list, row, countLinesUpToRow(rows, index)),
      to + 1,
      rows.length,
    ),
    ...(focus ? { focus } : {}),
  };
}

function removeRowOrNull(
  rows: readonly LineRow[],
  index: number,
  row: LineRow,
  { busyPictures }: RowContext,
): RowOutcome | null {
  // The last remaining line cannot be removed.
  if (row.kind === "line" && countLineRows(rows) === 1) return null;
  const neighbour = rows[index - 1] ?? rows[index + 1];
  const isLoss = row.text.trim() !== "" || row.picture !== null || busyPictures.includes(row.key);
  return {
    rows: rows.toSpliced(index, 1),
    ...(neighbour ? { focus: { key: neighbour.key, caret: neighbour.text.length } } : {}),
    ...(isLoss ? { undo: { message: words.rowRemoved, action: { type: "putBack", row, index } } } : {}),
  };
}

const isBlankLineRow = ({ kind, text, picture }: LineRow) =>
  kind === "line" && text.trim() === "" && picture === null;

function countTrailingBlankRows(rows: readonly LineRow[]): number {
  const last = rows.findLastIndex((row) => !isBlankLineRow(row));
  return rows.length - 1 - last;
}
