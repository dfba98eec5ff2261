import { guessTextLanguageOrNull } from "#server/engines/languages/languages.ts";
import { VerbReader } from "./cooking-verbs.ts";
import { extractLineFeatures, type LineFeatures } from "./line-signs.ts";

/** Returns the features of a line. */
export type SignsFor = (text: string) => LineFeatures;

/** Extracts the features of lines in the given language, null if unknown, and caches them. */
export type LineFeatureReader = { language: string | null; of: SignsFor };

/** Whether a text is in capitals ("RUB THE BUTTER"). */
const isUpperCaseText = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/**
 * Guesses the language of `document`. Returns a cached function that extracts the features of a line in it.
 */
export function createLineFeatureReader(document: string): LineFeatureReader {
  const language = guessTextLanguageOrNull(document);
  const verbs = new VerbReader(language);
  const memory = new Map<string, LineFeatures>();
  return {
    language,
    of: (text) => {
      const known = memory.get(text);
      if (known !== undefined) return known;
      const signs = extractLineFeatures(isUpperCaseText(text) ? text.toLowerCase() : text, verbs, language);
      memory.set(text, signs);
      return signs;
    },
  };
}

/** Whether a line states an amount with a number. */
export const hasUnitOrCount = ({ measure }: LineFeatures): boolean =>
  measure === "unit" || measure === "count" || measure === "behind";
