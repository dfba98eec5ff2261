import {
  isIncomplete,
  isMeasured,
  type LineFeatureReader,
  type LineMark,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { BARE_UNIT, opensWithAmount } from "./amount-shapes.ts";
import type { Column } from "./columns.ts";
import { CONTINUES, type Entry, type LetterCase, SENTENCE_END } from "./entries.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** Endings that require a continuation. */
const TIES =
  /(?:[,(/&+-]|(?<=\p{L} )(?:\d{1,3}|\d?[½⅓⅔¼¾⅛])|(?<!\p{L})(?:and|or|plus|to|of|with|und|oder|et|ou|y|o|e|og|och))$/iu;
/** Endings after which an ingredient cannot end. */
const DIVIDES = /(?:[(/&+]|(?<!\p{L})(?:of|plus|de|di|du|van|von|à|zu))$/iu;
/** "1 teaspoon freshly ground", "½ cup packed light": an adjective whose noun is missing. */
const WANTS_NAME =
  /^[^,(]*(?<!\p{L})(?:ground|chopped|grated|minced|sliced|diced|crushed|shredded|packed|freshly|finely|coarsely|roughly|thinly|lightly|fresh|dried|frozen|large|medium|small|light|dark|unsalted|salted|extra|virgin|all-purpose|self-raising|self-rising|plain|whole|raw|cold|warm|hot|boiling|white|black|red|green|brown|kosher|fine|coarse)$/iu;

/** An adverb whose participle is missing, also in a note. */
const WANTS_PARTICIPLE = /(?<!\p{L})(?:freshly|finely|coarsely|roughly|thinly|lightly|very)$/iu;

/**
 * A row in its column. `listed`: most neighbouring rows are ingredients. `marked`: many begin with a bullet or
 * a number. `entry`: the ingredient that the row can be on its own.
 */
export type Place = { row: MarkedRow; column: Column; listed: boolean; marked: boolean; entry: Entry | null };
/** The paragraph collected so far. */
type PartialParagraph = {
  rows: readonly MarkedRow[];
  text: string;
  mark: LineMark | null;
  entry: Entry | null;
};
/** `pitch`: the usual distance between rows, in text sizes. */
type JoinOptions = { signs: LineFeatureReader; pitch: number; letterCase: LetterCase };
/** `isDoubtful`: the rows may be two ingredients, or their parts one. */
type Join = { joins: boolean; isDoubtful: boolean };

export const middle = (row: MarkedRow): number => (row.top + row.bottom) / 2;

/** Indentation from the column's left edge, in text sizes. */
const indentOf = ({ row, column }: Place): number => (row.left - column.left) / row.size;

/**
 * Space left on the line after the next row's first word, in text sizes: positive means that the line was
 * broken on purpose.
 */
function spaceLeft(from: Place, { words }: MarkedRow, edge = from.column.right): number {
  const space = edge - from.row.right;
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
  /** Its end requires a continuation: a comma or conjunction (`ties`), also a unit or article (`needs`), also an
   * adjective (`leans`). */
  ties: boolean;
  needs: boolean;
  leans: boolean;
  /** A bracket is open. */
  open: boolean;
  /** `listed`: begins with an amount. `prose`: running text. */
  listed: boolean;
  prose: boolean;
  /** The next row begins in lower case, and the entries of its list do not. */
  lower: boolean;
  /** In a list of ingredients. */
  inList: boolean;
};

/** Whether `next` continues the paragraph whose last row is `from`. */
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
  const isAdjacent = from.row.block === row.block && from.row.page === row.page && row.top > from.row.top;
  if (!isAdjacent) return sure(continuesColumn(seam));
  const points =
    placePoints(seam, look.pitch) + endPoints(seam) + beginPoints(seam, look.signs) + indentPoints(seam);
  const joins = points >= 1;
  if (joins) {
    const isUnlike = seam.lower && look.letterCase === "upper";
    const isEvident = seam.leans || seam.open || isUnlike || CONTINUES.test(row.body);
    const closes = seam.open && /^[^(]*\)/.test(row.body);
    return {
      joins,
      isDoubtful:
        !closes &&
        (next.entry === null ? !isEvident : !DIVIDES.test(from.row.body) && !(isUnlike && seam.leans)),
    };
  }
  if (!seam.inList) return sure(false);
  const mayContinue = opensLower && row.mark === null && next.entry === null && seam.space < 0;
  return { joins, isDoubtful: mayContinue && spaceLeft(from, row, from.column.limit) < 7 };
}

/** Whether a column continues the last row of the one before it. */
function continuesColumn({ from, next, lower, leans, inList }: Seam): boolean {
  if (!lower || SENTENCE_END.test(from.row.body) || from.row.body.length <= 18) return false;
  return !inList || next.entry === null || leans;
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
  // "2 onions, / 3 carrots": a comma may also end a line.
  const ties = TIES.test(body) && !(body.endsWith(",") && listed && next.entry === "amount");
  const needs = ties || isIncomplete(body);
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
function endPoints({ from, next, space, ends, leans, open, prose, lower }: Seam): number {
  let points = 0;
  if (open || /^[(&+]/.test(next.row.body)) points += 2.5;
  // After an abbreviation ("15 min."), a sentence continues.
  if (lower) points += ends && /\p{L}{5}\P{L}*$/u.test(from.row.body) ? -2 : 2;
  if (leans) points += 2.5;
  if (ends) points -= prose && space < 0 ? 0.5 : 2.5;
  return points;
}

/** Points for the beginning of the next row. */
function beginPoints(seam: Seam, signs: LineFeatureReader): number {
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
  { paragraph, next, space, ends, ties, needs, leans, open, listed, prose, lower, inList }: Seam,
  signs: LineFeatureReader,
): number {
  const { body } = next.row;
  const seen = signs.of(body);
  if (opensWithAmount(body) && !ties && !open) {
    if (listed || !prose || next.listed) return -5;
    return isMeasured(seen) && ends ? -1 : 0;
  }
  // A list below the last step: "Bake for an hour. / 2 eggs".
  if (prose && ends && next.entry !== null) return -5;
  if (inList && next.entry !== null && !needs && !open) {
    // Unlike the other entries, it is in lower case or has no bullet.
    const isUnlike = lower || (next.marked && paragraph.mark !== null);
    if (next.entry === "amount" || !(leans || (isUnlike && space < 0))) return -5;
  }
  // "salt and pepper" is a line of its own; "freshly ground / black pepper" is not.
  if (CONTINUES.test(body) || (space < 0 && /^(?:With|And|Or|Plus) /.test(body))) return lower ? 1 : 2.5;
  return 0;
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
