import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";
import {
  hasUnitOrCount,
  isLineEndIncomplete,
  type LineFeatureReader,
  type LineFeatures,
  parseListHeadingOrNull,
  type SourceLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";

/**
 * How an ingredient line relates to the line before it: it continues it (`rest`), may continue it (`doubt`)
 * or does not (`own`).
 */
export type Seam = "rest" | "doubt" | "own";

const ENDS = /[.!?:;…][)"'»”]*$/u;
/** Connecting words, with which no ingredient begins. */
const LINKS =
  /^(?:and|or|of|with|into|in|from|plus|und|oder|mit|aus|in|sowie|ou|et|de|du|des|en|avec|à|y|o|del|con|e|di|al|alla|met|uit|och|eller|med|og|z|w|i|e|do|da)(?!\p{L})|^[dl]['’]|^[&+(]/u;
const ADJECTIVE_LAST = /^[^,(]* \p{Ll}{3,}(?:e|er|es|en|em)$/u;
/** Matches an amount without a name, for example "1.6 kg" or "400 g)". */
const BARE_AMOUNT = /^[\d½¼¾⅓⅔][^\p{L}]*\p{L}{1,8}\.?\)?$/u;

/**
 * Whether a German line ends in an adjective and lacks its noun: in "1 kleine Dose geschälte" the only
 * capitalized word is a unit.
 */
const isRowWithoutNoun = (text: string, isFull: boolean): boolean =>
  ADJECTIVE_LAST.test(text) &&
  (isFull || (text.match(/\p{Lu}\p{L}*/gu) ?? []).every((word) => findUnitByWordOrNull(word) !== null));
/** Lists with a smaller width (in characters) are not wrapped. */
const MIN_WIDTH = 18;
/** A full line may have fewer characters than the widest, because letters differ in width. */
const FULL_SHARE = 0.85;
const MIN_MEASURED_ROWS = 2;
/** A shorter line of the method (in characters) was not wrapped. */
const MIN_METHOD_WIDTH = 25;
/** The least ratio of the widths of list and method. A narrower list has short lines and was not wrapped. */
const MIN_SHARE_OF_METHOD = 0.6;

const isLowerCaseStart = (text: string): boolean => /^\p{Ll}/u.test(text);
const hasAmountFirst = ({ measure }: LineFeatures): boolean => measure === "unit" || measure === "count";
const hasNoAmount = (signs: LineFeatures): boolean => !hasUnitOrCount(signs);
/** Whether another line must continue the text: "2 carrots, peeled and", "1 kg potatoes (about". */
const isRowUnfinished = (text: string): boolean =>
  isLineEndIncomplete(text) ||
  /,$|\p{L}-$/u.test(text) ||
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
const isStepRow = (signs: LineFeatures): boolean =>
  (hasNoAmount(signs) && signs.openings > 0 && signs.words > 2) ||
  signs.ends ||
  signs.heat ||
  signs.sentences > 1;

/**
 * A line that may continue the previous one. `isFull`: it would not fit on the previous line. `isLowered`: it
 * begins with a small letter.
 */
type Candidate = { index: number; isFull: boolean; isSure: boolean; isLowered: boolean };

/** Finds ingredient lines that may continue the line before them, in linear time. */
export function findSeamsBetweenRows(
  lines: readonly SourceLine[],
  signs: LineFeatureReader,
): Map<SourceLine, Seam> {
  const ranges = findListRanges(lines, signs);
  const method = measureMethodWidth(lines, ranges);
  return new Map(ranges.flatMap(([from, end]) => findSeamsInList(lines.slice(from, end), method, signs)));
}

/** Classifies the lines of one list. `method` is the width of the wrapped method, 0 if it is not wrapped. */
function findSeamsInList(
  rows: readonly SourceLine[],
  method: number,
  signs: LineFeatureReader,
): [SourceLine, Seam][] {
  const width = computeMaxRowLength(rows);
  const candidates = collectSeamCandidates(rows, signs);
  const lowered = candidates.filter(({ isLowered }) => isLowered);
  const capitals = countCapitalizedRows(rows, signs);
  // Requires more than two lines, because a single small letter may be a slip.
  const isCapital = capitals > 0 && capitals + lowered.length > 2;
  const hasMarks = rows.filter(({ mark }) => mark === "bullet" || mark === "box").length > 1;
  const isBroken =
    hasMarks ||
    (method > 0 && width > method * MIN_SHARE_OF_METHOD) ||
    candidates.some(({ isSure }) => isSure);
  const joinsAll = (isBroken || isCapital) && lowered.every(({ isFull, isSure }) => isFull || isSure);
  const isLikely = ({ index, isFull, isLowered }: Candidate): boolean => {
    if (!isLowered) return isFull && (isBroken || (joinsAll && lowered.length > 1));
    return (
      isBroken ||
      isCapital ||
      (isFull && computeMaxRowLength(rows.slice(index - 1, index)) > width * FULL_SHARE)
    );
  };
  return candidates.flatMap((candidate): [SourceLine, Seam][] => {
    const row = rows[candidate.index] as SourceLine;
    const { measure, openings } = signs.of(row.text);
    // An ingredient that needs no amount ("salt", "black pepper") is its own line in a list without capitals.
    const isStaple = measure === "words" && !isCapital && !hasMarks;
    if (candidate.isSure || (joinsAll && candidate.isLowered && !isStaple)) return [[row, "rest"]];
    const mayLackName = measure === null || measure === "behind";
    if (mayLackName && openings === 0 && isLikely(candidate)) return [[row, "doubt"]];
    return candidate.isLowered ? [] : [[row, "own"]];
  });
}

const computeMaxRowLength = (lines: readonly SourceLine[]): number =>
  Math.max(0, ...lines.map(({ text }) => text.length));

/** The length of the longest wrapped line of the method; 0 if no line is wrapped. */
function measureMethodWidth(lines: readonly SourceLine[], ranges: readonly [number, number][]): number {
  let opensLower = false;
  const broken = lines.filter((line, index) => {
    // In a paragraph that begins with a small letter, each line is a note and none is wrapped.
    if (index === 0 || line.apart) opensLower = isLowerCaseStart(line.text);
    const next = lines[index + 1];
    if (opensLower || next === undefined || next.apart || next.mark !== null || !isLowerCaseStart(next.text))
      return false;
    if (line.text.length < MIN_METHOD_WIDTH || ENDS.test(line.text)) return false;
    return !ranges.some(([from, end]) => from <= index && index < end);
  });
  return computeMaxRowLength(broken);
}

/**
 * The ranges of ingredient lists: consecutive lines of which at least MIN_MEASURED_ROWS have amounts, up to
 * the first step.
 */
function findListRanges(
  lines: readonly SourceLine[],
  { of: signsFor }: LineFeatureReader,
): [from: number, end: number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    const line = lines[index];
    const isListed =
      line !== undefined && !line.apart && line.level === 0 && parseListHeadingOrNull(line.text) === null;
    if (isListed && line.cells === null) continue;
    const rows = lines.slice(from, index).map(({ text }) => signsFor(text));
    const first = rows.findIndex((row) => hasUnitOrCount(row) && !isStepRow(row));
    const step = rows.findIndex(
      (row, i) => i > first && isStepRow(row) && !isRowUnfinished(lines[from + i - 1]?.text ?? ""),
    );
    const end = step < 0 ? rows.length : step;
    const measured = rows.slice(0, end).filter(hasUnitOrCount).length;
    const isNamed = parseListHeadingOrNull(lines[from]?.text ?? "")?.kind === "ingredients";
    // Includes one line before the first amount: if amounts follow their names, the start of a wrapped
    // ingredient has none.
    const start = isNamed ? 1 : Math.max(0, first - 1);
    if (measured >= MIN_MEASURED_ROWS) ranges.push([from + start, from + end]);
    from = index;
  }
  return ranges;
}

function collectSeamCandidates(
  rows: readonly SourceLine[],
  { of: signsFor, language }: LineFeatureReader,
): Candidate[] {
  const width = computeMaxRowLength(rows);
  const signs = rows.map(({ text }) => signsFor(text));
  const behind = signs.filter(({ measure }) => measure === "behind").length;
  const isBehind = behind > signs.filter(hasAmountFirst).length;
  const commas = rows.filter(({ text }) => text.endsWith(",")).length;
  return rows.flatMap((row, index): Candidate[] => {
    const before = rows[index - 1];
    const [own, last] = [signs[index], signs[index - 1]];
    if (before === undefined || own === undefined || last === undefined || row.mark !== null) return [];
    if (row.apart || ENDS.test(before.text) || (isStepRow(own) && !isRowUnfinished(before.text))) return [];
    // A number in words may be part of a name: "pricked with | two cloves", "butter | demi-sel" (| is the
    // line break).
    const isWorded =
      own.measure !== "behind" &&
      !/^\P{L}*\p{N}/u.test(row.text) &&
      (isLineEndIncomplete(before.text) || /^\p{L}+-\p{L}/u.test(row.text));
    const isMeasure = isLineEndIncomplete(before.text) && BARE_AMOUNT.test(row.text);
    const mayBeRest =
      isMeasure ||
      hasNoAmount(own) ||
      isWorded ||
      (isBehind && own.measure === "behind" && hasNoAmount(last));
    if (!mayBeRest) return [];
    const isLowered = isLowerCaseStart(row.text);
    const word = row.text.split(" ", 1)[0] ?? "";
    const isFull = width >= MIN_WIDTH && before.text.length + 1 + word.length > width * FULL_SHARE;
    // A comma shows no continuation if at least half of the lines end in one.
    const goesOn = isRowUnfinished(before.text) && !(before.text.endsWith(",") && commas >= rows.length / 2);
    const namesIt = language === "de" && /^\p{Lu}/u.test(row.text) && isRowWithoutNoun(before.text, isFull);
    const isSure =
      (goesOn && (isLowered || isFull || before.text.endsWith("-"))) ||
      (isLowered && LINKS.test(row.text)) ||
      namesIt ||
      isMeasure;
    return [{ index, isFull, isSure, isLowered }];
  });
}

/**
 * The number of lines without a leading amount that begin with a capital. Excludes the first line, which may
 * be a title.
 */
const countCapitalizedRows = (rows: readonly SourceLine[], { of: signsFor }: LineFeatureReader): number =>
  rows.filter(
    ({ text }, index) => index > 0 && /^\p{Lu}\p{Ll}/u.test(text) && !hasAmountFirst(signsFor(text)),
  ).length;
