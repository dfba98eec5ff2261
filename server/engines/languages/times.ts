import {
  countWordsOfListedPhrase,
  isAndHalf,
  isArticle,
  isHalf,
  isMixedFractionWithoutSpace,
  isOf,
  isPlus,
  isRangeWord,
  normalizeUnitWord,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { HAN_SIGN, parseHanNumber } from "./han-numbers.ts";
import {
  DAY,
  getSecondsOfDurationWordOrNull,
  getSecondsOfTimeUnitOrNull,
  HOUR,
  isQuarterWord,
  MINUTE,
  mayWordBeScandinavianHours,
  numberWordValueOrNull,
} from "./time-words.ts";

// This module does not import the other readers of the folder, so that the browser loads only the words of
// times.

/**
 * A token; `key` is its text folded by `normalizeUnitWord`. Hyphenated words, sequences of Chinese characters
 * and ranges such as "10/12" are several tokens.
 */
export type TimeToken = { key: string; value: number | null; start: number; end: number };

/**
 * A duration. It is in the text from `start` to `end` and in the tokens from `from` to `next`, exclusive.
 * `seconds` is the lower end of a range and `most` the upper; `unit` is its smallest unit in seconds.
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

/** The tokens of a text and the options for finding durations in it. */
type Reader = { tokens: readonly TimeToken[]; isExpected: boolean; isScandinavian: boolean };

/** Splits a text into the tokens that `findDurationsInText` needs. */
export function tokenizeForDurations(text: string): TimeToken[] {
  const tokens = tokenizeLine(text, "any").flatMap((token, index, all) => {
    if (token.kind === "number") return splitSlashedNumber(token);
    return HAN_OR_HANGUL.test(token.text)
      ? splitHanTimeToken(token, all[index - 1]?.kind === "number")
      : splitHyphenatedTimeToken(token);
  });
  // Drops the counter 个 before a unit: "1个半小时" is an hour and a half.
  return tokens.filter(
    ({ key }, index) => !/^[个個]$/.test(key) || !isHanTimeUnitOrHalf(getTokenKeyAt(tokens, index + 1)),
  );
}

const isHanTimeUnitOrHalf = (key: string) => key === "半" || getSecondsOfTimeUnitOrNull(key, false) !== null;

/**
 * Finds every duration in a text, in order and in linear time: "1 hr 30 min", "10 to 15 minutes", "a minute
 * or two", "half an hour".
 * @param isExpected true for values that can only be times. Single characters then count ("45'").
 */
export function findDurationsInText(
  text: string,
  isExpected: boolean,
  tokens = tokenizeForDurations(text),
): FoundTime[] {
  const isScandinavian =
    tokens.some(({ key }) => mayWordBeScandinavianHours(key)) &&
    SCANDINAVIAN.test(text) &&
    !ENGLISH.test(text);
  const reader = { tokens, isExpected, isScandinavian };
  const found: FoundTime[] = [];
  let position = 0;
  while (position < tokens.length) {
    const read = readDuration(reader, position);
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

const CLOCK = /^(\d{1,3}):(?:([0-5]\d)(?::\d{2})?$|([0-5]?\d)(?::\d{2})? ?(?:h|hrs?|hours?|std\.?)$)/i;
const IMPOSSIBLE_CLOCK = /(?<!\d)\d{1,3}:[6-9]\d(?!\d)/;
const MAX_VALUE_LENGTH = 100;

/**
 * The minutes of a short value that states a time, the upper end of a range: "25 min", "1:30", "about an
 * hour". Null if it states none.
 */
export function parseMinutesOrNull(text: string): number | null {
  const clock = CLOCK.exec(text.trim());
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2] ?? clock[3]);
  if (text.length > MAX_VALUE_LENGTH || IMPOSSIBLE_CLOCK.test(text)) return null;
  const [first, ...others] = findDurationsInText(text, true);
  if (first === undefined) return null;
  let { unit } = first;
  let seconds = first.most ?? first.seconds;
  // Adds further times with smaller units: "1 hour (+ 30 minutes)".
  for (const other of others) {
    if (other.unit >= unit) break;
    seconds += other.most ?? other.seconds;
    ({ unit } = other);
  }
  return Math.round(seconds / MINUTE);
}

/**
 * Whether a text is exactly one time with units ("15 min", "1 Std. 30 Min."), so that the result is certain.
 */
export function isExactTime(text: string): boolean {
  if (text.length > MAX_VALUE_LENGTH) return false;
  const [time] = findDurationsInText(text, true);
  if (time === undefined || time.most !== null) return false;
  return text.slice(0, time.start).trim() === "" && /^[.\s]*$/.test(text.slice(time.end));
}

const SCANDINAVIAN =
  /[æøå]|(?<!\p{L})(?:og|til|med|ved|la|lad|hev|stek|bak|kog|kok|av|af|minutt|minutter|grader|ovn|ovnen|halvanden|halvannen|halv|to|tre|cirka)(?!\p{L})/iu;
const ENGLISH = /(?<!\p{L})(?:the|and|with|until|minutes?|hours?|your|this)(?!\p{L})/iu;

const SLASH = /^(\d{1,3})(\s?[/⁄∕]\s?)(\d{1,3})$/;

/**
 * Splits the range "10/12" into 10, /, 12. A fraction is not split: it is below one and has halves, thirds or
 * quarters.
 */
function splitSlashedNumber({ text, start, end, value }: Token & { kind: "number" }): TimeToken[] {
  const [, low = "", sign = "", high = ""] = SLASH.exec(text) ?? [];
  const isFraction = value.n < value.d && Number(high) <= 4;
  if (low === "" || isFraction || isMixedFractionWithoutSpace(text))
    return [{ key: "", value: value.n / value.d, start, end }];
  const slash = start + low.length;
  return [
    { key: "", value: Number(low), start, end: slash },
    { key: "/", value: null, start: slash, end: slash + sign.length },
    { key: "", value: Number(high), start: slash + sign.length, end },
  ];
}

const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;
const UNIT_SIGNS = "(?:小[时時]|分[钟鐘間间]|秒[钟鐘]?|時間|日間|天|시간|일간|분|초)";
const HAN_NUMBER = `${HAN_SIGN}{1,5}`;
const COUNTER_BEFORE_UNIT = `[个個]?(?:半)?${UNIT_SIGNS}`;
const TIME_SIGNS = new RegExp(
  `(${HAN_NUMBER})(?=${COUNTER_BEFORE_UNIT}|[到至]${HAN_NUMBER}${COUNTER_BEFORE_UNIT})|` +
    `([个個])(?=半?${UNIT_SIGNS})|[半반](?=${UNIT_SIGNS})|(?<=${UNIT_SIGNS})[半반]|(?<=${HAN_SIGN})[到至](?=${HAN_SIGN})|${UNIT_SIGNS}`,
  "gu",
);
/** Matches 分 after a number where it means minutes. In "3分の1" it means a part. */
const MINUTES_SIGN = /^分(?![の之目量割づ])/;

/**
 * Separates numbers, halves and units of time in a sequence of Chinese or Korean characters: "分煮る", "个半小时",
 * "八分鐘".
 */
function splitHanTimeToken({ text, start }: Token, isAfterNumber: boolean): TimeToken[] {
  const pieces: TimeToken[] = [];
  let done = 0;
  const addUntil = (end: number, value: number | null = null) => {
    if (end > done)
      pieces.push({
        key: normalizeUnitWord(text.slice(done, end)),
        value,
        start: start + done,
        end: start + end,
      });
    done = end;
  };
  if (isAfterNumber && MINUTES_SIGN.test(text)) addUntil(/^分[間间钟鐘]/.test(text) ? 2 : 1);
  for (const { 0: sign, 1: number, 2: counter, index } of text.matchAll(TIME_SIGNS)) {
    if (index < done) continue;
    addUntil(index);
    if (counter !== undefined) done = index + 1;
    else addUntil(index + sign.length, number === undefined ? null : parseHanNumber(number));
  }
  addUntil(text.length);
  return pieces;
}

/**
 * Splits "thirty-minute" into thirty, -, minute. Number words ("twenty-five") and unit words are not split.
 */
function splitHyphenatedTimeToken(token: Token): TimeToken[] {
  const { start, end } = token;
  const key = normalizeUnitWord(token.text);
  const part = { key: key === "" ? token.text : key, value: null, start, end };
  if (token.kind !== "word" || !/\p{L}-\p{L}/u.test(token.text)) return [part];
  if (numberWordValueOrNull(key) !== null || getSecondsOfTimeUnitOrNull(key, false) !== null) return [part];
  const cut = token.text.lastIndexOf("-");
  const piece = (from: number, to: number) => ({
    key: normalizeUnitWord(token.text.slice(from, to)),
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
  // The word may have two numbers before its unit: "thirty-five-minute".
  const inner = token.text.lastIndexOf("-", cut - 1);
  if (
    !isMultipleOfTen(numberWordValueOrNull(normalizeUnitWord(token.text.slice(0, Math.max(0, inner)))) ?? 0)
  )
    return [piece(0, cut), ...behind];
  return [piece(0, inner), hyphen(inner), piece(inner + 1, cut), ...behind];
}

/** Whether another number word may follow a number: "five" follows 20 in "twenty-five". */
const isMultipleOfTen = (value: number): boolean => value >= 20 && value <= 90 && value % 10 === 0;

const DASHES = new Set(["-", "\u2010", "\u2011", "–", "—"]);
const RANGE_SIGNS = new Set([...DASHES, "/", "~", "〜", "～", "至", "到"]);
/** Words allowed between a number and its unit: "5 more minutes", "15+ minutes", "30 de secunde". */
const MORE = new Set("more additional further extra weitere autres altri mas meer de +".split(" "));

/** Articles before the numbers of a range: "tra i 20 e i 25 minuti". */
const PLURAL_ARTICLES = new Set(["i", "gli", "les", "los", "os", "die", "de"]);

const isPlusWord = (key: string): boolean => key === "&" || (isPlus(key) && !isRangeWord(key));
const isRangeIntroWord = (key: string): boolean => countWordsOfListedPhrase("lead", [key]) === 1;

const getTokenKeyAt = (tokens: readonly TimeToken[], position: number): string => tokens[position]?.key ?? "";
const getNumberAtOrNull = (tokens: readonly TimeToken[], position: number): number | null => {
  const token = tokens[position];
  if (token === undefined) return null;
  // Before a Danish or Norwegian unit, "to" is 2.
  if (token.key === "to" && /^(?:timer|minutter|dager?|u[gk]er)$/.test(getTokenKeyAt(tokens, position + 1)))
    return 2;
  return token.value ?? numberWordValueOrNull(token.key);
};

type Reading = { seconds: number; most: number | null; next: number; unit: number };

/**
 * Parses a duration that begins at a token: "20 minutes", "10 to 15 minutes", "45 minutes to 1 hour", "a
 * minute or two". Null if none begins there.
 */
function readDuration(reader: Reader, position: number): Reading | null {
  const { tokens } = reader;
  if (isSecondPartOfHyphenatedNumber(tokens, position)) return null;
  const length =
    getSecondsOfDurationWordOrNull(getTokenKeyAt(tokens, position)) ??
    getSecondsOfHourBeforeHalfOrNull(tokens, position);
  if (length !== null) return { ...readDurationWord(reader, length, position + 1), most: null };
  const first = readQuantity(tokens, position);
  if (first === null) return null;
  const measure = readNumberWithTimeUnit(reader, first);
  if (measure === null) return readRangeWithUnitAtEnd(reader, position, first);
  const single = readSlashedFractionAsMinuteRange(tokens[position], measure) ?? { ...measure, most: null };
  const upper = isRangeSeparator(tokens, position, measure.next)
    ? readRangeUpperNumber(tokens, measure.next + 1)
    : null;
  if (upper === null) return readHoursWithMinuteRange(reader, measure) ?? single;
  const upperMeasure = readNumberWithTimeUnit(reader, upper);
  if (upperMeasure && upperMeasure.seconds > measure.seconds)
    return { ...upperMeasure, seconds: measure.seconds, most: upperMeasure.seconds };
  if (upperMeasure)
    return (
      readHoursWithMinuteRange(reader, measure) ??
      addSmallerTimeAfterJoint(measure, upperMeasure, getTokenKeyAt(tokens, measure.next)) ??
      single
    );
  const isLoose = upper.isWord && first.isWord && upper.value > first.value;
  return isLoose ? { ...measure, most: upper.value * measure.unit, next: upper.next } : single;
}

/**
 * Reads a fraction of a minute as a range, because recipes state no thirds of a minute: "2/3 minuti" is 2 to
 * 3 minutes.
 */
function readSlashedFractionAsMinuteRange(token: TimeToken | undefined, measure: Measure): Reading | null {
  const low = token?.value === 2 / 3 ? 2 : token?.value === 3 / 4 ? 3 : null;
  const isSign = token !== undefined && token.end - token.start < 3;
  if (low === null || isSign || measure.seconds >= MINUTE) return null;
  return { ...measure, seconds: low * MINUTE, most: (low + 1) * MINUTE };
}

/** The number at the upper end of a range, with or without an article: "i 25" in "tra i 20 e i 25 minuti". */
const readRangeUpperNumber = (tokens: readonly TimeToken[], position: number): Quantity | null =>
  readQuantity(tokens, PLURAL_ARTICLES.has(getTokenKeyAt(tokens, position)) ? position + 1 : position);

/** The seconds of an hour if a half follows a unit word without a number: "hora y media". Null otherwise. */
const getSecondsOfHourBeforeHalfOrNull = (tokens: readonly TimeToken[], position: number): number | null =>
  getSecondsOfTimeUnitOrNull(getTokenKeyAt(tokens, position), false) === HOUR &&
  (tokens[position]?.end ?? 0) - (tokens[position]?.start ?? 0) > 2 &&
  readFractionAfterPlus(tokens, position + 1)?.value === 0.5
    ? HOUR
    : null;

/**
 * Reads hours with a range of minutes: "1 hour and 15 to 20 minutes", "1 h 15 à 20 min". Null for other
 * times.
 */
function readHoursWithMinuteRange(reader: Reader, measure: Measure): Reading | null {
  const { tokens } = reader;
  if (measure.unit !== HOUR) return null;
  const skips = isPlusWord(getTokenKeyAt(tokens, measure.next)) ? 1 : 0;
  const first = readQuantity(tokens, measure.next + skips);
  const rest = first && readRangeWithUnitAtEnd(reader, measure.next + skips, first);
  if (!rest?.most || rest.most > HOUR || rest.unit >= HOUR) return null;
  return { ...rest, seconds: measure.seconds + rest.seconds, most: measure.seconds + rest.most };
}

/**
 * Adds a smaller time after a word that means "and" in one language and "to" in another: "1 hodinu a 15
 * minut".
 */
const addSmallerTimeAfterJoint = (measure: Measure, smaller: Measure, joint: string): Reading | null =>
  isPlus(joint) && smaller.unit < measure.unit && smaller.seconds < measure.unit
    ? { ...smaller, seconds: measure.seconds + smaller.seconds, most: null }
    : null;

/**
 * Reads a word that contains its number ("Viertelstunde"). After full hours, adds a fraction or smaller
 * units: "ساعة و 30 دقيقة".
 */
function readDurationWord(reader: Reader, length: number, next: number): Measure {
  if (length % HOUR !== 0) return { seconds: length, unit: MINUTE, next };
  const part = readFractionAfterPlus(reader.tokens, next);
  if (part !== null) return { seconds: length + part.value * HOUR, unit: HOUR, next: part.next };
  return addSmallerTimeUnits(reader, { seconds: length, unit: HOUR, next });
}

/** Reads a range of which only the upper end has a unit: "10 to 15 minutes". */
function readRangeWithUnitAtEnd(reader: Reader, position: number, first: Quantity): Reading | null {
  const { tokens } = reader;
  if (!isRangeSeparator(tokens, position, first.next)) return null;
  const upper = readRangeUpperNumber(tokens, first.next + 1);
  const upperMeasure = upper && readNumberWithTimeUnit(reader, upper);
  if (!upper || !upperMeasure || first.value >= upper.value) return null;
  return {
    ...upperMeasure,
    seconds: first.value * (upperMeasure.seconds / upper.value),
    most: upperMeasure.seconds,
  };
}

/** Whether a word ends a hyphenated number whose first word is unknown, as "cinq" in "soixante-cinq". */
function isSecondPartOfHyphenatedNumber(tokens: readonly TimeToken[], position: number): boolean {
  const [word, hyphen, token] = [tokens[position - 2], tokens[position - 1], tokens[position]];
  if (token?.value !== null || word?.value !== null || hyphen?.key !== "-") return false;
  return word.end === hyphen.start && hyphen.end === token.start;
}

/**
 * Whether a token separates the ends of a range: a range word, a dash, or "and" after a word such as
 * "between".
 */
function isRangeSeparator(tokens: readonly TimeToken[], from: number, position: number): boolean {
  const key = getTokenKeyAt(tokens, position);
  if (RANGE_SIGNS.has(key) || isRangeWord(key)) return true;
  const before = getTokenKeyAt(tokens, from - 1);
  return (
    isPlusWord(key) &&
    isRangeIntroWord(PLURAL_ARTICLES.has(before) ? getTokenKeyAt(tokens, from - 2) : before)
  );
}

/**
 * Reads a number in digits or words, a half or a quarter: "one and a half", "thirty-five". Null for other
 * tokens.
 */
function readQuantity(tokens: readonly TimeToken[], position: number): Quantity | null {
  const token = tokens[position];
  if (!token) return null;
  const single = readHalfOrQuarter(tokens, position);
  if (single) return single;
  const value = getNumberAtOrNull(tokens, position);
  if (value === null) return null;
  const clock = readClockHours(tokens, position);
  if (clock !== null) return clock;
  const isWord = token.value === null;
  if (value === 1 && isWord && getTokenKeyAt(tokens, position + 1) === "couple")
    return readQuantity(tokens, position + 1);
  if (token.key === "couple" && isOf(getTokenKeyAt(tokens, position + 1)))
    return { value, next: position + 2, isWord };
  if (value < 1) return { value, next: skipOfAndArticle(tokens, position + 1), isWord };
  const unitsDigit = isWord && isMultipleOfTen(value) ? readLastDigitInWords(tokens, position + 1) : null;
  if (unitsDigit) return { value: value + unitsDigit.value, next: unitsDigit.next, isWord };
  const part = readFractionAfterPlus(tokens, position + 1);
  return part
    ? { value: value + part.value, next: part.next, isWord }
    : { value, next: position + 1, isWord };
}

/** Reads hours and minutes before a unit: "1:30" in "1:30 hours". */
function readClockHours(tokens: readonly TimeToken[], position: number): Quantity | null {
  const [hours, colon, part] = tokens.slice(position, position + 3);
  if (colon?.key !== ":" || typeof hours?.value !== "number" || typeof part?.value !== "number") return null;
  const isClock = hours.end === colon.start && part.end - colon.end === 2 && part.value < 60;
  return isClock ? { value: hours.value + part.value / 60, next: position + 3, isWord: false } : null;
}

/** Reads the last digit of a number in words: "-five", "five", "y cinco". */
function readLastDigitInWords(tokens: readonly TimeToken[], position: number) {
  const place =
    getTokenKeyAt(tokens, position) === "-" || isPlusWord(getTokenKeyAt(tokens, position))
      ? position + 1
      : position;
  const key = getTokenKeyAt(tokens, place);
  const value = tokens[place]?.value === null && !isArticle(key) ? numberWordValueOrNull(key) : null;
  const isOnes = value !== null && Number.isInteger(value) && value < 10 && key !== "couple";
  return isOnes ? { value, next: place + 1 } : null;
}

/** Reads halves and quarters with their article: "half an", "eine halbe", "three-quarters of an". */
function readHalfOrQuarter(tokens: readonly TimeToken[], position: number): Quantity | null {
  const said = getNumberAtOrNull(tokens, position);
  const count = said !== null && said >= 1 ? said : null;
  const isHyphened = count !== null && getTokenKeyAt(tokens, position + 1) === "-";
  const part = isHyphened ? position + 2 : count !== null ? position + 1 : position;
  const isHalved = isHalf(getTokenKeyAt(tokens, part));
  if (!isHalved && !isQuarterWord(getTokenKeyAt(tokens, part))) return null;
  if (isHalved && ((count ?? 1) !== 1 || (count !== null && isAndHalf(getTokenKeyAt(tokens, part)))))
    return null;
  const value = isHalved ? 0.5 : (count ?? 1) * 0.25;
  return { value, next: skipOfAndArticle(tokens, part + 1), isWord: true };
}

/** Skips "of" and an article after a fraction, to the position of "hour" in "½ of an hour". */
function skipOfAndArticle(tokens: readonly TimeToken[], position: number): number {
  const place = isOf(getTokenKeyAt(tokens, position)) ? position + 1 : position;
  return isArticle(getTokenKeyAt(tokens, place)) ? place + 1 : place;
}

/**
 * Reads a fraction after a number: "and a half", "and three-quarters", "and 1/2", "buçuk". Null if none
 * begins here.
 */
function readFractionAfterPlus(
  tokens: readonly TimeToken[],
  position: number,
): { value: number; next: number } | null {
  if (isAndHalf(getTokenKeyAt(tokens, position))) return { value: 0.5, next: position + 1 };
  if (!isPlusWord(getTokenKeyAt(tokens, position))) return null;
  const fraction = getNumberAtOrNull(tokens, position + 1) ?? 1;
  if (fraction > 0 && fraction < 1) return { value: fraction, next: position + 2 };
  const part = readHalfOrQuarter(tokens, position + 1);
  return part && part.value < 1 ? part : null;
}

/** Reads the unit after a number, and smaller units after it: "1 hour and 30 minutes", "1 h 30". */
function readNumberWithTimeUnit(reader: Reader, quantity: Quantity): Measure | null {
  const { tokens } = reader;
  const place = skipWordsBeforeTimeUnit(tokens, quantity);
  if (tokens[place]?.value !== null) return null;
  const length = getSecondsOfDurationWordOrNull(getTokenKeyAt(tokens, place));
  const unit = getTimeUnitSecondsAtOrNull(reader, place) ?? length;
  if (unit === null) return null;
  const seconds = Math.round(quantity.value * unit);
  const part = readFractionAfterPlus(tokens, place + 1);
  if (part) return { seconds: Math.round(seconds + part.value * unit), unit, next: part.next };
  return length === null
    ? addSmallerTimeUnits(reader, { seconds, unit, next: place + 1 })
    : { seconds, unit, next: place + 1 };
}

/** Skips words and signs between a number and its unit: "5 more minutes", "10 (ten) minutes". */
function skipWordsBeforeTimeUnit(tokens: readonly TimeToken[], { value, next }: Quantity): number {
  const isRepeated = getTokenKeyAt(tokens, next) === "(" && getTokenKeyAt(tokens, next + 2) === ")";
  if (isRepeated && getNumberAtOrNull(tokens, next + 1) === value) return next + 3;
  const before = getTokenKeyAt(tokens, next);
  return DASHES.has(before) || MORE.has(before) ? next + 1 : next;
}

/**
 * The seconds of the unit at a position, null if there is none. In a step, a single character is a unit only
 * directly after a plausible number: "30 s", "10m", "5'".
 */
function getTimeUnitSecondsAtOrNull(
  { tokens, isExpected, isScandinavian }: Reader,
  place: number,
): number | null {
  const key = getTokenKeyAt(tokens, place);
  // After a number, "dag" is a decagram; the Scandinavian and Dutch day is singular: "en dag".
  if (key === "dag" && !isExpected && !isArticle(getTokenKeyAt(tokens, place - 1))) return null;
  const seconds = getSecondsOfTimeUnitOrNull(key, isExpected);
  if (seconds !== null) return seconds;
  if (isScandinavian && mayWordBeScandinavianHours(key)) return HOUR;
  const isBeforeMinutes = getSecondsOfTimeUnitOrNull(getTokenKeyAt(tokens, place + 2), false) === MINUTE;
  if (key === "t" && isBeforeMinutes && tokens[place + 1]?.value != null) return HOUR;
  const [number, sign, behind] = tokens.slice(place - 1, place + 2);
  if (!Number.isInteger(number?.value) || !sign) return null;
  const isUsual =
    key === "s" ? Number(number?.value) >= 5 : number?.end === sign.start && behind?.value == null;
  return isUsual && /^[sm'′]$/.test(key) && !isOf(behind?.key ?? "") && behind?.key !== "x"
    ? getSecondsOfTimeUnitOrNull(key, true)
    : null;
}

const NOT_MINUTES = /^(?:g|kg|ml|cl|l|cm|°|%|x|×|grad|degrees?)$/;

function addSmallerTimeUnits(reader: Reader, measure: Measure): Measure {
  const rest = readSmallerTimeUnit(reader, measure);
  return rest === null
    ? measure
    : addSmallerTimeUnits(reader, { ...rest, seconds: measure.seconds + rest.seconds });
}

function readSmallerTimeUnit(reader: Reader, { next: position, unit }: Measure): Measure | null {
  const { tokens, isExpected } = reader;
  const skips =
    isPlusWord(getTokenKeyAt(tokens, position)) || getTokenKeyAt(tokens, position) === "," ? 1 : 0;
  const token = tokens[position + skips];
  const count = token?.value ?? (skips > 0 ? numberWordValueOrNull(token?.key ?? "") : null);
  if (!token || count === null || unit === 1) return null;
  const smaller = getSecondsOfTimeUnitOrNull(
    getTokenKeyAt(tokens, position + skips + 1),
    isExpected || unit < DAY,
  );
  if (smaller !== null && smaller < unit)
    return { seconds: Math.round(count * smaller), unit: smaller, next: position + skips + 2 };
  // A number without a unit after hours is minutes: "1 h 12", "1 hour 45". After "hour" it must be a multiple
  // of five, because it may count something else.
  const isSaid =
    getTokenKeyAt(tokens, position - 1) === "h" ||
    (unit === HOUR && (isExpected || (count >= 10 && count % 5 === 0)));
  const next = position + skips + 1;
  // After "and", a number that another word follows may count that word, so it is no minutes: unlike "1 ora e
  // 30".
  const isLast = skips === 0 || tokens[next] === undefined || isRangeWord(getTokenKeyAt(tokens, next));
  const isClock = isSaid && isLast && unit < DAY && Number.isInteger(count) && count < 60;
  if (
    !isClock ||
    smaller !== null ||
    NOT_MINUTES.test(getTokenKeyAt(tokens, next)) ||
    isLowerEndOfTimeRange(reader, next, unit)
  )
    return null;
  return { seconds: count * MINUTE, unit: MINUTE, next };
}

/**
 * Whether the number before `position` is the lower end of a range: true for 15 in "1 h 15 à 20 min", false
 * in "1 h 15 à 1 h 30" and "1 h 30 à 180 °C".
 */
function isLowerEndOfTimeRange(reader: Reader, position: number, unit: number): boolean {
  const { tokens } = reader;
  const upper = isRangeSeparator(tokens, 0, position) ? readQuantity(tokens, position + 1) : null;
  if (upper === null || upper.value >= 100) return false;
  return getTimeUnitSecondsAtOrNull(reader, upper.next) !== unit;
}
