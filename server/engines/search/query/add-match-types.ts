import { isFoodWord } from "../lexicon/food-words.ts";
import { isLexiconWord } from "../lexicon/lexicon.ts";
import { isEverydayWord } from "../lexicon/non-food-words.ts";
import type { SqlHandle } from "../sql-handle.ts";
import {
  type KnownWord,
  readKnownWords,
  readTypoCorrections,
  readWordsStartingWith,
  readWordsWithStems,
} from "../vocabulary/read-words.ts";
import { spokenAs } from "../vocabulary/typos.ts";
import { findCompoundSplits } from "../words/compounds.ts";
import { type Language, toStemWithLanguage } from "../words/languages.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { type Alternative, createFormOfKnownWords, createWordForm, type Term } from "./terms.ts";

/** A word that fewer recipes than this contain may be a typo. */
const RARE_WORD_USES = 3;
const MAX_CORRECTIONS = 3;
const MIN_LENGTH_IN_SENTENCE = 6;
const COMPLETION_LIMIT = 40;
const MAX_TYPOS_OF_PREFIX = 0.7;
const MIN_JOINED_LENGTH = 4;
/** Maximum number of stems that one statement looks up. */
export const MAX_STEMS = 256;
/** Weights of alternatives. `alsoBegun` applies to completions of a word that is also a known word itself. */
const WEIGHTS = { begun: 0.9, joined: 0.95, split: 0.8, alsoBegun: 0.6 };

export function groupWordsByStem(words: readonly KnownWord[]): Map<string, KnownWord[]> {
  const groups = new Map<string, KnownWord[]>();
  for (const word of words) {
    const group = groups.get(word.stem);
    if (group) group.push(word);
    else groups.set(word.stem, [word]);
  }
  return groups;
}

/**
 * Adds alternatives for words that recipes join or split differently: the query "pan cakes" also finds
 * "pancakes", and "kartoffelsuppe" also finds "Suppe mit Kartoffeln".
 */
export async function addCompoundAlternatives(
  sql: SqlHandle,
  scopes: readonly number[],
  { all }: ParsedQuery,
  terms: Term[],
  languages: readonly Language[],
): Promise<void> {
  const byTerm = new Map(terms.map((term) => [term.word, term]));
  const pairs = all.slice(1).flatMap((next, i): [Term[], string][] => {
    const word = all[i] ?? "";
    const members = [word, next].flatMap((item) => byTerm.get(item) ?? []);
    // A single letter is joined to its neighbour although it is no search term itself: "T-bone" also finds
    // "Tbone".
    const isPair = members.length === 2 || (members.length === 1 && (word.length === 1 || next.length === 1));
    if (!isPair || word.length + next.length < MIN_JOINED_LENGTH) return [];
    const joints = members.length === 2 && word.length + next.length >= 6 ? ["", "n", "s"] : [""];
    return joints.map((joint) => [members, word + joint + next]);
  });
  const cut = terms.filter(({ word, uses }) => uses < 20 && word.length >= 7 && /^\p{L}+$/u.test(word));
  const cuts = cut.flatMap((term) =>
    findCompoundSplits(term.word).map(([head, tail]): [Term, string, string] => [term, head, tail]),
  );
  const partsIn: readonly Language[] = languages.includes("de") ? ["de"] : languages.slice(0, 1);
  const stemsOf = (part: string) => partsIn.map((language) => toStemWithLanguage(part, language));
  const joinedWords = [...new Set(pairs.map(([, word]) => word))];
  const parts = [...new Set(cuts.flatMap(([, head, tail]) => [...stemsOf(head), ...stemsOf(tail)]))];
  const byWord = new Map<string, KnownWord[]>();
  for (const word of await readKnownWords(sql, scopes, joinedWords))
    byWord.set(word.word, [...(byWord.get(word.word) ?? []), word]);
  const byStem = groupWordsByStem(await readWordsWithStems(sql, scopes, parts.slice(0, MAX_STEMS)));
  const formFor = (word: string) => createFormOfKnownWords(byWord.get(word) ?? []);
  const formForPart = (part: string) =>
    createFormOfKnownWords(stemsOf(part).flatMap((stem) => byStem.get(stem) ?? []));
  for (const [members, word] of pairs) {
    if (!byWord.has(word)) continue;
    const alternative: Alternative = { forms: [formFor(word)], weight: WEIGHTS.joined, matchType: "joined" };
    for (const { alternatives } of members) alternatives.push(alternative);
  }
  for (const term of cut) {
    const shortest = ([, head, tail]: [Term, string, string]) => Math.min(head.length, tail.length);
    const [best] = cuts
      .filter((item) => item[0] === term && shortest(item) >= (term.known ? 4 : 3))
      .filter(([, head, tail]) => formForPart(head).uses > 0 && formForPart(tail).uses > 0)
      .sort((a, b) => shortest(b) - shortest(a));
    if (best)
      term.alternatives.push({
        forms: [formForPart(best[1]), formForPart(best[2])],
        weight: WEIGHTS.split,
        matchType: "split",
      });
  }
}

