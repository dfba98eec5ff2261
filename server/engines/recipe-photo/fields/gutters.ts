import {
  createTimeUnitPattern,
  foldCaseAndAccentsKeepingPositions,
} from "#server/engines/languages/languages.ts";
import type { LineFeatureReader } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Line } from "../reading.ts";
import { isNumberAlone, isOnlyAmount, opensWithAmount } from "./amount-shapes.ts";
import { parseScannedListHeading } from "./columns.ts";
import { classifyIngredientEntryOrNull } from "./entries.ts";
import { createRowFromWords, createRowsFromLines, type Row } from "./rows.ts";

type Split = { left: Row; right: Row; gutter: number };

/** Lines above and below that are compared to decide whether a gap is the gutter between two columns. */
const MAX_LINES_AWAY = 4;

/** A gap next to a time separates the values of facts ("20 min   1 hour   6"), not columns. */
const TIME = new RegExp(
  `^\\d+ ?(?:${createTimeUnitPattern("minutes")}|${createTimeUnitPattern("hours")})\\.?(?!\\p{L})`,
  "u",
);
const isTime = (text: string): boolean => TIME.test(foldCaseAndAccentsKeepingPositions(text));

const BULLET = /^[•●▪■◦·*–-]$/u;

/**
 * A gap before a bullet that is wider than this, in x-heights, separates columns even if the bullet of the
 * left entry was not read.
 */
const MIN_BULLET_GAP = 5;

/** Whether the bullet on the right of a gap begins a second list entry in the same line. */
function isBulleted(left: Row, right: Row, gap: number): boolean {
  const [own, other] = [left, right].map(({ words }) => BULLET.test(words[0]?.text ?? ""));
  return right.words.length > 1 && other === true && (own === true || gap > right.size * MIN_BULLET_GAP);
}

/** A gap of this many x-heights before an ingredient is one between columns. */
const MIN_COLUMN_GAP = 8;

const isNamedBeforeEntry = (left: Row, right: Row, signs: LineFeatureReader): boolean =>
  /\p{L}{3}/u.test(left.text) && classifyIngredientEntryOrNull(right.text, signs) !== null;

/** Gaps examined per line. */
const MAX_GAPS = 8;

function gapsOf({ words, size }: Row): { index: number; from: number; to: number }[] {
  const gaps = words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return [];
    const from = before.box.x + before.box.width;
    return word.box.x - from > size * 2.2 ? [{ index, from, to: word.box.x }] : [];
  });
  return gaps.slice(0, MAX_GAPS);
}

/**
 * Whether gaps of at least two nearby lines end at the position `to`, or up to `hanging` x-heights before it,
 * where lines with a hanging indent begin.
 */
function isGutter(rows: Row[], index: number, to: number, hanging: number): boolean {
  const row = rows[index] as Row;
  let aligned = 0;
  for (
    let position = Math.max(0, index - MAX_LINES_AWAY);
    position <= Math.min(rows.length - 1, index + MAX_LINES_AWAY);
    position += 1
  ) {
    const other = rows[position] as Row;
    if (position === index || other.page !== row.page || other.block !== row.block) continue;
    const ends = gapsOf(other).map((gap) => (to - gap.to) / row.size);
    if (ends.some((off) => off > -1 && off < hanging)) aligned += 1;
  }
  return aligned >= 2;
}

/**
 * Splits a line at the gutter between two ingredients or headings; null if there is none. An amount is not
 * separated from its name.
 */
function splitAt(rows: Row[], index: number, signs: LineFeatureReader): Split | null {
  const row = rows[index] as Row;
  for (const gap of gapsOf(row)) {
    const left = createRowFromWords(row.words.slice(0, gap.index), row);
    const right = createRowFromWords(row.words.slice(gap.index), row);
    if (isOnlyAmount(left.text) || isNumberAlone(left.text) || isOnlyAmount(right.text)) continue;
    if (isTime(left.text) || isTime(right.text)) continue;
    const short = left.words.length <= 9 && right.words.length <= 9;
    const counted = opensWithAmount(left.text);
    // A capital after an amount on the left begins an ingredient without an amount in front: "10 oz. almond
    // paste. White 1 egg."
    const isUncounted =
      counted && /^\p{Lu}/u.test(right.text) && left.words.length <= 6 && right.words.length <= 5;
    const items = short && (opensWithAmount(right.text) || isUncounted);
    const heads = parseScannedListHeading(left.text) !== null && parseScannedListHeading(right.text) !== null;
    if (
      items ||
      heads ||
      isBulleted(left, right, gap.to - gap.from) ||
      (short && gap.to - gap.from > row.size * MIN_COLUMN_GAP && isNamedBeforeEntry(left, right, signs)) ||
      isGutter(rows, index, gap.to, counted && short ? 4.5 : 1)
    )
      return { left, right, gutter: (gap.from + gap.to) / 2 };
  }
  return null;
}

/**
 * Splits lines that cross two columns of a list; returns the rows of the left column before those of the
 * right.
 */
export function splitLinesAtColumnGap(lines: Line[], signs: LineFeatureReader): Row[] {
  const rows = createRowsFromLines(lines);
  const done: Row[] = [];
  let left: Row[] = [];
  let right: Row[] = [];
  let gutter: number | null = null;
  let previous: Row | null = null;
  const flush = (): void => {
    done.push(...left, ...right);
    left = [];
    right = [];
    gutter = null;
  };
  for (const [index, row] of rows.entries()) {
    if (previous !== null && (previous.block !== row.block || previous.page !== row.page)) flush();
    previous = row;
    const split = splitAt(rows, index, signs);
    if (split !== null) {
      if (gutter !== null && Math.abs(gutter - split.gutter) > row.size * 8) flush();
      gutter = split.gutter;
      left.push(split.left);
      right.push(split.right);
    } else if (gutter !== null && row.left > gutter - row.size) right.push(row);
    else if (gutter !== null && row.right < gutter + row.size) left.push(row);
    else {
      flush();
      done.push(row);
    }
  }
  flush();
  return done;
}
