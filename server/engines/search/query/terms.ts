import type { KnownWord } from "../vocabulary/read-words.ts";

/**
 * How a recipe may say what is asked for: as typed, as a part of a word, begun, by another name, as a member of a kind,
 * spelt right.
 */
export type MatchType = "own" | "part" | "begun" | "name" | "kind" | "corrected" | "joined" | "split";

/** One word in the forms that the recipes have: stems with their language's letter. */
export type Form = {
  word: string;
  stems: readonly string[];
  byLetter: ReadonlyMap<string, string>;
  /** Recipes that have it, roughly: at most so many, and at least. */
  uses: number;
  minUses: number;
};

/**
 * A way to match a term: the recipe has all forms. `weight` is at most 1. `entityMark` is the mark of the
 * entity, which recipes with any of its names have.
 */
export type Alternative = {
  forms: readonly Form[];
  weight: number;
  matchType: MatchType;
  entityMark?: string | undefined;
  /** The kind that was asked for: what only sounds like it is none of it. */
  category?: string | null;
};

/** One wanted word. `weight` says how much it tells recipes apart; without alternatives no recipe has it. */
export type Term = {
  word: string;
  weight: number;
  known: boolean;
  uses: number;
  alternatives: Alternative[];
  /** Says how a dish is made, or where it is from, and another unit names it. */
  isModifier: boolean;
  /** Names the dish. */
  isHead: boolean;
  /** Is of everyday life, and none that food is asked for with. */
  isOffTopic: boolean;
  /** The letter of the language in which recipes are met by it that say it nowhere: Spanish ones are Spanish. */
  letter: string | null;
};

/** A form of a word: each stem is looked for in recipes of its language alone. */
export function createWordForm(
  word: string,
  stems: readonly string[],
  known: readonly { uses: number }[],
): Form {
  return {
    word,
    stems,
    // A recipe may have two words of a stem.
    uses: known.reduce((sum, { uses }) => sum + uses, 0),
    minUses: known.reduce((most, { uses }) => Math.max(most, uses), 0),
    byLetter: new Map(stems.map((stem) => [stem.charAt(0), ` ${stem.slice(1)} `])),
  };
}

/** A word of the vocabulary as a form, in all languages that have it. */
export function createFormOfKnownWords(known: readonly KnownWord[]): Form {
  return createWordForm(known[0]?.word ?? "", [...new Set(known.map(({ stem }) => stem))], known);
}
