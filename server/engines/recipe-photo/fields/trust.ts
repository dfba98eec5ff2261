import {
  type Amount,
  type AmountReading,
  type Fraction,
  findUnicodeFractionCharacter,
  type Language,
  NO_AMOUNT,
  parseLanguageTag,
  readLeadingAmountOrNull,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { Word } from "../reading.ts";
import { areUnitsNeverPluralOnPage, rateAmountPlausibility, restoreDecimalPoint } from "./amount-sense.ts";
import { BARE_UNIT, openMixed, opensWithAmount } from "./amount-shapes.ts";
import type { FoundLine } from "./collect-ingredients.ts";
import { isFragment } from "./entries.ts";
import { isUnitWord } from "./mend-units.ts";
import type { Paragraph } from "./paragraphs.ts";
import type { Row } from "./rows.ts";
import type { ScannedIngredient } from "./scan-fields.ts";
import { isUnitDoubtful } from "./unit-doubt.ts";

/** An ingredient with less confidence is marked as uncertain. */
const MIN_CERTAIN = 0.8;

/** Highest confidence of an ingredient that may be two, or only part of one. */
const MAX_DOUBTFUL_EXTENT = 0.7;

const MAX_ALTERNATIVES = 3;

/** Matches a word that is probably a misread fraction, such as "%", "Y2" or "1g". */
const ODD =
  /^(?:\S*[%¥§$£#@?¢€{}<>\\|~^=*]\S*|\d*[YVUyv]{1,2}[\p{L}\d/]{0,2}|\d[gqA-Z]\p{Ll}?|[\p{Ll}]\d|[''‘’"“”.,:;_-]+\S{0,2})$/u;
/**
 * Matches an amount with a misread character between number and unit ("1 ; cups stock", "½5 cups cream", "½/2
 * cup").
 */
const BROKEN =
  /^\d*[½⅓⅔¼¾⅛⅜⅝⅞] ?\/|(?:^|\s)\d{0,2}[½⅓⅔¼¾⅛⅜⅝⅞]\d|^[\d½⅓⅔¼¾⅛⅜⅝⅞]+ ?(?:[^\p{L}\p{N}\s(/.,–-]{1,3}|\p{L}|(?<=[½⅓⅔¼¾⅛⅜⅝⅞])\d) ?(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?)(?!\p{L})/iu;
/** Matches countable items without their number ("garlic cloves, chopped") that are not "to serve". */
const COUNTED =
  /^(?!(?:a )?few )(?:\p{Ll}+ )?(?:cloves|sprigs|sticks|stalks|slices|cans|tins)(?!\p{L}|, to )/u;
/** Matches a number that was read as a letter: "T onions". */
const LONE_LETTER = /^(?![aeoyà]\s)\p{L}\s\p{L}{3}/iu;
/** Matches a consonant alone in a name, which is a piece of a unit or word: "rclal d milk". */
const LONE_CONSONANT = /(?<!\S)[b-df-hj-np-tvwz](?!\S)/u;
const HALVES = /^(\d{0,2})(?:[YVU¥]|\\\/)([2348])$/i;

/**
 * Properties of the page. `loose`: units have no plural. `pointed`: numbers have decimal points. `left`: the
 * column's left edge. `usual`: the share of lines with an amount. `units`: the units of all amounts. `gap`:
 * the usual gap in x-heights, between words or after an amount if that is wider.
 */
type Context = {
  language: Language;
  loose: boolean;
  pointed: boolean;
  left: number;
  usual: number;
  units: readonly string[];
  gap: number;
};

/** The factor by which a word of an amount lowers the amount's confidence. */
function wordTrust({ word }: PlacedWord): number {
  if (/[½⅓⅔¼¾⅛⅜⅝⅞]/.test(word.text)) return word.confidence;
  if (!/\d/.test(word.text)) return word.confidence < 0.4 ? 0.85 : 1;
  return word.confidence >= 0.75 ? 1 : 0.45 + word.confidence * 0.6;
}

/** The amounts that result if one word is replaced by an alternative reading of it. */
function otherReadings(text: string, words: PlacedWord[], own: string | null): string[] {
  const others: string[] = [];
  for (const { word, start, end } of words)
    for (const other of word.alternatives) {
      const amount = amountText(
        readIngredientLine(text.slice(0, start) + other + text.slice(end), { language: "en" }).amount,
      );
      if (amount !== null && amount !== own && /\d|[½⅓⅔¼¾⅛⅜⅝⅞]/.test(other)) others.push(amount);
    }
  return others;
}

/** Largest width of an unread amount, in x-heights; a row further right is in another column. */
const MAX_AMOUNT_WIDTH = 8;

type Read = Omit<ScannedIngredient, "section" | "line" | "original" | "mayBeSplit">;

/**
 * Reads a line whose number was not recognised and leaves its amount open, except for halves and similar
 * ("1Y2" is 1 1/2). Null for other lines.
 */
function readOdd(text: string, context: Context): Read | null {
  const [first = "", ...rest] = text.split(" ");
  if (rest.length === 0 || !ODD.test(first)) return null;
  // "Un" and "Une" look like misread fractions, but are amounts in words.
  const isWord = /^\p{L}+$/u.test(first);
  if (isWord && readIngredientLine(text, { language: context.language }).amount.kind !== "none") return null;
  const half = HALVES.exec(first);
  const guess = half === null ? null : `${half[1]} 1/${half[2]}`.trim();
  const reading = readIngredientLine(`${guess ?? "1"} ${rest.join(" ")}`, { language: context.language });
  const { unit, size, name, notes, amount } = reading;
  if (guess === null && unit === null) return null;
  return {
    ...{ unit, size, name, notes },
    amount: guess === null ? NO_AMOUNT : amount,
    confidence: 0.3,
    uncertain: true,
    alternatives: guess === null ? ["½", "¼", "¾"] : [],
  };
}

/**
 * Whether the number before a unit was read as a letter of it ("lc. flour", "Aounces flour"). "lg" is the size
 * "large".
 */
function opensWithStroke(text: string): boolean {
  const [word = ""] = text.split(" ");
  if (
    /^(?:\S{1,2}(?:cups?|tb?sps?|ounces?|teaspoons?|tablespoons?)|\S(?:[cdm]l|kg))$/iu.test(word) &&
    !isUnitWord(word)
  )
    return true;
  return (
    /^[lI|!]\p{L}{1,4}\.?$/u.test(word) && word !== "lg" && !isUnitWord(word) && isUnitWord(word.slice(1))
  );
}

/** Matches an article before a measure, as which a fraction may be read: "a cup stock". */
const ARTICLE = /^an? (?:cups?|tb?sps?|ounces?|oz|teaspoons?|tablespoons?|pounds?) (?!of )/iu;

/** Matches an unread number before a measure: "GH cup stock", "& cup stock". */
const UNREAD_NUMBER = /^\S{1,3} (?:cups?|tb?sps?|ounces?|oz|teaspoons?|tablespoons?|g|kg|[cdm]?l|lbs?) /iu;

/** The confidence, 0 to 1, that a line without an amount needs none, by its text and indentation. */
function missingAmountFactor(
  text: string,
  words: PlacedWord[],
  { left, usual }: Context,
  size: number,
): number {
  if (BARE_UNIT.test(text) || opensWithAmount(text) || opensWithStroke(text) || UNREAD_NUMBER.test(text))
    return 0.3;
  if (LONE_LETTER.test(text) || (usual > 0.6 && COUNTED.test(text))) return 0.5;
  // A 4 is often read as "A": "A celery sticks".
  if (/^A (?!few )(?:\p{Ll}+ )?\p{Ll}+s(?!\p{L})/u.test(text)) return 0.5;
  const first = words[0]?.word;
  if (first === undefined) return 0.5;
  const indent = (first.box.x - left) / size;
  if (usual > 0.6 && indent > 2 && indent < MAX_AMOUNT_WIDTH) return 0.5;
  return ODD.test(first.text) && first.confidence < 0.8 ? 0.4 : 1;
}

function readTrusted({ text, item }: FoundLine, context: Context): Read {
  const clean = openMixed(text).replace(/(?<!\b(?:lb|oz|tsp|tbsp|pkg|doz|qt|pt))[.;]$/i, "");
  const odd = readOdd(clean, context);
  if (odd !== null) return odd;
  const { amount, unit, size, name, notes, isUncertain } = readIngredientLine(clean, {
    language: context.language,
  });
  const placed = placedWords(item.paragraph);
  const head = amountAtHead(clean, item.paragraph, context.language);
  const words = head?.words ?? wordsWithDigits(placed);
  const own = amountText(amount);
  const type = item.paragraph.rows[0]?.size ?? 1;
  const sense =
    head === null ? { factor: 1, others: [] } : rateAmountPlausibility(head.reading, name, context.loose);
  const trust = words.reduce((least, word) => Math.min(least, wordTrust(word)), 1);
  const present = amount.kind === "none" ? missingAmountFactor(clean, placed, context, type) : 1;
  const numbered = (item.mark === "number" ? 0.6 : 1) * (BROKEN.test(clean) ? 0.4 : 1);
  const pointed = head === null || !context.pointed ? null : restoreDecimalPoint(head.reading);
  const unitTrust = head !== null && hasDoubtfulUnit(head, { text: clean, name }, context) ? 0.5 : 1;
  const article = ARTICLE.test(clean) && (placed[0]?.word.confidence ?? 0) < MIN_CERTAIN ? 0.5 : 1;
  const spelt = LONE_CONSONANT.test(name) ? 0.5 : 1;
  const confidence =
    trust * sense.factor * present * numbered * unitTrust * article * spelt * (pointed === null ? 1 : 0.6);
  const others = [
    ...(pointed === null ? [] : [pointed]),
    ...otherReadings(clean, words, own),
    ...sense.others,
  ];
  const alternatives = [...new Set(others)].filter((other) => other !== own);
  return {
    ...{ amount, unit, size, name, notes },
    confidence: Math.round(confidence * 100) / 100,
    uncertain: isUncertain || confidence < MIN_CERTAIN,
    alternatives: alternatives.slice(0, MAX_ALTERNATIVES),
  };
}

function hasDoubtfulUnit(
  { reading, words, rest, gap }: AmountRead,
  { text, name }: { text: string; name: string },
  context: Context,
): boolean {
  const { unit } = reading;
  const confidence =
    words.findLast(({ word }) => unit === null || word.text.includes(unit))?.word.confidence ?? 0;
  return isUnitDoubtful(
    { unit, confidence, rest: text.slice(rest), name, gap: gap / context.gap },
    context.units,
    context.language,
  );
}

/** Least number of rows with the same left edge that form a column. */
const MIN_COLUMN_ROWS = 3;

/** The left edge of the row's text after a bullet or number, in pixels. */
const bodyLeft = ({ item }: FoundLine): number => placedWords(item.paragraph)[0]?.word.box.x ?? 0;

/**
 * The left edge of a row's column: the row's own edge if others share it, otherwise the median edge of its
 * block.
 */
function columnLeft(lines: readonly FoundLine[], line: FoundLine): number {
  const own = line.item.paragraph.rows[0];
  const left = bodyLeft(line);
  const lefts = lines
    .filter(({ item: { paragraph } }) => {
      const [row] = paragraph.rows;
      return row?.page === own?.page && row?.block === own?.block;
    })
    .map(bodyLeft)
    .sort((a, b) => a - b);
  const shared = lefts.filter((other) => Math.abs(other - left) < (own?.size ?? 1));
  return shared.length >= MIN_COLUMN_ROWS ? left : (lefts[Math.floor(lefts.length / 2)] ?? 0);
}

/**
 * Parses the ingredient lines and rates each amount by the confidence of its words, the plausibility of
 * number and unit, and the other lines of the page.
 */
export function parseIngredientsWithConfidence(
  lines: FoundLine[],
  language: string | null,
): ScannedIngredient[] {
  const spoken = parseLanguageTag(language ?? "en");
  const heads = lines.map(({ text, item }) => amountAtHead(text, item.paragraph, spoken));
  const loose = areUnitsNeverPluralOnPage(heads.flatMap((head) => (head === null ? [] : [head.reading])));
  const pointed = lines.some(({ text }) => /^\W*\d\.\d/.test(text));
  const units = heads.flatMap((head) => head?.reading.unit ?? []);
  const gap = Math.max(
    quantileOf(
      lines.flatMap(({ item }) => item.paragraph.rows.flatMap(gapsOf)),
      0.5,
    ),
    quantileOf(
      heads.flatMap((head) => head?.gap ?? []),
      0.25,
    ),
  );
  const usual = heads.filter((head) => head !== null).length / Math.max(lines.length, 1);
  return lines.map((line) => {
    const row = line.item.paragraph.rows[0];
    const left = columnLeft(lines, line);
    const read = readTrusted(line, { language: spoken, loose, pointed, left, usual, units, gap });
    const extent = line.item.paragraph.isDoubtful || isFragment(line.text);
    return {
      ...read,
      ...(extent && { uncertain: true, confidence: Math.min(read.confidence, MAX_DOUBTFUL_EXTENT) }),
      mayBeSplit: extent,
      original: line.text,
      section: line.section,
      line: row?.line ?? 0,
    };
  });
}

function numberText({ n, d }: Fraction): string {
  const integer = Math.floor(n / d);
  const rest = n - integer * d;
  if (d === 1) return String(n);
  const sign = findUnicodeFractionCharacter(rest, d);
  if (sign !== undefined) return `${integer === 0 ? "" : integer}${sign}`;
  return d <= 8 ? `${integer === 0 ? "" : `${integer} `}${rest}/${d}` : String(n / d);
}

/** The number of an amount as printed ("1½", "3-4"), without its unit; null if it has none. */
function amountText(amount: Amount): string | null {
  if (amount.kind === "one") return numberText(amount.value);
  if (amount.kind === "range") return `${numberText(amount.from)}-${numberText(amount.to)}`;
  return amount.kind === "pack" ? numberText(amount.count) : null;
}

/** A word with its start and end in the text of the paragraph. */
type PlacedWord = { word: Word; start: number; end: number };

/** The words of a paragraph's first row after a bullet or number, with their positions in the text. */
function placedWords({ rows }: Paragraph): PlacedWord[] {
  const [row] = rows;
  if (row === undefined) return [];
  const placed: PlacedWord[] = [];
  // The row's text is the bullet or number followed by the body, so words before the body get negative
  // positions.
  let start = -(row.text.length - row.body.length);
  for (const word of row.words) {
    const end = start + word.text.length;
    if (end > 0) placed.push({ word, start: Math.max(0, start), end });
    start = end + 1;
  }
  return placed;
}

/** The distances between the words of a row, in x-heights. */
const gapsOf = ({ words, size }: Row): number[] =>
  words.slice(1).map(({ box }, index) => {
    const before = words[index]?.box ?? box;
    return (box.x - before.x - before.width) / size;
  });

function quantileOf(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 1;
}

/**
 * The amount at the start of a text. `words`: the words that it was read from. `rest`: position of the text
 * after it. `gap`: distance to the next word in x-heights, 0 if the amount ends in a unit.
 */
type AmountRead = { reading: AmountReading; words: PlacedWord[]; rest: number; gap: number };

const DIGIT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** Reads the amount at the start of a text; null if there is none. */
function amountAtHead(text: string, paragraph: Paragraph, language: Language): AmountRead | null {
  const tokens = tokenizeLine(text, language);
  const reading = readLeadingAmountOrNull({ line: text, tokens, language });
  if (reading === null || reading.amount.kind === "none") return null;
  const end = tokens[reading.next - 1]?.end ?? 0;
  const placed = placedWords(paragraph);
  const words = placed.filter((word) => word.start < end);
  const last = paragraph.rows[0]?.words.findIndex(({ box }) => box === words.at(-1)?.word.box) ?? -1;
  return {
    reading,
    words,
    rest: tokens[reading.next]?.start ?? end,
    gap: DIGIT.test(words.at(-1)?.word.text ?? "")
      ? (paragraph.rows.slice(0, 1).flatMap(gapsOf)[last] ?? 0)
      : 0,
  };
}

/** The words with digits, from which an amount after its name is read ("Flour 200 g"). */
const wordsWithDigits = (placed: PlacedWord[]): PlacedWord[] =>
  placed.filter(({ word }) => DIGIT.test(word.text));