/**
 * Adds completions of the last word, and corrections of words that no recipe or fewer than RARE_WORD_USES
 * recipes have.
 */
export async function addCompletionsAndCorrections(
  sql: SqlHandle,
  scopes: readonly number[],
  { all, names, isOpen, wanted, isSentence }: ParsedQuery,
  terms: Term[],
  languages: readonly Language[],
  lastIsBegun: boolean,
): Promise<void> {
  const open = isOpen ? terms.find(({ word }) => word === wanted.at(-1)) : undefined;
  if (open && (open.word.length > 1 || /[^a-z0-9]/.test(open.word)) && (lastIsBegun || open.uses < 20)) {
    const found = await readWordsStartingWith(
      sql,
      scopes,
      open.word,
      lastIsBegun ? COMPLETION_LIMIT : undefined,
    );
    for (const [stem, words] of groupWordsByStem(found)) {
      const form = createFormOfKnownWords(words);
      const isOwn = open.alternatives.some(
        ({ matchType, forms }) => matchType === "own" && forms[0]?.stems.includes(stem),
      );
      if (isOwn || (!lastIsBegun && open.uses > 0 && form.uses < 4 * open.uses)) continue;
      const weight = open.known || open.alternatives.length > 0 ? WEIGHTS.alsoBegun : WEIGHTS.begun;
      open.alternatives.push({ forms: [form], weight, matchType: "begun" });
    }
  }
  // Only words that are part of a name are exempt from correction. Sharing a stem with a name is not enough:
  // "cookir" has the stem of "cookie" and is a typo.
  const named = new Set(names.flatMap(({ start, size }) => all.slice(start, start + size)));
  for (const term of terms) {
    const isNamed =
      named.has(term.word) ||
      term.alternatives.some(({ matchType }) => matchType === "joined" || matchType === "part");
    const begun = term.alternatives.some(({ matchType }) => matchType === "begun");
    // Words of the lexicon are no typos. In a sentence, short words are rarely typos.
    if (term.uses >= RARE_WORD_USES || isNamed || isLexiconWord(term.word)) continue;
    if (isSentence && term.word.length < MIN_LENGTH_IN_SENTENCE) continue;
    const isSpeltRight = isEverydayWord(term.word) || isFoodWord(term.word);
    const corrections = await readTypoCorrections(sql, scopes, term.word, MAX_CORRECTIONS);
    for (const { known, typos } of corrections) {
      // Everyday words and food words are spelled correctly, so only a word that sounds the same replaces
      // them: "gato" may mean "gâteau", but "lamp" never means "lamb".
      if (isSpeltRight && spokenAs(term.word) !== spokenAs(known.word)) continue;
      if (term.known && known.uses < 8 * Math.max(1, term.uses)) continue;
      if (isSentence && typos > 1) continue;
      // A word that may be incomplete is corrected only at a small distance: "peppe" may be the start of
      // "pepper", or mean "pepe".
      if (begun && typos > MAX_TYPOS_OF_PREFIX) continue;
      const weight = (term.known ? 0.7 : 0.95) - 0.15 * typos;
      const stems = [known.stem, ...languages.map((language) => toStemWithLanguage(known.word, language))];
      const form = createWordForm(known.word, [...new Set(stems)], [known]);
      term.alternatives.push({ forms: [form], weight, matchType: "corrected" });
    }
  }
}
