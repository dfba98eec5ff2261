import type { Token } from "#server/engines/amounts/amounts.ts";
import { labelCode } from "./labels.ts";
import { FREE, likelihood, type NameMask, type PreparedLine } from "./name-likelihood.ts";

/** What a line is if it was written in one house: how likely that is, the best labels, and which of them are the name. */
export type Reading = { house: number; weight: number; labels: Int8Array; name: NameMask };
type Candidate = Pick<Reading, "labels" | "name">;

const [NAME, BEFORE, AFTER] = [labelCode("name"), labelCode("before"), labelCode("after")];

/**
 * A chain of labels sees no name as a whole, and believes too much in some: in those with a gap, those that stop before
 * a word that goes on with them, those that hold a purpose or half of a bracket. So much of its belief is
 * warranted, by lines that it did not learn from.
 */
const WARRANTED = { parted: 0.35, cut: 0.4, purpose: 0.1, halfBracket: 0.25 };
/** Words that a name may stop before. */
const LEAVES = new Set("for with from in to of such at on and or plus without about if as".split(" "));
const PURPOSE = new Set(["for", "with", "such"]);

/**
 * The labels whose name is likeliest over all houses: of the best of each house, and of those next to them that mend a
 * name in parts or cut off. `prepareFor` weighs the line as of one house.
 */
export function likeliestLabels(
  tokens: readonly Token[],
  readings: readonly Reading[],
  prepareFor: (house: number) => PreparedLine,
): Int8Array {
  const candidates: Candidate[] = [];
  const propose = (candidate: Candidate) => {
    if (!candidates.some(({ name }) => isSame(name, candidate.name))) candidates.push(candidate);
  };
  for (const reading of readings) propose(reading);
  for (const reading of readings) for (const mended of mend(tokens, reading)) propose(mended);
  let [best, most] = [candidates[0]?.labels ?? new Int8Array(tokens.length), -1];
  if (candidates.length < 2) return best;
  const lines = readings.map(({ house, weight }) => ({ weight, line: prepareFor(house) }));
  for (const { labels, name } of candidates) {
    let sum = 0;
    for (const { weight, line } of lines) sum += weight * likelihood(line, name);
    sum *= warranted(tokens, name);
    if (sum > most) [best, most] = [labels, sum];
  }
  return best;
}

function isSame(a: NameMask, b: NameMask): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Which part of the belief in a name is warranted by what the name is as a whole. */
function warranted(tokens: readonly Token[], name: NameMask): number {
  let [part, depth, isHalf] = [1, 0, false];
  let hasPurpose = false;
  const last = name.lastIndexOf(1);
  for (let at = Math.max(0, name.indexOf(1)); at <= last; at += 1) {
    const token = tokens[at];
    if (!token || name[at] === 0) continue;
    if (PURPOSE.has(token.text)) hasPurpose = true;
    if (token.text === "(") depth += 1;
    if (token.text === ")") depth -= 1;
    if (depth < 0) isHalf = true;
  }
  if (isParted(name)) part *= WARRANTED.parted;
  if (isCut(tokens, name)) part *= WARRANTED.cut;
  if (hasPurpose) part *= WARRANTED.purpose;
  return isHalf || depth > 0 ? part * WARRANTED.halfBracket : part;
}

/** Whether a word that is not of the name stands between two that are. */
function isParted(name: NameMask): boolean {
  const gap = name.indexOf(0, name.indexOf(1));
  return gap >= 0 && gap < name.lastIndexOf(1);
}

/** Whether the name stops before a word that seems to go on with it: "moist dark" of "moist dark brown sugar". */
function isCut(tokens: readonly Token[], name: NameMask): boolean {
  const next = tokens[name.lastIndexOf(1) + 1];
  return next !== undefined && next.kind !== "mark" && !LEAVES.has(next.text);
}

/** Of a name in parts its first, its last, and both with what is between; of one cut off the rest too. */
function mend(tokens: readonly Token[], { labels, name }: Candidate): Candidate[] {
  const mended: Candidate[] = [];
  const [first, last] = [name.indexOf(1), name.lastIndexOf(1)];
  if (first < 0) return mended;
  if (isParted(name)) {
    mended.push(nameWithin(labels, name, first, name.indexOf(0, first)));
    mended.push(nameWithin(labels, name, name.lastIndexOf(0, last) + 1, last + 1));
    mended.push(withAll(labels, name, first, last + 1));
  }
  if (isCut(tokens, name)) {
    let end = last + 1;
    while (end < tokens.length && tokens[end]?.kind !== "mark" && !LEAVES.has(tokens[end]?.text ?? ""))
      end += 1;
    mended.push(withAll(labels, name, last + 1, end));
  }
  return mended;
}

/** The name is only what of it stands from one token to before another. */
function nameWithin(labels: Int8Array, name: NameMask, from: number, to: number): Candidate {
  const isOut = (at: number) => at < from || at >= to;
  return {
    labels: labels.map((label, at) => (label === NAME && isOut(at) ? (at < from ? BEFORE : AFTER) : label)),
    name: name.map((part, at) => (part === 1 && isOut(at) ? 0 : part)),
  };
}

/** All from one token to before another is of the name too. */
function withAll(labels: Int8Array, name: NameMask, from: number, to: number): Candidate {
  return {
    labels: labels.map((label, at) => (at >= from && at < to ? NAME : label)),
    name: name.map((part, at) => (part !== FREE && at >= from && at < to ? 1 : part)),
  };
}
