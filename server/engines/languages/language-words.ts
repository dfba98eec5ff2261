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
  /** What stands before how many are served or what is made ("serves", "für"), */
  led?: string;
  /** and what is made ("cookies"). */
  pieces?: string;
};

/** Units of time, behind the names of which everything is counted. */
export const TIME_UNITS = ["seconds", "minutes", "hours", "days", "weeks"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/**
 * What a language says of times, as words that stand behind a number. The cook mode reads steps in the browser: these stand
 * apart from the words of the lists, so that it takes them alone.
 */
export type TimeWords = Partial<Record<TimeUnit, string>> & {
  /** "quarter" of an hour; the number words for a fourth are known. */
  quarters?: string;
  /** Words for a length of their own, by its minutes. */
  lengths?: Readonly<Record<number, string>>;
  /** Signs that say a unit only where a time is expected. */
  short?: Partial<Record<TimeUnit, string>>;
};
