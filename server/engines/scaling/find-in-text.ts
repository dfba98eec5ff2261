import {
  type AmountReading,
  isArticle,
  isOf,
  languageOf,
  readAmount,
  readRange,
  type Token,
  tokenize,
  unitKind,
} from "#server/engines/amounts/amounts.ts";
import type { Names } from "./name-words.ts";
import { isVessel, losesMeasure, passOver } from "./number-sense.ts";
import { lower, type Portions, portionsOf, type Text } from "./portions.ts";
import { HOW, INTO } from "./step-words.ts";

/** An amount in running text: its place with the words that go with it, and the line it speaks of where one is told. */
export type FoundAmount = {
  start: number;
  /** Where amount, unit and size end. */
  end: number;
  /** Where the name that a bare count goes with ends; else `end`. */
  nameEnd: number;
  reading: AmountReading;
  /** Name of the line it speaks of. */
  name: string | null;
  /** Token before it, and the one after it. */
  before: string;
  after: string;
};

const ENGLISH_NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
const MOST_FOUND = 200;

/** The amounts of ingredients in a text, in order. What is not surely one is left out. */
export function findInText(line: string, names: Names, language: string | null): FoundAmount[] {
  const spoken = languageOf(language ?? "any");
  const text: Text = { line, tokens: tokenize(line, spoken), language: spoken };
  const search: Search = { text, names, isPortion: portionsOf(text) };
  const found: FoundAmount[] = [];
  for (let position = 0; position < text.tokens.length && found.length < MOST_FOUND; ) {
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
  const range = readRange(cursor, 0);
  if (!range) return { next: position + 1 };
  const past = position + range.next;
  const skipped = passOver(text, position, past);
  if (skipped !== null) return { next: skipped };
  const reading = readAmount(cursor);
  if (!reading || reading.amount.kind === "none") return { next: past };
  const next = position + reading.next;
  if (losesMeasure(cursor.tokens, reading)) return { next };
  return { ...accept(search, position, reading), next };
}

/** An amount is read within so many tokens: the cost of a text stays in step with its length. */
const LONGEST_AMOUNT = 40;

const cursorAt = (text: Text, position: number) => ({
  ...text,
  tokens: text.tokens.slice(position, position + LONGEST_AMOUNT),
});

/** "a pinch of salt", only with a name of the recipe. */
function readArticle(search: Search, position: number): Step {
  const { text } = search;
  const token = text.tokens[position];
  if (!token || text.language === "any" || !isArticle(token.text, text.language))
    return { next: position + 1 };
  const reading = readAmount(cursorAt(text, position));
  const kind = reading?.unit ? unitKind(reading.unit) : null;
  if (reading?.amount.kind !== "one" || !kind?.bare) return { next: position + 1 };
  return { ...accept(search, position, reading), next: position + reading.next };
}

function accept(
  { text, names, isPortion }: Search,
  position: number,
  reading: AmountReading,
): { found?: FoundAmount } {
  const { tokens } = text;
  const next = position + reading.next;
  const last = tokens[lastOf(text, position, next, reading)];
  const first = tokens[position];
  if (!first || !last || isPortion(position, next)) return {};
  const kind = reading.unit === null ? null : unitKind(reading.unit);
  if (kind?.category === "length" || /^[cft]$/i.test(reading.unit ?? "")) return {};
  const measures = kind?.category === "mass" || kind?.category === "volume";
  const closes = /^[)\],/]$/.test(tokens[next]?.text ?? "");
  const alone = names.standsAlone && closes && (kind !== null || reading.size !== null);
  const named = alone ? { name: "", end: last.end } : nameAfter(text, next, names, kind !== null);
  const before = tokens[position - 1];
  const isInto = INTO.has(lower(before));
  if (reading.amount.kind === "pack") {
    const held = unitKind(tokens[position + 1]?.text ?? "");
    if (held?.category === "mass" || held?.category === "volume" || !named) return {};
  } else if (measures) {
    if (!named && (isVessel(text, position, next) || (isInto && kind.id === "cup"))) return {};
  } else {
    if (!named || isInto) return {};
  }
  return {
    found: {
      start: first.start,
      end: last.end,
      nameEnd: kind === null && reading.amount.kind !== "pack" && named ? named.end : last.end,
      reading,
      name: named?.name ?? null,
      before: lower(before),
      after: tokens[next]?.text ?? "",
    },
  };
}

/** The last token of the amount itself, without the "of" behind it. */
function lastOf(
  { line, tokens, language }: Text,
  position: number,
  next: number,
  { unit, size }: AmountReading,
): number {
  let last = next - 1;
  while (last > position) {
    const token = tokens[last];
    const text = line.slice(tokens[position]?.start, token?.end);
    const closes = [unit, size].some((word) => word !== null && text.endsWith(word));
    if (closes || token?.kind !== "word" || !isOf(token.text, language)) break;
    last -= 1;
  }
  return last;
}

/** The name that follows: at once for a bare count, behind "of the" for a unit. */
function nameAfter(
  { tokens, language }: Text,
  next: number,
  names: Names,
  hasUnit: boolean,
): { name: string; end: number } | null {
  let position = next;
  while (hasUnit && position < next + 3) {
    const token = tokens[position];
    const ties =
      token?.kind === "word" &&
      (isOf(token.text, language) ||
        /^(?:the|der|die|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|het|o|os|as)$/i.test(token.text));
    if (!ties) break;
    position += 1;
  }
  for (const offset of [0, 1]) {
    const token = tokens[position + offset];
    if (token?.kind !== "word") return null;
    const name = names.named(token.text);
    if (name !== null) return { name, end: endOfName(tokens, position + offset, names, name) };
    if (!HOW.has(lower(token))) return null;
  }
  return null;
}

/** "2 egg yolks" goes with both words. */
function endOfName(tokens: readonly Token[], position: number, names: Names, name: string): number {
  let end = position;
  const goesOn = (text: string) =>
    names.isIn(text, name) ||
    (/^eggs?$/i.test(tokens[end]?.text ?? "") && /^(?:yolk|white)s?\.?$/i.test(text));
  while (tokens[end + 1]?.kind === "word" && goesOn(tokens[end + 1]?.text ?? "")) end += 1;
  return tokens[end]?.text.endsWith(".") ? (tokens[end]?.end ?? 1) - 1 : (tokens[end]?.end ?? 0);
}
