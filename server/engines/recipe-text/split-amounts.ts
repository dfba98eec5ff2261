import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";
import {
  isNoiseLine,
  parseListHeadingOrNull,
  type SignsFor,
  type SourceLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";

const NUMBER = "(?:ca\\.? ?|about |~ ?)?[\\d¼½¾⅓⅔⅛][\\d.,/ –-]{0,10}[¼½¾⅓⅔⅛]?";
const BARE_NUMBER = new RegExp(`^${NUMBER}$`, "iu");
const BARE_AMOUNT = new RegExp(`^${NUMBER}\\s?(\\p{L}[\\p{L}. ]{0,14})$`, "iu");

const isUnitText = (text: string): boolean => text.length <= 14 && findUnitByWordOrNull(text) !== null;

/** Whether a text is an amount without a name: "800 g", "3", "½ Bund". */
function isAmountWithoutName(text: string): boolean {
  if (text.length > 22 || text.length === 0) return false;
  if (BARE_NUMBER.test(text)) return true;
  const word = BARE_AMOUNT.exec(text)?.[1];
  return word !== undefined && isUnitText(word.trim());
}

const joinLineTexts = (first: SourceLine, second: SourceLine): SourceLine => ({
  ...first,
  text: `${first.text} ${second.text}`,
  source: `${first.source} ${second.source}`,
  level: 0,
});

/** Whether lines from index `i` on alternate between a name and its amount, up to the end of the list. */
function namesPrecedeAmounts(lines: SourceLine[], i: number, signsFor: SignsFor): boolean {
  const before = lines[i - 1];
  if (before === undefined || parseListHeadingOrNull(before.text)?.kind !== "ingredients") return false;
  let end = i;
  while (
    lines[end] !== undefined &&
    !isAmountWithoutName(lines[end]?.text ?? "") &&
    isAmountWithoutName(lines[end + 1]?.text ?? "")
  )
    end += 2;
  const after = lines[end];
  if (end - i < 4) return false;
  return (
    after === undefined ||
    after.apart ||
    parseListHeadingOrNull(after.text) !== null ||
    signsFor(after.text).openings > 0
  );
}

/** Joins amounts, units and names that are on separate lines, as in a copied table. */
export function joinAmountsSplitOverLines(lines: SourceLine[], signsFor: SignsFor): SourceLine[] {
  const isSplit = (line: SourceLine): boolean =>
    line.cells === null && line.mark === null && isAmountWithoutName(line.text);
  if (doMostAmountsFollowNames(lines.filter((line) => !isSplit(line)).map(({ text }) => signsFor(text))))
    return joinAmountsToNames(lines, isSplit, signsFor);
  if (lines.filter(isSplit).length < 2) return lines;
  const joined: SourceLine[] = [];
  let behind = false;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as SourceLine;
    const next = lines[i + 1];
    if (!isSplit(line) || next === undefined) {
      behind = next !== undefined && isSplit(next) && (behind || namesPrecedeAmounts(lines, i, signsFor));
      joined.push(behind && next !== undefined ? joinLineTexts(line, next) : line);
      if (behind) i += 1;
      continue;
    }
    if (BARE_NUMBER.test(line.text) && isUnitText(next.text)) {
      lines[i + 1] = joinLineTexts(line, next);
      continue;
    }
    const name = isNameOfAmount(line, next, signsFor(next.text));
    joined.push(name ? joinLineTexts(line, next) : line);
    if (name) i += 1;
  }
  return joined;
}

/** Whether in most lines with an amount, the amount follows the name. */
function doMostAmountsFollowNames(signs: ReturnType<SignsFor>[]): boolean {
  const count = (...kinds: unknown[]) => signs.filter(({ measure }) => kinds.includes(measure)).length;
  return count("behind") > count("unit", "count");
}

/** Joins each amount to the line before it, which is its name: "Green beans, trimmed", "200 g". */
function joinAmountsToNames(
  lines: readonly SourceLine[],
  isSplit: (line: SourceLine) => boolean,
  signsFor: SignsFor,
): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isRest =
      isSplit(line) && !line.apart && before?.cells === null && parseListHeadingOrNull(before.text) === null;
    if (isRest && signsFor(before.text).measure === null)
      joined[joined.length - 1] = joinLineTexts(before, line);
    else joined.push(line);
  }
  return joined;
}

/** Whether a line is the name that belongs to the amount on the previous line. */
function isNameOfAmount(amount: SourceLine, line: SourceLine, signs: ReturnType<SignsFor>): boolean {
  if (line.mark !== null || line.cells !== null || line.text.length > 80 || !/\p{L}{2}/u.test(line.text))
    return false;
  if (isNoiseLine(line.text)) return false;
  if (signs.measure === "unit" && !/^[\p{L}(]/u.test(line.text)) return false;
  if (
    signs.openings > 0 ||
    signs.ends ||
    /[:：]$/u.test(line.text) ||
    parseListHeadingOrNull(line.text) !== null
  )
    return false;
  return !(BARE_NUMBER.test(amount.text) && signs.verbs > 1);
}
