import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import { memoize } from "../../memoize/memoize.ts";
import danish from "../lexicon/data/words/compound-words-da.txt?raw";
import dutch from "../lexicon/data/words/compound-words-nl.txt?raw";
import swedish from "../lexicon/data/words/compound-words-sv.txt?raw";
import opaque from "../lexicon/data/words/opaque-compounds.txt?raw";
import { lazy } from "../lexicon/lazy.ts";
import { germanWords } from "../lexicon/names.ts";
import type { Language } from "./languages.ts";

/** The words that compounds are split into, by language. */
const KNOWN_WORDS: Partial<Record<Language, () => ReadonlySet<string>>> = {
  de: germanWords,
  nl: lazy(() => new Set(parseDataLines(dutch))),
  sv: lazy(() => new Set(parseDataLines(swedish))),
  da: lazy(() => new Set(parseDataLines(danish))),
};

/** Letters that may join the parts of a compound: "Kartoffel-n-gratin", "Rind-er-braten". */
const JOINTS = ["", "n", "s", "en", "er", "es", "e"] as const;
const MIN_PART_LENGTH = 3;
const MIN_WORD_LENGTH = 7;
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 4;
/** Derivational suffixes, which are no second part of a compound. */
const ENDINGS = /^(?:chen|lein|lich|isch|haltig|artig|keit|heit|ung)/;

/** Every split of a word into two parts, with or without joining letters. The parts need not be words. */
export function findCompoundSplits(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let i = MIN_PART_LENGTH; i <= word.length - MIN_PART_LENGTH; i += 1) {
    const tail = word.slice(i);
    for (const joint of JOINTS) {
      const head = word.slice(0, i - joint.length);
      if (head.length >= MIN_PART_LENGTH && word.slice(head.length, i) === joint) cuts.push([head, tail]);
    }
  }
  return cuts;
}

/** Endings of inflected words such as "Zwiebeln" and "Würste", the longest first. */
const INFLECTIONS = ["ern", "en", "er", "es", "ar", "or", "et", "n", "e", "s"] as const;
/** Minimum length of the known last part if the first part is unknown, such as "Röst" in "Röstzwiebeln". */
const MIN_SURE_TAIL_LENGTH = 5;
const OPAQUE_COMPOUNDS = new Set(parseDataLines(opaque));
/**
 * Verb prefixes, so that verbs such as "angebraten" and "ausgebacken" are not split into a prefix and a food.
 */
const VERB_PREFIX = /^(?:ab|an|auf|aus|durch|ein|nach|uber|um|vor|zu)(?:ge)?$/;
/** The number of cached words per language. The words of recipes recur. */
const CACHE_LIMIT = 20_000;

/**
 * The parts of a folded compound, each as written and in its basic form, with nested compounds: "hahnchen",
 * "brust", "filet" and "hahnchenbrust". Empty if no part is known or the language has no compounds.
 */
export function getCompoundParts(word: string, language: Language): readonly string[] {
  return memoizedParts.get(language)?.(word) ?? [];
}

const memoizedParts = new Map(
  Object.entries(KNOWN_WORDS).map(([language, known]) => [
    language,
    memoize(CACHE_LIMIT, (word): readonly string[] => {
      const parts = new Set<string>();
      addCompoundParts(word, known(), parts);
      return [...parts];
    }),
  ]),
);

/**
 * The parts of a German compound in a text of another language. To avoid false splits, either both parts or a
 * long last part must be known.
 */
export function getCertainGermanParts(word: string): readonly string[] {
  const known = germanWords();
  return (splitIntoKnownWordsOrNull(word, known) ?? splitOffKnownLastPartOrNull(word, known)) === null
    ? []
    : getCompoundParts(word, "de");
}

/** Whether a folded word consists of two German words of the lexicon. */
export const isGermanCompound = (word: string): boolean =>
  splitIntoKnownWordsOrNull(word, germanWords()) !== null;

function addCompoundParts(word: string, known: ReadonlySet<string>, parts: Set<string>): void {
  if (word.length < MIN_WORD_LENGTH) return;
  const cut = splitIntoKnownWordsOrNull(word, known);
  for (const pair of cut === null
    ? [splitOffKnownFirstPartOrNull(word, known), splitOffKnownLastPartOrNull(word, known)]
    : [cut]) {
    for (const part of pair ?? []) {
      const base = findKnownBaseWordOrNull(part, known);
      if (base === null && part.length < MIN_HEAD_LENGTH) continue;
      parts.add(part).add(base ?? part);
      addCompoundParts(part, known, parts);
    }
  }
}

/** Splits a word into two known words, like "kartoffelsuppe"; null if there is no such split. */
function splitIntoKnownWordsOrNull(word: string, known: ReadonlySet<string>): [string, string] | null {
  if (word.length < MIN_WORD_LENGTH) return null;
  for (const [head, tail] of findCompoundSplits(word)) {
    const base = findKnownBaseWordOrNull(head, known) ?? (known.has(`${head}e`) ? `${head}e` : null);
    if (base !== null && findKnownBaseWordOrNull(tail, known) !== null) return [base, tail];
  }
  return null;
}

/**
 * Splits off the longest known first part, like "zucchini" in "zucchinipuffer", although the rest is unknown.
 */
function splitOffKnownFirstPartOrNull(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let i = word.length - MIN_TAIL_LENGTH; i >= MIN_HEAD_LENGTH; i -= 1) {
    const head = word.slice(0, i);
    const tail = word.slice(i);
    if (ENDINGS.test(tail)) continue;
    if (known.has(head)) return [head, tail];
    if (head.endsWith("n") && known.has(head.slice(0, -1))) return [head.slice(0, -1), tail];
  }
  return null;
}

/**
 * Splits off the longest known last part, like "zwiebeln" in "rostzwiebeln", although the beginning is
 * unknown.
 */
function splitOffKnownLastPartOrNull(word: string, known: ReadonlySet<string>): [string, string] | null {
  if (OPAQUE_COMPOUNDS.has(findKnownBaseWordOrNull(word, known) ?? word)) return null;
  for (let i = MIN_PART_LENGTH; i <= word.length - MIN_SURE_TAIL_LENGTH; i += 1) {
    const head = word.slice(0, i);
    const isTail = (findKnownBaseWordOrNull(word.slice(i), known) ?? "").length >= MIN_SURE_TAIL_LENGTH;
    if (isTail && !VERB_PREFIX.test(head)) return [head, word.slice(i)];
  }
  return null;
}

/** The known word that a part is or is an inflected form of; null if there is none. */
function findKnownBaseWordOrNull(part: string, known: ReadonlySet<string>): string | null {
  if (part.length < MIN_PART_LENGTH) return null;
  if (known.has(part)) return part;
  for (const ending of INFLECTIONS) {
    const base = part.slice(0, -ending.length);
    if (base.length >= MIN_HEAD_LENGTH && part.endsWith(ending) && known.has(base)) return base;
  }
  return null;
}
