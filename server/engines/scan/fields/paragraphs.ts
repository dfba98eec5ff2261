import { type LineMark, leansOn } from "#server/engines/text-reader/text-reader.ts";
import { BARE_UNIT, opensWithAmount } from "./amount-shapes.ts";
import { type Column, columnsOf } from "./columns.ts";
import { headOf } from "./heads.ts";
import { isMeasured, type SignReader } from "./signs.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** Rows that are one line of the recipe: an ingredient, a step or a paragraph. `apart` says that a gap stands before it. */
export type Paragraph = {
  rows: MarkedRow[];
  text: string;
  mark: LineMark | null;
  number: number | null;
  apart: boolean;
};

const ENDS = /[.!?][)"'’”]*$/u;
/** Ends that want more behind them, whatever comes. */
const TIES =
  /(?:[,(/&+-]|(?<=\p{L} )(?:\d{1,3}|\d?[½⅓⅔¼¾⅛])|(?<!\p{L})(?:and|or|plus|to|of|with|und|oder|et|ou|y|o|e|og|och))$/iu;
/** "1 teaspoon freshly ground", "½ cup packed light": without a comma before it, the name is still to come. */
const WANTS_NAME =
  /^[^,(]*(?<!\p{L})(?:ground|chopped|grated|minced|sliced|diced|crushed|shredded|packed|freshly|finely|coarsely|roughly|thinly|lightly|fresh|dried|frozen|large|medium|small|light|dark|unsalted|salted|extra|virgin|all-purpose|self-raising|self-rising|plain|whole|raw|cold|warm|hot|boiling|white|black|red|green|brown|kosher|fine|coarse)$/iu;

/** A paragraph this long takes no further row: the work stays linear in the page. */
const LONGEST = 3000;

/** "for dusting", "plus extra": says something of what stands before it. */
const FOR = /^(?:for|to|as|plus|or|and|if|in|at|from|with|until)(?!\p{L})/u;

const STAPLE =
  /^(?:sea |kosher |freshly |black |vegetable |olive |cooking )*(?:salt|pepper|oil|water|butter)(?!\p{L})/iu;

/** Which part of the rows of the same block, up to three away, a test holds for. */
function shareNear(rows: readonly MarkedRow[], at: number, test: (row: MarkedRow) => boolean): number {
  const row = rows[at] as MarkedRow;
  const near = rows
    .slice(Math.max(0, at - 3), at + 4)
    .filter((other) => other !== row && other.block === row.block && other.page === row.page);
  return near.length < 3 ? 0 : near.filter(test).length / near.length;
}

/** The distance from one row down to the next that is usual on the page, measured by the type's height. */
function usualPitch(rows: readonly MarkedRow[]): number {
  const pitches = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || before.block !== row.block || before.page !== row.page) return [];
    const pitch = (middle(row) - middle(before)) / row.size;
    return pitch > 1 && pitch < 8 ? [pitch] : [];
  });
  pitches.sort((one, other) => one - other);
  // The lower quartile: between paragraphs there is more, within them there is not.
  return pitches[Math.floor(pitches.length / 4)] ?? 3;
}

const middle = (row: MarkedRow): number => (row.top + row.bottom) / 2;

/** `listed`: most rows around begin with an amount; `marked`: as many begin with a bullet or a number of a step. */
type Place = { row: MarkedRow; column: Column; listed: boolean; marked: boolean };
type Look = { signs: SignReader; pitch: number };

const firstWordWidth = ({ words }: MarkedRow): number => words[0]?.box.width ?? 0;

/** Where the next line leaves off against the left edge, in heights of its type. */
const indentOf = ({ row, column }: Place): number => (row.left - column.left) / row.size;

/** Whether the first word of the next line would have fitted on this one: then it was broken on purpose. */
function roomLeft(from: Place, next: MarkedRow): number {
  const room = from.column.right - from.row.right;
  return (room - firstWordWidth(next) - from.row.size * 0.6) / from.row.size;
}

