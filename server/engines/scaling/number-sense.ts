import {
  type AmountReading,
  type Cursor,
  findUnitByWordOrNull,
  isAbout,
  isOf,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { lower, type Text } from "./portions.ts";
import { DEGREES, LABELS, PERCENT, PIECES, TIMES, VESSELS } from "./step-words.ts";

/**
 * The position after a number that is no amount: a time, temperature, length, label or hyphenated size. Null
 * if it may be an amount.
 */
export function skipNonAmountOrNull({ line, tokens }: Text, position: number, past: number): number | null {
  const [first, before, after, beyond] = [
    tokens[position],
    tokens[position - 1],
    tokens[past],
    tokens[past + 1],
  ];
  const last = tokens[past - 1];
  const word = lower(after);
  if (isTemperature(first, last, after)) return past + 1;
  if (TIMES.has(word) || PERCENT.has(word) || DEGREES.has(word)) return past + 1;
  if (after && /^[°º%"″”'′˚℃℉/]$/.test(after.text)) return past + 1;
  if (before && (LABELS.has(lower(before)) || /^[#°№]$/.test(before.text))) return past;
  if (position === 0 && after && /^[.):]$/.test(after.text)) return past;
  if (
    after &&
    last &&
    /^[-‑–]$/.test(after.text) &&
    after.start === last.end &&
    /\p{L}/u.test(line.charAt(after.end))
  ) {
    return past + 2;
  }
  if (after && /^[x×]$/i.test(after.text) && beyond?.kind === "number")
    return isPackOf(tokens, past) ? null : past + 2;
  if (before && first && /^[x×]$/i.test(before.text)) return past;
  return null;
}

/**
 * Whether the reading skipped a measure in brackets or after a slash that its amount does not include: "2-3
 * tins (400 g)".
 */
export function hasSkippedMeasure(tokens: readonly Token[], { amount, next }: AmountReading): boolean {
  if (amount.kind === "pack" || amount.kind === "sum" || "also" in amount) return false;
  return tokens
    .slice(0, next)
    .some(({ text }, index) => /^[/([]$/.test(text) && tokens[index + 1]?.kind === "number");
}

/** The end of the amount that starts at the first token, without an "of" after it. */
export function findAmountEnd(
  { line, tokens, language }: Cursor,
  { next, unit, size }: AmountReading,
): number {
  const isPart = (end: number) =>
    [unit, size].some((word) => word !== null && line.slice(0, end).endsWith(word));
  const last = tokens
    .slice(1, next)
    .findLast(({ kind, text, end }) => isPart(end) || kind !== "word" || !isOf(text, language));
  return (last ?? tokens[0])?.end ?? 0;
}

/** Whether a number is a temperature: "350F", "180 C", but not "1 c. à s." and "2 C flour". */
function isTemperature(first: Token | undefined, last: Token | undefined, after: Token | undefined): boolean {
  const value = last?.kind === "number" ? last.value.n / last.value.d : 0;
  return first !== undefined && value >= 40 && /^[cf]\.?$/i.test(after?.text ?? "");
}

/** Whether "x" is between a count and a weight or volume: "2 x 400 g tins", but not "20 x 30 cm". */
function isPackOf(tokens: readonly Token[], times: number): boolean {
  const unit = findUnitByWordOrNull(tokens[times + 2]?.text ?? "");
  return unit?.category === "mass" || unit?.category === "volume";
}

/**
 * Whether an amount is the size of a vessel or the weight of a piece: "a 2 l pot", "50 g balls", "balls of 50
 * g".
 */
export function isVesselOrPieceSize({ tokens }: Text, position: number, next: number): boolean {
  const after = tokens.slice(next, next + 3);
  const sentence = after.findIndex((token) => token.kind === "mark");
  const words = (sentence < 0 ? after : after.slice(0, sentence)).map(lower);
  if (words.some((word) => VESSELS.has(word)) || words.slice(0, 2).some((word) => PIECES.has(word)))
    return true;
  const before = tokens.slice(Math.max(0, position - 3), position).filter((token) => !isAbout(token.text));
  const of = before.findLastIndex((token) => /^(?:of|von|à|de|di|van|av|af|zu|a|po)$/.test(lower(token)));
  return of > 0 && before.slice(0, of).some((token) => PIECES.has(lower(token)));
}
