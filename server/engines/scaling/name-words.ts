import { isSize } from "#server/engines/amounts/amounts.ts";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import type { ScalableLine } from "./scaled-line.ts";
import { COMMON, RECIPE_PARTS } from "./step-words.ts";

/** Maps words in steps to ingredient names. */
export type Names = {
  /** The name of the ingredient that contains the word, or null. */
  named(word: string): string | null;
  /** Whether the word belongs to the name. */
  isIn(word: string, name: string): boolean;
  /** Whether the word is the noun of the name: its first word in Romance languages, else its last. */
  isNoun(word: string, name: string, isFirst: boolean): boolean;
  /** Whether a line counts the ingredient without a unit: "2 onions". */
  isCounted(name: string): boolean;
  /** Accepts a unit or size without a name: "(½ tin)", "(2 medium)". */
  allowsNoName?: true;
};

const MAX_WORDS = 2000;

/** Indexes the names of all lines that have an amount, by the stems of their words. */
export function createIngredientNameIndex(lines: readonly ScalableLine[]): Names {
  const byStem = new Map<string, string>();
  const counted = new Set<string>();
  for (const { amount, unit, name } of lines) {
    if (amount.kind === "none") continue;
    if (unit === null || RECIPE_PARTS.has(unit.toLowerCase())) counted.add(name);
    for (const stem of extractNameWords(name).flatMap(getPossibleStems)) {
      if (byStem.size < MAX_WORDS && !byStem.has(stem)) byStem.set(stem, name);
    }
  }
  return {
    named: (word) => {
      if (COMMON.has(word.toLowerCase())) return null;
      const stem = getPossibleStems(foldWordWithoutElision(word)).find((each) => byStem.has(each));
      return stem === undefined ? null : (byStem.get(stem) ?? null);
    },
    isCounted: (name) => counted.has(name),
    isNoun: (word, name, isFirst) => {
      const noun = extractNameWords(name).at(isFirst ? 0 : -1) ?? "";
      const stems = getPossibleStems(foldWordWithoutElision(word));
      return getPossibleStems(noun).some((stem) => stems.includes(stem));
    },
    isIn: (word, name) => {
      const stems = getPossibleStems(foldWordWithoutElision(word));
      return extractNameWords(name)
        .flatMap(getPossibleStems)
        .some((stem) => stems.includes(stem));
    },
  };
}

const foldWordWithoutElision = (word: string) =>
  foldCaseAndAccents(word)
    .replace(/(?<![.'’])[.'’]+$/, "")
    .replace(/^[dl]['’]/, "");

const extractNameWords = (name: string): string[] =>
  (name.split(/[,;:(]/, 1)[0] ?? "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => (word.length > 2 || /^(?:ei|ui|æg)$/.test(word)) && !COMMON.has(word) && !isSize(word))
    .map(foldCaseAndAccents);

/**
 * The stems of a word. The final "s" may belong to the stem or be a plural, so both stems count: "oignons",
 * "oignon".
 */
const getPossibleStems = (word: string): string[] =>
  word.length > 4 && word.endsWith("s") ? [stemWord(word), stemWord(word.slice(0, -1))] : [stemWord(word)];

/** A common stem of singular and plural: egg and eggs, Zwiebel and Zwiebeln, uovo and uova, Ei and Eier. */
function stemWord(word: string): string {
  if (/^ei(?:er|ern|eren)?$/.test(word)) return "ei";
  if (word === "uien") return "ui";
  if (word.length < 4) return word;
  const short = word.replace(/(?:ies|es|en|er|ar|or|s|n|y|ie)$/, "");
  const stem = short.length < 3 ? word : short;
  return stem.length > 3 ? stem.replace(/[aeiouy]$/, "") : stem;
}