/** How much speaks for `next` going on with the paragraph whose last row is `from`. */
function glue(paragraph: Paragraph, from: Place, next: Place, { signs, pitch }: Look): number {
  const { row } = next;
  const ends = ENDS.test(from.row.body);
  const lower = /^\p{Ll}/u.test(row.body);
  const hyphened = /\p{Ll}[-\u00ad]$/u.test(from.row.body) && lower;
  const ties = TIES.test(from.row.body);
  const leans = ties || leansOn(from.row.body) || (!lower ? false : WANTS_NAME.test(from.row.body));
  const beside = from.row.block === row.block && from.row.page === row.page && row.top > from.row.top;
  if (hyphened) return 9;
  if (!beside) return lower && !ends && from.row.body.length > 18 ? 2 : -9;
  let points = 0;
  const gap = (middle(row) - middle(from.row)) / row.size;
  if (gap > pitch * 1.9) points -= 6;
  else if (gap > pitch * 1.35) points -= 2.5;
  const open = (paragraph.text.match(/\(/g)?.length ?? 0) > (paragraph.text.match(/\)/g)?.length ?? 0);
  if (open || /^[(&+]/.test(row.body)) points += 2.5;
  const told = signs.of(paragraph.text);
  const listed = opensWithAmount(paragraph.text) && told.openings === 0;
  const seen = signs.of(row.body);
  const prose = !listed && (paragraph.rows.length > 1 || told.words > 7 || paragraph.mark === "number");
  const room = roomLeft(from, row);
  if (room > 4) points -= prose && !ends && lower ? 1 : 4;
  else if (room > 1) points -= 2;
  else if (room < 0) points += prose ? 2 : 0.5;
  if (lower) points += 2;
  if (leans) points += 2.5;
  if (ends) points -= prose && room < 0 ? 0.5 : 2.5;
  // "2 onions, / 3 carrots": a comma ends a line as well as it goes on.
  const bound = ties && !(from.row.body.endsWith(",") && listed && isMeasured(seen));
  if (opensWithAmount(row.body) && !bound && !open)
    points -= listed || !prose || next.listed ? 5 : isMeasured(seen) && ends ? 1 : 0;
  // "salt and pepper" is a line of its own, "freshly ground / black pepper" is none.
  else if (FOR.test(row.body) || (room < 0 && /^(?:With|And|Or|Plus) /.test(row.body)))
    points += lower ? 1 : 2.5;
  else if (listed && seen.measure === "words" && !leans && (STAPLE.test(row.body) || !row.body.includes(",")))
    points -= 2;
  // Where entries have bullets, a row without one is no entry.
  if (next.marked && paragraph.mark !== null && gap < pitch * 1.35) points += lower ? 2 : room < 0 ? 1 : 0;
  // "cup sugar" lost its number, and begins a line all the same.
  if (!prose && !leans && BARE_UNIT.test(row.body)) points -= 4;
  // Specks beside a list are no words of it.
  if (listed && !/\p{L}{3}|\d/u.test(row.body)) points -= 4;
  const [was, is] = [indentOf(from), indentOf(next)];
  const first = paragraph.rows.length === 1;
  if (is - was > 0.7) points += lower || (listed && !ends) ? 1.5 : ends ? -3 : 0;
  // Back at the edge: the second line of a paragraph that began indented, or the next item behind a hanging line.
  else if (was - is > 0.7) points += first && prose ? 1 : -2.5;
  else if (prose && paragraph.mark === "number") points += 0.5;
  return points;
}

/** Whether two rows are set in one type; a large number before a step makes its row look larger. */
function isOfSize(one: MarkedRow, other: MarkedRow): boolean {
  const most = one.mark === "number" || other.mark === "number" ? 1.7 : 1.35;
  return one.size < other.size * most && other.size < one.size * most;
}

const TIED = /^(?:und|oder|and|or|et|ou|y|o|e|en|och|eller|og|i)(?!\p{L})/iu;
/** Words that stand before a hyphen of their own: "one-half", "self-raising", "low-fat". */
const COMPOUND =
  /(?<!\p{L})(?:one|two|three|four|five|half|self|all|low|high|full|free|extra|semi|well|non|reduced|fat|sugar|gluten|dairy|bone|skin|bite|room|good|long|short|old|day|slow|deep|oven|stir|pan|hard|soft|cold|hot|thick|thin|fine|medium|heavy|part|whole|home|store|sun|air|double|single|large|small)-$/iu;

/** Joins two lines of print; a word that was broken at the end of the line becomes whole. */
function joinText(before: string, after: string): string {
  const broken = /\p{L}[-\u00ad]$/u.test(before) && /^\p{L}/u.test(after) && !TIED.test(after);
  if (!broken) return `${before} ${after}`;
  return /^\p{Lu}/u.test(after) || COMPOUND.test(before) ? before + after : before.slice(0, -1) + after;
}

function placeOf(rows: readonly MarkedRow[], at: number, columns: Column[]): Place {
  return {
    row: rows[at] as MarkedRow,
    column: columns[at] as Column,
    listed: shareNear(rows, at, ({ body }) => opensWithAmount(body)) >= 0.5,
    marked: shareNear(rows, at, ({ mark }) => mark !== null) >= 0.4,
  };
}

/** Puts rows together that are one line of the recipe. `isWhole` tells rows that stand for themselves (facts). */
export function joinRows(
  rows: readonly MarkedRow[],
  signs: SignReader,
  isWhole: (row: MarkedRow) => boolean,
): Paragraph[] {
  const columns = columnsOf(rows);
  const look = { signs, pitch: usualPitch(rows) };
  const paragraphs: Paragraph[] = [];
  const opens = rows.map((row) => headOf(row.body) !== null || isWhole(row));
  // "Tip: leftovers keep for up / to a week" goes on, "Ingredients" does not.
  const ended = rows.map((row) => headOf(row.body)?.rest === "" || isWhole(row));
  for (const [at, row] of rows.entries()) {
    const last = paragraphs.at(-1);
    const from = rows[at - 1];
    const place = placeOf(rows, at, columns);
    if (
      last !== undefined &&
      from !== undefined &&
      row.mark === null &&
      last.text.length < LONGEST &&
      isOfSize(row, from) &&
      !opens[at] &&
      (!ended[at - 1] || leansOn(from.body))
    ) {
      const before = placeOf(rows, at - 1, columns);
      const lone = last.mark === "number" && last.text === "";
      if (lone || glue(last, before, place, look) >= 1) {
        last.rows.push(row);
        last.text = last.text === "" ? row.body : joinText(last.text, row.body);
        continue;
      }
    }
    const beside = from !== undefined && from.block === row.block && from.page === row.page;
    const apart = !beside || (middle(row) - middle(from)) / row.size > look.pitch * 1.35;
    paragraphs.push({ rows: [row], text: row.body, mark: row.mark, number: row.number, apart });
  }
  return paragraphs;
}
