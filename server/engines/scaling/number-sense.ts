import {
  type AmountReading,
  type Cursor,
  findUnitByWordOrNull,
  isAbout,
  isOf,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { type Text, toLowerTokenText } from "./portions.ts";
import { AT_A_TIME, DEGREES, LABELS, MORE, PERCENT, PIECES, TIMES, VESSELS } from "./step-words.ts";

/**
 * The next token when the number does not scale: a time, temperature, length, label or hyphenated size; else null.
 * `isOther`: the number may still be an amount.
 */
export function skipNonAmountOrNull(
  { line, tokens }: Text,
  position: number,
  past: number,
): { next: number; isOther?: boolean } | null {
  const [first, before, after, beyond] = [
    tokens[position],
    tokens[position - 1],
    tokens[past],
    tokens[past + 1],
  ];
  const last = tokens[past - 1];
  const isLongerTime = MORE.has(toLowerTokenText(after)) && TIMES.has(toLowerTokenText(beyond));
  const word = toLowerTokenText(after);
  if (isTemperatureNumber(first, last, after)) return { next: past + 1 };
  if (isLongerTime || TIMES.has(word) || PERCENT.has(word) || DEGREES.has(word)) return { next: past + 1 };
  if (after && /^[°º%"″”'′˚℃℉/]$/.test(after.text)) return { isOther: after.text === "/", next: past + 1 };
  if (isNumberAfterLabel(tokens, position)) return { next: past };
  // "Cut 2 in half" has no inches.
  if (word !== "in" && findUnitByWordOrNull(word)?.category === "length") return { next: past + 1 };
  // "a 2:1 ratio", "five spice powder"
  if (after?.text === ":" && beyond?.kind === "number" && beyond.start === after.end)
    return { next: past + 2 };
  if (/^spices?$/.test(word)) return { next: past };
  if (position === 0 && after && /^[.):–-]$/.test(after.text) && after.start === last?.end)
    return { next: past };
  // The number of a picture: "[2]".
  if (before?.text === "[" && after?.text === "]") return { next: past };
  // "30 und 60 Minuten", "2cm-thick"
  if (
    after &&
    AND.test(after.text) &&
    beyond?.kind === "number" &&
    TIMES.has(toLowerTokenText(tokens[past + 2]))
  )
    return { next: past + 3 };
  if (findUnitByWordOrNull(word.split("-", 1)[0] ?? "")?.category === "length" && word.includes("-"))
    return { next: past + 1 };
  if (
    after &&
    last &&
    /^[-‑–]$/.test(after.text) &&
    after.start === last.end &&
    /\p{L}/u.test(line.charAt(after.end))
  ) {
    return { isOther: isPackSizeAtPosition(tokens, past + 1), next: past + 2 };
  }
  if (after && /^[x×]$/i.test(after.text) && beyond?.kind === "number")
    return isMultiplicationOfPackSize(tokens, past) ? null : { next: past + 2 };
  if (before && first && /^[x×]$/i.test(before.text)) return { next: past };
  return null;
}

/** "step 2", "No. 8", "#8", "steps 3 and 4". */
function isNumberAfterLabel(tokens: readonly Token[], position: number): boolean {
  const before = tokens[position - 1];
  if (!before) return false;
  if (LABELS.has(toLowerTokenText(before)) || /^[#°№]$/.test(before.text)) return true;
  if (before.text === ".") return LABELS.has(toLowerTokenText(tokens[position - 2]));
  return (
    tokens[position - 2]?.kind === "number" &&
    AND.test(before.text) &&
    isNumberAfterLabel(tokens, position - 2)
  );
}

const AND = /^(?:and|or|to|und|oder|bis|et|ou|à|y|o|e|a|en|of|tot|[-–,&])$/i;

/** "28-ounce can", but not "2-quart saucepan" and "12-inch skillet". */
function isPackSizeAtPosition(tokens: readonly Token[], position: number): boolean {
  const category = findUnitByWordOrNull(tokens[position]?.text ?? "")?.category;
  return (category === "mass" || category === "volume") && !hasVesselWordAfter(tokens, position + 1);
}

/** Whether one of the next words is a vessel that holds the food while it cooks, and no pack. */
function hasVesselWordAfter(tokens: readonly Token[], position: number): boolean {
  return getWordsUntilMark(tokens, position).some(
    (word) => VESSELS.has(word) && findUnitByWordOrNull(word) === null,
  );
}

/** "a 2 l pan": the size of a vessel stays, unlike that of a tin of food. */
export const isSizeOfVesselAfter = ({ tokens }: Text, next: number): boolean =>
  hasVesselWordAfter(tokens, next);

const LED_AT_A_TIME = new RegExp(`^(?:[\\p{L}’']+\\s+){0,2}(?:${AT_A_TIME.source})`, "iu");

/** "1 egg at a time", with at most two words between. */
export const isBeforeAtATime = ({ line, tokens }: Text, next: number): boolean =>
  LED_AT_A_TIME.test(line.slice(tokens[next]?.start ?? line.length));

/** Up to three words before the next mark. */
function getWordsUntilMark(tokens: readonly Token[], position: number): string[] {
  const after = tokens.slice(position, position + 3);
  const mark = after.findIndex((token) => token.kind === "mark");
  return (mark < 0 ? after : after.slice(0, mark)).map(toLowerTokenText);
}

/**
 * Whether the reading skipped a measure in brackets or after a slash that its amount does not include: "2-3
 * tins (400 g)".
 */
export function hasMeasureSkippedByReading(
  tokens: readonly Token[],
  { amount, next }: AmountReading,
): boolean {
  if (amount.kind === "pack" || amount.kind === "sum" || "also" in amount) return false;
  return tokens
    .slice(0, next)
    .some(({ text }, index) => /^[/([]$/.test(text) && tokens[index + 1]?.kind === "number");
}

const ARTICLES = /^(?:the|der|den|dem|la|le|les|el|los|las|il|lo|gli|de|het|a|o|os|as)$/i;

/** The end of the amount that starts at the first token, without an "of" or "of the" after it. */
export function findAmountEndInLine(
  { line, tokens, language }: Cursor,
  { next, unit, size }: AmountReading,
): number {
  const isPart = (end: number) =>
    [unit, size].some((word) => word !== null && line.slice(0, end).endsWith(word));
  const isOfAt = (index: number) => tokens[index]?.kind === "word" && isOf(tokens[index].text, language);
  const isTie = (index: number) =>
    isOfAt(index) || (isOfAt(index - 1) && ARTICLES.test(tokens[index]?.text ?? ""));
  let last = next - 1;
  while (last > 0 && !isPart(tokens[last]?.end ?? 0) && isTie(last)) last -= 1;
  return tokens[last]?.end ?? 0;
}

/** Whether a number is a temperature: "350F", "180 C", but not "1 c. à s." and "2 C flour". */
function isTemperatureNumber(
  first: Token | undefined,
  last: Token | undefined,
  after: Token | undefined,
): boolean {
  const value = last?.kind === "number" ? last.value.n / last.value.d : 0;
  return first !== undefined && value >= 40 && /^[cf]\.?$/i.test(after?.text ?? "");
}

/** Whether "x" is between a count and a weight or volume: "2 x 400 g tins", but not "20 x 30 cm". */
function isMultiplicationOfPackSize(tokens: readonly Token[], times: number): boolean {
  const unit = findUnitByWordOrNull(tokens[times + 2]?.text ?? "");
  return unit?.category === "mass" || unit?.category === "volume";
}

/**
 * Whether an amount is the size of a vessel or the weight of a piece: "a 2 l pot", "50 g balls", "balls of 50
 * g".
 */
export function isVesselOrPieceSize({ tokens }: Text, position: number, next: number): boolean {
  const words = getWordsUntilMark(tokens, next);
  if (words.some((word) => VESSELS.has(word)) || words.slice(0, 2).some((word) => PIECES.has(word)))
    return true;
  const before = tokens.slice(Math.max(0, position - 3), position).filter((token) => !isAbout(token.text));
  const of = before.findLastIndex((token) =>
    /^(?:of|von|à|de|di|van|av|af|zu|a|po)$/.test(toLowerTokenText(token)),
  );
  return of > 0 && before.slice(0, of).some((token) => PIECES.has(toLowerTokenText(token)));
}
