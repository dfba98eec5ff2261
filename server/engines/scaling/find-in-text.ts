import {
  type AmountReading,
  findUnitByWordOrNull,
  isArticle,
  isHalf,
  isOf,
  isRangeWord,
  LANGUAGES,
  type Language,
  parseLanguageTag,
  parseNumberWordOrNull,
  readLeadingAmountOrNull,
  readNumberOrRange,
  type Token,
  tokenizeLine,
  type UnitKind,
} from "#server/engines/amounts/amounts.ts";
import { findDurationsInText } from "#server/engines/languages/times.ts";
import type { Names } from "./name-words.ts";
import {
  findAmountEndInLine,
  hasMeasureSkippedByReading,
  isBeforeAtATime,
  isSizeOfVesselAfter,
  isVesselOrPieceSize,
  skipNonAmountOrNull,
} from "./number-sense.ts";
import { createPerItemAmountTest, type Portions, type Text, toLowerTokenText } from "./portions.ts";
import {
  COUNTED_PARTS,
  HOW,
  INTO,
  MIXTURES,
  ONE_PIECE,
  PIECES,
  RECIPE_PARTS,
  VESSELS,
} from "./step-words.ts";

/** An amount in running text with its position, and the ingredient it refers to. */
export type FoundAmount = {
  start: number;
  /** End of amount, unit and size, without the name. */
  end: number;
  /**
   * End of the name if the amount has no unit, because a name is inflected with its count; otherwise `end`.
   */
  nameEnd: number;
  /** End of the name after any amount; `end` without one. */
  nameTo: number;
  reading: AmountReading;
  /** Name of the ingredient to which the amount refers, or null. */
  name: string | null;
  /** Texts of the neighbouring tokens. */
  before: string;
  after: string;
};

const MAX_FOUND = 200;
/** Words for the parts of a ratio or of a divided food. */
const PARTS = /^(?:parts?|teile?|parties?|partes?|parti|delen|delar|dele|części)$/i;

/**
 * The amounts of a text that scale, in order. `hasOthers`: the text has another number that may be an amount, which
 * stays as written.
 */
export type TextAmounts = { found: readonly FoundAmount[]; hasOthers: boolean };

/** Finds the ingredient amounts of a text. Times, temperatures, lengths, labels and shares are no amounts. */
export function findIngredientAmountsInText(
  line: string,
  names: Names,
  language: string | null,
): TextAmounts {
  const spoken = parseLanguageTag(language ?? "any");
  const text: Text = { line, tokens: tokenizeLine(line, spoken), language: spoken };
  const search: Search = { text, names, isPortion: createPerItemAmountTest(text) };
  const found: FoundAmount[] = [];
  const others: number[] = [];
  let position = 0;
  while (position < text.tokens.length && found.length < MAX_FOUND) {
    const step = readAmountAtPosition(search, position);
    if (step.found) found.push(...step.found);
    else if (step.isOther) others.push(text.tokens[position]?.start ?? 0);
    position = step.next;
  }
  const isTime = others.length === 0 ? () => false : createIsPositionInTimePredicate(line);
  return { found, hasOthers: position < text.tokens.length || others.some((start) => !isTime(start)) };
}

/** Returns a test whether the number at a position of the text belongs to a duration. */
function createIsPositionInTimePredicate(line: string): (position: number) => boolean {
  const times = findDurationsInText(line, false);
  return (position) => times.some(({ start, end }) => position >= start && position < end);
}

type Search = { text: Text; names: Names; isPortion: Portions };
/** `isOther`: the number at the position may be an amount, but does not scale. */
type Step = { found?: readonly FoundAmount[]; isOther?: boolean; next: number };

