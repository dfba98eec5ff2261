import { dataLines } from "#server/engines/data-lines/data-lines.ts";
import { memoize } from "../../memoize/memoize.ts";
import opaque from "../lexicon/data/words/opaque-compounds.txt?raw";
import { germanWords } from "../lexicon/names.ts";

/** Letters between the parts of a German compound: "Kartoffel-n-gratin", "Rind-er-braten". */
const JOINTS = ["", "n", "s", "en", "er", "es", "e"] as const;
const MIN_PART_LENGTH = 3;
const MIN_WORD_LENGTH = 7;
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 4;
/** Suffixes that derive a word and are no second part of a compound. */
const ENDINGS = /^(?:chen|lein|lich|isch|haltig|artig|keit|heit|ung)/;

/** Every way in which a word may be two: where it is cut, and which letters join. The parts may be no words. */
export function cutsOf(word: string): [string, string][] {
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
const INFLECTIONS = ["ern", "en", "er", "es", "n", "e", "s"] as const;
/** A beginning that is no word of the kitchen, such as "Röst" in "Röstzwiebeln", needs a longer word after it. */
const MIN_SURE_TAIL_LENGTH = 5;
const OPAQUE_COMPOUNDS = new Set(dataLines(opaque));
/** "Angebraten" and "ausgebacken" are no roasts and pastries. */
const VERB_PREFIX = /^(?:ab|an|auf|aus|durch|ein|nach|uber|um|vor|zu)(?:ge)?$/;
/** Cached parts: the words of recipes recur. */
const CACHE_LIMIT = 20_000;

/**
 * The parts of a folded German compound, each as it is written and as the lexicon has it, and the parts that are
 * compounds themselves: "hahnchen", "brustfilet", "brust", "filet", "hahnchenbrust". Empty where no part is known.
 */
export const partsOfGerman = memoize(CACHE_LIMIT, (word): readonly string[] => {
  const parts = new Set<string>();
  addParts(word, parts);
  return [...parts];
});

/** The same where both ends of the compound, or its long end, are words of the kitchen: in a text of another language. */
export const sureGermanParts = memoize(CACHE_LIMIT, (word): readonly string[] => {
  const cut = cutOf(word) ?? tailOf(word);
  return cut === null ? [] : partsOfGerman(word);
});

function addParts(word: string, parts: Set<string>): void {
  if (word.length < MIN_WORD_LENGTH) return;
  const cut = cutOf(word);
  for (const pair of cut === null ? [headOf(word), tailOf(word)] : [cut]) {
    for (const part of pair ?? []) {
      const base = baseOf(part);
      if (base === null && part.length < MIN_HEAD_LENGTH) continue;
      parts.add(part).add(base ?? part);
      addParts(part, parts);
    }
  }
}

/** Whether a folded word is made of two German words of the kitchen. */
export const isGermanCompound = (word: string): boolean => cutOf(word) !== null;

/** Both parts are words of the kitchen: "kartoffelsuppe". */
function cutOf(word: string): [string, string] | null {
  if (word.length < MIN_WORD_LENGTH) return null;
  for (const [head, tail] of cutsOf(word)) {
    const known = baseOf(head) ?? (germanWords().has(`${head}e`) ? `${head}e` : null);
    if (known !== null && baseOf(tail) !== null) return [known, tail];
  }
  return null;
}

/** A food at the beginning tells enough, whatever is made of it: "Zucchinipuffer". */
function headOf(word: string): [string, string] | null {
  const known = germanWords();
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
function tailOf(word: string): [string, string] | null {
  if (OPAQUE_COMPOUNDS.has(baseOf(word) ?? word)) return null;
  for (let i = MIN_PART_LENGTH; i <= word.length - MIN_SURE_TAIL_LENGTH; i += 1) {
    const head = word.slice(0, i);
    const isTail = (baseOf(word.slice(i)) ?? "").length >= MIN_SURE_TAIL_LENGTH;
    if (isTail && !VERB_PREFIX.test(head)) return [head, word.slice(i)];
  }
  return null;
}

/** The word of the lexicon that a part is, inflected or not. */
function baseOf(part: string): string | null {
  const known = germanWords();
  if (part.length < MIN_PART_LENGTH) return null;
  if (known.has(part)) return part;
  for (const ending of INFLECTIONS) {
    const base = part.slice(0, -ending.length);
    if (base.length >= MIN_HEAD_LENGTH && part.endsWith(ending) && known.has(base)) return base;
  }
  return null;
}
