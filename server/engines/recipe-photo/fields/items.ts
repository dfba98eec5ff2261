import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { HeadKind } from "#server/engines/languages/languages.ts";
import {
  countSpeakerWords,
  hasUnitOrCount,
  isNoiseLine,
  type Row as LabelledRow,
  type Layout,
  type LineFeatureReader,
  type ListHead,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseScannedListHeading } from "./columns.ts";
import type { Paragraph } from "./paragraphs.ts";
import { computeVerticalOverlap } from "./rows.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** `line` may belong to a list, `head` is the heading of a list, `fact` states servings or times. */
type Role = "line" | "head" | "fact" | "noise";

/** A paragraph with the features that decide which list or field it belongs to. */
export type Item = LabelledRow & {
  paragraph: Paragraph;
  role: Role;
  head: ListHead | null;
  layout: Layout;
};

const blockOf = (row: MarkedRow | undefined): string => `${row?.page} ${row?.block}`;

/** The median text size (x-height in pixels), weighted by the number of letters. */
function usualSize(rows: readonly MarkedRow[]): number {
  const sizes = rows
    .map((row) => ({ size: row.size, weight: row.text.length }))
    .sort((a, b) => a.size - b.size);
  const half = sizes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { size, weight } of sizes) {
    sum += weight;
    if (sum >= half) return size;
  }
  return 1;
}

const NUMBER_ALONE = /^[–—|.\s-]*\d{1,4}[–—|.\s-]*$/;
const BOOK_AND_NUMBER =
  /^(?:\d{1,4}\s[|•·—–]?\s?\p{Lu}[\p{L}\s'’&]{2,30}|\p{Lu}[\p{L}\s'’&]{2,30}(?:\s[|•·—–])?\s\d{1,4})$/u;

/** Matches the credit of an author ("Mrs. E. A. Dwinell.", "Recipe by Ann Lee"). */
const CREDIT =
  /^(?:[—–-]\s?)?(?:(?:recipe|photo(?:graph)?s?|text|words|styling)(?: (?:and|&) \p{L}+)?(?: by|:) |from the kitchen of |by )?(?:(?:Mrs?|Miss|Ms|Dr|Mme|Sister|Chef)\.? (?:\p{Lu}\p{L}*\.? ?){1,4}|(?:\p{Lu}\. ?){2,3}\p{Lu}\p{L}+\.?)$/u;

/** Whether a row is a page number, alone or with the book's name, at the top or bottom of its column. */
function isPageNumber({ text, rows }: Paragraph, all: readonly MarkedRow[], usual: number): boolean {
  const [row] = rows;
  if (row === undefined || rows.length > 1 || text.length > 40) return false;
  if (!NUMBER_ALONE.test(text) && !BOOK_AND_NUMBER.test(text)) return false;
  const others = all.filter((other) => other !== row && other.page === row.page);
  const sameColumn = others.filter((other) => other.left < row.right && other.right > row.left);
  return (
    (sameColumn.every((other) => other.top < row.top) ||
      sameColumn.every((other) => other.bottom > row.bottom)) &&
    (row.size < usual * 0.9 || others.every((other) => computeVerticalOverlap(other, row) < 0.5))
  );
}

const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a paragraph looks like a heading. `scale`: its size divided by that of the text around it. */
function isHeadingLike(
  { text, mark, rows, entry }: Paragraph,
  measured: boolean,
  isMostlyUpper: boolean,
  scale: number,
): boolean {
  if (mark !== null || measured || rows.length > 1 || text.length > 60 || /[.!?,;]$/.test(text)) return false;
  if (/[:：]$/u.test(text) || parseIngredientHeadingOrNull(text) !== null) return true;
  // Size alone makes no heading of an ingredient: in a photo taken at an angle, nearer rows are larger.
  if (/^\p{Ll}/u.test(text) || entry !== null || text.split(" ").length > 6) return false;
  // The size of a single word is unreliable.
  return (isUpper(text) && !isMostlyUpper) || scale > (text.includes(" ") ? 1.12 : 1.25);
}