function readAmountAtPosition(search: Search, position: number): Step {
  const { text } = search;
  const token = text.tokens[position];
  if (!token || token.kind === "mark") return { next: position + 1 };
  const isWord = token.kind === "word";
  if (isWord && !isNumberAboveOne(token.text, text.language)) return readArticleAsOne(search, position);
  const cursor = createCursorAt(text, position);
  const range = readNumberOrRange(cursor, 0);
  if (!range) return { isOther: true, next: position + 1 };
  const past = position + range.next;
  // A zero is no amount: "00 flour" is a type of flour.
  if (token.kind === "number" && token.value.n === 0 && range.amount.kind === "one") return { next: past };
  const skipped = skipNonAmountOrNull(text, position, past);
  if (skipped) return { ...skipped, isOther: skipped.isOther || isLengthOfFood(search, skipped.next) };
  const reading = readLeadingAmountOrNull(cursor);
  if (!reading || reading.amount.kind === "none") return { isOther: true, next: past };
  const next = position + reading.next;
  if (hasMeasureSkippedByReading(cursor.tokens, reading)) return { isOther: true, next };
  const part = readPartOfAmount(search, position, reading);
  if (part) return part;
  if (isFractionOfFood(text, position, next, reading))
    return { next: isArticleAfterOf(text, position + 1) ? position + 2 : next };
  const step = acceptAmountOfIngredient(search, position, reading);
  return { ...step, isOther: step.isOther && !isNumberWordHomograph(text, position), next };
}

/** "Mehl sieben" (sift) and "un moule neuf" (new) have no number, unlike "sieben Kugeln" and "neuf boules". */
function isNumberWordHomograph({ tokens }: Text, position: number): boolean {
  const [word, next] = [toLowerTokenText(tokens[position]), tokens[position + 1]];
  if (word === "sieben") return next?.kind !== "word" || /^\p{Ll}/u.test(next.text);
  return word === "neuf" && next?.kind !== "word";
}

/** "1 inch ginger", "2 cm of leek", "1-inch piece of ginger": the length before `position` may be an amount. */
function isLengthOfFood({ text, names }: Search, position: number): boolean {
  const { tokens } = text;
  if (findUnitByWordOrNull(tokens[position - 1]?.text ?? "")?.category !== "length") return false;
  let index = ONE_PIECE.has(toLowerTokenText(tokens[position])) ? position + 1 : position;
  while (index < position + 3 && isTieWordAtPosition(text, index)) index += 1;
  const token = tokens[index];
  return token?.kind === "word" && names.named(token.text) !== null;
}

/** A number word of at least one and a half: "two", "anderthalb"; in an unknown language, of the ten most usual. */
function isNumberAboveOne(word: string, language: Language): boolean {
  const languages = language === "any" ? LANGUAGES.slice(0, 10) : [language];
  return languages.some((code) => {
    const value =
      parseNumberWordOrNull(word, code) ?? parseNumberWordOrNull(word.split("-", 1)[0] ?? "", code);
    return value !== null && value.n > value.d;
  });
}

/** The number of tokens that are examined per amount, so that the time is linear. */
const MAX_AMOUNT_TOKENS = 40;

const createCursorAt = (text: Text, position: number) => ({
  ...text,
  tokens: text.tokens.slice(position, position + MAX_AMOUNT_TOKENS),
});

/** "3 of the 6 tbsp sugar", "2 of the 3 eggs": both numbers scale, or neither does. */
function readPartOfAmount(search: Search, position: number, reading: AmountReading): Step | null {
  const { text } = search;
  const { amount } = reading;
  if (amount.kind !== "one" || amount.as === "fraction") return null;
  let inner = position + reading.next;
  while (inner < position + reading.next + 3 && isTieWordAtPosition(text, inner)) inner += 1;
  const isAfterTie = inner > position + 1 && isTieWordAtPosition(text, inner - 1);
  const token = text.tokens[inner];
  if (!isAfterTie || (token?.kind !== "number" && !isNumberAboveOne(token?.text ?? "", text.language)))
    return null;
  const step = readAmountAtPosition(search, inner);
  const [total, ...others] = step.found ?? [];
  const outer = text.tokens
    .slice(position, inner)
    .findLast((_, index) => !isTieWordAtPosition(text, position + index));
  const first = text.tokens[position];
  if (!total || !first || !outer || total.reading.amount.kind !== "one")
    return { isOther: true, next: step.next };
  const part: FoundAmount = {
    ...total,
    start: first.start,
    end: outer.end,
    nameEnd: outer.end,
    nameTo: total.nameTo,
    reading: { ...reading, unit: reading.unit ?? total.reading.unit, next: inner - position },
  };
  return { found: [part, { ...total, nameTo: total.end }, ...others], next: step.next };
}

