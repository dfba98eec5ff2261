import {
  type Cursor,
  findUnitByWordOrNull,
  getAmountVocabulary,
  getUnitWordsById,
  isArticle,
  isRangeWord,
  isSize,
  LANGUAGES,
  normalizeUnitWord,
  readNumberOrRange,
  readUnitAtToken,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { memoize } from "#server/engines/memoize/memoize.ts";
import { createAlternationPattern, foldCaseAndAccentsKeepingPositions } from "./fold.ts";
import { toAsciiNumbersWithPositions } from "./numerals.ts";
import { getSecondsOfTimeUnitOrNull } from "./time-words.ts";
import { findDurationsInText } from "./times.ts";
import { getWordsOfListInAllLanguages } from "./word-lists.ts";

/** Matches scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * A regular expression source for any of the words. A word must end where the match ends, except in scripts
 * without spaces.
 */
function createWordEndPattern(...words: string[]): string {
  const [spaced, unspaced] = [false, true].map((is) => words.filter((word) => UNSPACED.test(word) === is));
  const anywhere = unspaced?.length ? `|${createAlternationPattern(unspaced)}` : "";
  return `(?:(?:${createAlternationPattern(spaced ?? [])})(?!\\p{L})${anywhere})`;
}

const DOZENS = [
  ...getWordsOfListInAllLanguages("dozens"),
  ...LANGUAGES.flatMap((language) => getUnitWordsById(language).dozen ?? []),
];
const BEHIND = "^[ -]?(?:\\([^()]{1,40}\\) ?)?";
const PEOPLE = new RegExp(`${BEHIND}${createWordEndPattern(...getWordsOfListInAllLanguages("people"))}`, "u");
const PIECES = new RegExp(`${BEHIND}${createWordEndPattern(...getWordsOfListInAllLanguages("pieces"))}`, "u");
const NAMES_PIECES = new RegExp(
  `(?<!\\p{L})${createWordEndPattern(...getWordsOfListInAllLanguages("pieces"))}`,
  "u",
);
const NAMES_PEOPLE = new RegExp(
  `(?<!\\p{L})${createWordEndPattern(...getWordsOfListInAllLanguages("people"))}`,
  "u",
);
const ABOUT = new RegExp(
  `(?<!\\p{L})(?:(?:${createAlternationPattern([...getAmountVocabulary("any").about, "approx", "ca"])})\\.? ?|~ ?)$`,
  "u",
);
/** Matches words before a number that introduce a yield: "Serves", "für", "Servings: ". */
const LEAD = new RegExp(
  `(?<!\\p{L})(?:(?<serves>${createWordEndPattern(...getWordsOfListInAllLanguages("serves"))})|(?<makes>${createWordEndPattern(...getWordsOfListInAllLanguages("makes"))})|${createWordEndPattern(...getWordsOfListInAllLanguages("before"), ...getWordsOfListInAllLanguages("yields"))}) ?(?:[:：=-] ?)?$`,
  "u",
);
/** Matches the words of which a text without digits needs one to state a yield. */
const HAS_YIELD_WORD = new RegExp(
  `(?<!\\p{L})${createWordEndPattern(...DOZENS, ...(["serves", "makes", "before", "people"] as const).flatMap(getWordsOfListInAllLanguages))}`,
  "u",
);
/** Matches a word that makes a number a yield: a count without any of them is none. */
const HAS_COUNT_WORD = new RegExp(
  createWordEndPattern(
    ...DOZENS,
    ...(["serves", "makes", "before", "yields", "people", "pieces"] as const).flatMap(
      getWordsOfListInAllLanguages,
    ),
  ),
  "u",
);
const DOZEN = new RegExp(`^ ?${createWordEndPattern(...DOZENS)}`, "u");
const LABEL = new RegExp(
  `^(?:${createAlternationPattern((["serves", "makes", "before", "yields"] as const).flatMap(getWordsOfListInAllLanguages))})(?:(?!\\p{L})| ?[:：=])[ :：=-]{0,3}`,
  "u",
);

/** Matches a sign or word after a number which shows that the number is no yield. */
const NO_PIECES =
  /^ ?(?:["″”°%]|['’′](?!\p{L})|(?:x|×|eggs?|eier|people's|stund\w*|k?cal\w*|kj|k?kalor\w*|degre\w*|deg|grad(?:os|er|en|i)?|graus|stopni|celsius|fahrenheit)(?!\p{L}))/u;

/** Matches words that introduce the size of a serving, such as "serving size", before a number of pieces. */
const SIZE_LEAD =
  /(?:(?:serving|portion)s?[ -]size|portionsgro(?:ss?|ß)e|taille (?:de la |d'une )?portion|tamano de (?:la )?(?:porcion|racion)|dimensione (?:della )?porzione|portiegrootte|tamanho da porcao) ?[:：=-]? ?$/;
/** Matches text after a counted word that states its weight or its share of a serving. */
const SHARE =
  /^ ?(?:[=≈] ?\p{L}{0,6}\.? ?\d|中\d|[^.,;:\d]{0,40} (?:per|pro|par|por|je|a|a testa|na) (?:serving|portion|porcion|racion|porzione|portie|porcao|person)(?!\p{L}))/u;

const MAX_TEXT_LENGTH = 600;
const MAX_SERVINGS = 9999;
/** Higher numbers in a text count visitors or ratings. */
const MAX_IN_TEXT = 999;

/** A number in a text and the kind of noun that it counts. */
type Count = {
  kind: "people" | "pieces" | "unknown" | "measure";
  /** The number, of a range its upper end; null for a fraction. */
  value: number | null;
  isRange: boolean;
  /** The range in the text that includes the words before and after the number. */
  start: number;
  end: number;
  /** The kind of word that introduces the number. */
  lead: "serves" | "makes" | "before" | null;
  /** Index of the token after the number. */
  next: number;
};

/** The numbers in a text that are no times, in order. Takes linear time. */
function findCountsInText(text: string): Count[] {
  const line = foldCaseAndAccentsKeepingPositions(text);
  const cursor = { line, tokens: tokenizeLine(line, "any") };
  let times: ReturnType<typeof findDurationsInText> | null = null;
  const counts: Count[] = [];
  for (let i = 0; i < cursor.tokens.length; ) {
    const start = cursor.tokens[i]?.start ?? 0;
    const count = mayCountBeginAt(cursor, i) ? readCount(cursor, i) : null;
    // Most numbers are measures, which need no search for times.
    const isMeasure = count?.kind === "measure" && count.next === i + 1;
    if (count !== null && !isMeasure) times ??= findDurationsInText(line, false);
    const isTime = !isMeasure && times?.some((span) => span.start <= start && start < span.end);
    if (count !== null && !isTime) counts.push(count);
    // Advances at least one token, because the number and the unit of a dual are one word ("كوبان": two
    // cups).
    i = Math.max(i + 1, isTime ? 0 : (count?.next ?? 0));
  }
  return counts;
}

const isRangeWordNotArticle = (word: string): boolean => isRangeWord(word) && !isArticle(word);

/**
 * Whether a number may begin at a token. Excludes the "2" in "A2", "#2" and "1/2", and range words such as
 * "to", which is 2 in Danish.
 */
function mayCountBeginAt({ line, tokens }: Cursor, i: number): boolean {
  const token = tokens[i];
  if (token === undefined || token.kind === "mark" || isRangeWordNotArticle(token.text)) return false;
  const before = line[token.start - 1] ?? "";
  return !/[#\d.,/\p{L}]/u.test(before) || UNSPACED.test(before);
}

/**
 * Matches the multiplication sign of a size ("9x13 inch") or of several packs ("12 x 50 g", which are twelve
 * pieces).
 */
const TIMES_SIGN = /^ ?[x×] ?(?=\d)/;

const ONE = { kind: "one", value: { n: 1, d: 1 } } as const;

function readCount(cursor: Cursor, i: number): Count | null {
  const { line, tokens } = cursor;
  const isOne = isArticle(tokens[i]?.text ?? "");
  const range = readNumberOrRange(cursor, i) ?? (isOne ? { amount: ONE, next: i + 1 } : null);
  if (range === null) return null;
  const start = tokens[i]?.start ?? 0;
  const endOf = (next: number): number => tokens[next - 1]?.end ?? line.length;
  const count: Count = {
    kind: "measure",
    value: null,
    isRange: false,
    start,
    end: 0,
    lead: null,
    next: range.next,
  };
  if (TIMES_SIGN.test(line.slice(endOf(range.next)))) {
    const second = readNumberOrRange(cursor, range.next + 1);
    const next = second?.next ?? range.next + 1;
    const category = readUnitAtToken(cursor, next)?.kind.category;
    if (category !== "mass" && category !== "volume") return { ...count, end: endOf(next), next };
    count.kind = "unknown";
    count.next = next;
  }
  const { factor, next, end } = readDozenAfterNumber(cursor, range.next, endOf(range.next));
  count.next = Math.max(count.next, next);
  count.end = end;
  const counted = classifyCountedWord(
    line,
    skipSizeWords(cursor, next, end),
    factor > 1 ? "pieces" : "unknown",
    end,
  );
  const before = line.slice(0, start);
  if (SHARE.test(line.slice(counted.end)) || /[人分前份]中$/.test(before)) return count;
  if (counted.kind === "pieces" && SIZE_LEAD.test(before)) return count;
  if (count.kind === "measure" && counted.kind === "unknown" && isNumberOfMeasureOrTime(cursor, next, end))
    return count;
  const { amount } = range;
  const slashed = /^([2-9]|1\d) ?[/⁄] ?(\d{1,2})$/.exec(line.slice(start, end));
  const last = amount.kind === "range" ? amount.to : amount.value;
  // Two numbers with a slash are a range: "4/6 persone".
  const value = slashed === null ? (last.n * factor) / last.d : Number(slashed[2]);
  count.isRange = amount.kind === "range" || slashed !== null;
  if (Number.isInteger(value) && value >= 1 && value <= MAX_SERVINGS) count.value = value;
  const lead = findWordBeforeCount(line, start, counted);
  // An article such as "a" is a number only between a word that introduces people and a word for people: "für
  // eine Person", but not "a jar" or "a serving".
  if (isOne && value === 1 && (counted.kind !== "people" || lead.lead === null)) return null;
  return { ...count, ...lead, ...counted };
}

/** Finds the word before a number that introduces a yield. */
function findWordBeforeCount(
  line: string,
  start: number,
  { kind, end }: Pick<Count, "kind" | "end">,
): Pick<Count, "start" | "lead"> {
  const from = ABOUT.exec(line.slice(0, start))?.index ?? start;
  const found = LEAD.exec(line.slice(0, from));
  if (found === null) return { start: from, lead: null };
  const { serves, makes } = found.groups ?? {};
  const countsOther = kind === "unknown" && /^ \p{L}/u.test(line.slice(end));
  // "Serve two sticks" is an instruction and no yield. "Enough for 2 meals" is a yield that counts no people.
  if (serves && countsOther)
    return serves === "serve" ? { start: from, lead: null } : { start: found.index, lead: "makes" };
  return { start: found.index, lead: serves ? "serves" : makes ? "makes" : "before" };
}

/** The kind of word that a number counts, `other` if the word is unknown. */
function classifyCountedWord(
  line: string,
  from: number,
  other: Count["kind"],
  end: number,
): Pick<Count, "kind" | "end"> {
  const behind = line.slice(from);
  const people = PEOPLE.exec(behind);
  const words = people ?? PIECES.exec(behind);
  // The word is the label of the next number: "01 Servings: 4".
  if (words === null || /^ ?[:：] ?\p{N}/u.test(behind.slice(words[0].length))) return { kind: other, end };
  return { kind: people === null ? "pieces" : "people", end: from + words[0].length };
}

/**
 * Reads "dozen" after a number. `factor` is 12, or 1 without the word; `next` and `end` are the positions
 * after it.
 */
function readDozenAfterNumber({ line, tokens }: Cursor, from: number, end: number) {
  const words = DOZEN.exec(line.slice(end))?.[0] ?? "";
  if (words === "") return { factor: 1, next: from, end };
  let next = from;
  while ((tokens[next]?.start ?? Number.POSITIVE_INFINITY) < end + words.length) next += 1;
  return { factor: 12, next, end: end + words.length };
}

const MEASURES: ReadonlySet<string | undefined> = new Set(["volume", "mass", "length"]);
/** The length in characters of the longest unit word in a script without spaces. */
const MAX_UNSPACED_UNIT = 3;

/** Whether a number is part of a measure ("4 cups") or a time ("4 hours"), so that it is no yield. */
function isNumberOfMeasureOrTime(cursor: Cursor, next: number, end: number): boolean {
  const behind = cursor.line.slice(end);
  if (NO_PIECES.test(behind)) return true;
  let word = next;
  while (cursor.tokens[word]?.text === "-" || isSize(cursor.tokens[word]?.text ?? "")) word += 1;
  if (MEASURES.has(readUnitAtToken(cursor, word)?.kind.category)) return true;
  const text = cursor.tokens[word]?.text ?? "";
  const prefixes = UNSPACED.test(text[0] ?? "")
    ? Array.from({ length: MAX_UNSPACED_UNIT }, (_, i) => text.slice(0, i + 1))
    : [text];
  return prefixes.some(
    (unit) =>
      getSecondsOfTimeUnitOrNull(normalizeUnitWord(unit), true) !== null ||
      MEASURES.has(findUnitByWordOrNull(unit)?.category),
  );
}

/** The position after words for sizes such as "large". */
function skipSizeWords({ tokens }: Cursor, from: number, end: number): number {
  let next = from;
  while (tokens[next]?.kind === "word" && isSize(tokens[next]?.text ?? "")) next += 1;
  return next === from ? end : (tokens[next - 1]?.end ?? end);
}

const isCountOfPeople = ({ kind, lead }: Count): boolean => kind === "people" || lead === "serves";

/**
 * If a text counts products and pieces, a number of pieces replaces the products only if it is at least this
 * many times larger.
 */
const MIN_PIECES = 4;

/**
 * Selects the yield among the numbers of a text: people before products, and pieces before a few large
 * products ("1 pie", "2 loaves").
 */
function selectBestCount(counts: readonly Count[]): Count | null {
  const stated = counts.filter(({ value }) => value !== null);
  const best = stated.find(isCountOfPeople) ?? stated.find(({ lead }) => lead === "makes") ?? stated[0];
  if (best?.value == null || isCountOfPeople(best) || (best.value > 1 && best.kind !== "pieces"))
    return best ?? null;
  const least = best.value === 1 ? 2 : best.value * MIN_PIECES;
  return stated.find(({ kind, value }) => kind === "pieces" && (value ?? 0) >= least) ?? best;
}

/**
 * A yield in a text, with its words and position. `led`: a verb such as "serves" precedes the number. `sure`:
 * such a verb precedes it, or people follow it. `isPreceded`: a verb, a preposition or a label precedes it.
 * `bare`: only a preposition or a label shows that it is a yield.
 */
export type Yield = {
  servings: number;
  text: string;
  start: number;
  end: number;
  sure: boolean;
  led: boolean;
  isPreceded: boolean;
  bare: boolean;
};

/** Finds the yield that a text states, the upper end of a range. Null if there is none. */
export const findYieldInTextOrNull: (text: string) => Yield | null = memoize(2000, (text) => {
  const { line, positionOf } = toAsciiNumbersWithPositions(text.slice(0, MAX_TEXT_LENGTH));
  const hasWord = /\p{N}/u.test(line) ? HAS_COUNT_WORD : HAS_YIELD_WORD;
  if (!hasWord.test(foldCaseAndAccentsKeepingPositions(line))) return null;
  const counts = findCountsInText(line).filter(
    ({ kind, lead }) => kind !== "measure" && (kind !== "unknown" || lead),
  );
  const best = selectBestCount(counts);
  if (best?.value == null || best.value > MAX_IN_TEXT) return null;
  const [start, end] = [positionOf(best.start), positionOf(best.end)];
  const led = best.lead === "serves" || best.lead === "makes";
  const isPeople =
    best.kind === "people" ||
    NAMES_PEOPLE.test(foldCaseAndAccentsKeepingPositions(line.slice(best.start, best.end)));
  return {
    servings: best.value,
    text: text.slice(start, end).trim(),
    start,
    end,
    sure: led || isPeople,
    led,
    isPreceded: best.lead !== null,
    bare: best.kind === "unknown" && best.lead === "before" && !isPeople,
  };
});

const MAX_VALUE_LENGTH = 200;

/** The yield of a value: 6 for "Serves 4-6", 24 for "24 cookies". Null for a measure ("4 cups"). */
export const parseServingsOrNull = (value: string): number | null =>
  parseBestCountOrNull(value)?.value ?? null;

const parseBestCountOrNull = (value: string): Count | null =>
  selectBestCount(
    findCountsInText(toAsciiNumbersWithPositions(value.slice(0, MAX_VALUE_LENGTH)).line).filter(
      ({ kind }) => kind !== "measure",
    ),
  );

const PARTS =
  /(?<=(?:\p{L}{3}|[\d)])[.!?])\s+(?=\p{Lu})|(?<=(?:\p{L}{4}|[\d)])[.!?])(?<!approx\.)\s+(?=\d)|(?<=\p{L})\s[–—]\s|(?<=[。！？])|\s*[|•·\n]\s*|(?<=[,;，；])\s+/u;

/**
 * The sentences of a value that state a yield, without the verb: "12 buns" for "Makes 12 buns. Bake 20 min".
 * Null if the value only states a time or a number.
 */
function extractYieldTextWithoutVerb(value: string): string | null {
  const parts = value.slice(0, MAX_TEXT_LENGTH).split(PARTS).filter(Boolean);
  let hasTime = false;
  const own = parts.filter((part) => {
    const { line } = toAsciiNumbersWithPositions(part);
    const isTime = findDurationsInText(line, true).length > 0;
    hasTime ||= isTime;
    return !isTime && (/\d/.test(line) || findCountsInText(line).length > 0);
  });
  if (own.length === 0 && hasTime) return null;
  const said = (own.length > 0 ? own : parts.slice(0, 1))
    .join(" ")
    .replace(/(?<![.,:;\s])[.,:;\s]+$/u, "")
    .trim();
  let words = said;
  for (let round = 0; round < 2; round += 1) {
    const label = LABEL.exec(foldCaseAndAccentsKeepingPositions(words));
    const rest = label === null ? "" : words.slice(label[0].length);
    if (/^\d+$/.test(rest) && /[:：=]/.test(words)) return null;
    if (
      /^\P{L}*\p{N}|^\p{L}/u.test(rest) &&
      findCountsInText(toAsciiNumbersWithPositions(rest).line).length > 0 &&
      hasYieldWordsOrRange(rest)
    )
      words = rest;
  }
  return words;
}

/** Whether a yield has words or a range, which its number does not tell. */
const hasYieldWordsOrRange = (text: string): boolean =>
  !/^\P{L}{0,3}100 ?(?:g|ml)\P{L}*$/iu.test(text) &&
  !isLengthText(text) &&
  (/\p{L}/u.test(text) || parseBestCountOrNull(text)?.isRange === true);

/**
 * Whether a text is a length ("10 cm apart"), which is no yield unless it is the size of a product ("9-inch
 * pie").
 */
function isLengthText(text: string): boolean {
  const line = foldCaseAndAccentsKeepingPositions(text);
  const unit = /^(?:\p{L}{2,9}\.? )?[\d.,]+[ -]?(\p{L}+)/u.exec(line)?.[1] ?? "";
  return findUnitByWordOrNull(normalizeUnitWord(unit))?.category === "length" && !NAMES_PIECES.test(line);
}

/**
 * Parses the yield values of a page: the number of servings, and the text if a value says more than a number.
 */
export function parseYieldValues(values: string[]): { servings: number | null; yieldText: string | null } {
  const counts = values.map(parseBestCountOrNull).filter((count) => count !== null);
  const [first] = counts;
  const best = (first?.value === 1 ? counts.find(isCountOfPeople) : undefined) ?? first;
  const worded = values.filter(hasYieldWordsOrRange).sort((a, b) => b.length - a.length)[0];
  return {
    servings: best?.value ?? null,
    yieldText: worded === undefined ? null : extractYieldTextWithoutVerb(worded),
  };
}
