import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import { memoize } from "../../memoize/memoize.ts";
import danish from "../lexicon/data/words/compound-words-da.txt?raw";
import dutch from "../lexicon/data/words/compound-words-nl.txt?raw";
import swedish from "../lexicon/data/words/compound-words-sv.txt?raw";
import opaque from "../lexicon/data/words/opaque-compounds.txt?raw";
import { lazy } from "../lexicon/lazy.ts";
import { germanWords } from "../lexicon/names.ts";
import type { Language } from "./languages.ts";

/** Words that compounds are made of, by language. */
const KNOWN_WORDS: Partial<Record<Language, () => ReadonlySet<string>>> = {
  de: germanWords,
  nl: lazy(() => new Set(parseDataLines(dutch))),
  sv: lazy(() => new Set(parseDataLines(swedish))),
  da: lazy(() => new Set(parseDataLines(danish))),
};

/** Letters between the parts of a compound: "Kartoffel-n-gratin", "Rind-er-braten". */
const JOINTS = ["", "n", "s", "en", "er", "es", "e"] as const;
const MIN_PART_LENGTH = 3;
const MIN_WORD_LENGTH = 7;
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 4;
/** Suffixes that derive a word and are no second part of a compound. */
const ENDINGS = /^(?:chen|lein|lich|isch|haltig|artig|keit|heit|ung)/;

/** Every way in which a word may be two: where it is cut, and which letters join. The parts may be no words. */
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

/** Endings of an inflected part, the longest first: "Zwiebeln", "Würste". */
const INFLECTIONS = ["ern", "en", "er", "es", "ar", "or", "et", "n", "e", "s"] as const;
/** A beginning that is no word of the kitchen, such as "Röst" in "Röstzwiebeln", needs a longer word after it. */
const MIN_SURE_TAIL_LENGTH = 5;
const OPAQUE_COMPOUNDS = new Set(parseDataLines(opaque));
/** "Angebraten" and "ausgebacken" are no roasts and pastries. */
const VERB_PREFIX = /^(?:ab|an|auf|aus|durch|ein|nach|uber|um|vor|zu)(?:ge)?$/;
/** Cached parts: the words of recipes recur. */
const CACHE_LIMIT = 20_000;

/**
 * The parts of a folded compound, each as it is written and as the lexicon has it, and the parts that are compounds
 * themselves: "hahnchen", "brust", "filet", "hahnchenbrust". Empty where no part is known, and in languages without
 * compounds.
 */
export function getCompoundParts(word: string, language: Language): readonly string[] {
  return memoizedParts.get(language)?.(word) ?? [];
}

const memoizedParts = new Map(
  Object.entries(KNOWN_WORDS).map(([language, known]) => [
    language,
    memoize(CACHE_LIMIT, (word): readonly string[] => {
      const parts = new Set<string>();
      addParts(word, known(), parts);
      return [...parts];
    }),
  ]),
);

/** The parts of a German compound in a text of another language: only where both of its ends, or a long last one, are known. */
export function getCertainGermanParts(word: string): readonly string[] {
  const known = germanWords();
  return (cutOf(word, known) ?? tailOf(word, known)) === null ? [] : getCompoundParts(word, "de");
}

/** Whether a folded word is made of two German words of the kitchen. */
export const isGermanCompound = (word: string): boolean => cutOf(word, germanWords()) !== null;

function addParts(word: string, known: ReadonlySet<string>, parts: Set<string>): void {
  if (word.length < MIN_WORD_LENGTH) return;
  const cut = cutOf(word, known);
  for (const pair of cut === null ? [headOf(word, known), tailOf(word, known)] : [cut]) {
    for (const part of pair ?? []) {
      const base = baseOf(part, known);
      if (base === null && part.length < MIN_HEAD_LENGTH) continue;
      parts.add(part).add(base ?? part);
      addParts(part, known, parts);
    }
  }
}

/** Both parts are words of the kitchen: "kartoffelsuppe". */
function cutOf(word: string, known: ReadonlySet<string>): [string, string] | null {
  if (word.length < MIN_WORD_LENGTH) return null;
  for (const [head, tail] of findCompoundSplits(word)) {
    const base = baseOf(head, known) ?? (known.has(`${head}e`) ? `${head}e` : null);
    if (base !== null && baseOf(tail, known) !== null) return [base, tail];
  }
  return null;
}

/** A food at the beginning tells enough, whatever is made of it: "Zucchinipuffer". */
function headOf(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let i = word.length - MIN_TAIL_LENGTH; i >= MIN_HEAD_LENGTH; i -= 1) {
    const head = word.slice(0, i);
    const tail = word.slice(i);
    if (ENDINGS.test(tail)) continue;
    if (known.has(head)) return [head, tail];
    if (head.endsWith("n") && known.has(head.slice(0, -1))) return [head.slice(0, -1), tail];
  }
  return null;
}

/** A word is what its end names: "Röstzwiebeln". */
function tailOf(word: string, known: ReadonlySet<string>): [string, string] | null {
  if (OPAQUE_COMPOUNDS.has(baseOf(word, known) ?? word)) return null;
  for (let i = MIN_PART_LENGTH; i <= word.length - MIN_SURE_TAIL_LENGTH; i += 1) {
    const head = word.slice(0, i);
    const isTail = (baseOf(word.slice(i), known) ?? "").length >= MIN_SURE_TAIL_LENGTH;
    if (isTail && !VERB_PREFIX.test(head)) return [head, word.slice(i)];
  }
  return null;
}

/** The word of the lexicon that a part is, inflected or not. */
function baseOf(part: string, known: ReadonlySet<string>): string | null {
  if (part.length < MIN_PART_LENGTH) return null;
  if (known.has(part)) return part;
  for (const ending of INFLECTIONS) {
    const base = part.slice(0, -ending.length);
    if (base.length >= MIN_HEAD_LENGTH && part.endsWith(ending) && known.has(base)) return base;
  }
  return null;
}
