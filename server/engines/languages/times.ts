import {
  isArticle,
  isHalf,
  isOf,
  isPlus,
  isRangeWord,
  phraseLength,
  type Token,
  tokenize,
  unitKey,
} from "#server/engines/amounts/amounts.ts";
import {
  DAY,
  HOUR,
  isQuarter,
  lengthSeconds,
  MINUTE,
  numberWordValueOrNull,
  secondsOfTimeUnitOrNull,
} from "./time-words.ts";

// Separate from the other readers of this folder, so that the browser loads the words of times only.

/** A token with its key (`unitKey`); hyphenated words are split. */
export type TimeToken = { key: string; value: number | null; start: number; end: number };

/**
 * A duration in a text, with its positions in the text and among the tokens. `seconds` is the lower end of a
 * range and `most` the upper; `unit` is the smallest unit of it, in seconds.
 */
export type FoundTime = {
  start: number;
  end: number;
  from: number;
  next: number;
  seconds: number;
  most: number | null;
  unit: number;
};

type Quantity = { value: number; next: number; isWord: boolean };
type Measure = { seconds: number; unit: number; next: number };

/** The tokens of a text and the options of its reader. */
type Reader = { tokens: readonly TimeToken[]; isExpected: boolean };

/** The tokens in which durations are found. */
export const timeTokens = (text: string): TimeToken[] => tokenize(text, "any").flatMap(splitHyphens);

/**
 * Every duration in a text, in order: "1 hr 30 min", "10 to 15 minutes", "a minute or two", "half an hour".
 * Linear in the text.
 * @param isExpected true for values that can only be times: then days and single signs count
 */
export function timesIn(text: string, isExpected: boolean, tokens = timeTokens(text)): FoundTime[] {
  const reader = { tokens, isExpected };
  const found: FoundTime[] = [];
  let position = 0;
  while (position < tokens.length) {
    const read = readTime(reader, position);
    if (read === null) {
      position += 1;
      continue;
    }
    const { seconds, most, next, unit } = read;
    const last = tokens[next - 1];
    const end = last === undefined ? 0 : text[last.end - 1] === "." ? last.end - 1 : last.end;
    found.push({ start: tokens[position]?.start ?? 0, end, from: position, next, seconds, most, unit });
    position = next;
  }
  return found;
}

const CLOCK = /^(\d{1,3}):(\d{2})(?::\d{2})?(?: ?(?:h|hrs?|hours?|std\.?))?$/i;
const MAX_VALUE_LENGTH = 100;

/**
 * The minutes of a value that is little more than a time ("25 min", "1:30", "about an hour"), the upper end
 * of a range; otherwise null.
 */
export function parseMinutesOrNull(text: string): number | null {
  const clock = CLOCK.exec(text.trim());
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  if (text.length > MAX_VALUE_LENGTH) return null;
  const [first, ...others] = timesIn(text, true);
  if (first === undefined) return null;
  let { unit } = first;
  let seconds = first.most ?? first.seconds;
  // "1 hour (+ 30 minutes)": a smaller unit is added.
  for (const other of others) {
    if (other.unit >= unit) break;
    seconds += other.most ?? other.seconds;
    ({ unit } = other);
  }
  return Math.round(seconds / MINUTE);
}

/** Splits "thirty-minute" into thirty, -, minute. "twenty-five" and "demi-heure" stay. */
function splitHyphens(token: Token): TimeToken[] {
  const { start, end } = token;
  if (token.kind === "number") return [{ key: "", value: token.value.n / token.value.d, start, end }];
  const key = unitKey(token.text);
  const part = { key: key === "" ? token.text : key, value: null, start, end };
  if (token.kind !== "word" || !/\p{L}-\p{L}/u.test(token.text)) return [part];
  if (numberWordValueOrNull(key) !== null || secondsOfTimeUnitOrNull(key, false) !== null) return [part];
  const cut = token.text.lastIndexOf("-");
  const piece = (from: number, to: number) => ({
    key: unitKey(token.text.slice(from, to)),
    value: null,
    start: start + from,
    end: start + to,
  });
  const hyphen = (position: number) => ({
    key: "-",
    value: null,
    start: start + position,
    end: start + position + 1,
  });
  const behind = [hyphen(cut), piece(cut + 1, token.text.length)];
  // "thirty-five-minute"
  const inner = token.text.lastIndexOf("-", cut - 1);
  if (!isTens(numberWordValueOrNull(unitKey(token.text.slice(0, Math.max(0, inner)))) ?? 0))
    return [piece(0, cut), ...behind];
  return [piece(0, inner), hyphen(inner), piece(inner + 1, cut), ...behind];
}

/** Number words that may continue: "twenty-five", "treinta y cinco". */
const isTens = (value: number): boolean => value >= 20 && value <= 90 && value % 10 === 0;

const DASHES = new Set(["-", "\u2010", "\u2011", "–", "—"]);
/** Between a number and its unit: "5 more minutes". */
const MORE = new Set("more additional further extra weitere autres altri mas meer".split(" "));

