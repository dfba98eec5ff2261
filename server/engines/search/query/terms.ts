import type { KnownWord } from "../vocabulary/read-words.ts";

/**
 * How an alternative matches a term: as typed ("own"), inside a word, as a prefix, by a synonym, as a member
 * of a category, with a typo corrected, as two words joined, or as one word split.
 */
export type MatchType = "own" | "part" | "begun" | "name" | "kind" | "corrected" | "joined" | "split";

/** One word and its stems in the recipes. Each stem starts with the letter of its language. */
export type Form = {
  word: string;
  stems: readonly string[];
  byLetter: ReadonlyMap<string, string>;
  /** Upper and lower bound of the number of recipes with any of the stems. */
  uses: number;
  minUses: number;
};

/**
 * One way to match a term: a recipe matches if it has all forms. `weight` is at most 1. `entityMark`
 * identifies the entity whose name the alternative is; every recipe with any name of the entity has the mark.
 */
export type Alternative = {
  forms: readonly Form[];
  weight: number;
  matchType: MatchType;
  entityMark?: string | undefined;
  /** The category that the query names, if any. Titles with an exception of the category do not match. */
  category?: string | null;
};

/**
 * One wanted word of a query. `weight` says how strongly it distinguishes recipes. No recipe has a term
 * without alternatives.
 */
export type Term = {
  word: string;
  weight: number;
  known: boolean;
  uses: number;
  alternatives: Alternative[];
  /** The word describes the preparation or the origin of a dish, and another term names the dish. */
  isModifier: boolean;
  /** The word names the dish. */
  isHead: boolean;
  /** An everyday word that never occurs in a search for food. */
  isOffTopic: boolean;
  /**
   * The letter of a language if the word is its nationality: "Spanish" also matches recipes in Spanish that
   * lack the word.
   */
  letter: string | null;
};

/** Builds a form of a word. Each stem is searched only in recipes of its own language. */
export function createWordForm(
  word: string,
  stems: readonly string[],
  known: readonly { uses: number }[],
): Form {
  return {
    word,
    stems,
    // The sum is an upper bound, because a recipe may have several words with the stem.
    uses: known.reduce((sum, { uses }) => sum + uses, 0),
    minUses: known.reduce((most, { uses }) => Math.max(most, uses), 0),
    byLetter: new Map(stems.map((stem) => [stem.charAt(0), ` ${stem.slice(1)} `])),
  };
}

/** Builds a form from vocabulary entries that share a spelling or a stem. */
export function createFormOfKnownWords(known: readonly KnownWord[]): Form {
  return createWordForm(known[0]?.word ?? "", [...new Set(known.map(({ stem }) => stem))], known);
}
