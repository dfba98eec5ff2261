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

/** A text of more words is no name of a dish: it is answered by what it has of one. */
const MAX_WORDS = 7;
const MIN_PART_LENGTH = 3;
const MIN_JOINED_LENGTH = 5;
/** A shorter word is cut only into two words that are spelled right. */
const MIN_JOINED_TYPO_LENGTH = 7;
const MAX_JOINED_LENGTH = 24;
const MIN_JOIN_LENGTH = 4;
/** "Delivery" is no "del very", nor a king mint: what is a word outside of kitchens is spelt right. */
const isMisspelt = (word: string) => /^\p{L}{4,}$/u.test(word) && !isEverydayWord(word);
/** Splits to try when only one part is a known word. */
const MAX_HALF_CUTS = 2;
const MIN_KNOWN_PART_LENGTH = 4;
/** Titles among which a misspelt word is looked for. */
const TITLE_LIMIT = 100;
const MAX_SUSPECTS = 2;
/** A word of fewer recipes than these may be another one spelt wrong. */
const RARE_WORD_USES = 3;
/** Match types that are reliable enough to correct another word: corrections with two typos are not. */
const RELIABLE_MATCH_TYPES: MatchTypes = new Set(["own", "joined", "name", "split", "corrected"]);
const MIN_RELIABLE_WEIGHT = 0.7;

/** A corrected query. A title must contain `phrase`, if it is not empty. */
export type SpellingSuggestion = { text: string; phrase: readonly string[] };

/** A text that finds nothing, with the words of its units. */
export type UnansweredQuery = { all: readonly string[]; terms: readonly Term[]; scopes: readonly number[] };

/** Corrected versions of a query without results, the most probable first. */
export async function* suggestSpellings(
  sql: SqlHandle,
  asked: UnansweredQuery,
): AsyncGenerator<SpellingSuggestion> {
  const { all } = asked;
  if (all.length > MAX_WORDS) return;
  const known = await countKnownWords(sql, asked.scopes, all);
  const joined = await joinWords(sql, asked, known);
  if (joined !== null) yield { text: joined.join(" "), phrase: [] };
  const cut = await splitWords(sql, asked, known);
  if (cut !== null) yield cut;
  const corrected = await correctByTitle(sql, asked);
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

/** "humm us", "app le crumble": neighbours of which one is no word, and which are one together. */
async function joinWords(
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

/** "croquemonsieur", "potatosalad": words without the space between them. */
async function splitWords(
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
    const isJoined = isLong && isMisspelt(word) && isUnmet(word);
    const parts = isJoined ? await splitWord(sql, scopes, word) : null;
    words.push(...(parts ?? [word]));
    if (parts !== null) together.push(...parts);
  }
  return together.length === 0 ? null : { text: words.join(" "), phrase: together };
}

type Cut = readonly [head: string, tail: string];

/** The two words that one is made of: those that most recipes have, or one of them with the other nearly so. */
async function splitWord(sql: SqlHandle, scopes: readonly number[], word: string): Promise<Cut | null> {
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
  return word.length < MIN_JOINED_TYPO_LENGTH ? null : splitWithTypo(sql, scopes, cuts, known);
}

/** "bluebery|muffins": one part is a word, and the other nearly one. */
async function splitWithTypo(
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

/** The maximum distance of a word in a title that matches the other words. */
function maxTyposOf(word: string, isSure: boolean): number {
  if (isSure) return Math.min(1.06, getMaxTypoDistance(word));
  return word.length < 6 ? 2 : word.length < 8 ? 2.5 : 3;
}

/** Replaces misspelled words by similar ones of a title with the other words: "gtrek moussaka". */
async function correctByTitle(sql: SqlHandle, asked: UnansweredQuery): Promise<string[] | null> {
  const { terms } = asked;
  const unmet = terms.filter(({ alternatives }) => alternatives.length === 0);
  const suspects = terms
    .filter(({ uses }) => uses < RARE_WORD_USES)
    .sort((a, b) => a.uses - b.uses)
    .slice(0, MAX_SUSPECTS)
    .map((term) => [term]);
  for (const set of unmet.length === 0 ? suspects : [unmet]) {
    const corrected = await correctSuspects(sql, asked, set);
    if (corrected !== null) return asked.all.map((word) => corrected.get(word) ?? word);
  }
  return null;
}

async function correctSuspects(
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
  if (others.length === 0 || !suspects.every(({ word }) => isMisspelt(word))) return null;
  const expression = createAllTermsExpressionOrNull(scopes, "t", others, RELIABLE_MATCH_TYPES);
  if (expression === null) return null;
  const { text, args } = buildMatchedTitlesStatement(expression, scopes, TITLE_LIMIT);
  const [row] = await sql.all(text, args);
  if (typeof row?.titles !== "string") return null;
  const apartFrom = suspects.map((term) => typoCounter(term));
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

/** How far words of titles are from the word of a unit: each is held against it once. */
function typoCounter({ word, uses }: Term): (other: string) => number {
  const most = maxTyposOf(word, uses > 0 || isLexiconWord(word));
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
