import { isKitchenWord } from "../lexicon/lexicon.ts";
import { isEverydayWord } from "../lexicon/non-food-words.ts";
import { STOP_WORDS } from "../lexicon/query-stopwords.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { matchedTitles } from "../statements.ts";
import { readCorrections, readWords } from "../vocabulary/read-words.ts";
import { distance, mostDistance } from "../vocabulary/typos.ts";
import { wordsOf } from "../words/words.ts";
import { allUnits, type Ways } from "./expressions.ts";
import type { Unit } from "./terms.ts";

/** A text of more words is no name of a dish: it is answered by what it has of one. */
const MOST_WORDS = 7;
const SHORTEST_PART = 3;
const SHORTEST_JOINED = 7;
const LONGEST_JOINED = 24;
const SHORTEST_JOIN = 4;
/** "Delivery" is no "del very", nor a king mint: what is a word outside of kitchens is spelt right. */
const isMisspelt = (word: string) => /^\p{L}{4,}$/u.test(word) && !isEverydayWord(word);
/** Cuts that are tried where only one of the parts is a word as it stands. */
const MOST_HALF_CUTS = 2;
const SHORTEST_SURE = 4;
/** Titles among which a misspelt word is looked for. */
const TITLES = 100;
const MOST_SUSPECTS = 2;
/** A word of fewer recipes than these may be another one spelt wrong. */
const RARE = 3;
/** What tells what is meant by the words beside it is no bold guess itself: two full slips are not mended in it. */
const SURE: Ways = new Set(["own", "joined", "name", "split", "corrected"]);
const SURE_WEIGHT = 0.7;

/** What a text may have been meant for: `together` are words that one title must have side by side. */
export type Respelling = { text: string; together: readonly string[] };

/** A text that finds nothing, with the words of its units. */
export type Unanswered = { all: readonly string[]; units: readonly Unit[]; scopes: readonly number[] };

/** What a text that finds nothing may have been meant for, the likeliest first. */
export async function* respellings(sql: SqlHandle, asked: Unanswered): AsyncGenerator<Respelling> {
  const { all } = asked;
  if (all.length > MOST_WORDS) return;
  const known = await knownAmong(sql, asked.scopes, all);
  const joined = await withJoins(sql, asked, known);
  if (joined !== null) yield { text: joined.join(" "), together: [] };
  const cut = await withCuts(sql, asked, known);
  if (cut !== null) yield cut;
  const mended = await inCompany(sql, asked);
  if (mended !== null) yield { text: mended.join(" "), together: [] };
}

async function knownAmong(
  sql: SqlHandle,
  scopes: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();
  for (const { word, uses } of await readWords(sql, scopes, words))
    known.set(word, (known.get(word) ?? 0) + uses);
  return known;
}