/** "½ of the flour", "¼ der Milch": a share of an ingredient is right for all servings. */
function isFractionOfFood(
  text: Text,
  position: number,
  next: number,
  { amount, unit }: AmountReading,
): boolean {
  if (amount.kind !== "one" || unit !== null || amount.as !== "fraction" || amount.value.n >= amount.value.d)
    return false;
  const isTied =
    isTieWordAtPosition(text, next) || (next > position + 1 && isTieWordAtPosition(text, next - 1));
  return isTied || isArticleAfterOf(text, position + 1);
}

/** "½ of a lemon": the article scales instead of the share. */
const isArticleAfterOf = ({ tokens, language }: Text, position: number) =>
  isOf(tokens[position]?.text ?? "", language) && isArticle(tokens[position + 1]?.text ?? "", language);

/** Kinds of units whose single item scales with the ingredient; one slice may be for each of several pieces. */
const SINGLE_ITEMS = new Set("clove can package jar bottle head stick".split(" "));

/** "a pinch of salt", "half a cup of milk", "an onion": only with an ingredient name. */
function readArticleAsOne(search: Search, position: number): Step {
  const { text } = search;
  const token = text.tokens[position];
  const isNumber = token !== undefined && parseNumberWordOrNull(token.text, text.language) !== null;
  if (
    !token ||
    text.language === "any" ||
    !(isNumber || isArticle(token.text, text.language) || isHalf(token.text, text.language))
  )
    return { isOther: isArticleBeforeOtherNumber(search, position), next: position + 1 };
  const rangeEnd = readUpperEndInWords(search, position);
  if (rangeEnd !== null) return { isOther: true, next: rangeEnd };
  const reading = readLeadingAmountOrNull(createCursorAt(text, position));
  const kind = reading?.unit ? findUnitByWordOrNull(reading.unit) : null;
  if (reading?.amount.kind !== "one" || !kind) return readSingleItem(search, position);
  const next = position + reading.next;
  if (kind.category === "length") return { isOther: isLengthOfFood(search, next), next };
  const { found } = acceptAmountOfIngredient(search, position, reading);
  const isNamed = found?.[0]?.name != null;
  if (kind.bare || (isNamed && (isMeasure(kind) || SINGLE_ITEMS.has(kind.id))))
    return { ...(found && { found }), next };
  const isLed = isOf(text.tokens[next - 1]?.text ?? "", text.language);
  const isDrink = isLed && (kind.container || kind.id === "cup") && !/^pots?$/i.test(reading.unit ?? "");
  const isNamedOther = findIngredientNameAfter(text, next, search.names, reading) !== null;
  return { isOther: isMeasure(kind) || isDrink || isNamedOther || kind.id === "dozen", next };
}

const isMeasure = (kind: UnitKind | null): boolean =>
  kind?.category === "mass" || kind?.category === "volume";

const COUPLE = /^(?:another|couple|pair|paar|paire|autre|par|otr[oa]|paio|altr[oa])$/i;