const isPlusWord = (key: string): boolean => isPlus(key) && !isRangeWord(key);
const isRangeLead = (key: string): boolean => phraseLength("lead", [key]) === 1;

const keyAt = (tokens: readonly TimeToken[], position: number): string => tokens[position]?.key ?? "";
const numberAt = (tokens: readonly TimeToken[], position: number): number | null => {
  const token = tokens[position];
  return token === undefined ? null : (token.value ?? numberWordValueOrNull(token.key));
};

type Reading = { seconds: number; most: number | null; next: number; unit: number };

/** "10 to 15 minutes", "45 minutes to 1 hour", "a minute or two", "20 minutes". */
function readTime(reader: Reader, position: number): Reading | null {
  const { tokens } = reader;
  const length = isRestOfNumber(tokens, position) ? null : lengthSeconds(keyAt(tokens, position));
  if (length !== null) return { ...readLength(reader, length, position + 1), most: null };
  const first = isRestOfNumber(tokens, position) ? null : readQuantity(tokens, position);
  if (first === null) return null;
  const measure = readMeasure(reader, first);
  if (measure === null) return readOpenRange(reader, position, first);
  const single = { ...measure, most: null };
  if (!isRangeMark(tokens, position, measure.next)) return single;
  const upper = readQuantity(tokens, measure.next + 1);
  if (upper === null) return single;
  const upperMeasure = readMeasure(reader, upper);
  if (upperMeasure && upperMeasure.seconds > measure.seconds)
    return { ...upperMeasure, seconds: measure.seconds, most: upperMeasure.seconds };
  const isLoose = !upperMeasure && upper.isWord && first.isWord && upper.value > first.value;
  return isLoose ? { ...measure, most: upper.value * measure.unit, next: upper.next } : single;
}

/** A word that contains its number ("Viertelstunde"), and what follows a full hour: "ساعة و 30 دقيقة". */
function readLength(reader: Reader, length: number, next: number): Measure {
  if (length % HOUR !== 0) return { seconds: length, unit: MINUTE, next };
  const part = readFraction(reader.tokens, next);
  if (part !== null) return { seconds: length + part.value * HOUR, unit: HOUR, next: part.next };
  return addSmallerMeasures(reader, { seconds: length, unit: HOUR, next });
}

/** "10 to 15 minutes": only the upper end has a unit. */
function readOpenRange(reader: Reader, position: number, first: Quantity): Reading | null {
  const { tokens } = reader;
  if (!isRangeMark(tokens, position, first.next)) return null;
  const upper = readQuantity(tokens, first.next + 1);
  const upperMeasure = upper && readMeasure(reader, upper);
  if (!upper || !upperMeasure || first.value >= upper.value) return null;
  return {
    ...upperMeasure,
    seconds: first.value * (upperMeasure.seconds / upper.value),
    most: upperMeasure.seconds,
  };
}

/** Whether a word is the end of an unknown hyphenated number, as "cinq" in "soixante-cinq". */
function isRestOfNumber(tokens: readonly TimeToken[], position: number): boolean {
  const [word, hyphen, token] = [tokens[position - 2], tokens[position - 1], tokens[position]];
  if (token?.value !== null || word?.value !== null || hyphen?.key !== "-") return false;
  return word.end === hyphen.start && hyphen.end === token.start;
}

/** Range words and dashes; "and" only after a word such as "between". */
function isRangeMark(tokens: readonly TimeToken[], from: number, position: number): boolean {
  const key = keyAt(tokens, position);
  return DASHES.has(key) || isRangeWord(key) || (isPlusWord(key) && isRangeLead(keyAt(tokens, from - 1)));
}

/** A number, a number word, half, a quarter; "one and a half", "thirty-five". */
function readQuantity(tokens: readonly TimeToken[], position: number): Quantity | null {
  const token = tokens[position];
  if (!token) return null;
  const single = readPart(tokens, position);
  if (single) return single;
  const value = numberAt(tokens, position);
  if (value === null) return null;
  const isWord = token.value === null;
  if (value === 1 && isWord && keyAt(tokens, position + 1) === "couple")
    return readQuantity(tokens, position + 1);
  if (token.key === "couple" && isOf(keyAt(tokens, position + 1)))
    return { value, next: position + 2, isWord };
  if (value < 1) return { value, next: skipArticle(tokens, position + 1), isWord };
  const unitsDigit = isWord && isTens(value) ? readOnes(tokens, position + 1) : null;
  if (unitsDigit) return { value: value + unitsDigit.value, next: unitsDigit.next, isWord };
  const part = readFraction(tokens, position + 1);
  return part
    ? { value: value + part.value, next: part.next, isWord }
    : { value, next: position + 1, isWord };
}

/** The ones of a number in words: "-five", "five", "y cinco". */
function readOnes(tokens: readonly TimeToken[], position: number) {
  const place =
    keyAt(tokens, position) === "-" || isPlusWord(keyAt(tokens, position)) ? position + 1 : position;
  const key = keyAt(tokens, place);
  const value = tokens[place]?.value === null && !isArticle(key) ? numberWordValueOrNull(key) : null;
  const isOnes = value !== null && Number.isInteger(value) && value < 10 && key !== "couple";
  return isOnes ? { value, next: place + 1 } : null;
}