/** "humm us", "app le crumble": neighbours of which one is no word, and which are one together. */
async function withJoins(
  sql: SqlHandle,
  { all, scopes }: Unanswered,
  known: ReadonlyMap<string, number>,
): Promise<string[] | null> {
  const isTorn = (i: number) => !(known.has(all[i] ?? "") && known.has(all[i + 1] ?? ""));
  const pairs = all
    .slice(0, -1)
    .map((word, index) => ({ at: index, word: word + all[index + 1] }))
    .filter(({ at: j, word }) => word.length >= SHORTEST_JOIN && isTorn(j));
  if (pairs.length === 0) return null;
  const found = await knownAmong(
    sql,
    scopes,
    pairs.map(({ word }) => word),
  );
  const joins = new Map(pairs.filter(({ word }) => found.has(word)).map(({ at: position, word }) => [position, word]));
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
async function withCuts(
  sql: SqlHandle,
  { all, units, scopes }: Unanswered,
  known: ReadonlyMap<string, number>,
): Promise<Respelling | null> {
  const isUnmet = (word: string) =>
    units.some((unit) => unit.word === word && unit.alternatives.length === 0) && !known.has(word);
  const words: string[] = [];
  const together: string[] = [];
  for (const word of all) {
    const isLong = word.length >= SHORTEST_JOINED && word.length <= LONGEST_JOINED;
    const isJoined = isLong && isMisspelt(word) && isUnmet(word);
    const parts = isJoined ? await partsOf(sql, scopes, word) : null;
    words.push(...(parts ?? [word]));
    if (parts !== null) together.push(...parts);
  }
  return together.length === 0 ? null : { text: words.join(" "), together };
}

type Cut = readonly [head: string, tail: string];

/** The two words that one is made of: those that most recipes have, or one of them with the other nearly so. */
async function partsOf(sql: SqlHandle, scopes: readonly number[], word: string): Promise<Cut | null> {
  const places = Array.from({ length: word.length - 1 }, (_, i) => i + 1);
  const cuts = places.map((index): Cut => [word.slice(0, index), word.slice(index)]);
  const telling = cuts.flat().filter((part) => part.length >= SHORTEST_PART);
  const known = await knownAmong(sql, scopes, telling);
  const isGrammar = (part: string) => part.length > 1 && STOP_WORDS.has(part);
  const usesOf = (part: string) => (isGrammar(part) ? 1 : (known.get(part) ?? 0));
  const commonest = cuts
    .filter((cut) => cut.every((part) => usesOf(part) > 0) && !cut.every(isGrammar))
    .map((cut) => ({ cut, uses: usesOf(cut[0]) * usesOf(cut[1]) }))
    .sort((a, b) => b.uses - a.uses)[0];
  return commonest?.cut ?? halfKnown(sql, scopes, cuts, known);
}

/** "bluebery|muffins": one part is a word, and the other nearly one. */
async function halfKnown(
  sql: SqlHandle,
  scopes: readonly number[],
  cuts: readonly Cut[],
  known: ReadonlyMap<string, number>,
): Promise<Cut | null> {
  const halves = cuts
    .filter((cut) => cut.every((part) => part.length >= SHORTEST_SURE))
    .flatMap(([head, tail]) => [
      { sure: head, other: tail, isFirst: true },
      { sure: tail, other: head, isFirst: false },
    ])
    .filter(({ sure }) => known.has(sure))
    .sort((a, b) => b.sure.length - a.sure.length)
    .slice(0, MOST_HALF_CUTS);
  let best: { parts: Cut; slips: number } | null = null;
  for (const { sure, other, isFirst } of halves)
    for (const { known: mended, slips } of await readCorrections(sql, scopes, other, 1))
      if (best === null || slips < best.slips)
        best = { parts: isFirst ? [sure, mended.word] : [mended.word, sure], slips };
  return best?.parts ?? null;
}

/** How far a word may be from the one that stands beside the others in a title: there it is told by these too. */
function farthest(word: string, isSure: boolean): number {
  if (isSure) return Math.min(1.06, mostDistance(word));
  return word.length < 6 ? 2 : word.length < 8 ? 2.5 : 3;
}

/** "gtrek moussaka", "fish and chpks": a word that is none, as it stands in a title that has the others. */
async function inCompany(sql: SqlHandle, asked: Unanswered): Promise<string[] | null> {
  const { units } = asked;
  const unmet = units.filter(({ alternatives }) => alternatives.length === 0);
  const suspects = units
    .filter(({ uses }) => uses < RARE)
    .sort((a, b) => a.uses - b.uses)
    .slice(0, MOST_SUSPECTS)
    .map((unit) => [unit]);
  for (const set of unmet.length === 0 ? suspects : [unmet]) {
    const mended = await mendedBeside(sql, asked, set);
    if (mended !== null) return asked.all.map((word) => mended.get(word) ?? word);
  }
  return null;
}

async function mendedBeside(
  sql: SqlHandle,
  { units, scopes }: Unanswered,
  suspects: readonly Unit[],
): Promise<ReadonlyMap<string, string> | null> {
  const others = units
    .filter((unit) => !suspects.includes(unit))
    .map((unit) => ({
      ...unit,
      alternatives: unit.alternatives.filter(
        ({ way, weight }) => way !== "corrected" || weight >= SURE_WEIGHT,
      ),
    }));
  if (others.length === 0 || !suspects.every(({ word }) => isMisspelt(word))) return null;
  const expression = allUnits(scopes, "t", others, SURE);
  if (expression === null) return null;
  const { text, args } = matchedTitles(expression, scopes, TITLES);
  const [row] = await sql.all(text, args);
  if (typeof row?.titles !== "string") return null;
  const apartFrom = suspects.map((unit) => slipsFrom(unit));
  let best: { mended: Map<string, string>; slips: number } | null = null;
  for (const title of row.titles.split("\n")) {
    const words = wordsOf(title);
    const mended = new Map<string, string>();
    let slips = 0;
    for (const [i, apart] of apartFrom.entries()) {
      const [nearest] = words.map((word) => ({ word, slips: apart(word) })).sort((a, b) => a.slips - b.slips);
      slips += nearest?.slips ?? Number.POSITIVE_INFINITY;
      mended.set(suspects[i]?.word ?? "", nearest?.word ?? "");
    }
    if (slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { mended, slips };
  }
  return best?.mended ?? null;
}

/** How far words of titles are from the word of a unit: each is held against it once. */
function slipsFrom({ word, uses }: Unit): (other: string) => number {
  const most = farthest(word, uses > 0 || isKitchenWord(word));
  const known = new Map<string, number>([[word, Number.POSITIVE_INFINITY]]);
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const isTelling = other.length >= SHORTEST_PART && !STOP_WORDS.has(other);
    const apart = isTelling ? distance(word, other, most) : Number.POSITIVE_INFINITY;
    known.set(other, apart);
    return apart;
  };
}
