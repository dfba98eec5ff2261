/**
 * What a language says about a thing besides its amount; comma-separated words, and phrases of at most three words
 * where that is said. A word with slashes stands for its forms: "picad/o/a/os/as".
 */
export type NameWords = {
  /** Preparation before the name ("gehackte Zwiebeln"): goes to the notes. */
  before: string;
  /** Preparation after the name, without a comma ("ajo picado"). */
  after: string;
  /** How something is prepared: "fein", "recién". */
  how: string;
  /** Ground, milled: part of the name but for a "freshly" before it. */
  ground: string;
  /** Phrases that are a note by themselves: "q.b.", "al gusto". */
  taste: string;
  /** Phrases that begin a note and want more words: "für", "cortado en". */
  opens: string;
  /** Phrases that look like preparation or a note and belong to the name: "pan rallado", "lievito per dolci". */
  keeps: string;
  /** Salt, pepper and what stands in a row with them: "Salz, Pfeffer". */
  spices: string;
  /** What one takes of a fruit: "Saft". */
  partOf: string;
  /** Common words of ingredient lines, by which the language is guessed. */
  common: string;
};
