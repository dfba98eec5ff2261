import type { Token } from "#server/engines/amounts/amounts.ts";
import { labelCode } from "./labels.ts";
import { computeNameLikelihood, FREE, type NameMask, type PreparedLine } from "./name-likelihood.ts";

/** A reading of a line: the label of each token and the tokens of the name. */
export type Candidate = { labels: Int8Array; name: NameMask };
/** The line in one house style, and the likelihood of that style. */
export type Weighed = { weight: number; line: PreparedLine };

const NAME = labelCode("name");
const BEFORE = labelCode("before");
const AFTER = labelCode("after");

/**
 * A label chain is overconfident in names with a gap, in those that stop before a word that continues them,
 * and in those with a purpose or half a bracket. These factors correct it; they were measured on held-out
 * lines.
 */
const CORRECTIONS = { parted: 0.35, cut: 0.4, purpose: 0.1, halfBracket: 0.25 };
/** Words before which a name may end. */
const NAME_ENDERS = new Set("for with from in to of such at on and or plus without about if as".split(" "));
const PURPOSE = new Set(["for", "with", "such"]);

/**
 * The labels with the likeliest name over all house styles, among the candidates and repaired versions of
 * names that are in parts or cut off. `weighAll` is only called if there are several names.
 */
export function chooseLikeliestLabels(
  tokens: readonly Token[],
  candidates: Candidate[],
  weighAll: () => Weighed[],
): Int8Array {
  const { length } = candidates;
  for (let i = 0; i < length; i += 1) proposeRepairs(tokens, candidates[i]!, candidates);
  let best = candidates[0]!.labels;
  if (candidates.length < 2) return best;
  let most = -1;
  const houses = weighAll();
  for (const { labels, name } of candidates) {
    let sum = 0;
    for (const { weight, line } of houses) sum += weight * computeNameLikelihood(line, name);
    sum *= correctionOf(tokens, name);
    if (sum <= most) continue;
    best = labels;
    most = sum;
  }
  return best;
}

/** Adds a copy of the first `length` labels to the candidates unless one has the same name. */
export function addCandidateIfNew(
  labels: Int8Array,
  name: NameMask,
  length: number,
  candidates: Candidate[],
): void {
  for (const candidate of candidates) if (isSame(candidate.name, name)) return;
  candidates.push({ labels: labels.slice(0, length), name: name.slice(0, length) });
}

function isSame(a: NameMask, b: NameMask): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** The correction factor of a name. */
function correctionOf(tokens: readonly Token[], name: NameMask): number {
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
  if (isParted(name)) part *= CORRECTIONS.parted;
  if (isCut(tokens, name)) part *= CORRECTIONS.cut;
  if (hasPurpose) part *= CORRECTIONS.purpose;
  return isHalf || depth > 0 ? part * CORRECTIONS.halfBracket : part;
}

/** Whether there is a word between two parts of the name. */
function isParted(name: NameMask): boolean {
  const gap = name.indexOf(0, name.indexOf(1));
  return gap >= 0 && gap < name.lastIndexOf(1);
}

/**
 * Whether the name stops before a word that seems to continue it: "moist dark" of "moist dark brown sugar".
 */
function isCut(tokens: readonly Token[], name: NameMask): boolean {
  const next = name.lastIndexOf(1) + 1;
  return next < tokens.length && !mayStopBefore(tokens[next]!);
}

const mayStopBefore = (token: Token) => token.kind === "mark" || NAME_ENDERS.has(token.text);

/**
 * Proposes the first part, the last part and both parts with the words between; for a name that is cut off,
 * also the rest.
 */
function proposeRepairs(tokens: readonly Token[], candidate: Candidate, candidates: Candidate[]): void {
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

/** Limits the name to a range of tokens. */
function proposeWithin({ labels, name }: Candidate, from: number, to: number, candidates: Candidate[]): void {
  const within = { labels: labels.slice(), name: name.slice() };
  for (let i = 0; i < name.length; i += 1) {
    if (i >= from && i < to) continue;
    if (labels[i] === NAME) within.labels[i] = i < from ? BEFORE : AFTER;
    if (name[i] === 1) within.name[i] = 0;
  }
  addCandidateIfNew(within.labels, within.name, name.length, candidates);
}

/** Extends the name by a range of tokens. */
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
  addCandidateIfNew(complete.labels, complete.name, name.length, candidates);
}
