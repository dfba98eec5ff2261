import { guessLanguage } from "#server/engines/languages/languages.ts";
import { VerbReader } from "./cooking-verbs.ts";
import { type LineSigns, signsOf } from "./line-signs.ts";

/** The signs of a line. */
export type SignsFor = (text: string) => LineSigns;

/** Reads the signs of lines in the language of their text; results are cached. */
export type SignReader = { language: string | null; of: SignsFor };

/** Whether a text is in capitals ("RUB THE BUTTER"); it is read in lower case. */
const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** A reader of lines in the language of the complete text. */
export function signReader(document: string): SignReader {
  const language = guessLanguage(document);
  const verbs = new VerbReader(language);
  const memory = new Map<string, LineSigns>();
  return {
    language,
    of: (text) => {
      const known = memory.get(text);
      if (known !== undefined) return known;
      const signs = signsOf(isShouted(text) ? text.toLowerCase() : text, verbs, language);
      memory.set(text, signs);
      return signs;
    },
  };
}

/** Whether a line gives an amount in digits. */
export const isMeasured = ({ measure }: LineSigns): boolean =>
  measure === "unit" || measure === "count" || measure === "behind";
