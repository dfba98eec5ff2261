/**
 * What recipes say in one language, as texts of words parted by commas and line ends. Accents and capitals are for
 * the reader: all is folded before it is compared. A new language is one file of this shape, and a line in
 * `languages.ts`.
 */
export type LanguageWords = {
  /** Short words that stand in nearly every recipe of the language and in few of another. */
  small: string;
  /** The names of the two lists, as headings say them. */
  ingredients: string;
  steps: string;
  /** Headings over the cook's own remarks. */
  notes?: string;
  /** Headings over what is no part of a recipe. */
  aside?: string;
  /** How headings of a web page begin that stand over no part of a recipe; in a text they may be anything. */
  asideOnPages?: string;
  /** Names of the columns of an ingredient table. */
  columns?: string;
};
