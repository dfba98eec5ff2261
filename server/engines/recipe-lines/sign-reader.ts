import { guessTextLanguageOrNull } from "#server/engines/languages/languages.ts";
import { VerbReader } from "./cooking-verbs.ts";
import { extractLineFeatures, type LineFeatures } from "./line-signs.ts";

/** The signs of a line. */
export type SignsFor = (text: string) => LineFeatures;

/** Reads the signs of lines in the language of their text; results are cached. */
export type LineFeatureReader = { language: string | null; of: SignsFor };

/** Whether a text is in capitals ("RUB THE BUTTER"); it is read in lower case. */
const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** Returns a cached function from a line to its features, in the language of `document`. */
export function createLineFeatureReader(document: string): LineFeatureReader {
  const language = guessTextLanguageOrNull(document);
  const verbs = new VerbReader(language);
  const memory = new Map<string, LineFeatures>();
  return {
    language,
    of: (text) => {
      const known = memory.get(text);
      if (known !== undefined) return known;
      const signs = extractLineFeatures(isShouted(text) ? text.toLowerCase() : text, verbs, language);
      memory.set(text, signs);
      return signs;
    },
  };
}

/** Whether a line gives an amount in digits. */
export const isMeasured = ({ measure }: LineFeatures): boolean =>
  measure === "unit" || measure === "count" || measure === "behind";
