import type { Token } from "#server/engines/amounts/amounts.ts";
import { labelCode } from "./labels.ts";
import { FREE, likelihood, type NameMask, type PreparedLine } from "./name-likelihood.ts";

/** A way to read a line: the label of each token, and which of them are the name. */
export type Candidate = { labels: Int8Array; name: NameMask };
/** The line as one house would have written it, and how likely that is. */
export type Weighed = { weight: number; line: PreparedLine };

const NAME = labelCode("name");
const BEFORE = labelCode("before");
const AFTER = labelCode("after");

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
 * The labels whose name is likeliest over all houses: of the candidates, and of those next to them that mend a name in
 * parts or cut off, which join them. `weighAll` is not asked where there is one name alone.
 */
export function likeliestLabels(
  tokens: readonly Token[],
  candidates: Candidate[],
  weighAll: () => Weighed[],
): Int8Array {
  const { length } = candidates;
  for (let i = 0; i < length; i += 1) mend(tokens, candidates[i]!, candidates);
  let best = candidates[0]!.labels;
  if (candidates.length < 2) return best;
  let most = -1;
  const houses = weighAll();
  for (const { labels, name } of candidates) {
    let sum = 0;
    for (const { weight, line } of houses) sum += weight * likelihood(line, name);
    sum *= warranted(tokens, name);
    if (sum <= most) continue;
    best = labels;
    most = sum;
  }
  return best;
}

/** Adds a copy of the first `length` labels to the candidates, if none of them has the same name. */
export function propose(labels: Int8Array, name: NameMask, length: number, candidates: Candidate[]): void {
  for (const candidate of candidates) if (isSame(candidate.name, name)) return;
  candidates.push({ labels: labels.slice(0, length), name: name.slice(0, length) });
}

function isSame(a: NameMask, b: NameMask): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Which part of the belief in a name is warranted by what the name is as a whole. */
function warranted(tokens: readonly Token[], name: NameMask): number {
  let part = 1;
  let depth = 0;
  let isHalf = false;
  let hasPurpose = false;
  const last = name.lastIndexOf(1);
  for (let i = Math.max(0, name.indexOf(1)); i <= last; i += 1) {
    if (name[i] === 0) continue;
    const { text } = tokens[i]!;
    if (PURPOSE.has(text)) hasPurpose = true;
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
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
  const next = name.lastIndexOf(1) + 1;
  return next < tokens.length && !mayStopBefore(tokens[next]!);
}

const mayStopBefore = (token: Token) => token.kind === "mark" || LEAVES.has(token.text);

/** Proposes of a name in parts its first, its last, and both with what is between; of one cut off the rest too. */
function mend(tokens: readonly Token[], candidate: Candidate, candidates: Candidate[]): void {
  const { name } = candidate;
  const first = name.indexOf(1);
  if (first < 0) return;
  const last = name.lastIndexOf(1);
  if (isParted(name)) {
    proposeWithin(candidate, first, name.indexOf(0, first), candidates);
    proposeWithin(candidate, name.lastIndexOf(0, last) + 1, last + 1, candidates);
    proposeWithAll(candidate, first, last + 1, candidates);
  }
  if (isCut(tokens, name)) {
    let end = last + 1;
    while (end < tokens.length && !mayStopBefore(tokens[end]!)) end += 1;
    proposeWithAll(candidate, last + 1, end, candidates);
  }
}

/** The name is only what of it stands from one token to before another. */
function proposeWithin({ labels, name }: Candidate, from: number, to: number, candidates: Candidate[]): void {
  const within = { labels: labels.slice(), name: name.slice() };
  for (let i = 0; i < name.length; i += 1) {
    if (i >= from && i < to) continue;
    if (labels[i] === NAME) within.labels[i] = i < from ? BEFORE : AFTER;
    if (name[i] === 1) within.name[i] = 0;
  }
  propose(within.labels, within.name, name.length, candidates);
}

/** All from one token to before another is of the name too. */
function proposeWithAll(
  { labels, name }: Candidate,
  from: number,
  to: number,
  candidates: Candidate[],
): void {
  const complete = { labels: labels.slice(), name: name.slice() };
  for (let i = from; i < to; i += 1) {
    complete.labels[i] = NAME;
    if (name[i] !== FREE) complete.name[i] = 1;
  }
  propose(complete.labels, complete.name, name.length, candidates);
}
