import { isLexiconWord } from "../lexicon/lexicon.ts";
import { isEverydayWord } from "../lexicon/non-food-words.ts";
import { STOP_WORDS } from "../lexicon/query-stopwords.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { buildMatchedTitlesStatement } from "../statements.ts";
import { readKnownWords, readTypoCorrections } from "../vocabulary/read-words.ts";
import { computeTypoDistance, getMaxTypoDistance } from "../vocabulary/typos.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { createAllTermsExpressionOrNull, type MatchTypes } from "./fts-expressions.ts";
import type { Term } from "./terms.ts";

/** A query with more words than this is no name of a dish and gets no suggestions. */
const MAX_WORDS = 7;
const MIN_PART_LENGTH = 3;
const MIN_JOINED_LENGTH = 5;
/** A word shorter than this is split only into two words that are spelled correctly. */
const MIN_JOINED_TYPO_LENGTH = 7;
const MAX_JOINED_LENGTH = 24;
const MIN_JOIN_LENGTH = 4;
/**
 * Whether a word may be a typo. Everyday words are spelled correctly: "delivery" does not mean "del very".
 */
const mayBeMisspelled = (word: string) => /^\p{L}{4,}$/u.test(word) && !isEverydayWord(word);
/** The number of splits with only one known word that are tried. */
const MAX_HALF_CUTS = 2;
const MIN_KNOWN_PART_LENGTH = 4;
/** The number of titles that are searched for a correction. */
const TITLE_LIMIT = 100;
const MAX_SUSPECTS = 2;
/** A word that fewer recipes than this contain may be a typo. */
const RARE_WORD_USES = 3;
/**
 * Match types by which the other words of a title must match. Corrections count only from MIN_RELIABLE_WEIGHT
 * on.
 */
const RELIABLE_MATCH_TYPES: MatchTypes = new Set(["own", "joined", "name", "split", "corrected"]);
const MIN_RELIABLE_WEIGHT = 0.7;

/** A corrected query. Some result must have `phrase` in its title, unless `phrase` is empty. */
export type SpellingSuggestion = { text: string; phrase: readonly string[] };

/** A query without results: all its words, and its terms. */
export type UnansweredQuery = { all: readonly string[]; terms: readonly Term[]; scopes: readonly number[] };

/** Suggests up to three corrected versions of a query without results, the most probable first. */
export async function* suggestSpellings(
  sql: SqlHandle,
  asked: UnansweredQuery,
): AsyncGenerator<SpellingSuggestion> {
  const { all } = asked;
  if (all.length > MAX_WORDS) return;
  const known = await countKnownWords(sql, asked.scopes, all);
  const joined = await joinSplitWords(sql, asked, known);
  if (joined !== null) yield { text: joined.join(" "), phrase: [] };
  const cut = await splitWordsWrittenTogether(sql, asked, known);
  if (cut !== null) yield cut;
  const corrected = await correctWordByTitles(sql, asked);
  if (corrected !== null) yield { text: corrected.join(" "), phrase: [] };
}

async function countKnownWords(
  sql: SqlHandle,
  scopes: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();
  for (const { word, uses } of await readKnownWords(sql, scopes, words))
    known.set(word, (known.get(word) ?? 0) + uses);
  return known;
}

/**
 * Joins adjacent words that together are a known word, unless both are known words: "humm us", "app le
 * crumble".
 */
async function joinSplitWords(
  sql: SqlHandle,
  { all, scopes }: UnansweredQuery,
  known: ReadonlyMap<string, number>,
): Promise<string[] | null> {
  const isTorn = (i: number) => !(known.has(all[i] ?? "") && known.has(all[i + 1] ?? ""));
  const pairs = all
    .slice(0, -1)
    .map((word, index) => ({ at: index, word: word + all[index + 1] }))
    .filter(({ at: j, word }) => word.length >= MIN_JOIN_LENGTH && isTorn(j));
  if (pairs.length === 0) return null;
  const found = await countKnownWords(
    sql,
    scopes,
    pairs.map(({ word }) => word),
  );
  const joins = new Map(
    pairs.filter(({ word }) => found.has(word)).map(({ at: position, word }) => [position, word]),
  );
  if (joins.size === 0) return null;
  const words: string[] = [];
  for (let place = 0; place < all.length; place += 1) {
    const join = joins.get(place);
    words.push(join ?? (all[place] as string));
    if (join !== undefined) place += 1;
  }
  return words;
}

/** Splits unknown words that lack a space: "croquemonsieur", "potatosalad". */
async function splitWordsWrittenTogether(
  sql: SqlHandle,
  { all, terms, scopes }: UnansweredQuery,
  known: ReadonlyMap<string, number>,
): Promise<SpellingSuggestion | null> {
  const isUnmet = (word: string) =>
    terms.some((term) => term.word === word && term.alternatives.length === 0) && !known.has(word);
  const words: string[] = [];
  const together: string[] = [];
  for (const word of all) {
    const isLong = word.length >= MIN_JOINED_LENGTH && word.length <= MAX_JOINED_LENGTH;
    const isJoined = isLong && mayBeMisspelled(word) && isUnmet(word);
    const parts = isJoined ? await splitIntoTwoWords(sql, scopes, word) : null;
    words.push(...(parts ?? [word]));
    if (parts !== null) together.push(...parts);
  }
  return together.length === 0 ? null : { text: words.join(" "), phrase: together };
}

type Cut = readonly [head: string, tail: string];

/**
 * Splits a word into two known words, choosing the pair that most recipes use. If there is none, it splits a
 * long word into a known word and a misspelled one. Null if no split fits.
 */
