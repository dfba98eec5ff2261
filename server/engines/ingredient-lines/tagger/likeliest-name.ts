import type { Token } from "#server/engines/amounts/amounts.ts";
import { getLabelCode } from "./labels.ts";
import { computeNameLikelihood, FREE, type NameMask, type PreparedLine } from "./name-likelihood.ts";

/** A possible reading of a line: the label of each token and the tokens of the name. */
export type Candidate = { labels: Int8Array; name: NameMask };
/** The line as scored in one house style, and the probability of that style (`weight`). */
export type Weighed = { weight: number; line: PreparedLine };

const NAME = getLabelCode("name");
const BEFORE = getLabelCode("before");
const AFTER = getLabelCode("after");

/**
 * Factors for the likelihood of a name, measured on held-out lines. The tagger overrates names that have a
 * gap (`parted`), stop before a word that continues them (`cut`), contain a purpose or contain half a
 * bracket.
 */
const CORRECTIONS = { parted: 0.35, cut: 0.4, purpose: 0.1, halfBracket: 0.25 };
/** Words before which a name may end. */
const NAME_ENDERS = new Set("for with from in to of such at on and or plus without about if as".split(" "));
const PURPOSE = new Set(["for", "with", "such"]);

/**
 * Returns the labels whose name is likeliest over all house styles. The choice includes the candidates and
 * repairs of names with a gap or a missing end. `weighAll` is called only if there are several names.
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
    sum *= computeScoreCorrection(tokens, name);
    if (sum <= most) continue;
    best = labels;
    most = sum;
  }
  return best;
}

/** Adds a copy of the first `length` labels to the candidates unless one of them has the same name. */
export function addCandidateIfNew(
  labels: Int8Array,
  name: NameMask,
  length: number,
  candidates: Candidate[],
): void {
  for (const candidate of candidates) if (areMasksEqual(candidate.name, name)) return;
  candidates.push({ labels: labels.slice(0, length), name: name.slice(0, length) });
}

function areMasksEqual(a: NameMask, b: NameMask): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** The product of the factors that apply to a name. */
function computeScoreCorrection(tokens: readonly Token[], name: NameMask): number {
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
  if (isNameSplitByGap(name)) part *= CORRECTIONS.parted;
  if (isNameCutBeforeWord(tokens, name)) part *= CORRECTIONS.cut;
  if (hasPurpose) part *= CORRECTIONS.purpose;
  return isHalf || depth > 0 ? part * CORRECTIONS.halfBracket : part;
}

/** Whether the name has a gap: a token between two of its parts does not belong to it. */
function isNameSplitByGap(name: NameMask): boolean {
  const gap = name.indexOf(0, name.indexOf(1));
  return gap >= 0 && gap < name.lastIndexOf(1);
}

/**
 * Whether the name stops before a word that seems to continue it ("moist dark" of "moist dark brown sugar").
 */
function isNameCutBeforeWord(tokens: readonly Token[], name: NameMask): boolean {
  const next = name.lastIndexOf(1) + 1;
  return next < tokens.length && !mayNameStopBefore(tokens[next]!);
}

const mayNameStopBefore = (token: Token) => token.kind === "mark" || NAME_ENDERS.has(token.text);

/**
 * Adds repaired names to the candidates. A name with a gap is limited to its first or last part, or the gap
 * is filled; a name that stops too early is extended.
 */
function proposeRepairs(tokens: readonly Token[], candidate: Candidate, candidates: Candidate[]): void {
  const { name } = candidate;
  const first = name.indexOf(1);
  if (first < 0) return;
  const last = name.lastIndexOf(1);
  if (isNameSplitByGap(name)) {
    proposeNameWithinRange(candidate, first, name.indexOf(0, first), candidates);
    proposeNameWithinRange(candidate, name.lastIndexOf(0, last) + 1, last + 1, candidates);
    proposeNameWithAllOfRange(candidate, first, last + 1, candidates);
  }
  if (isNameCutBeforeWord(tokens, name)) {
    let end = last + 1;
    while (end < tokens.length && !mayNameStopBefore(tokens[end]!)) end += 1;
    proposeNameWithAllOfRange(candidate, last + 1, end, candidates);
  }
}

/** Adds a candidate whose name is limited to the tokens from `from` to `to` (exclusive). */
function proposeNameWithinRange(
  { labels, name }: Candidate,
  from: number,
  to: number,
  candidates: Candidate[],
): void {
  const within = { labels: labels.slice(), name: name.slice() };
  for (let i = 0; i < name.length; i += 1) {
    if (i >= from && i < to) continue;
    if (labels[i] === NAME) within.labels[i] = i < from ? BEFORE : AFTER;
    if (name[i] === 1) within.name[i] = 0;
  }
  addCandidateIfNew(within.labels, within.name, name.length, candidates);
}

/** Adds a candidate whose name also includes the tokens from `from` to `to` (exclusive). */
function proposeNameWithAllOfRange(
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
