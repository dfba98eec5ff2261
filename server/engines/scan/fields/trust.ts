import { type Language, languageOf, NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { isLoose, senseOf, withPoint } from "./amount-sense.ts";
import { BARE_UNIT, openMixed } from "./amount-shapes.ts";
import { amountText } from "./amount-text.ts";
import { amountAtHead, type PlacedWord, placedWords, wordsWithDigits } from "./amount-words.ts";
import type { FoundLine } from "./collect-ingredients.ts";
import type { ScannedIngredient } from "./scan-fields.ts";

/** Below this confidence an amount asks for a look. */
const SURE = 0.8;

const MOST_ALTERNATIVES = 3;

/** What the recognizer writes for a fraction it has no sign for, or for ink it does not know. */
const ODD =
  /^(?:\S*[%¥§$£#@?¢€{}<>\\|~^=*]\S*|\d*[YVUyv]{1,2}[\p{L}\d/]{0,2}|\d[gqA-Z]\p{Ll}?|[\p{Ll}]\d|[''‘’"“”.,:;_-]+\S{0,2})$/u;
/** "1 ; cups stock", "½5 cups cream": between number and unit stands what was not read. */
const BROKEN =
  /^[\d½⅓⅔¼¾⅛⅜⅝⅞]+ ?(?:[^\p{L}\p{N}\s(/.,–-]{1,3}|\p{L}|(?<=[½⅓⅔¼¾⅛⅜⅝⅞])\d) ?(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?)(?!\p{L})/iu;
/** "garlic cloves, chopped": things that are many have a number before them. */
const COUNTED = /^(?:\p{Ll}+ )?(?:cloves|sprigs|sticks|stalks|slices|cans|tins)(?!\p{L})/u;
const HALVES = /^(\d{0,2})(?:[YVU¥]|\\\/)([2348])$/i;

/** `pointed`: the page writes parts of amounts behind a point. */
type Context = { language: Language; loose: boolean; pointed: boolean; left: number; usual: number };

/** How far a recognizer's confidence can be relied on where a number is concerned. */
function wordTrust({ word }: PlacedWord): number {
  if (/[½⅓⅔¼¾⅛⅜⅝⅞]/.test(word.text)) return word.confidence;
  if (!/\d/.test(word.text)) return word.confidence < 0.4 ? 0.85 : 1;
  return word.confidence >= 0.75 ? 1 : 0.45 + word.confidence * 0.6;
}

/** The other readings of the words of an amount, each put into the line and read again. */
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

type Read = Omit<ScannedIngredient, "section" | "line" | "original">;

/** A line whose number was not read: the rest is read without it, and the amount stays open. */
function readOdd(text: string, context: Context): Read | null {
  const [first = "", ...rest] = text.split(" ");
  if (rest.length === 0 || !ODD.test(first)) return null;
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

/** What speaks for an amount having been overlooked: nothing stands where the neighbours have theirs. */
function missing(text: string, words: PlacedWord[], { left, usual }: Context, size: number): number {
  if (BARE_UNIT.test(text)) return 0.3;
  if (usual > 0.6 && COUNTED.test(text)) return 0.5;
  // A four is read as "A": "A celery sticks".
  if (/^A \p{Ll}/u.test(text)) return 0.5;
  const first = words[0]?.word;
  if (first === undefined) return 0.5;
  if (usual > 0.6 && first.box.x - left > size * 2) return 0.5;
  return ODD.test(first.text) && first.confidence < 0.8 ? 0.4 : 1;
}

function readTrusted({ text, item }: FoundLine, context: Context): Read {
  const clean = openMixed(text).replace(/(?<!\b(?:lb|oz|tsp|tbsp|pkg|doz|qt|pt))[.;]$/i, "");
  const odd = readOdd(clean, context);
  if (odd !== null) return odd;
  const { amount, unit, size, name, notes } = readIngredientLine(clean, { language: context.language });
  const placed = placedWords(item.paragraph);
  const head = amountAtHead(clean, placed, context.language);
  const words = head?.words ?? wordsWithDigits(placed);
  const own = amountText(amount);
  const type = item.paragraph.rows[0]?.size ?? 1;
  const sense = head === null ? { factor: 1, others: [] } : senseOf(head.reading, name, context.loose);
  const trust = words.reduce((least, word) => Math.min(least, wordTrust(word)), 1);
  const present = amount.kind === "none" ? missing(clean, placed, context, type) : 1;
  const numbered = (item.mark === "number" ? 0.6 : 1) * (BROKEN.test(clean) ? 0.4 : 1);
  const pointed = head === null || !context.pointed ? null : withPoint(head.reading);
  const confidence = trust * sense.factor * present * numbered * (pointed === null ? 1 : 0.6);
  const others = [
    ...(pointed === null ? [] : [pointed]),
    ...otherReadings(clean, words, own),
    ...sense.others,
  ];
  const alternatives = [...new Set(others)].filter((other) => other !== own);
  return {
    ...{ amount, unit, size, name, notes },
    confidence: Math.round(confidence * 100) / 100,
    uncertain: confidence < SURE,
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES),
  };
}

/** Where most lines of a list begin, to see what is indented further than they are. */
function usualLeft(lines: FoundLine[]): Map<string, number> {
  const lefts = new Map<string, number[]>();
  for (const { item } of lines) {
    const row = item.paragraph.rows[0];
    if (row === undefined) continue;
    const key = `${row.page} ${row.block}`;
    lefts.set(key, [...(lefts.get(key) ?? []), row.left]);
  }
  return new Map(
    [...lefts].map(([key, all]) => [
      key,
      all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
    ]),
  );
}

/**
 * Reads the ingredients and says how far each amount can be relied on: by what the recognizer and the reader of
 * fractions say of its words, by whether it makes sense with its unit, and by what its neighbours do.
 */
export function trustLines(lines: FoundLine[], language: string | null): ScannedIngredient[] {
  const spoken = languageOf(language ?? "en");
  const heads = lines.map(({ text, item }) => amountAtHead(text, placedWords(item.paragraph), spoken));
  const loose = isLoose(heads.flatMap((head) => (head === null ? [] : [head.reading])));
  const pointed = lines.some(({ text }) => /^\W*\d\.\d/.test(text));
  const lefts = usualLeft(lines);
  const usual = heads.filter((head) => head !== null).length / Math.max(lines.length, 1);
  return lines.map((line) => {
    const row = line.item.paragraph.rows[0];
    const left = lefts.get(`${row?.page} ${row?.block}`) ?? 0;
    const read = readTrusted(line, { language: spoken, loose, pointed, left, usual });
    return { ...read, original: line.text, section: line.section, line: row?.line ?? 0 };
  });
}
