import {
  type Amount,
  type AmountReading,
  type Cursor,
  isMark,
  isOf,
  isPlus,
  isTie,
  NO_AMOUNT,
  readAmount,
  sourceText,
  type Token,
  unitKind,
  withTokens,
} from "#server/engines/amounts/amounts.ts";
import { isHow, isPartOf, isPrepared } from "./name-words.ts";
import { readName } from "./read-name.ts";

/** The reading of a line before it is checked. */
export type LineReading = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
};

/** Reads the three orders of a line: "2 cups flour", "juice of 1 lemon", "Flour 200 g". */
export function readLine(cursor: Cursor): LineReading | null {
  const leading = readAmount(cursor);
  if (leading) return withName(leading, readName(cursor, leading.next));
  return readPartOf(cursor) ?? readTrailing(cursor) ?? withName(null, readName(cursor, 0));
}

const after = (cursor: Cursor, position: number) => withTokens(cursor, cursor.tokens.slice(position));
const before = (cursor: Cursor, position: number) => withTokens(cursor, cursor.tokens.slice(0, position));

/** "Finely grated zest and juice of 2 lemons": two lemons, the rest becomes a note. */
function readPartOf(cursor: Cursor): LineReading | null {
  const of = cursor.tokens.findIndex((token) => token.kind === "word" && isOf(token.text));
  const leads = cursor.tokens.slice(0, Math.max(of, 0));
  const allSay = leads.every(
    ({ kind, text }) =>
      kind === "word" && (isPartOf(text) || isPlus(text) || isPrepared(text) || isHow(text)),
  );
  if (!allSay || !leads.some((token) => isPartOf(token.text))) return null;
  const rest = after(cursor, of + 1);
  const amount = readAmount(rest);
  if (!amount) return null;
  const name = readName(rest, amount.next);
  const said = sourceText(cursor, 0, of + 1);
  return withName(amount, { ...name, notes: [said, name.notes].filter((text) => text !== null).join(", ") });
}

/**
 * "Flour 200 g", "Mehl: 200 g", "milk powder ¼ cup (25 grams), sifted". Requires a unit, and only notes
 * after it.
 */
function readTrailing(cursor: Cursor): LineReading | null {
  const { tokens } = cursor;
  const start = tokens.findIndex((token) => token.kind === "number");
  if (start < 1) return null;
  const joint = /^[,:–—-]$/.test(tokens[start - 1]?.text ?? "") ? start - 1 : start;
  const names = tokens.slice(0, joint);
  if (names.length === 0 || names.some((token) => token.kind === "mark" && /^[,;:()]$/.test(token.text)))
    return null;
  const rest = after(cursor, start);
  const amount = readAmount(rest);
  const category = amount?.unit ? unitKind(amount.unit)?.category : null;
  if (!amount || !category || category === "length" || !endsOrRemarks(rest.tokens[amount.next])) return null;
  const name = readName(before(cursor, joint), 0);
  const tail = readName(rest, amount.next);
  const notes = [name.notes, tail.name, tail.notes].filter((text) => text !== null);
  return withName(amount, { name: name.name, notes: notes.length > 0 ? notes.join(", ") : null });
}

/** The highest count without a unit after a name: "Eggs - 3". */
const MAX_BARE_COUNT = 50;
const MAX_NAME_WORDS = 4;
/** Words that a number identifies, not counts: "type 00", "vitamin B 12", "omega 3". */
const NAMED_BY_NUMBER =
  /^(?:\p{L}{1,2}|types?|typ|tipo|nr|no|num|number|size|grade|vitamin|omega|serves|makes|part|step|layer|stage|recipe|mark|proof|vol|cut|into)\.?$/iu;

/**
 * "Eggs - 3", "Garlic cloves x 3", "savoiardi 12": a name of a few words and a final number; otherwise null.
 */
export function readCountBehind(cursor: Cursor): LineReading | null {
  const { tokens } = cursor;
  const count = tokens.at(-1);
  if (count?.kind !== "number" || tokens.length > MAX_NAME_WORDS + 2 || !counts(count)) return null;
  const mark = tokens.at(-2);
  const isApart = isMark(mark, ":–—-×") || /^x$/i.test(mark?.text ?? "");
  const joint = isApart ? tokens.length - 2 : tokens.length - 1;
  // "Gin-9": a mark without spaces is part of a name.
  if (isMark(mark, "–—-") && mark?.end === count.start) return null;
  if (!isCounted(tokens.slice(0, joint), cursor)) return null;
  const amount: Amount = { kind: "one", value: count.value, as: "whole" };
  const name = sourceText(cursor, 0, joint);
  return name === null ? null : { amount, unit: null, size: null, name, notes: null };
}

const counts = ({ value, as, text }: Token & { kind: "number" }) =>
  as === "whole" && value.n > 0 && value.n <= MAX_BARE_COUNT && !text.startsWith("0");

/** Whether these are words only, and the last is none that a number identifies. */
function isCounted(names: readonly Token[], { language }: Cursor): boolean {
  const last = names.at(-1);
  if (last === undefined || names.length > MAX_NAME_WORDS) return false;
  if (names.some(({ kind }) => kind !== "word")) return false;
  return !NAMED_BY_NUMBER.test(last.text) && !isTie(last.text, language);
}

function endsOrRemarks(token: Token | undefined): boolean {
  return token === undefined || (token.kind === "mark" && /^[,;(–—-]$/.test(token.text));
}

/** Replaces a missing name: "4 cloves" counts cloves, "salt (fine)" has a name. */
export function withName(
  found: AmountReading | null,
  rest: { name: string | null; notes: string | null },
): LineReading | null {
  const { amount, unit, size } = found ?? { amount: NO_AMOUNT, unit: null, size: null };
  if (rest.name !== null) return { amount, unit, size, name: rest.name, notes: rest.notes };
  if (unit !== null && amount.kind !== "sum")
    return { amount, unit: null, size, name: unit, notes: rest.notes };
  return rest.notes === null ? null : { amount, unit, size, name: rest.notes, notes: null };
}
