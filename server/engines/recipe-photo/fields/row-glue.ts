import {
  isIncomplete,
  isMeasured,
  type LineMark,
  type SignReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { BARE_UNIT, opensWithAmount } from "./amount-shapes.ts";
import type { Column } from "./columns.ts";
import type { MarkedRow } from "./step-numbers.ts";

const ENDS = /[.!?][)"'’”]*$/u;
/** Endings that require a continuation. */
const TIES =
  /(?:[,(/&+-]|(?<=\p{L} )(?:\d{1,3}|\d?[½⅓⅔¼¾⅛])|(?<!\p{L})(?:and|or|plus|to|of|with|und|oder|et|ou|y|o|e|og|och))$/iu;
/** "1 teaspoon freshly ground", "½ cup packed light": an adjective whose noun is missing. */
const WANTS_NAME =
  /^[^,(]*(?<!\p{L})(?:ground|chopped|grated|minced|sliced|diced|crushed|shredded|packed|freshly|finely|coarsely|roughly|thinly|lightly|fresh|dried|frozen|large|medium|small|light|dark|unsalted|salted|extra|virgin|all-purpose|self-raising|self-rising|plain|whole|raw|cold|warm|hot|boiling|white|black|red|green|brown|kosher|fine|coarse)$/iu;

/** "for dusting", "plus extra": continues the previous line. */
const FOR = /^(?:for|to|as|plus|or|and|if|in|at|from|with|until)(?!\p{L})/u;

const STAPLE =
  /^(?:sea |kosher |freshly |black |vegetable |olive |cooking )*(?:salt|pepper|oil|water|butter)(?!\p{L})/iu;

/**
 * A row in its column. `listed`: most neighbouring rows begin with an amount. `marked`: many begin with a
 * bullet or a number.
 */
export type Place = { row: MarkedRow; column: Column; listed: boolean; marked: boolean };
/** The paragraph collected so far. */
type PartialParagraph = { rows: readonly MarkedRow[]; text: string; mark: LineMark | null };
/** `pitch`: the usual distance between rows, in text sizes. */
type JoinOptions = { signs: SignReader; pitch: number };

export const middle = (row: MarkedRow): number => (row.top + row.bottom) / 2;

/** Indentation from the column's left edge, in text sizes. */
const indentOf = ({ row, column }: Place): number => (row.left - column.left) / row.size;

/**
 * Space left on the line after the next row's first word, in text sizes: positive means that the line was
 * broken on purpose.
 */
function spaceLeft(from: Place, { words }: MarkedRow): number {
  const space = from.column.right - from.row.right;
  return (space - (words[0]?.box.width ?? 0) - from.row.size * 0.6) / from.row.size;
}

/** A paragraph, the row that may continue it, and measurements between them. */
type Seam = {
  paragraph: PartialParagraph;
  from: Place;
  next: Place;
  /** Distance between the rows, in text sizes. */
  gap: number;
  space: number;
  /** The paragraph ends like a sentence. */
  ends: boolean;
  /** `ties`: its end requires a continuation. `leans`: also when only a noun is missing. */
  ties: boolean;
  leans: boolean;
  /** A bracket is open. */
  open: boolean;
  /** `listed`: begins with an amount. `prose`: running text. */
  listed: boolean;
  prose: boolean;
  /** The next row begins in lower case. */
  lower: boolean;
};

/** Score for joining `next` to the paragraph whose last row is `from`. */
export function scoreJoin(paragraph: PartialParagraph, from: Place, next: Place, look: JoinOptions): number {
  const { row } = next;
  const lower = /^\p{Ll}/u.test(row.body);
  if (lower && /\p{Ll}[-\u00ad]$/u.test(from.row.body)) return 9;
  const isAdjacent = from.row.block === row.block && from.row.page === row.page && row.top > from.row.top;
  if (!isAdjacent) return lower && !ENDS.test(from.row.body) && from.row.body.length > 18 ? 2 : -9;
  const seam = seamOf(paragraph, from, next, look.signs);
  return placePoints(seam, look.pitch) + endPoints(seam) + beginPoints(seam, look.signs) + indentPoints(seam);
}

function seamOf(paragraph: PartialParagraph, from: Place, next: Place, signs: SignReader): Seam {
  const { body } = from.row;
  const lower = /^\p{Ll}/u.test(next.row.body);
  const ties = TIES.test(body);
  const ownSigns = signs.of(paragraph.text);
  const listed = opensWithAmount(paragraph.text) && ownSigns.openings === 0;
  return {
    paragraph,
    from,
    next,
    gap: (middle(next.row) - middle(from.row)) / next.row.size,
    space: spaceLeft(from, next.row),
    ends: ENDS.test(body),
    ties,
    leans: ties || isIncomplete(body) || (lower && WANTS_NAME.test(body)),
    open: (paragraph.text.match(/\(/g)?.length ?? 0) > (paragraph.text.match(/\)/g)?.length ?? 0),
    listed,
    prose: !listed && (paragraph.rows.length > 1 || ownSigns.words > 7 || paragraph.mark === "number"),
    lower,
  };
}

/** Points for distance, space on the right and list marks. */
function placePoints({ paragraph, next, gap, space, ends, prose, lower }: Seam, pitch: number): number {
  let points = 0;
  if (gap > pitch * 1.9) points -= 6;
  else if (gap > pitch * 1.35) points -= 2.5;
  if (space > 4) points -= prose && !ends && lower ? 1 : 4;
  else if (space > 1) points -= 2;
  else if (space < 0) points += prose ? 2 : 0.5;
  // In a bulleted list, a row without a bullet continues an entry.
  if (next.marked && paragraph.mark !== null && gap < pitch * 1.35) points += lower ? 2 : space < 0 ? 1 : 0;
  return points;
}

/** Points for the end of the paragraph and the first letter of the next row. */
function endPoints({ next, space, ends, leans, open, prose, lower }: Seam): number {
  let points = 0;
  if (open || /^[(&+]/.test(next.row.body)) points += 2.5;
  if (lower) points += 2;
  if (leans) points += 2.5;
  if (ends) points -= prose && space < 0 ? 0.5 : 2.5;
  return points;
}

/** Points for the beginning of the next row. */
function beginPoints(seam: Seam, signs: SignReader): number {
  const { next, leans, listed, prose } = seam;
  const { body } = next.row;
  let points = amountPoints(seam, signs);
  // "cup sugar" lost its number but begins a line.
  if (!prose && !leans && BARE_UNIT.test(body)) points -= 4;
  // Specks next to a list are no words.
  if (listed && !/\p{L}{3}|\d/u.test(body)) points -= 4;
  return points;
}

function amountPoints(
  { from, next, space, ends, ties, leans, open, listed, prose, lower }: Seam,
  signs: SignReader,
): number {
  const { body } = next.row;
  const seen = signs.of(body);
  // "2 onions, / 3 carrots": a comma may also end a line.
  const bound = ties && !(from.row.body.endsWith(",") && listed && isMeasured(seen));
  if (opensWithAmount(body) && !bound && !open) {
    if (listed || !prose || next.listed) return -5;
    return isMeasured(seen) && ends ? -1 : 0;
  }
  // "salt and pepper" is a line of its own; "freshly ground / black pepper" is not.
  if (FOR.test(body) || (space < 0 && /^(?:With|And|Or|Plus) /.test(body))) return lower ? 1 : 2.5;
  const short = listed && seen.measure === "words" && !leans;
  return short && (STAPLE.test(body) || !body.includes(",")) ? -2 : 0;
}

function indentPoints({ paragraph, from, next, ends, listed, prose, lower }: Seam): number {
  const further = indentOf(next) - indentOf(from);
  if (further > 0.7) {
    if (lower || (listed && !ends)) return 1.5;
    return ends ? -3 : 0;
  }
  // A smaller indent: the second line of a paragraph with an indented first line, or the next item after a
  // hanging line.
  if (further < -0.7) return paragraph.rows.length === 1 && prose ? 1 : -2.5;
  return prose && paragraph.mark === "number" ? 0.5 : 0;
}
