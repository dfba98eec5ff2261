import { foldVisibleText, splitIntoFoldedWords } from "./words.ts";

/** Scripts in which words are written without spaces (Chinese, Japanese) or with optional spaces (Korean). */
const SCRIPTS = String.raw`(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const RUN = new RegExp(`(?:${SCRIPTS})+`, "gu");
const SPACE_WITHIN = new RegExp(
  String.raw`(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])\s+(?=${SCRIPTS})`,
  "gu",
);
const ANY = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
/** Prefix of character pairs, so that they differ from words, which never start with it. */
export const PART_MARK = "·";
/** Maximum number of characters of a run of these scripts that are indexed: ten times a long title. */
const MAX_RUN_LENGTH = 500;

const createCharacterPairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, i) => PART_MARK + characters[i] + character);

/**
 * All pairs of adjacent Chinese, Japanese or Korean characters of a text, in order, then the single
 * characters. They find words that no dictionary has. Spaces between the characters are ignored.
 */
export function createCjkBigrams(text: string): string[] {
  if (!ANY.test(text)) return [];
  const runs = Array.from(foldVisibleText(text).replace(SPACE_WITHIN, "").matchAll(RUN), ([run]) =>
    Array.from(run).slice(0, MAX_RUN_LENGTH),
  );
  return [...runs.flatMap(createCharacterPairs), ...runs.flat().map((character) => PART_MARK + character)];
}

/**
 * For each Chinese, Japanese or Korean word of a query, sets of character pairs, of which a recipe must have
 * one complete set: all pairs of the word or, for a single character, a pair with its neighbour.
 */
export function createCjkBigramSets(text: string): Map<string, string[][]> {
  const sets = new Map<string, string[][]>();
  if (!ANY.test(text)) return sets;
  for (const [run] of foldVisibleText(text).matchAll(RUN)) {
    const words = splitIntoFoldedWords(run).map((word) => Array.from(word));
    for (const [i, word] of words.entries()) {
      const [first = "", second] = word;
      const before = words[i - 1]?.at(-1);
      const after = words[i + 1]?.[0];
      const own =
        second !== undefined
          ? [createCharacterPairs(word)]
          : before === undefined && after === undefined
            ? [[PART_MARK + first]]
            : [
                ...(before ? [createCharacterPairs([before, first])] : []),
                ...(after ? [createCharacterPairs([first, after])] : []),
              ];
      const key = word.join("");
      sets.set(key, [...(sets.get(key) ?? []), ...own]);
    }
  }
  return sets;
}
