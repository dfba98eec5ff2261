import { conceptsOf } from "../kitchen/kitchen-words.ts";
import type { Name } from "../kitchen/names.ts";
import { cutsOf } from "../words/compounds.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";

const SHORTEST = 7;
const NAMES_OF_PART = 2;

/**
 * What a German compound of two things of the kitchen is called, part by part, in the languages of the recipes:
 * "Hähnchencurry" is "chicken curry".
 */
export function namesOfCompound(word: string, languages: readonly Language[]): Name[] {
  if (word.length < SHORTEST) return [];
  for (const [head, tail] of cutsOf(word)) {
    const tails = conceptsOf([tail], "de").flat();
    if (tails.length === 0) continue;
    const heads = conceptsOf([head], "de").flat();
    if (heads.length === 0) continue;
    return LANGUAGES.filter((one) => languages.includes(one)).flatMap((language) => {
      const inLanguage = (names: readonly Name[]) =>
        names.filter((name) => name.language === language).slice(0, NAMES_OF_PART);
      return inLanguage(heads).flatMap((first) =>
        inLanguage(tails).map((last) => ({ words: [...first.words, ...last.words], language })),
      );
    });
  }
  return [];
}
