import {
  type AmountReading,
  type Cursor,
  isAbout,
  isMarkToken,
  isTie,
  NO_AMOUNT,
  parseNumberWordOrNull,
  readLeadingAmountOrNull,
  readNumberOrRange,
  replaceCursorTokens,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { combineAmountWithName, type LineReading, readLineByRules } from "./read-line.ts";
import { extractNameText, extractNoteText, joinTexts } from "./tagged-text.ts";
import { getLabelCode, LABELS, type Label } from "./tagger/labels.ts";
import { labelTokensOfLine } from "./tagger/tag-line.ts";

const OTHER = getLabelCode("other");
const QUANTITY = getLabelCode("quantity");
const UNIT = getLabelCode("unit");
const SIZE = getLabelCode("size");
const NAME = getLabelCode("name");
const AFTER = getLabelCode("after");
const TEXT_LABELS: readonly Label[] = ["name", "before", "after", "between"];
const isTextLabel = Int8Array.from(LABELS, (label) => (TEXT_LABELS.includes(label) ? 1 : 0));

/** An amount and its tokens in the line; `to` is exclusive. */
type Found = { reading: AmountReading; from: number; to: number };

/**
 * Reads an English line. The tagger labels each word, and the rules read the exact amount at the words that
 * it labels as quantity.
 */
export function readEnglishLineWithTagger(cursor: Cursor): LineReading | null {
  const leading = readLeadingAmountOrNull(cursor);
  const labels = labelTokensOfLine(cursor, leading);
  labelBracketsAsOneUnit(cursor, labels);
  const found = findLabelledAmount(cursor, labels, leading);
  if (!found) {
    const isCounted = labels.includes(QUANTITY) || /^\d/.test(cursor.line);
    const ruled = isCounted || !labels.includes(UNIT) ? readLineByRules(cursor) : null;
    if (isCounted || (ruled && ruled.amount.kind !== "none")) return ruled;
  }
  const used = new Array<boolean>(cursor.tokens.length).fill(false);
  if (found) used.fill(true, found.from, found.to);
  const unit = found?.reading.unit ?? takeTextOfLabel(cursor, labels, used, UNIT);
  const size = found?.reading.size ?? takeTextOfLabel(cursor, labels, used, SIZE);
  markTieWordsAsUsed(cursor, labels, used, found !== null || unit !== null);
  let name = "";
  let notes = "";
  for (let index = 0; index < used.length; ) {
    const isName = labels[index] === NAME;
    let end = index;
    while (end < used.length && !used[end] && (labels[end] === NAME) === isName) end += 1;
    if (end > index && isName) name = joinTexts(name, " ", extractNameText(cursor, index, end));
    else if (end > index) notes = joinTexts(notes, ", ", extractNoteText(cursor, index, end));
    index = Math.max(end, index + 1);
  }
  const amount = found?.reading.amount ?? NO_AMOUNT;
  if (name === "" && unit !== null && notes !== "") return readLineByRules(cursor);
  return combineAmountWithName({ amount, unit, size, next: 0 }, { name: name || null, notes: notes || null });
}

/**
 * Labels a bracket that has words both of the name and of a remark entirely as remark ("salt (Diamond
 * Crystal)", "rice ($0.80)").
 */
function labelBracketsAsOneUnit({ tokens }: Cursor, labels: Int8Array): void {
  let open = -1;
  let [isName, isOther] = [false, false];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (open < 0 && token.kind !== "mark") continue;
    const isNamed = labels[index] === NAME;
    if (isMarkToken(token, "([")) {
      [open, isName, isOther] = [index, isNamed, false];
    } else if (open >= 0) {
      isName ||= isNamed;
      isOther ||= !isNamed && token.kind !== "mark";
      if (!isMarkToken(token, ")]")) continue;
      if (isName && isOther) labels.fill(AFTER, open, index + 1);
      open = -1;
    }
  }
}

/**
 * Finds the amount at the start of the line, or at the number that the tagger labels as quantity. It never
 * includes a word of the name.
 */
function findLabelledAmount(cursor: Cursor, labels: Int8Array, leading: AmountReading | null): Found | null {
  if (leading) return limitReadingToLabels(cursor, labels, leading);
  const number = labels.indexOf(QUANTITY);
  if (number < 1) return null;
  const before = cursor.tokens[number - 1]?.text ?? "";
  const range = readNumberOrRange(cursor, number - 2);
  const isUpper = range?.amount.kind === "range" && range.next > number;
  // A number word before the quantity counts packs ("four 6-ounce fillets").
  const isCounted = (parseNumberWordOrNull(before, "en")?.n ?? 0) > 1;
  const from = isUpper ? number - 2 : isCounted || isAbout(before, "en") ? number - 1 : number;
  const to = findFirstTextToken(cursor, labels, number + 1, cursor.tokens.length);
  const reading = readLeadingAmountOrNull(sliceCursorTokens(cursor, from, to));
  return reading && { reading, from, to: from + reading.next };
}

const sliceCursorTokens = (cursor: Cursor, from: number, to: number) =>
  replaceCursorTokens(cursor, cursor.tokens.slice(from, to));

/** Whether a token is a word with a meaning of its own, unlike marks, numbers and connecting words ("of"). */
const isContentWordToken = (token: Token) => token.kind === "word" && !isTie(token.text, "en");

function findFirstTextToken({ tokens }: Cursor, labels: Int8Array, from: number, to: number): number {
  for (let index = from; index < to; index += 1)
    if (isTextLabel[labels[index]!] === 1 && isContentWordToken(tokens[index]!)) return index;
  return to;
}

function limitReadingToLabels(cursor: Cursor, labels: Int8Array, leading: AmountReading): Found | null {
  const all = { reading: leading, from: 0, to: leading.next };
  const said = findFirstTextToken(cursor, labels, 0, leading.next);
  // The tagger often labels the second unit of a sum as remark: "1 cup plus 2 tablespoons flour".
  if (said === leading.next || said === 0 || leading.amount.kind === "sum" || /\d/.test(leading.size ?? ""))
    return all;
  const reading = readLeadingAmountOrNull(sliceCursorTokens(cursor, 0, said));
  return reading ? { reading, from: 0, to: reading.next } : all;
}

/**
 * Takes the first sequence of words that the tagger labels as unit or size ("1 recipe", "few drops", "heaped
 * ½ cup") and marks them as used.
 */
function takeTextOfLabel(
  { line, tokens }: Cursor,
  labels: Int8Array,
  used: boolean[],
  label: number,
): string | null {
  const isOne = (index: number) => labels[index] === label && !used[index] && tokens[index]?.kind === "word";
  let from = labels.indexOf(label);
  if (from < 0) return null;
  while (from < labels.length && !isOne(from)) from += 1;
  if (from === labels.length) return null;
  let to = from;
  while (to < labels.length && isOne(to)) to += 1;
  const text = line.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (text.length > 50) return null;
  used.fill(true, from, to);
  return text;
}

/** Marks connecting words next to the amount as used, such as "of" after a unit and "a" before it. */
function markTieWordsAsUsed({ tokens }: Cursor, labels: Int8Array, used: boolean[], counts: boolean): void {
  if (!counts) return;
  for (let index = 0; index < used.length; index += 1) {
    const token = tokens[index]!;
    const isAdjacent = (index > 0 && used[index - 1]) || (index + 1 < used.length && used[index + 1]);
    if (isAdjacent && labels[index] === OTHER && token.kind === "word" && isTie(token.text, "en"))
      used[index] = true;
  }
}
