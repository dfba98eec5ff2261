import type { Word } from "../reading.ts";
import { isAmountOrMisreadAmount, isNumberAlone, opensWithAmount } from "./amount-shapes.ts";
import { computeVerticalOverlap, createRowFromWords, type Row } from "./rows.ts";

/** Largest distance of an amount before its name, in text sizes. */
const MAX_LEAD_GAP = 14;

const isLead = (row: Row): boolean => isAmountOrMisreadAmount(row.text) || isNumberAlone(row.text);
const keyOf = (row: Row): string => `${row.page} ${row.block}`;

/** Blocks that are columns of amounts or step numbers. */
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

/** Index of the first word of an amount at the end of a row after a wide gap; 0 if there is none. */
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

/** A vertical stroke in a column of amounts is a 1. */
const strokeToOne = (word: Word): Word =>
  /^[lI|]$/.test(word.text)
    ? { ...word, text: "1", confidence: Math.min(word.confidence, 0.7), alternatives: [word.text] }
    : word;

/** Whether the row's right edge is aligned with at least two others. */
function isRightEdge(row: Row, others: readonly Row[]): boolean {
  const aligned = others.filter(
    (other) => other.page === row.page && Math.abs(other.right - row.right) < row.size * 1.5,
  );
  return aligned.length >= 3;
}

/** A row that may be the name of an amount. */
type Name = { row: Row; index: number };

/** The index of the nearest row on the same line that an amount or number belongs to, or -1. */
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
 * Moves amounts from a separate column into the rows they belong to, and numbers into their steps. An amount
 * after its name ("olive oil ..... 2 tbsp") is moved to the front.
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
