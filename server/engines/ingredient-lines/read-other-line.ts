import {
  type AmountReading,
  type Cursor,
  findUnitByWordOrNull,
  getTextBetweenTokens,
  isArticle,
  isHalf,
  isJapaneseCharCode,
  isMarkToken,
  isOf,
  isPlus,
  isRangeWord,
  isSize,
  type Language,
  NO_AMOUNT,
  normalizeUnitWord,
  parseNumberWordOrNull,
  readLeadingAmountOrNull,
  readNumberOrRange,
  readUnitAtToken,
  replaceCursorTokens,
  skipListedPhrase,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { countPhraseWordsAtToken, getNameVocabulary, type NameVocabulary } from "./other-words.ts";
import { countPreparationTokensAfterName } from "./preparation.ts";
import { hasOpenBracket, type LineReading } from "./read-line.ts";
import { type OtherName, readNonEnglishNameAndNotes } from "./read-other-name.ts";

/** Number of positions at which an amount after the name is tried. */
const MAX_TRIES = 6;
/** Highest number without a unit after a name that is a count: "Uova 3", but not "Mehl 405". */
const MAX_BARE_COUNT = 50;

/**
 * Reads a line in one of three orders: "2 EL Mehl", "Saft von 1 Zitrone", "Farina 00: 500 g". Null if the
 * line has no name.
 */
export function readNonEnglishLine(cursor: Cursor, language: Language): LineReading | null {
  const leading = readLeadingAmountOrNull(cursor);
  if (leading)
    return combineAmountWithOtherName(leading, readNonEnglishNameAndNotes(cursor, leading.next, language));
  return (
    readPartOfIngredient(cursor, language) ??
    readTrailingAmount(cursor, language) ??
    readBracketedAmountAfterName(cursor, language) ??
    combineAmountWithOtherName(null, readNonEnglishNameAndNotes(cursor, 0, language))
  );
}

const dropTokensBefore = (cursor: Cursor, position: number) =>
  replaceCursorTokens(cursor, cursor.tokens.slice(position));
const dropTokensFrom = (cursor: Cursor, position: number) =>
  replaceCursorTokens(cursor, cursor.tokens.slice(0, position));
const joinNotes = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text !== null && text !== undefined).join(", ") || null;

/** Reads a part of a fruit: "Fein abgeriebene Schale von 1 Zitrone" is one lemon, with the rest as note. */
function readPartOfIngredient(cursor: Cursor, language: Language): LineReading | null {
  const words = getNameVocabulary(language);
  let next = 0;
  let hasPart = false;
  for (; next < 8; next += 1) {
    const token = cursor.tokens[next];
    if (token?.kind !== "word") break;
    if (hasPart && isCountStartAt(cursor, next)) break;
    const isPart = words.fruitParts.has(normalizeUnitWord(token.text));
    if (!isPart && !isPreparationWord(token.text, words, language)) return null;
    hasPart ||= isPart;
  }
  const rest = dropTokensBefore(cursor, next);
  const amount = hasPart ? readLeadingAmountOrNull(rest) : null;
  if (!amount || amount.amount.kind === "none") return null;
  const name = readNonEnglishNameAndNotes(rest, amount.next, language);
  if (name.name === null) return null;
  return combineAmountWithOtherName(amount, {
    ...name,
    notes: joinNotes(getTextBetweenTokens(cursor, 0, next), name.notes),
  });
}

function isPreparationWord(text: string, words: NameVocabulary, language: Language): boolean {
  const key = normalizeUnitWord(text);
  if (words.preparationBefore.has(key) || words.preparationAfter.has(key) || words.manner.has(key))
    return true;
  return isOf(text, language) || isPlus(text, language) || /^\p{L}{1,3}$/u.test(text);
}

function isCountStartAt(cursor: Cursor, position: number): boolean {
  const token = cursor.tokens[position];
  if (token?.kind !== "word") return token?.kind === "number";
  const { language } = cursor;
  return (
    [isArticle, isHalf].some((test) => test(token.text, language)) ||
    parseNumberWordOrNull(token.text, language) !== null
  );
}

/**
 * Reads the first amount after a name that only notes follow ("Mehl 200 g", "Farina 00: 500 g", "Uova 3").
 */
function readTrailingAmount(cursor: Cursor, language: Language): LineReading | null {
  let tries = 0;
  for (let start = 1; start < cursor.tokens.length && tries < MAX_TRIES; start += 1) {
    if (!mayCountAt(cursor, start)) continue;
    tries += 1;
    const reading = readTrailingAmountAt(cursor, start, language);
    if (reading) return reading;
  }
  return null;
}

/**
 * Reads a final bracket that contains only an amount ("huile d'olive (2 cuillères à soupe)", "œufs (x3)").
 */
function readBracketedAmountAfterName(cursor: Cursor, language: Language): LineReading | null {
  const { tokens } = cursor;
  const open = tokens.findIndex((token) => isMarkToken(token, "("));
  if (open < 1 || !isMarkToken(tokens.at(-1), ")")) return null;
  const start = isTimesToken(tokens[open + 1]) ? open + 2 : open + 1;
  const inside = replaceCursorTokens(cursor, tokens.slice(start, -1));
  const amount = readLeadingAmountOrNull(inside);
  if (!amount || amount.next < inside.tokens.length || amount.amount.kind === "pack") return null;
  const isCounted = amount.unit === null && isTrailingAmountCount(cursor, start, amount);
  const category = amount.unit === null ? null : findUnitByWordOrNull(amount.unit, language)?.category;
  if (!isCounted && (!category || category === "length")) return null;
  return combineAmountWithOtherName(
    amount,
    readNonEnglishNameAndNotes(dropTokensFrom(cursor, open), 0, language),
  );
}

