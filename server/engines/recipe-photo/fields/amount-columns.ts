import type { Word } from "../reading.ts";
import { isAmountOrMisreadAmount, isNumberAlone, opensWithAmount } from "./amount-shapes.ts";
import { computeVerticalOverlap, createRowFromWords, type Row } from "./rows.ts";

/** Largest distance between an amount in its own column and the name on its right, in x-heights. */
const MAX_LEAD_GAP = 14;

const isLead = (row: Row): boolean => isAmountOrMisreadAmount(row.text) || isNumberAlone(row.text);
const keyOf = (row: Row): string => `${row.page} ${row.block}`;

/** The keys of the blocks in which at least 60 % of the rows are a lone amount or step number. */
function columnsOfLeads(rows: Row[], leads: readonly boolean[]): Set<string> {
  const counts = new Map<string, { leads: number; all: number }>();
  for (const [index, row] of rows.entries()) {
    const count = counts.get(keyOf(row)) ?? { leads: 0, all: 0 };
    count.all += 1;
    if (leads[index]) count.leads += 1;
    counts.set(keyOf(row), count);
  }
  return new Set([...counts].filter(([, { leads, all }]) => leads >= all * 0.6).map(([key]) => key));
}

/**
 * Returns the index of the first word of an amount that ends the row after a wide gap; 0 if there is none.
 */
function tailOf({ words, size, text }: Row): number {
  if (opensWithAmount(text)) return 0;
  for (let index = words.length - 1; index > 0 && words.length - index <= 4; index -= 1) {
    const [before, word] = [words[index - 1], words[index]];
    if (before === undefined || word === undefined) return 0;
    if (word.box.x - before.box.x - before.box.width < size * 2.2) continue;
    const tail = words.slice(index).map((item) => item.text);
    return isAmountOrMisreadAmount(tail.join(" ")) ? index : 0;
  }
  return 0;
}

/** Replaces a vertical stroke in a column of amounts ("l", "I", "|") by the digit 1. */
const strokeToOne = (word: Word): Word =>
  /^[lI|]$/.test(word.text)
    ? { ...word, text: "1", confidence: Math.min(word.confidence, 0.7), alternatives: [word.text] }
    : word;

/** Whether at least two of the other rows end at the same right edge, which shows a column of amounts. */
function isRightEdge(row: Row, others: readonly Row[]): boolean {
  const aligned = others.filter(
    (other) => other.page === row.page && Math.abs(other.right - row.right) < row.size * 1.5,
  );
  return aligned.length >= 3;
}

/**
 * A row that may name the ingredient or step of a lone amount or number; `index` is its index in the rows.
 */
type Name = { row: Row; index: number };

/**
 * The index of the nearest row at the same height that the lone amount or number belongs to, or -1. `onLeft`:
 * searches the rows on the left of the amount, otherwise those on its right.
 */
function nameFor(names: readonly Name[], lead: Row, onLeft: boolean): number {
  let best: Name | undefined;
  for (const name of names) {
    const { row } = name;
    if (row.page !== lead.page) continue;
    const [from, to] = onLeft ? [row, lead] : [lead, row];
    const gap = to.left - from.right;
    if (gap < -lead.size || (!onLeft && gap > lead.size * MAX_LEAD_GAP)) continue;
    if (computeVerticalOverlap(row, lead) < 0.5) continue;
    const nearest = best?.row;
    if (nearest === undefined || (onLeft ? row.right > nearest.right : row.left < nearest.left)) best = name;
  }
  return best?.index ?? -1;
}

/**
 * Joins each amount or step number that is printed in its own column with the row that it belongs to. Also
 * moves an amount after its name ("olive oil ..... 2 tbsp") to the front of the row.
 */
export function joinAmountColumnWithRows(rows: Row[]): Row[] {
  const leads = rows.map(isLead);
  const columns = columnsOfLeads(rows, leads);
  const names = rows.flatMap((row, index): Name[] =>
    leads[index] || opensWithAmount(row.text) ? [] : [{ row, index }],
  );
  const tails = rows.map(tailOf);
  const trailing = rows.filter((row, index) => (tails[index] ?? 0) > 0 || isAmountOrMisreadAmount(row.text));
  const joined: (Row | null)[] = rows.map((row, index) => {
    const tail = tails[index] ?? 0;
    if (tail === 0 || !isRightEdge(row, trailing)) return row;
    return createRowFromWords([...row.words.slice(tail).map(strokeToOne), ...row.words.slice(0, tail)], row);
  });
  for (const [index, row] of rows.entries()) {
    if (!leads[index]) continue;
    const next = rows[index + 1];
    const apart = columns.has(keyOf(row));
    const isAdjacent =
      next !== undefined && next.block === row.block && computeVerticalOverlap(row, next) >= 0.5;
    const right = apart || isAdjacent ? nameFor(names, row, false) : -1;
    const to =
      right < 0 && isAmountOrMisreadAmount(row.text) && isRightEdge(row, trailing)
        ? nameFor(names, row, true)
        : right;
    const name = joined[to];
    if (name === undefined || name === null) continue;
    joined[to] = {
      ...createRowFromWords([...row.words.map(strokeToOne), ...name.words], name),
      top: name.top,
      bottom: name.bottom,
    };
    joined[index] = null;
  }
  return joined.filter((row) => row !== null);
}