/** "another egg", "a couple of eggs", "the last tablespoon of oil", or a number in other digits. */
function isArticleBeforeOtherNumber({ text, names }: Search, position: number): boolean {
  const word = text.tokens[position]?.text ?? "";
  if (isTieWordAtPosition(text, position + 1) && isMeasure(findUnitByWordOrNull(word, text.language)))
    return findIngredientNameAfter(text, position + 1, names, { ...ONE, unit: word }) !== null;
  return COUPLE.test(word)
    ? findIngredientNameAfter(text, position + 1, names, ONE) !== null
    : /[^\P{N}0]/u.test(word);
}

/** The position after "ein bis zwei Eier", "one or two eggs"; else null. */
function readUpperEndInWords(search: Search, position: number): number | null {
  const { tokens, language } = search.text;
  const [joint, upper] = [tokens[position + 1], tokens[position + 2]];
  if (joint?.kind !== "word" || !isRangeWord(joint.text, language)) return null;
  const isNumber = upper?.kind === "number" || isNumberAboveOne(upper?.text ?? "", language);
  return isNumber ? readAmountAtPosition(search, position + 2).next : null;
}

/** A reading of one item without a unit. */
const ONE: AmountReading = {
  amount: { kind: "one", value: { n: 1, d: 1 }, as: "whole" },
  unit: null,
  size: null,
  next: 1,
};

const FUNCTION_WORDS =
  /^(?:and|or|with|in|into|to|over|on|onto|until|then|for|from|at|by|per|plus|as|is|before|after|so|while|together)$/;
/** Words after a counted noun with an article. Another English noun makes it a compound: "a lemon zester". */
const isAfterNoun = (word: string) => FUNCTION_WORDS.test(word) || /^[a-z]+(?:ed|ly|ing)$/.test(word);

/** "an onion", "mit einem Ei": scales if a line counts the ingredient. "half an onion" stays, "half the milk" is right. */
function readSingleItem({ text, names, isPortion }: Search, position: number): Step {
  const { tokens, language } = text;
  const token = tokens[position];
  const next = position + 1;
  if (!token) return { next };
  const value = parseNumberWordOrNull(token.text, language);
  const isHalfWord = isHalf(token.text, language) || (value !== null && value.n < value.d);
  if (isHalfWord && isTieWordAtPosition(text, next)) return { next };
  const hasArticle = isHalfWord && isArticle(tokens[next]?.text ?? "", language);
  const named = findIngredientNameAfter(text, hasArticle ? next + 1 : next, names, ONE);
  const isOneWord = !isHalfWord && !isArticle(token.text, language);
  if (named === null || !names.isCounted(named.name))
    return { isOther: isOneWord && !isOneBeforeIdiomWord(tokens[next]), next };
  let end = next;
  while (end < tokens.length && (tokens[end]?.start ?? 0) < named.end) end += 1;
  if (isBeforeAtATime(text, end)) return { next: end };
  const following = tokens[end];
  const isCompound =
    language === "en" && following?.kind === "word" && !isAfterNoun(following.text.toLowerCase());
  const isPart = following?.kind === "word" && isOf(following.text, language);
  if (!hasNoun(text, next, named, names) || isHalfWord || isCompound || isPart || isPortion(position, next))
    return { isOther: true, next: end };
  const found: FoundAmount = {
    start: token.start,
    end: token.end,
    nameEnd: named.end,
    nameTo: named.end,
    reading: ONE,
    name: named.name,
    before: toLowerTokenText(tokens[position - 1]),
    after: tokens[next]?.text ?? "",
  };
  return { found: [found], next: end };
}

/** "one by one", "one at a time", "the other one." */
const isOneBeforeIdiomWord = (next: Token | undefined) =>
  next === undefined ||
  next.kind === "mark" ||
  /^(?:by|at|another|side|end|of|more|half|third|quarter|last|go|layer|direction|hand)$/i.test(next.text);