const isTimesToken = (token: Token | undefined) => /^[x×]$/i.test(token?.text ?? "");

function mayCountAt(cursor: Cursor, position: number): boolean {
  const token = cursor.tokens[position];
  if (token?.kind === "number") return true;
  if (token?.kind !== "word") return false;
  if (isJapaneseCharCode(token.text.charCodeAt(0))) return isJapaneseAmountStart(cursor, position);
  const { text } = token;
  const isNumber = parseNumberWordOrNull(text, cursor.language) !== null || isHalf(text, cursor.language);
  return isNumber && readUnitAtToken(cursor, position + 1) !== null;
}

/**
 * Whether an amount in the Japanese order begins here: a spoon before its number ("大さじ2"), "each" ("各1個") or
 * a number in words ("ひとつまみ").
 */
function isJapaneseAmountStart(cursor: Cursor, position: number): boolean {
  const start = skipListedPhrase(cursor, position, "each");
  const { kind, next } = readUnitAtToken(cursor, start) ?? {};
  if (kind?.category === "volume" && next !== undefined && readNumberOrRange(cursor, next)) return true;
  const isSized = isSize(cursor.tokens[start]?.text ?? "", cursor.language);
  return readNumberOrRange(cursor, isSized ? start + 1 : start) !== null;
}

function readTrailingAmountAt(cursor: Cursor, start: number, language: Language): LineReading | null {
  const lead = findAmountStart(cursor, start);
  const rest = dropTokensBefore(cursor, lead);
  const amount = readLeadingAmountOrNull(rest);
  if (!amount || amount.amount.kind === "none" || !isLineEndAfterAmount(rest, amount, language)) return null;
  const joint = /^[,:–—×x-]$/i.test(cursor.tokens[lead - 1]?.text ?? "") ? lead - 1 : lead;
  const named = dropTokensFrom(cursor, joint);
  if (joint === 0 || hasOpenBracket(named.tokens)) return null;
  if (
    amount.unit === null
      ? !isTrailingAmountCount(cursor, start, amount)
      : findUnitByWordOrNull(amount.unit, language)?.category === "length"
  )
    return null;
  const name = readNonEnglishNameAndNotes(named, 0, language);
  const tail = readNonEnglishNameAndNotes(rest, amount.next, language);
  if (name.name === null) return null;
  const notes = joinNotes(name.notes, tail.name, tail.notes);
  return combineAmountWithOtherName(
    { ...amount, size: amount.size ?? name.size ?? tail.size },
    { ...name, size: null, notes },
  );
}

/** The first token of an amount, including a word such as "ca." before its number. */
function findAmountStart(cursor: Cursor, start: number): number {
  if (/^\p{Lu}/u.test(cursor.tokens[start - 1]?.text ?? "")) return start;
  const earlier = readLeadingAmountOrNull(dropTokensBefore(cursor, start - 1));
  return start > 1 && earlier && "about" in earlier.amount && earlier.amount.about ? start - 1 : start;
}

/** Whether a final number without a unit is a count, and not a label such as a type of flour. */
function isTrailingAmountCount(cursor: Cursor, start: number, { amount }: AmountReading): boolean {
  const previous = cursor.tokens[start - 1];
  if (previous && /^(?:type|typ|tipo|t|nr|no|n|w)\.?$/i.test(previous.text)) return false;
  const value = amount.kind === "one" ? amount.value : amount.kind === "range" ? amount.to : null;
  const written = cursor.tokens[start]?.text ?? "";
  return value !== null && value.n > 0 && value.n <= MAX_BARE_COUNT * value.d && !/^0\d/.test(written);
}

/** Whether only notes follow an amount ("30 ml oppure limoncello", "80 g fuso", "2 ks na ozdobu"). */
function isLineEndAfterAmount(cursor: Cursor, { unit, next }: AmountReading, language: Language): boolean {
  const token = cursor.tokens[next];
  if (token === undefined) return true;
  if (token.kind !== "word") return token.kind === "mark" && /^[,;(–—.*-]$/.test(token.text);
  if (unit === null) return false;
  const words = getNameVocabulary(language);
  if (isRangeWord(token.text, language)) return cursor.tokens[next + 1] !== undefined;
  const phrases = [words.noteStarts, words.notes, words.preparationBefore, words.manner];
  return (
    countPreparationTokensAfterName(cursor, next, words) > 0 ||
    phrases.some((list) => countPhraseWordsAtToken(cursor, next, list) > 0)
  );
}

/**
 * Combines an amount with the rest of its line. If the name is missing, the unit becomes the name ("4
 * Zehen"), or else the notes ("Salz (fein)", "2 EL (Öl)").
 */
function combineAmountWithOtherName(found: AmountReading | null, rest: OtherName): LineReading | null {
  const { amount, unit, size, said } = found ?? { amount: NO_AMOUNT, unit: null, size: null };
  const notes = joinNotes(said, rest.notes);
  const sizes = [size, rest.size].filter((text) => text !== null).join(" ") || null;
  if (rest.name !== null) return { amount, unit, size: sizes, name: rest.name, notes };
  const isMeasure = /^(?:mass|volume)$/.test(findUnitByWordOrNull(unit ?? "")?.category ?? "");
  if (unit !== null && amount.kind !== "sum" && !(isMeasure && notes !== null))
    return { amount, unit: null, size: sizes, name: unit, notes };
  return notes === null ? null : { amount, unit, size: sizes, name: notes, notes: null };
}
