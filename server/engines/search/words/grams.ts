import { splitIntoFoldedWords, visible } from "./words.ts";

/** Scripts whose words are compounds without spaces, or with spaces that writers leave out. */
const SCRIPTS = String.raw`(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const RUN = new RegExp(`(?:${SCRIPTS})+`, "gu");
const SPACE_WITHIN = new RegExp(
  String.raw`(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])\s+(?=${SCRIPTS})`,
  "gu",
);
const ANY = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
/** No word begins with it, so a part of a word is no word. */
export const PART_MARK = "·";
/** Characters of a run that are read: ten times those of a long title. */
const MAX_RUN_LENGTH = 500;

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, i) => PART_MARK + characters[i] + character);

/**
 * All pairs of neighbours in the Chinese, Japanese and Korean of a text, in their order, then its single characters: parts
 * of words that no dictionary has. Spaces between them are ignored.
 */
export function createCjkBigrams(text: string): string[] {
  if (!ANY.test(text)) return [];
  const runs = Array.from(visible(text).replace(SPACE_WITHIN, "").matchAll(RUN), ([run]) =>
    Array.from(run).slice(0, MAX_RUN_LENGTH),
  );
  return [...runs.flatMap(pairsOf), ...runs.flat().map((character) => PART_MARK + character)];
}

/**
 * Sets of parts for each word of a query, of which a recipe must have one set: the pairs within the word, or for a single
 * character the pairs with its neighbours.
 */
export function createCjkBigramSets(text: string): Map<string, string[][]> {
  const sets = new Map<string, string[][]>();
  if (!ANY.test(text)) return sets;
  for (const [run] of visible(text).matchAll(RUN)) {
    const words = splitIntoFoldedWords(run).map((word) => Array.from(word));
    for (const [i, word] of words.entries()) {
      const [first = "", second] = word;
      const before = words[i - 1]?.at(-1);
      const after = words[i + 1]?.[0];
      const own =
        second !== undefined
          ? [pairsOf(word)]
          : before === undefined && after === undefined
            ? [[PART_MARK + first]]
            : [...(before ? [pairsOf([before, first])] : []), ...(after ? [pairsOf([first, after])] : [])];
      const key = word.join("");
      sets.set(key, [...(sets.get(key) ?? []), ...own]);
    }
  }
  return sets;
}