function acceptAmountOfIngredient(
  { text, names, isPortion }: Search,
  position: number,
  reading: AmountReading,
): { found?: readonly FoundAmount[]; isOther?: boolean } {
  const { tokens } = text;
  const next = position + reading.next;
  const first = tokens[position];
  if (!first) return {};
  const kind = reading.unit === null ? null : findUnitByWordOrNull(reading.unit);
  if (PARTS.test(reading.unit ?? "")) return { isOther: !isRatio(text) };
  if (isPortion(position, next)) return { isOther: !isBeforeAtATime(text, next) };
  const named = findIngredientNameOfAmount(text, position, names, reading);
  if (!named) return { isOther: !isMeasure(kind) || !isSizeOfVesselAfter(text, next) };
  const end = findAmountEndInLine({ ...text, tokens: tokens.slice(position, next) }, reading);
  const found: FoundAmount = {
    start: first.start,
    end,
    nameEnd: kind === null && reading.amount.kind !== "pack" && named.end > end ? named.end : end,
    nameTo: Math.max(end, named.end),
    reading,
    name: named.name,
    before: toLowerTokenText(tokens[position - 1]),
    after: tokens[next]?.text ?? "",
  };
  return { found: [found] };
}

/** The ingredient of an amount, `name` null for a measure without one; null if the amount does not scale. */
function findIngredientNameOfAmount(
  text: Text,
  position: number,
  names: Names,
  reading: AmountReading,
): { name: string | null; end: number } | null {
  const { tokens } = text;
  const next = position + reading.next;
  if (/^[cft]$/i.test(reading.unit ?? "")) return null;
  const kind = reading.unit === null ? null : findUnitByWordOrNull(reading.unit);
  const closes = /^[)\],/]$/.test(tokens[next]?.text ?? "");
  const isAlone = names.allowsNoName && closes && (kind !== null || reading.size !== null);
  const named = isAlone ? { name: "", end: 0 } : findIngredientNameAfter(text, next, names, reading);
  // "en" is "in" in French and Spanish, "and" in Dutch.
  const before = toLowerTokenText(tokens[position - 1]);
  const isInto = INTO.has(before) && !(before === "en" && text.language === "nl");
  if (reading.amount.kind === "pack") {
    const held = findUnitByWordOrNull(tokens[position + 1]?.text ?? "");
    return isMeasure(held) ? null : named;
  }
  if (reading.unit === null && named && isOtherNoun(text, next, named, names)) return null;
  if (!isMeasure(kind)) return isInto || isShareOfMass(reading, named, names) ? null : named;
  if (named) return named;
  const isOther =
    isVesselOrPieceSize(text, position, next) ||
    isAmountOfMixture(text, next) ||
    (!names.allowsNoName && isSpoonOrCupAlone(text, next, kind?.id ?? ""));
  return isOther ? null : { name: null, end: 0 };
}

type Named = { name: string; end: number };

/** Whether the words from a token to the name's end contain the noun of the name. */
function hasNoun({ tokens, language }: Text, from: number, { name, end }: Named, names: Names): boolean {
  const isNoun = (token: Token) => names.isNoun(token.text, name, ROMANCE.has(language));
  for (let index = from; (tokens[index]?.start ?? end) < end; index += 1)
    if (tokens[index] && isNoun(tokens[index] as Token)) return true;
  return false;
}

/** "2 baking sheets" are no baking powder: a noun follows the part of a name. */
function isOtherNoun(text: Text, from: number, named: Named, names: Names): boolean {
  if (names.allowsNoName || hasNoun(text, from, named, names)) return false;
  let index = from;
  while ((text.tokens[index]?.start ?? named.end) < named.end) index += 1;
  const following = text.tokens[index];
  return following?.kind === "word" && !isAfterNoun(following.text.toLowerCase());
}

/** "1 part flour to 2 parts water" has two numbers of parts, unlike "divide into 8 parts". */
const isRatio = ({ tokens }: Text): boolean =>
  tokens.filter((token, index) => PARTS.test(token.text) && tokens[index - 1]?.kind === "number").length > 1;

