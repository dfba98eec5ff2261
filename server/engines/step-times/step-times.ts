import { type Token, tokenize } from "#server/engines/amounts/amounts.ts";
import { isNoTimer } from "./time-context.ts";
import {
  AND,
  ARTICLES,
  BETWEEN,
  HALVES,
  HOUR,
  MORE,
  NUMBER_WORDS,
  OF,
  QUARTERS,
  RANGE_WORDS,
  TENS,
  TIME_UNITS,
  type TimeToken,
  timeKey,
} from "./time-words.ts";

/** A time in a text that one can wait for. Of a range `seconds` is the lower end and `most` the upper. */
export type FoundTime = { start: number; end: number; seconds: number; most: number | null };

type Quantity = { value: number; next: number; isWord: boolean };
type Measure = { seconds: number; unit: number; next: number };

const shortest = 10;
const longest = 24 * 3600;
/** Beyond this no recipe writes; the engines cap their texts too. */
const mostCharacters = 20_000;

/** Every time in a step that a timer helps with, in order. Linear in the text. */
export function findTimes(text: string): FoundTime[] {
  const tokens = timeTokens(text.slice(0, mostCharacters));
  const found: FoundTime[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = rangeAt(tokens, at);
    if (!read) {
      at += 1;
      continue;
    }
    const { from, to, next } = read;
    const isFit = from >= shortest && (to ?? from) <= longest;
    if (isFit && !isNoTimer(tokens, at, next)) {
      const end = withoutStop(text, tokens[next - 1]?.end ?? 0);
      found.push({ start: tokens[at]?.start ?? 0, end, seconds: from, most: to });
    }
    at = next;
  }
  return found;
}

const withoutStop = (text: string, end: number) => (text[end - 1] === "." ? end - 1 : end);

function timeTokens(text: string): TimeToken[] {
  return tokenize(text, "any").flatMap(apart);
}

/** "thirty-minute" is thirty, -, minute; "twenty-five" and "demi-heure" stay, as do marks. */
function apart(token: Token): TimeToken[] {
  const { start, end } = token;
  if (token.kind === "number") return [{ key: "", value: token.value.n / token.value.d, start, end }];
  const key = timeKey(token.text);
  const whole = { key: key === "" ? token.text : key, value: null, start, end };
  if (token.kind !== "word" || !/\p{L}-\p{L}/u.test(token.text)) return [whole];
  if (NUMBER_WORDS.has(key) || TIME_UNITS.has(key)) return [whole];
  const cut = token.text.lastIndexOf("-");
  const piece = (from: number, to: number) => ({
    key: timeKey(token.text.slice(from, to)),
    value: null,
    start: start + from,
    end: start + to,
  });
  const hyphen = (at: number) => ({ key: "-", value: null, start: start + at, end: start + at + 1 });
  const behind = [hyphen(cut), piece(cut + 1, token.text.length)];
  // "thirty-five-minute"
  const inner = token.text.lastIndexOf("-", cut - 1);
  const tens = NUMBER_WORDS.get(timeKey(token.text.slice(0, Math.max(0, inner)))) ?? 0;
  if (!TENS.has(tens)) return [piece(0, cut), ...behind];
  return [piece(0, inner), hyphen(inner), piece(inner + 1, cut), ...behind];
}

/** Between a number and its unit: "20-minute". */
const HYPHENS = new Set(["-", "\u2010", "\u2011", "–"]);

const keyAt = (tokens: readonly TimeToken[], at: number) => tokens[at]?.key ?? "";

type Reading = { from: number; to: number | null; next: number };

/** "10 to 15 minutes", "45 minutes to 1 hour", "a minute or two", "20 minutes". */
function rangeAt(tokens: readonly TimeToken[], at: number): Reading | null {
  if (isRestOfNumber(tokens, at)) return null;
  const first = quantityAt(tokens, at);
  if (!first) return null;
  const measure = measureFrom(tokens, first);
  if (!measure) return openRange(tokens, at, first);
  const single = { from: measure.seconds, to: null, next: measure.next };
  if (!isRangeMark(tokens, at, measure.next)) return single;
  const upper = quantityAt(tokens, measure.next + 1);
  if (!upper) return single;
  const told = measureFrom(tokens, upper);
  if (told && told.seconds > measure.seconds)
    return { from: measure.seconds, to: told.seconds, next: told.next };
  const isLoose = !told && upper.isWord && first.isWord && upper.value > first.value;
  return isLoose ? { from: measure.seconds, to: upper.value * measure.unit, next: upper.next } : single;
}

/** "10 to 15 minutes": the unit stands behind the upper end alone. */
function openRange(tokens: readonly TimeToken[], at: number, first: Quantity): Reading | null {
  if (!isRangeMark(tokens, at, first.next)) return null;
  const upper = quantityAt(tokens, first.next + 1);
  const told = upper && measureFrom(tokens, upper);
  if (!upper || !told || first.value >= upper.value) return null;
  return { from: first.value * told.unit, to: told.seconds, next: told.next };
}

