import {
  hasUnitOrCount,
  isLineEndIncomplete,
  type LineFeatureReader,
  type LineMark,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { BARE_UNIT, opensWithAmount } from "./amount-shapes.ts";
import type { Column } from "./columns.ts";
import { CONTINUES, type Entry, type LetterCase, SENTENCE_END } from "./entries.ts";
import type { MarkedRow } from "./step-numbers.ts";

/**
 * Matches a row that cannot end here: it ends in a comma, conjunction, preposition, open bracket or number.
 */
const TIES =
  /(?:[,(/&+-]|(?<=\p{L} )(?:\d{1,3}|\d?[½⅓⅔¼¾⅛])|(?<!\p{L})(?:and|or|plus|to|of|with|under|over|und|oder|et|ou|y|o|e|og|och))$/iu;
/**
 * Matches a row after which the same ingredient must continue: it ends in an open bracket, sign or
 * preposition.
 */
const DIVIDES = /(?:[(/&+]|(?<!\p{L})(?:of|plus|under|over|de|di|du|van|von|à|zu))$/iu;
/**
 * Matches a row that ends in an adjective without its noun ("1 teaspoon freshly ground", "½ cup packed
 * light").
 */
const WANTS_NAME =
  /^[^,(]*(?<!\p{L})(?:ground|chopped|grated|minced|sliced|diced|crushed|shredded|packed|freshly|finely|coarsely|roughly|thinly|lightly|fresh|dried|frozen|large|medium|small|light|dark|unsalted|salted|extra|virgin|all-purpose|self-raising|self-rising|plain|whole|raw|cold|warm|hot|boiling|white|black|red|green|brown|kosher|fine|coarse)$/iu;

/** Matches a row that ends in an adverb without its participle ("1 onion, finely"), also after a comma. */
const WANTS_PARTICIPLE = /(?<!\p{L})(?:freshly|finely|coarsely|roughly|thinly|lightly|very)$/iu;

/** Matches a short name without a purpose: "sugar", "cream cheese, melted", but not "pepper, to taste". */
const SHORT_NAME = /^\p{L}+(?: \p{L}+)?(?:$|, (?!to |for ))/u;

/** The accuracy of a column's right edge, in x-heights. */
const EDGE_TOLERANCE = 0.7;

/**
 * A row and its surroundings. `listed`: at least half of the neighbouring rows can be ingredients. `marked`:
 * many of them begin with a bullet or number. `entry`: whether the row can be an ingredient on its own.
 */
export type Place = { row: MarkedRow; column: Column; listed: boolean; marked: boolean; entry: Entry | null };
/** The paragraph as joined up to now. */
type PartialParagraph = {
  rows: readonly MarkedRow[];
  text: string;
  mark: LineMark | null;
  entry: Entry | null;
};
/**
 * `pitch`: the usual distance between rows, in x-heights. `letterCase`: the first letter of most ingredients.
 */
type JoinOptions = { signs: LineFeatureReader; pitch: number; letterCase: LetterCase };
/**
 * `joins`: the row continues the paragraph. `isDoubtful`: it is unclear whether the rows are one ingredient
 * or two.
 */
type Join = { joins: boolean; isDoubtful: boolean };

export const middle = (row: MarkedRow): number => (row.top + row.bottom) / 2;

/** Whether a row is below another one in its column at the usual distance, whatever their blocks. */
export function isDirectlyBelow(row: MarkedRow, above: MarkedRow, pitch: number): boolean {
  const gap = (middle(row) - middle(above)) / row.size;
  return (
    above.page === row.page &&
    gap > pitch * 0.5 &&
    gap < pitch * 1.35 &&
    row.left > above.left - row.size &&
    row.left < Math.min(above.left + row.size * 4, above.right)
  );
}

/** Distance of the row from the left edge of its column, in x-heights. */
const indentOf = ({ row, column }: Place): number => (row.left - column.left) / row.size;

/**
 * The space that the first word of the next row would leave on this row, in x-heights. If positive, the word
 * would fit, so the line was broken on purpose and not wrapped.
 */
function spaceLeft(from: Place, { words }: MarkedRow, edge = from.column.right): number {
  const space = edge - from.row.right;
  return (space - (words[0]?.box.width ?? 0) - from.row.size * 0.6) / from.row.size;
}

/** A paragraph with its last row `from`, the row `next` that may continue it, and measurements of both. */
type Seam = {
  paragraph: PartialParagraph;
  from: Place;
  next: Place;
  /** Vertical distance between the middles of the two rows, in x-heights. */
  gap: number;
  space: number;
  /** The paragraph ends with a full stop, "!" or "?". */
  ends: boolean;
  /**
   * The last word requires a continuation. `ties`: it is a comma, conjunction or preposition. `needs`: also
   * an article or a unit. `leans`: also an adjective or adverb.
   */
  ties: boolean;
  needs: boolean;
  leans: boolean;
  /** The paragraph contains an unclosed bracket. */
  open: boolean;
  /** `listed`: the paragraph is an ingredient. `prose`: it is running text. */
  listed: boolean;
  prose: boolean;
  /** The next row begins in lower case, and this list does not usually begin its ingredients so. */
  lower: boolean;
  /** The rows are in a list of ingredients. */
  inList: boolean;
};

/** Decides by a sum of points whether the row `next` continues the paragraph whose last row is `from`. */
export function decideJoinOfRowAndParagraph(
  paragraph: PartialParagraph,
  from: Place,
  next: Place,
  look: JoinOptions,
): Join {
  const { row } = next;
  const sure = (joins: boolean): Join => ({ joins, isDoubtful: false });
  const opensLower = /^\p{Ll}/u.test(row.body);
  if (opensLower && /\p{Ll}[-\u00ad]$/u.test(from.row.body)) return sure(true);
  const seam = seamOf(paragraph, from, next, look);
  const isAdjacent =
    (from.row.block === row.block && from.row.page === row.page && row.top > from.row.top) ||
    isDirectlyBelow(row, from.row, look.pitch);
  if (!isAdjacent) return decideJoinAcrossColumns(seam, look.letterCase);
  const points =
    placePoints(seam, look.pitch) + endPoints(seam) + beginPoints(seam, look.signs) + indentPoints(seam);
  const joins = points >= 1;
  if (joins) {
    const isUnlike = seam.lower && look.letterCase === "upper";
    const lacksBullet = next.marked && paragraph.mark !== null;
    const isEvident = seam.leans || seam.open || isUnlike || CONTINUES.test(row.body);
    const closes = seam.open && /^[^(]*\)/.test(row.body);
    return {
      joins,
      isDoubtful:
        !closes &&
        (next.entry === null
          ? !isEvident
          : !DIVIDES.test(from.row.body) && !((isUnlike || lacksBullet) && seam.leans)),
    };
  }
  if (!seam.inList) return sure(false);
  if (!opensLower || row.mark !== null || next.entry === "amount") return sure(false);
  // Every ingredient of the list begins with a capital or a bullet, and this row with neither.
  const isUnlike = look.letterCase === "upper" || next.marked;
  const mayWrap =
    (next.entry === null || SHORT_NAME.test(row.body)) &&
    seam.space < EDGE_TOLERANCE &&
    spaceLeft(from, row, from.column.limit) < 7;
  return { joins, isDoubtful: isUnlike || mayWrap || seam.leans };
}

/** Decides whether the first row of a column continues the last row of the previous one, rare in a list. */
function decideJoinAcrossColumns({ from, next, lower, leans, inList }: Seam, letterCase: LetterCase): Join {
  const { body } = from.row;
  const joins = lower && !SENTENCE_END.test(body) && body.length > 18 && (!inList || leans);
  const isUnlike = inList && lower && next.entry === null && letterCase === "upper";
  return { joins, isDoubtful: !joins && isUnlike };
}

function seamOf(
  paragraph: PartialParagraph,
  from: Place,
  next: Place,
  { signs, letterCase }: JoinOptions,
): Seam {
  const { body } = from.row;
  const ownSigns = signs.of(paragraph.text);
  const isEntry = opensWithAmount(paragraph.text) || (from.listed && paragraph.entry !== null);
  const listed = isEntry && ownSigns.openings === 0;
  const prose = !listed && (paragraph.rows.length > 1 || ownSigns.words > 7 || paragraph.mark === "number");
  const inList = !prose && (from.listed || next.listed || (paragraph.entry !== null && next.entry !== null));
  const lower = /^\p{Ll}/u.test(next.row.body) && !(inList && letterCase === "lower");
  // A comma before an amount ends an ingredient and does not continue it: "2 onions, / 3 carrots".
  const ties = TIES.test(body) && !(body.endsWith(",") && listed && next.entry === "amount");
  const needs = ties || isLineEndIncomplete(body);
  return {
    paragraph,
    from,
    next,
    gap: (middle(next.row) - middle(from.row)) / next.row.size,
    space: spaceLeft(from, next.row),
    ends: SENTENCE_END.test(body),
    ties,
    needs,
    leans: needs || isOpenPhrase(body, next.row.body),
    inList,
    open: (paragraph.text.match(/\(/g)?.length ?? 0) > (paragraph.text.match(/\)/g)?.length ?? 0),
    listed,
    prose,
    lower,
  };
}

const isOpenPhrase = (body: string, next: string): boolean =>
  /^\p{Ll}/u.test(next) && (WANTS_NAME.test(body) || WANTS_PARTICIPLE.test(body));

/** Points for joining the rows, by their distance, the space left on the first row, and list marks. */
function placePoints({ paragraph, next, gap, space, ends, prose, lower }: Seam, pitch: number): number {
  let points = 0;
  if (gap > pitch * 1.9) points -= 6;
  else if (gap > pitch * 1.35) points -= 2.5;
  if (space > 4) points -= prose && !ends && lower ? 1 : 4;
  else if (space > 1) points -= 2;
  else if (space < 0) points += prose ? 2 : 0.5;
  if (next.marked && paragraph.mark !== null && gap < pitch * 1.35) points += lower ? 2 : space < 0 ? 1 : 0;
  return points;
}

/** Points for joining the rows, by the end of the paragraph and the first letter of the next row. */
function endPoints({ from, next, space, ends, leans, open, prose, lower }: Seam): number {
  let points = 0;
  if (open || /^[(&+]/.test(next.row.body)) points += 2.5;
  // A point after a short word may belong to an abbreviation ("15 min."), after which the sentence continues.
  if (lower) points += ends && /\p{L}{5}\P{L}*$/u.test(from.row.body) ? -2 : 2;
  if (leans) points += 2.5;
  if (ends) points -= prose && space < 0 ? 0.5 : 2.5;
  return points;
}

/** Points for joining the rows, by the beginning of the next row. */
function beginPoints(seam: Seam, signs: LineFeatureReader): number {
  const { next, leans, listed, prose } = seam;
  const { body } = next.row;
  let points = amountPoints(seam, signs);
  // A unit without a number ("cup sugar") lost its number and begins an ingredient.
  if (!prose && !leans && BARE_UNIT.test(body)) points -= 4;
  // A row without a word or number is a speck and does not continue an ingredient.
  if (listed && !/\p{L}{3}|\d/u.test(body)) points -= 4;
  return points;
}

function amountPoints(
  { paragraph, next, space, ends, ties, needs, leans, open, listed, prose, lower, inList }: Seam,
  signs: LineFeatureReader,
): number {
  const { body } = next.row;
  const seen = signs.of(body);
  if (opensWithAmount(body) && !ties && !open) {
    if (listed || !prose || next.listed) return -5;
    return hasUnitOrCount(seen) && ends ? -1 : 0;
  }
  // An ingredient after a complete sentence begins a list below the steps: "Bake for an hour. / 2 eggs".
  if (prose && ends && next.entry !== null) return -5;
  if (inList && next.entry !== null && !needs && !open) {
    // Unlike the other ingredients of the list, the row begins in lower case or has no bullet.
    const isUnlike = lower || (next.marked && paragraph.mark !== null);
    if (next.entry === "amount" || !(leans || (isUnlike && space < 0))) return -5;
  }
  // A row that begins with a conjunction or preposition continues the row above ("for dusting").
  if (CONTINUES.test(body) || (space < 0 && /^(?:With|And|Or|Plus) /.test(body))) return lower ? 1 : 2.5;
  return 0;
}

function indentPoints({ paragraph, from, next, ends, listed, prose, lower }: Seam): number {
  const further = indentOf(next) - indentOf(from);
  if (further > 0.7) {
    if (lower || (listed && !ends)) return 1.5;
    return ends ? -3 : 0;
  }
  // After a larger indent, the row is the second line of a paragraph with an indented first line, or a new
  // list entry after one with a hanging indent.
  if (further < -0.7) return paragraph.rows.length === 1 && prose ? 1 : -2.5;
  return prose && paragraph.mark === "number" ? 0.5 : 0;
}