async function splitIntoTwoWords(
  sql: SqlHandle,
  scopes: readonly number[],
  word: string,
): Promise<Cut | null> {
  const places = Array.from({ length: word.length - 1 }, (_, i) => i + 1);
  const cuts = places.map((index): Cut => [word.slice(0, index), word.slice(index)]);
  const known = await countKnownWords(sql, scopes, cuts.flat());
  const isGrammar = (part: string) => part.length > 1 && STOP_WORDS.has(part);
  const usesOf = (part: string) => (isGrammar(part) ? 1 : (known.get(part) ?? 0));
  const commonest = cuts
    .filter((cut) => cut.every((part) => usesOf(part) > 0) && !cut.every(isGrammar))
    .map((cut) => ({ cut, uses: usesOf(cut[0]) * usesOf(cut[1]) }))
    .sort((a, b) => b.uses - a.uses)[0];
  if (commonest !== undefined) return commonest.cut;
  return word.length < MIN_JOINED_TYPO_LENGTH
    ? null
    : splitIntoKnownAndCorrectedWord(sql, scopes, cuts, known);
}

/** Splits a word into a known word and a corrected one: "blueberymuffins" into "blueberry" and "muffins". */
async function splitIntoKnownAndCorrectedWord(
  sql: SqlHandle,
  scopes: readonly number[],
  cuts: readonly Cut[],
  known: ReadonlyMap<string, number>,
): Promise<Cut | null> {
  const halves = cuts
    .filter((cut) => cut.every((part) => part.length >= MIN_KNOWN_PART_LENGTH))
    .flatMap(([head, tail]) => [
      { sure: head, other: tail, isFirst: true },
      { sure: tail, other: head, isFirst: false },
    ])
    .filter(({ sure }) => known.has(sure))
    .sort((a, b) => b.sure.length - a.sure.length)
    .slice(0, MAX_HALF_CUTS);
  let best: { parts: Cut; slips: number } | null = null;
  for (const { sure, other, isFirst } of halves)
    for (const { known: corrected, typos } of await readTypoCorrections(sql, scopes, other, 1))
      if (best === null || typos < best.slips)
        best = { parts: isFirst ? [sure, corrected.word] : [corrected.word, sure], slips: typos };
  return best?.parts ?? null;
}

/**
 * The maximum typo distance from the query word to a title word, if the other words match that title.
 * `isSure`: the query word is a known word, so its distance must be small.
 */
function getMaxTypoDistanceInTitle(word: string, isSure: boolean): number {
  if (isSure) return Math.min(1.06, getMaxTypoDistance(word));
  return word.length < 6 ? 2 : word.length < 8 ? 2.5 : 3;
}

/**
 * Replaces a misspelled word by a similar word from a title that contains the other words: "gtrek moussaka".
 */
async function correctWordByTitles(sql: SqlHandle, asked: UnansweredQuery): Promise<string[] | null> {
  const { terms } = asked;
  const unmet = terms.filter(({ alternatives }) => alternatives.length === 0);
  const suspects = terms
    .filter(({ uses }) => uses < RARE_WORD_USES)
    .sort((a, b) => a.uses - b.uses)
    .slice(0, MAX_SUSPECTS)
    .map((term) => [term]);
  for (const set of unmet.length === 0 ? suspects : [unmet]) {
    const corrected = await correctSuspectTerms(sql, asked, set);
    if (corrected !== null) return asked.all.map((word) => corrected.get(word) ?? word);
  }
  return null;
}

async function correctSuspectTerms(
  sql: SqlHandle,
  { terms, scopes }: UnansweredQuery,
  suspects: readonly Term[],
): Promise<ReadonlyMap<string, string> | null> {
  const others = terms
    .filter((term) => !suspects.includes(term))
    .map((term) => ({
      ...term,
      alternatives: term.alternatives.filter(
        ({ matchType, weight }) => matchType !== "corrected" || weight >= MIN_RELIABLE_WEIGHT,
      ),
    }));
  if (others.length === 0 || !suspects.every(({ word }) => mayBeMisspelled(word))) return null;
  const expression = createAllTermsExpressionOrNull(scopes, "t", others, RELIABLE_MATCH_TYPES);
  if (expression === null) return null;
  const { text, args } = buildMatchedTitlesStatement(expression, scopes, TITLE_LIMIT);
  const [row] = await sql.all(text, args);
  if (typeof row?.titles !== "string") return null;
  const apartFrom = suspects.map((term) => createTypoDistanceReader(term));
  let best: { mended: Map<string, string>; slips: number } | null = null;
  for (const title of row.titles.split("\n")) {
    const words = splitIntoFoldedWords(title);
    const corrected = new Map<string, string>();
    let typos = 0;
    for (const [i, apart] of apartFrom.entries()) {
      const [nearest] = words.map((word) => ({ word, slips: apart(word) })).sort((a, b) => a.slips - b.slips);
      typos += nearest?.slips ?? Number.POSITIVE_INFINITY;
      corrected.set(suspects[i]?.word ?? "", nearest?.word ?? "");
    }
    if (typos < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { mended: corrected, slips: typos };
  }
  return best?.mended ?? null;
}

/**
 * A memoized function that returns the typo distance from the term's word to a word of a title; infinity if
 * they differ too much, or are equal.
 */
function createTypoDistanceReader({ word, uses }: Term): (other: string) => number {
  const most = getMaxTypoDistanceInTitle(word, uses > 0 || isLexiconWord(word));
  const known = new Map<string, number>([[word, Number.POSITIVE_INFINITY]]);
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const isTelling = other.length >= MIN_PART_LENGTH && !STOP_WORDS.has(other);
    const apart = isTelling ? computeTypoDistance(word, other, most) : Number.POSITIVE_INFINITY;
    known.set(other, apart);
    return apart;
  };
}
