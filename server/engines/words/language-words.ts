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

  /** The names of facts, as they stand before a colon: of the times, */
  prep?: string;
  cook?: string;
  total?: string;
  /** a time of which no more is said, */
  time?: string;
  /** a time that is the cooking beside a preparation and the preparation beside a cooking time, */
  making?: string;
  /** a time in which nobody works, */
  rest?: string;
  /** how many it is for, */
  yields?: string;
  difficulty?: string;
  cuisine?: string;
  /** where it comes from, */
  place?: string;
  category?: string;
  /** the title itself, */
  named?: string;
  /** and what is not kept. */
  other?: string;

  /** Who is served, behind a number ("4 Portionen"). */
  people?: string;
  /** Units of time behind a number, short ones among them. */
  hours?: string;
  minutes?: string;
  days?: string;
};
