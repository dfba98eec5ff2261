import type { Alternative, Term } from "../query/terms.ts";
import { type Candidate, getIngredientLines } from "./candidate.ts";
import { isTitleExceptionOfCategory } from "./exclude.ts";

/**
 * Quality of a match by the field of the recipe. `mixed`: words in different fields; `letter`: only the
 * language matches.
 */
const FIELD_QUALITY = { title: 0.9, tags: 0.7, lines: 0.54, mixed: 0.5, body: 0.3, letter: 0.4 };

export type TermMatch = { quality: number; inTitle: boolean; alternative: Alternative | null };
const NOT_FOUND: TermMatch = { quality: 0, inTitle: false, alternative: null };

/** An alternative of a term with its stems in one language. */
type Matcher = { alternative: Alternative; stems: readonly string[] };

const matcherCache = new WeakMap<Term, Map<string, readonly Matcher[]>>();

/**
 * The alternatives of a term that exist in one language. Cached per term, because most alternatives are in
 * other languages.
 */
function getMatchersOfLanguage(term: Term, letter: string): readonly Matcher[] {
  const byLetter = matcherCache.get(term) ?? new Map<string, readonly Matcher[]>();
  matcherCache.set(term, byLetter);
  const known = byLetter.get(letter);
  if (known) return known;
  const matchers = term.alternatives.flatMap((alternative): Matcher[] => {
    const stems = alternative.forms.flatMap((form) => form.byLetter.get(letter) ?? []);
    return stems.length < alternative.forms.length ? [] : [{ alternative, stems }];
  });
  byLetter.set(letter, matchers);
  return matchers;
}

/** The best match of a term in a recipe. Without `inLines`, it searches only title and tags. */
export function findBestTermMatch(candidate: Candidate, term: Term, inLines = true): TermMatch {
  let best = NOT_FOUND;
  for (const matcher of getMatchersOfLanguage(term, candidate.letter)) {
    const { weight, category } = matcher.alternative;
    if (weight * FIELD_QUALITY.title <= best.quality) continue;
    if (category && isTitleExceptionOfCategory(candidate, category)) continue;
    const found = matchAlternative(candidate, matcher, inLines);
    if (found.quality > best.quality) best = found;
  }
  if (best.quality === 0 && inLines && candidate.hasAll)
    return { quality: FIELD_QUALITY.body, inTitle: false, alternative: null };
  if (best.quality === 0 && inLines && term.letter !== null && term.letter === candidate.letter)
    return { quality: FIELD_QUALITY.letter, inTitle: false, alternative: null };
  return best;
}

function matchAlternative(
  candidate: Candidate,
  { alternative, stems }: Matcher,
  inLines: boolean,
): TermMatch {
  let everyInTitle = true;
  let everyInTags = true;
  if (alternative.matchType === "part" && !containsCharacterPairsInOrder(candidate, stems, inLines))
    return NOT_FOUND;
  for (const stem of stems) {
    const inTitle = candidate.title.includes(stem);
    const inTags = candidate.tags.includes(stem);
    everyInTitle &&= inTitle;
    everyInTags &&= inTags;
    if (!inTitle && !inTags && !(inLines && candidate.lines.includes(stem))) return NOT_FOUND;
  }
  const { weight } = alternative;
  if (everyInTitle) {
    const together = stems.length === 1 || containsAdjacentStems(candidate.title, stems);
    return { quality: weight * FIELD_QUALITY.title * (together ? 1 : 0.85), inTitle: true, alternative };
  }
  if (everyInTags) return { quality: weight * FIELD_QUALITY.tags, inTitle: false, alternative };
  const inOneLine =
    stems.length === 1 ||
    (inLines && getIngredientLines(candidate).some((line) => stems.every((stem) => line.includes(stem))));
  if (!inOneLine && alternative.matchType === "name") return NOT_FOUND;
  // The last part of a compound names the dish: a recipe that only contains egg and mustard is no "Senfeier".
  if (!inOneLine && alternative.matchType === "split" && !hasStemInTitleOrTags(candidate, stems.at(-1)))
    return NOT_FOUND;
  return {
    quality: weight * (inOneLine ? FIELD_QUALITY.lines : FIELD_QUALITY.mixed),
    inTitle: false,
    alternative,
  };
}

const hasStemInTitleOrTags = ({ title, tags }: Candidate, stem: string | undefined): boolean =>
  stem !== undefined && (title.includes(stem) || tags.includes(stem));

/**
 * Whether a text contains all character pairs of a word in their order. The same pairs in another order are
 * another word.
 */
const containsCharacterPairsInOrder = (
  { title, tags, lines }: Candidate,
  stems: readonly string[],
  inLines: boolean,
): boolean => [title, tags, ...(inLines ? [lines] : [])].some((text) => containsAdjacentStems(text, stems));

/** Whether a text contains the stems next to each other in this order. */
function containsAdjacentStems(text: string, stems: readonly string[]): boolean {
  return text.includes(` ${stems.map((stem) => stem.trim()).join(" ")} `);
}