/** "half an", "eine halbe", "three-quarters of an": parts of an hour with their article. */
function readPart(tokens: readonly TimeToken[], position: number): Quantity | null {
  const said = numberAt(tokens, position);
  const count = said !== null && said >= 1 ? said : null;
  const isHyphened = count !== null && keyAt(tokens, position + 1) === "-";
  const part = isHyphened ? position + 2 : count !== null ? position + 1 : position;
  const isHalved = isHalf(keyAt(tokens, part));
  if (!isHalved && !isQuarter(keyAt(tokens, part))) return null;
  if (isHalved && (count ?? 1) !== 1) return null;
  const value = isHalved ? 0.5 : (count ?? 1) * 0.25;
  return { value, next: skipArticle(tokens, part + 1), isWord: true };
}

/** The position of "hour" in "half an hour", "½ of an hour". */
function skipArticle(tokens: readonly TimeToken[], position: number): number {
  const place = isOf(keyAt(tokens, position)) ? position + 1 : position;
  return isArticle(keyAt(tokens, place)) ? place + 1 : place;
}

/**
 * The fraction in "and a half", "and three-quarters", "and 1/2", "buçuk", and its end; null if none begins
 * here.
 */
function readFraction(
  tokens: readonly TimeToken[],
  position: number,
): { value: number; next: number } | null {
  if (phraseLength("andHalf", [keyAt(tokens, position)]) === 1) return { value: 0.5, next: position + 1 };
  if (!isPlusWord(keyAt(tokens, position))) return null;
  const fraction = numberAt(tokens, position + 1) ?? 1;
  if (fraction > 0 && fraction < 1) return { value: fraction, next: position + 2 };
  const part = readPart(tokens, position + 1);
  return part && part.value < 1 ? part : null;
}

/** The unit after a quantity and the smaller measures after it: "1 hour and 30 minutes", "1 h 30". */
function readMeasure(reader: Reader, quantity: Quantity): Measure | null {
  const { tokens, isExpected } = reader;
  const before = keyAt(tokens, quantity.next);
  const place = DASHES.has(before) || MORE.has(before) ? quantity.next + 1 : quantity.next;
  if (tokens[place]?.value !== null) return null;
  const length = lengthSeconds(keyAt(tokens, place));
  const unit = secondsOfTimeUnitOrNull(keyAt(tokens, place), isExpected) ?? length;
  if (unit === null) return null;
  const seconds = Math.round(quantity.value * unit);
  const part = readFraction(tokens, place + 1);
  if (part) return { seconds: Math.round(seconds + part.value * unit), unit, next: part.next };
  return length === null
    ? addSmallerMeasures(reader, { seconds, unit, next: place + 1 })
    : { seconds, unit, next: place + 1 };
}

const NOT_MINUTES = /^(?:g|kg|ml|cl|l|cm|°|%|x|×|grad|degrees?)$/;

/** Adds the smaller measures after it. */
function addSmallerMeasures(reader: Reader, measure: Measure): Measure {
  const rest = readSmallerMeasure(reader, measure);
  return rest === null
    ? measure
    : addSmallerMeasures(reader, { ...rest, seconds: measure.seconds + rest.seconds });
}

function readSmallerMeasure(
  { tokens, isExpected }: Reader,
  { next: position, unit }: Measure,
): Measure | null {
  const skips = isPlusWord(keyAt(tokens, position)) || keyAt(tokens, position) === "," ? 1 : 0;
  const token = tokens[position + skips];
  const count = token?.value ?? (skips > 0 ? numberWordValueOrNull(token?.key ?? "") : null);
  if (!token || count === null || unit === 1) return null;
  const smaller = secondsOfTimeUnitOrNull(keyAt(tokens, position + skips + 1), isExpected);
  if (smaller !== null && smaller < unit)
    return { seconds: Math.round(count * smaller), unit: smaller, next: position + skips + 2 };
  // "1 h 12", "1 hour 45": after a unit word, only usual numbers of minutes count, because another number may
  // follow.
  const isSaid =
    keyAt(tokens, position - 1) === "h" ||
    (unit === HOUR && (isExpected || (count >= 10 && count % 5 === 0)));
  const isClock = isSaid && unit < DAY && skips === 0 && Number.isInteger(count) && count < 60;
  const isFree = smaller === null && !NOT_MINUTES.test(keyAt(tokens, position + 1));
  const isRange = isRangeMark(tokens, 0, position + 1) && readQuantity(tokens, position + 2) !== null;
  if (!isClock || !isFree || isRange) return null;
  // "1h 20m": m is minutes after an hour, otherwise it may be metres.
  return {
    seconds: count * MINUTE,
    unit: MINUTE,
    next: keyAt(tokens, position + 1) === "m" ? position + 2 : position + 1,
  };
}
