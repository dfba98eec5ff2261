/**
 * Lists of words and phrases (at most three words), comma-separated, as one writes them; accents and case do not count.
 * `andHalf` adds a half to the number before it ("1 buçuk"), `range` joins two ends ("to"), `plus` the parts of a sum,
 * `of` ties an amount to its name, `each` leads the size of a pack ("2 Dosen à 400 g"), `eachAfter` follows it
 * ("400 g each"), `lead` stands before a range ("de 2 a 3"), `vague` is an amount without a number ("etwas").
 */
export const WORD_LISTS = [
  "half",
  "andHalf",
  "articles",
  "about",
  "range",
  "plus",
  "of",
  "each",
  "eachAfter",
  "lead",
  "vague",
  "sizes",
  "sizesAfter",
  "intensifiers",
] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** What a language has for amounts. */
export type LanguageWords = Partial<Record<WordList, string>> & {
  /** The words of each kind of unit, by the id of the kind in unit-words.ts. */
  units: Readonly<Record<string, string>>;
  /** Number words behind their value: "2 zwei,zwo; 3/2 anderthalb". A word that is an article too counts only before a unit. */
  numbers: string;
  /** Words that are a unit only before some things: "noix: beurre,margarine", for noix de coco is none. */
  onlyBefore?: string;
  /** Words that are no unit before others: "bouquet: garni". */
  notBefore?: string;
};