/** The share of paragraphs with an amount in digits, for each block. */
function measuredShares(paragraphs: Paragraph[], signs: LineFeatureReader): Map<string, number> {
  const counts = new Map<string, { measured: number; all: number }>();
  for (const { rows, text } of paragraphs) {
    const count = counts.get(blockOf(rows[0])) ?? { measured: 0, all: 0 };
    const seen = signs.of(text);
    if (parseScannedListHeading(text) === null) count.all += 1;
    if (hasUnitOrCount(seen) && seen.openings === 0 && text.length < 100) count.measured += 1;
    counts.set(blockOf(rows[0]), count);
  }
  return new Map([...counts].map(([key, { measured, all }]) => [key, measured / Math.max(all, 1)]));
}

/**
 * Whether later rows belong under this heading. A heading with its own text ("Tip: freeze the rest") does not
 * end the list above.
 */
const opensList = ({ rest, kind }: ListHead): boolean =>
  rest === "" || kind === "ingredients" || kind === "steps";

function roleOf(
  paragraph: Paragraph,
  head: ListHead | null,
  measured: boolean,
  isFact: (paragraph: Paragraph) => boolean,
): Role {
  if (head !== null) return "head";
  if (isFact(paragraph)) return "fact";
  return isNoiseLine(paragraph.text) && !measured ? "noise" : "line";
}

/**
 * The text after a list heading is a row of that list ("Method: Mix ..."); a heading alone ("Method") and a
 * note ("Tip: freeze it") are none.
 */
function namedBy(head: ListHead | null, role: Role): Pick<Item, "mayBeListed" | "headKind"> {
  if (head === null || role !== "head") return { mayBeListed: role === "line", headKind: null };
  const isOwn = head.rest !== "" && (head.kind === "ingredients" || head.kind === "steps");
  return { mayBeListed: isOwn, headKind: isOwn || head.rest === "" ? head.kind : null };
}

/**
 * Classifies each paragraph; a credit or page number is noise. `isFact`: whether a paragraph states servings
 * or times.
 */
export function describeParagraphsAsItems(
  paragraphs: Paragraph[],
  signs: LineFeatureReader,
  isFact: (paragraph: Paragraph) => boolean,
): Item[] {
  const all = paragraphs.flatMap(({ rows }) => rows);
  const usual = usualSize(all);
  const kin = measuredShares(paragraphs, signs);
  const isMostlyUpper = paragraphs.filter(({ text }) => isUpper(text)).length > paragraphs.length * 0.5;
  let under: HeadKind | null = null;
  return paragraphs.map((paragraph, index): Item => {
    const { mark, rows } = paragraph;
    const isNewBlock = index === 0 || blockOf(rows[0]) !== blockOf(paragraphs[index - 1]?.rows.at(-1));
    if (isNewBlock && (under === "notes" || under === "aside")) under = null;
    const scale = usualSize(rows) / usual;
    const entries = [paragraphs[index - 1], paragraphs[index + 1]].filter((other) => other?.entry != null);
    const around = Math.max(usual, ...entries.map((other) => usualSize(other?.rows ?? [])));
    const head = mark === null || mark === "bullet" ? parseScannedListHeading(paragraph.text) : null;
    const measured = hasUnitOrCount(signs.of(paragraph.text));
    const isPage = isPageNumber(paragraph, all, usual) || CREDIT.test(paragraph.text);
    const role = isPage ? "noise" : roleOf(paragraph, head, measured, isFact);
    const before = under;
    if (head !== null && opensList(head)) under = head.kind;
    const text = head?.rest || paragraph.text;
    return {
      text,
      signs: signs.of(text),
      mark,
      listed: false,
      title: false,
      level: 0,
      alone: false,
      apart: paragraph.apart,
      ...namedBy(head, role),
      lastHead: head?.kind ?? before,
      speakerWords: text.length > 12 ? countSpeakerWords(text, signs.language) : 0,
      paragraph,
      role,
      head,
      heading: role === "line" && isHeadingLike(paragraph, measured, isMostlyUpper, usualSize(rows) / around),
      layout: { scale, amountShare: kin.get(blockOf(rows[0])) ?? 0, startsBlock: isNewBlock },
    };
  });
}
