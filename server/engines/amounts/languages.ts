/** The languages whose recipe words Larder knows. */
export const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "sv",
  "da",
  "pl",
  "cs",
  "sk",
  "hu",
  "hr",
  "el",
  "tr",
  "ja",
] as const;
const YIELDING = new Set<string>(["cs", "sk", "hu", "hr", "el", "tr", "ja"]);
/** Languages whose words yield to those of the others where nobody tells which it is: "tk" and "cs" are many things. */
export const isYielding = (language: string): boolean => YIELDING.has(language);

/** `any` is every vocabulary at once, for words whose language nobody knows. */
export type Language = (typeof LANGUAGES)[number] | "any";

const known: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.map((language) => [language, language] as const),
  // Country codes that pages give as languages, Norwegian, whose recipe words are nearly the Danish ones, and the
  // neighbours whose recipes differ from Croatian ones by a few words.
  ["se", "sv"],
  ["dk", "da"],
  ["nb", "da"],
  ["nn", "da"],
  ["no", "da"],
  ["cz", "cs"],
  ["gr", "el"],
  ["jp", "ja"],
  ["bs", "hr"],
  ["sr", "hr"],
]);

/** The language of a BCP 47 tag ("de-AT" is de); `any` for one whose words are not known. */
export function languageOf(tag: string): Language {
  return known.get(tag.slice(0, 35).toLowerCase().split(/[-_]/)[0] ?? "") ?? "any";
}

/** How a language writes 1500: a comma or a point before decimals, and whether a space may part the thousands. */
export type NumberStyle = { decimalComma: boolean; spacedThousands: boolean };

const SPACED = new Set<Language>(["fr", "sv", "pl", "cs", "sk", "hu"]);
const POINTED = new Set<Language>(["en", "ja"]);

export function numberStyle(language: Language): NumberStyle {
  return { decimalComma: !POINTED.has(language), spacedThousands: SPACED.has(language) };
}
