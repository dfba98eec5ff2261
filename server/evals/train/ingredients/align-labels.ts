import {
  findUnitByWordOrNull,
  isHalf,
  parseNumberWordOrNull,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { getLabelCode, type Label } from "#server/engines/ingredient-lines/tagger/labels.ts";
import type { LabelledLine } from "./labelled-line.ts";

const keyOf = (token: Token) =>
  token.kind === "number" ? `${token.value.n}/${token.value.d}` : token.text.toLowerCase().replace(/\.$/, "");

const keysOf = (text: string | null) =>
  (text === null ? [] : tokenizeLine(text, "en")).filter((token) => token.kind !== "mark").map(keyOf);

function numberOf(token: Token | undefined): number | null {
  if (token?.kind === "number") return token.value.n / token.value.d;
  if (token?.kind !== "word") return null;
  if (isHalf(token.text, "en")) return 0.5;
  const value = parseNumberWordOrNull(token.text, "en");
  return value && value.n / value.d;
}

const isNear = (a: number, b: number | null) => b !== null && Math.abs(a - b) <= 0.006 + 0.001 * Math.abs(a);

/** The label code of each token of a labelled line; null if the line does not contain the labelled name. */
export function alignLabelsToTokensOrNull(row: LabelledLine, tokens: readonly Token[]): Int8Array | null {
  const labels: (Label | null)[] = tokens.map(() => null);
  const keys = tokens.map(keyOf);
  const words = tokens.flatMap((token, index) => (token.kind === "mark" ? [] : [index]));
  const name = findName(row, keys, words);
  if (!name) return null;
  for (const index of name) labels[index] = "name";
  const quantity = labelQuantity(row, tokens, labels);
  labelUnit(row, tokens, keys, labels, Math.max(quantity, 0));
  const notes = counted(keysOf(row.notes));
  const sizes = new Set(keysOf(row.size));
  for (const index of words) {
    if (labels[index] !== null) continue;
    const key = keys[index] ?? "";
    if (take(notes, key)) labels[index] = index < (name[0] ?? 0) ? "before" : "after";
    else labels[index] = sizes.has(key) ? "size" : "other";
  }
  labelPunctuation(tokens, labels);
  labelBetween(labels);
  return Int8Array.from(labels, (label) => getLabelCode(label ?? "other"));
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}

/**
 * The token indexes of the name's words. They are contiguous if possible, at the position that leaves most of
 * the labelled notes outside; otherwise as close together as possible. Null if a word is missing.
 */
function findName(row: LabelledLine, keys: readonly string[], words: readonly number[]): number[] | null {
  const name = keysOf(row.name);
  if (name.length === 0) return null;
  let best: number[] | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let start = 0; start + name.length <= words.length; start += 1) {
    const span = words.slice(start, start + name.length);
    if (!span.every((index, offset) => keys[index] === name[offset])) continue;
    const notes = counted(keysOf(row.notes));
    const rest = words.filter((index) => !span.includes(index));
    const explained = rest.filter((index) => take(notes, keys[index] ?? "")).length;
    const bracketed = keys.slice(0, span[0]).lastIndexOf("(") > keys.slice(0, span[0]).lastIndexOf(")");
    const score = explained * 10 - start - (bracketed ? 500 : 0);
    if (score > bestScore) [best, bestScore] = [span, score];
  }
  return best ?? findScattered(name, keys, words);
}

function findScattered(name: readonly string[], keys: readonly string[], words: readonly number[]) {
  let best: number[] | null = null;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < words.length; start += 1) {
    if (keys[words[start] ?? -1] !== name[0]) continue;
    const found: number[] = [];
    for (const index of words.slice(start)) if (keys[index] === name[found.length]) found.push(index);
    const width = (found.at(-1) ?? 0) - (found[0] ?? 0);
    if (found.length === name.length && width < narrowest) [best, narrowest] = [found, width];
  }
  return best;
}

/**
 * Labels the numbers of the first amount. Returns the index of the first one, or -1. A labelled quantity may
 * be 12 times the number, because labels count dozens in pieces.
 */
function labelQuantity(row: LabelledLine, tokens: readonly Token[], labels: (Label | null)[]): number {
  const { quantity, quantity_max: most } = row;
  if (quantity === null) return -1;
  const find = (times: number) =>
    tokens.findIndex((token, index) => {
      const value = labels[index] === null ? numberOf(token) : null;
      return value !== null && isNear(quantity, value * times);
    });
  const start = find(1) >= 0 ? find(1) : find(12);
  if (start < 0) return -1;
  labels[start] = "quantity";
  for (let index = start + 1; most !== null && index < Math.min(tokens.length, start + 6); index += 1) {
    if (labels[index] !== null || !isNear(most, numberOf(tokens[index]))) continue;
    labels[index] = "quantity";
    break;
  }
  return start;
}

function labelUnit(
  { unit }: LabelledLine,
  tokens: readonly Token[],
  keys: readonly string[],
  labels: (Label | null)[],
  from: number,
): void {
  if (unit === null) return;
  const id = findUnitByWordOrNull(unit, "en")?.id;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (labels[index] !== null || token?.kind !== "word") continue;
    const key = keys[index] ?? "";
    const both = tokens[index + 1]?.kind === "word" ? `${key} ${keys[index + 1]}` : "";
    const isPair = id !== undefined && findUnitByWordOrNull(both, "en")?.id === id;
    const isSame = [unit, `${unit}s`, `${unit}es`].includes(key) || key.replace(/ves$/, "f") === unit;
    const isKind = id !== undefined && findUnitByWordOrNull(token.text, "en")?.id === id;
    if (!isPair && !isSame && !isKind) continue;
    labels[index] = "unit";
    if (isPair) labels[index + 1] = "unit";
    return;
  }
}

/** Labels the tokens inside a name as "between", so that the tagger does not resume a finished name. */
function labelBetween(labels: (Label | null)[]): void {
  const last = labels.lastIndexOf("name");
  for (let index = labels.indexOf("name"); index < last; index += 1) {
    const label = labels[index];
    if (label !== "name" && label !== "quantity" && label !== "unit") labels[index] = "between";
  }
}

const isRemark = (label: Label | null | undefined) => label === "before" || label === "after";

/**
 * Labels punctuation. A mark gets the label of its neighbours if they are equal, otherwise the label of an
 * adjacent note.
 */
function labelPunctuation(tokens: readonly Token[], labels: (Label | null)[]): void {
  const nextWord = (index: number, step: 1 | -1) => {
    let position = index + step;
    while (tokens[position]?.kind === "mark") position += step;
    return tokens[position] ? (labels[position] ?? "other") : null;
  };
  const marked = tokens.map((token, index): Label | null => {
    if (token.kind !== "mark") return labels[index] ?? null;
    const [left, right] = [nextWord(index, -1), nextWord(index, 1)];
    const glued = /^[™®©%'’"”]$/.test(token.text) && tokens[index - 1]?.end === token.start;
    if (right === null || glued) return left ?? "other";
    if (left === right) return left;
    if (isRemark(right)) return right;
    if (right === "name") return left ?? "other";
    return "other";
  });
  marked.forEach((label, index) => {
    labels[index] = label;
  });
}
