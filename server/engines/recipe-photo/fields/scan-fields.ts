import type { Amount } from "#server/engines/amounts/amounts.ts";

/**
 * An ingredient as it was read from a photo. `confidence` is 0 to 1 and speaks for the amount above all; `alternatives`
 * are other readings of the amount as text ("¼", "1½"), best first; `line` is its place in the lines of the scan.
 */
export type ScannedIngredient = {
  original: string;
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  section: string | null;
  confidence: number;
  uncertain: boolean;
  alternatives: string[];
  line: number;
};

/** A step as it was read from a photo; `line` is the place of its first line in the lines of the scan. */
export type ScannedStep = { section: string | null; text: string; line: number };

/** The cuisines a page can name. */
export const NAMED_CUISINES = [
  "AMERICAN",
  "ITALIAN",
  "MEXICAN",
  "CHINESE",
  "INDIAN",
  "FRENCH",
  "THAI",
  "JAPANESE",
  "MEDITERRANEAN",
] as const;

/** What the lines of a recipe's photos say. Times are minutes; `rawText` is every line, in reading order. */
export type ScanFields = {
  rawText: string;
  title: string | null;
  ingredients: ScannedIngredient[];
  instructions: ScannedStep[];
  servings: number | null;
  prepTime: number | null;
  cookingTime: number | null;
  totalTime: number | null;
  difficulty: "EASY" | "MEDIUM" | "HARD" | null;
  cuisine: (typeof NAMED_CUISINES)[number] | null;
};