/** "cinq" in "soixante-cinq": the end of a number that is not known as a whole is no number of its own. */
function isRestOfNumber(tokens: readonly TimeToken[], at: number): boolean {
  const [word, hyphen, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (token?.value !== null || word?.value !== null || hyphen?.key !== "-") return false;
  return word.end === hyphen.start && hyphen.end === token.start;
}

function isRangeMark(tokens: readonly TimeToken[], from: number, at: number): boolean {
  const key = keyAt(tokens, at);
  return RANGE_WORDS.has(key) || (AND.has(key) && BETWEEN.has(keyAt(tokens, from - 1)));
}

/** A number, a number word, half, a quarter; "one and a half", "thirty-five". */
function quantityAt(tokens: readonly TimeToken[], at: number): Quantity | null {
  const token = tokens[at];
  if (!token) return null;
  const whole = partAt(tokens, at);
  if (whole) return whole;
  const value = token.value ?? NUMBER_WORDS.get(token.key) ?? (ARTICLES.has(token.key) ? 1 : null);
  if (value === null) return null;
  const isWord = token.value === null;
  if (value === 1 && isWord && keyAt(tokens, at + 1) === "couple") return quantityAt(tokens, at + 1);
  if (token.key === "couple" && OF.has(keyAt(tokens, at + 1))) return { value, next: at + 2, isWord };
  if (value < 1) return { value, next: behindArticle(tokens, at + 1), isWord };
  const ones = isWord && TENS.has(value) ? onesBehind(tokens, at + 1) : null;
  if (ones) return { value: value + ones.value, next: ones.next, isWord };
  const part = partBehind(tokens, at + 1);
  return part ? { value: value + part.value, next: part.next, isWord } : { value, next: at + 1, isWord };
}

/** What makes thirty-five of thirty: "-five", "five", "y cinco". */
function onesBehind(tokens: readonly TimeToken[], at: number) {
  const place = keyAt(tokens, at) === "-" || AND.has(keyAt(tokens, at)) ? at + 1 : at;
  const value = tokens[place]?.value === null ? NUMBER_WORDS.get(keyAt(tokens, place)) : undefined;
  const isOnes = value !== undefined && Number.isInteger(value) && value < 10;
  return isOnes && keyAt(tokens, place) !== "couple" ? { value, next: place + 1 } : null;
}

/** "half an", "eine halbe", "three-quarters of an": parts of an hour with their article. */
function partAt(tokens: readonly TimeToken[], at: number): Quantity | null {
  const count = tokens[at]?.value ?? NUMBER_WORDS.get(keyAt(tokens, at)) ?? null;
  const hasCount = count !== null || ARTICLES.has(keyAt(tokens, at));
  const isHyphened = hasCount && keyAt(tokens, at + 1) === "-";
  const part = isHyphened ? at + 2 : hasCount ? at + 1 : at;
  const isHalf = HALVES.has(keyAt(tokens, part));
  if (!isHalf && !QUARTERS.has(keyAt(tokens, part))) return null;
  if (isHalf && hasCount && (count ?? 1) !== 1) return null;
  const value = isHalf ? 0.5 : (count ?? 1) * 0.25;
  return { value, next: behindArticle(tokens, part + 1), isWord: true };
}

/** Of "half an hour", "½ of an hour" the place of the hour. */
function behindArticle(tokens: readonly TimeToken[], at: number): number {
  const place = OF.has(keyAt(tokens, at)) ? at + 1 : at;
  return ARTICLES.has(keyAt(tokens, place)) ? place + 1 : place;
}

/** "and a half", "and three-quarters", "and 1/2": the part and where it ends; null where none begins here. */
function partBehind(tokens: readonly TimeToken[], at: number): { value: number; next: number } | null {
  if (!AND.has(keyAt(tokens, at))) return null;
  const fraction = tokens[at + 1]?.value ?? 1;
  if (fraction > 0 && fraction < 1) return { value: fraction, next: at + 2 };
  const part = partAt(tokens, at + 1);
  return part && part.value < 1 ? part : null;
}

/** The unit behind a quantity, and the smaller measure behind that: "1 hour and 30 minutes", "1 h 30". */
function measureFrom(tokens: readonly TimeToken[], quantity: Quantity): Measure | null {
  const isParted = HYPHENS.has(keyAt(tokens, quantity.next)) || MORE.has(keyAt(tokens, quantity.next));
  const place = isParted ? quantity.next + 1 : quantity.next;
  const key = keyAt(tokens, place);
  const unit = TIME_UNITS.get(key);
  if (unit === undefined || tokens[place]?.value !== null) return null;
  const seconds = Math.round(quantity.value * unit);
  const part = partBehind(tokens, place + 1);
  if (part) return { seconds: Math.round(seconds + part.value * unit), unit, next: part.next };
  const rest = unit > 1 ? restAt(tokens, place + 1, unit, key) : null;
  return rest
    ? { seconds: seconds + rest.seconds, unit, next: rest.next }
    : { seconds, unit, next: place + 1 };
}

const notMinutes = /^(?:g|kg|ml|cl|l|cm|°|%|x|×|grad|degrees?)$/;

function restAt(tokens: readonly TimeToken[], at: number, unit: number, key: string) {
  const skips = AND.has(keyAt(tokens, at)) || keyAt(tokens, at) === "," ? 1 : 0;
  const token = tokens[at + skips];
  const count = token?.value ?? (skips > 0 ? (NUMBER_WORDS.get(token?.key ?? "") ?? null) : null);
  if (!token || count === null) return null;
  const smaller = TIME_UNITS.get(keyAt(tokens, at + skips + 1));
  if (smaller !== undefined && smaller < unit && smaller < 900) {
    return { seconds: Math.round(count * smaller), next: at + skips + 2 };
  }
  // "1 h 12", "1 hour 45": behind the word only minutes as they are said, for it may be something else's number.
  const isSaid = key === "h" || (unit === HOUR && count >= 10 && count % 5 === 0);
  const isClock = isSaid && skips === 0 && Number.isInteger(count) && count < 60;
  const isFree = smaller === undefined && !notMinutes.test(keyAt(tokens, at + 1));
  const isRange = RANGE_WORDS.has(keyAt(tokens, at + 1)) && quantityAt(tokens, at + 2) !== null;
  if (!isClock || !isFree || isRange) return null;
  // "1h 20m": alone an m may be a metre, behind an hour it is minutes.
  return { seconds: count * 60, next: keyAt(tokens, at + 1) === "m" ? at + 2 : at + 1 };
}
