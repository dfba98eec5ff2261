import { memoize } from "../../memoize/memoize.ts";

/**
 * Deletion keys use only this many letters of a word. The distance is then computed from the complete word.
 */
const LETTERS = 7;
/** Minimum lengths of a word for one typo and for two typos. */
const ONE_SLIP = 3;
const TWO_SLIPS = 6;
const PLAIN_WORD = /^\p{L}{3,40}$/u;

/**
 * The maximum distance of a correction, by word length. The limits allow: in three letters, a doubled or
 * similar-sounding letter; in four or five letters, one typo or a similar-sounding first letter ("epple"); in
 * longer words, a second typo.
 */
export function getMaxTypoDistance(word: string): number {
  return word.length < ONE_SLIP
    ? 0
    : word.length === ONE_SLIP
      ? 0.75
      : word.length < TWO_SLIPS
        ? 1.06
        : word.length < 8
          ? 1.75
          : 2;
}

/** The number of deletions that the lookup of a word with this length allows. */
export function getMaxTypos(word: string): 0 | 1 | 2 {
  if (!PLAIN_WORD.test(word) || word.length < ONE_SLIP) return 0;
  return word.length < TWO_SLIPS ? 1 : 2;
}

/**
 * Hashed deletion keys of the first letters of a word (symmetric delete, as in SymSpell): two words that
 * share a key are at most `typos` deletions apart. The hash includes the scope, so that scopes do not share
 * keys.
 */
export function createDeletionKeys(scope: number, word: string, typos: 0 | 1 | 2): number[] {
  const start = word.slice(0, LETTERS);
  const forms = new Set([start]);
  let edge = [start];
  for (let round = 0; round < typos; round += 1) {
    const next: string[] = [];
    for (const form of edge)
      for (let i = 0; i < form.length; i += 1) {
        const shorter = form.slice(0, i) + form.slice(i + 1);
        if (shorter.length < 2 || forms.has(shorter)) continue;
        forms.add(shorter);
        next.push(shorter);
      }
    edge = next;
  }
  return [...forms].map((form) => computeFnv1aHash(`${scope}:${form}`));
}

/** The keys that are stored for a vocabulary word: none unless the word consists of 3 to 40 letters. */
export function createStoredTypoKeys(scope: number, word: string): number[] {
  if (!PLAIN_WORD.test(word)) return [];
  return createTypoLookupKeys(scope, word, word.length >= TWO_SLIPS ? 2 : 1);
}

/** The keys by which a typed word is looked up: its spelling, its spoken form, and its consonants. */
export function createTypoLookupKeys(scope: number, word: string, typos: 0 | 1 | 2): number[] {
  const spoken = spokenAs(word);
  const keys = [word, spoken].flatMap((form) => createDeletionKeys(scope, form, typos));
  const consonants = toConsonantSkeletonOrNull(word);
  return [...new Set(consonants === null ? keys : [...keys, computeFnv1aHash(`${scope}:~${consonants}`)])];
}

/** FNV-1a hash with 32 bits. */
function computeFnv1aHash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

const ROWS_OF_KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const places = new Map(
  ROWS_OF_KEYS.flatMap((row, y) =>
    [...row].map((letter, x): [string, [number, number]] => [letter, [x + y / 2, y]]),
  ),
);
/** Pairs of letters that sound alike, each in alphabetical order. */
const ALIKE = new Set("ck cs sz iy ei ea ae ou uv vw fp gj kq td bp ao io mn".split(" "));

function getLetterReplacementCost(item: string, other: string): number {
  if (ALIKE.has(item < other ? item + other : other + item)) return 0.75;
  const a = places.get(item);
  const b = places.get(other);
  return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.5 ? 0.85 : 1;
}

/**
 * Edit distance with insertions, deletions, transpositions and replacements. Doubled letters, letters that
 * sound alike and neighbours on the keyboard cost less. Infinity above `most`.
 */
export function computeTypoDistance(asked: string, word: string, most: number): number {
  if (0.7 * Math.abs(asked.length - word.length) > most) return Number.POSITIVE_INFINITY;
  const width = word.length + 1;
  let before: number[] = [];
  let row = Array.from({ length: width }, (_, index) => index);
  for (let i = 1; i <= asked.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const a = asked[i - 1] as string;
      const b = word[j - 1] as string;
      const same = a === b;
      let cost = (row[j - 1] as number) + (same ? 0 : getLetterReplacementCost(a, b));
      cost = Math.min(cost, (row[j] as number) + (a === asked[i - 2] || a === b ? 0.7 : 1));
      cost = Math.min(cost, (next[j - 1] as number) + (b === word[j - 2] || b === a ? 0.7 : 1));
      if (i > 1 && j > 1 && a === word[j - 2] && b === asked[i - 2] && !same)
        cost = Math.min(cost, (before[j - 2] as number) + 0.8);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const isSwapped = asked[0] === word[1] && asked[1] === word[0];
  const found = (row[width - 1] as number) + (asked[0] === word[0] || isSwapped ? 0 : 0.3);
  return found > most ? Number.POSITIVE_INFINITY : found;
}

/**
 * Replacements that give spellings of the same sound one form, applied in this order. They find words that
 * are spelled by ear, such as "borginon" and "paeya". A capital letter represents a sound that no single
 * letter has.
 */
const SPELLINGS: readonly [spelt: RegExp, spoken: string][] = [
  [/ph/g, "f"],
  [/s?ch|sh/g, "C"],
  [/t?cCh?|tC/g, "C"],
  [/cc(?=[eiy])/g, "C"],
  [/qu|ck|cq/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/gu(?=[eiy])|gh/g, "g"],
  [/gn/g, "n"],
  [/ll(?=[aeiouy])/g, "i"],
  [/[yj]/g, "i"],
  [/z/g, "s"],
  [/[vw]/g, "b"],
  [/h/g, ""],
  [/eaux?|au/g, "o"],
  [/oeu|ou|oo|eu/g, "u"],
  [/a[iy]|ee|ea|ei/g, "e"],
  [/ie/g, "i"],
  [/(?<=[^aeiou])(?:le|[aeio]l)$/g, "l"],
  [/(.)\1+/g, "$1"],
];

/** Words below these limits are too ambiguous without their vowels. */
const MIN_CONSONANT_WORD_LENGTH = 5;
const MIN_CONSONANTS = 3;

/**
 * The first letter and the consonants of a word, because wrong vowels are the most frequent errors ("caret",
 * "lentle", "spetzle"). Null if too little is left.
 */
export function toConsonantSkeletonOrNull(word: string): string | null {
  if (word.length < MIN_CONSONANT_WORD_LENGTH) return null;
  const [first = ""] = word;
  const left =
    first +
    word
      .slice(1)
      .replace(/ph/g, "f")
      .replace(/[aeiouy]|(?<![cs])h/g, "");
  const result = left
    .replace(/[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/(.)\1+/g, "$1");
  return result.length < MIN_CONSONANTS ? null : result;
}

/** The number of cached spoken forms. The words of a vocabulary are compared repeatedly. */
const SPOKEN_CACHE_LIMIT = 20_000;

/**
 * The spoken form of a word, in which each sound has one spelling: words that sound alike have the same form.
 */
export const spokenAs = memoize(SPOKEN_CACHE_LIMIT, (word) => {
  let spoken = word;
  for (const [spelt, sound] of SPELLINGS) spoken = spoken.replace(spelt, sound);
  return spoken;
});