/** "1/3 water" or "half dose of sugar" of an ingredient that no line counts is a share, unlike "1/2 onion". */
function isShareOfMass(
  { unit, amount }: AmountReading,
  named: { name: string | null } | null,
  names: Names,
): boolean {
  if (amount.kind !== "one" || amount.as !== "fraction" || names.allowsNoName) return false;
  if (unit !== null && !RECIPE_PARTS.has(unit.toLowerCase())) return false;
  return amount.value.n < amount.value.d && !names.isCounted(named?.name ?? "");
}

const SPOONS_AND_CUPS = new Set(["tsp", "tbsp", "dsp", "cup"]);
const ROMANCE = new Set(["fr", "es", "it", "pt"]);

/** "with 2 spoons", "dans deux bols": tools or vessels, because no ingredient follows. */
function isSpoonOrCupAlone(text: Text, next: number, id: string): boolean {
  if (!SPOONS_AND_CUPS.has(id)) return false;
  const isLed = isOf(text.tokens[next - 1]?.text ?? "", text.language) || isTieWordAtPosition(text, next);
  const token = text.tokens[next];
  if (token?.kind !== "word") return token?.text !== ")";
  return !isLed && (ROMANCE.has(text.language) || FUNCTION_WORDS.test(token.text.toLowerCase()));
}

/** Whether the amount refers to a mixture of ingredients: "of the batter". */
function isAmountOfMixture({ tokens, language }: Text, next: number): boolean {
  const word = tokens.slice(next, next + 3).find((token) => !isTied(token, language));
  return MIXTURES.has(toLowerTokenText(word));
}

const isTieWordAtPosition = ({ tokens, language }: Text, position: number) =>
  tokens[position] !== undefined && isTied(tokens[position], language);

const isTied = (token: Token, language: Language) =>
  token.kind === "word" &&
  (isOf(token.text, language) ||
    /^(?:the|this|der|die|das|den|dem|des|la|le|les|el|los|las|il|lo|gli|i|het|o|os|as)$/i.test(token.text));

/**
 * The name of an ingredient after the amount, directly or after "of the" ("½ of the onions"); null if there
 * is none.
 */
function findIngredientNameAfter(
  { tokens, language }: Text,
  next: number,
  names: Names,
  { unit, amount }: AmountReading,
): { name: string; end: number } | null {
  const mayTie = unit !== null || (amount.kind !== "none" && amount.as === "whole");
  let position = next;
  while (mayTie && position < next + 3) {
    const token = tokens[position];
    if (!token || !isTied(token, language)) break;
    position += 1;
  }
  for (const offset of [0, 1]) {
    const token = tokens[position + offset];
    if (token?.kind !== "word") return null;
    const name = names.named(token.text);
    if (name !== null) return includeCountedPartAfterName(tokens, position + offset, names, name, language);
    if (!HOW.has(toLowerTokenText(token))) return null;
  }
  return null;
}

/**
 * Extends a name to all of its words: "2 egg yolks", "2 garlic cloves". Null if pieces of it are counted: "4
 * lemon wedges".
 */
function includeCountedPartAfterName(
  tokens: readonly Token[],
  position: number,
  names: Names,
  name: string,
  language: Language,
): { name: string; end: number } | null {
  let end = position;
  const goesOn = (text: string) =>
    names.isIn(text, name) ||
    (language === "en" && COUNTED_PARTS.test(text)) ||
    (/^eggs?$/i.test(tokens[end]?.text ?? "") && /^(?:yolk|white)s?\.?$/i.test(text));
  while (tokens[end + 1]?.kind === "word" && goesOn(tokens[end + 1]?.text ?? "")) end += 1;
  const following = toLowerTokenText(tokens[end + 1]);
  if (PIECES.has(following) || VESSELS.has(following)) return null;
  const last = tokens[end];
  return { name, end: last?.text.endsWith(".") ? last.end - 1 : (last?.end ?? 0) };
}
