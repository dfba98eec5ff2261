import {
  type AmountReading,
  findUnitByWordOrNull,
  isArticle,
  isHalf,
  isOf,
  type Language,
  parseLanguageTag,
  readLeadingAmountOrNull,
  readNumberOrRange,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import type { Names } from "./name-words.ts";
import {
  findAmountEnd,
  hasSkippedMeasure,
  isVesselOrPieceSize,
  skipNonAmountOrNull,
} from "./number-sense.ts";
import { createPerItemAmountTest, lower, type Portions, type Text } from "./portions.ts";
import { COUNTED_PARTS, HOW, INTO, MIXTURES, PIECES } from "./step-words.ts";

/** An amount in running text with its position, and the ingredient it refers to. */
export type FoundAmount = {
  start: number;
  /** End of amount, unit and size, without the name. */
  end: number;
  /**
   * End of the name if the amount has no unit, because a name is inflected with its count; otherwise `end`.
   */
  nameEnd: number;
  reading: AmountReading;
  /** Name of the ingredient to which the amount refers, or null. */
  name: string | null;
  /** Texts of the neighbouring tokens. */
  before: string;
  after: string;
};

const ENGLISH_NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
const MAX_FOUND = 200;
/** Words for parts of a ratio, which does not scale: "1 part flour to 2 parts water". */
const PARTS = /^(?:parts?|teile?|parties?|partes?|parti|delen|delar|dele|części)$/i;

/** Finds the amounts of ingredients in a text, in order. Uncertain ones are omitted. */
export function findIngredientAmountsInText(
  line: string,
  names: Names,
  language: string | null,
): FoundAmount[] {
  const spoken = parseLanguageTag(language ?? "any");
  const text: Text = { line, tokens: tokenizeLine(line, spoken), language: spoken };
  const search: Search = { text, names, isPortion: createPerItemAmountTest(text) };
  const found: FoundAmount[] = [];
  for (let position = 0; position < text.tokens.length && found.length < MAX_FOUND; ) {
    const step = readAt(search, position);
    if (step.found) found.push(step.found);
    position = step.next;
  }
  return found;
}

type Search = { text: Text; names: Names; isPortion: Portions };
type Step = { found?: FoundAmount; next: number };

function readAt(search: Search, position: number): Step {
  const { text } = search;
  const token = text.tokens[position];
  if (!token || token.kind === "mark") return { next: position + 1 };
  if (token.kind === "word" && !(text.language === "en" && ENGLISH_NUMBERS.test(token.text))) {
    return readArticle(search, position);
  }
  const cursor = cursorAt(text, position);
  const range = readNumberOrRange(cursor, 0);
  if (!range) return { next: position + 1 };
  const past = position + range.next;
  // A zero is no amount: "00 flour" is a type of flour.
  if (token.kind === "number" && token.value.n === 0 && range.amount.kind === "one") return { next: past };
  const skipped = skipNonAmountOrNull(text, position, past);
  if (skipped !== null) return { next: skipped };
  const reading = readLeadingAmountOrNull(cursor);
  if (!reading || reading.amount.kind === "none") return { next: past };
  const next = position + reading.next;
  if (hasSkippedMeasure(cursor.tokens, reading)) return { next };
  return { ...accept(search, position, reading), next };
}

/** The number of tokens that are examined per amount, so that the time is linear. */
const MAX_AMOUNT_TOKENS = 40;

const cursorAt = (text: Text, position: number) => ({
  ...text,
  tokens: text.tokens.slice(position, position + MAX_AMOUNT_TOKENS),
});

/**
 * Reads an amount without a number: "a pinch of salt", "half a cup of milk". A measure must be followed by
 * the name of an ingredient.
 */
function readArticle(search: Search, position: number): Step {
  const { text } = search;
  const token = text.tokens[position];
  if (
    !token ||
    text.language === "any" ||
    !(isArticle(token.text, text.language) || isHalf(token.text, text.language))
  )
    return { next: position + 1 };
  const reading = readLeadingAmountOrNull(cursorAt(text, position));
  const kind = reading?.unit ? findUnitByWordOrNull(reading.unit) : null;
  const isMeasure = kind?.category === "mass" || kind?.category === "volume";
  if (reading?.amount.kind !== "one" || !(kind?.bare || isMeasure)) return { next: position + 1 };
  const { found } = accept(search, position, reading);
  const isCertain = kind?.bare || (found && found.name !== null);
  return { ...(isCertain && found && { found }), next: position + reading.next };
}

function accept(
  { text, names, isPortion }: Search,
  position: number,
  reading: AmountReading,
): { found?: FoundAmount } {
  const { tokens } = text;
  const next = position + reading.next;
  const first = tokens[position];
  if (!first || isPortion(position, next)) return {};
  const end = findAmountEnd({ ...text, tokens: tokens.slice(position, next) }, reading);
  const kind = reading.unit === null ? null : findUnitByWordOrNull(reading.unit);
  if (kind?.category === "length" || PARTS.test(reading.unit ?? "") || /^[cft]$/i.test(reading.unit ?? ""))
    return {};
  const measures = kind?.category === "mass" || kind?.category === "volume";
  const closes = /^[)\],/]$/.test(tokens[next]?.text ?? "");
  const isAlone = names.allowsNoName && closes && (kind !== null || reading.size !== null);
  const named = isAlone ? { name: "", end } : nameAfter(text, next, names, reading);
  const before = tokens[position - 1];
  const isInto = INTO.has(lower(before));
  if (reading.amount.kind === "pack") {
    const held = findUnitByWordOrNull(tokens[position + 1]?.text ?? "");
    if (held?.category === "mass" || held?.category === "volume" || !named) return {};
  } else if (measures) {
    if (!named && (isVesselOrPieceSize(text, position, next) || isOfMixture(text, next))) return {};
    if (!named && isInto && kind.id === "cup") return {};
  } else {
    if (!named || isInto) return {};
  }
  return {
    found: {
      start: first.start,
      end,
      nameEnd: kind === null && reading.amount.kind !== "pack" && named ? named.end : end,
      reading,
      name: named?.name ?? null,
      before: lower(before),
      after: tokens[next]?.text ?? "",
    },
  };
}

/** Whether the amount refers to a mixture of ingredients: "of the batter". */
function isOfMixture({ tokens, language }: Text, next: number): boolean {
  const word = tokens.slice(next, next + 3).find((token) => !isTied(token, language));
  return MIXTURES.has(lower(word));
}

const isTied = (token: Token, language: Language) =>
  token.kind === "word" &&
  (isOf(token.text, language) ||
    /^(?:the|this|der|die|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|het|o|os|as)$/i.test(token.text));

/**
 * The name of an ingredient after the amount, directly or after "of the" ("½ of the onions"); null if there
 * is none.
 */
function nameAfter(
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
    if (name !== null) return includeCountedPart(tokens, position + offset, names, name, language);
    if (!HOW.has(lower(token))) return null;
  }
  return null;
}

/**
 * Extends a name to all of its words: "2 egg yolks", "2 garlic cloves". Null if pieces of it are counted: "4
 * lemon wedges".
 */
function includeCountedPart(
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
  if (PIECES.has(lower(tokens[end + 1]))) return null;
  const last = tokens[end];
  return { name, end: last?.text.endsWith(".") ? last.end - 1 : (last?.end ?? 0) };
}
