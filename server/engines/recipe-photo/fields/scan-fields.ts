import type { Amount } from "#server/engines/amounts/amounts.ts";

/**
 * An ingredient read from a photo. `confidence`: 0 to 1, mainly of the amount. `alternatives`: other readings
 * of the amount as text ("¼", "1½"), best first. `mayBeSplit`: it may be two ingredients, or only part of
 * one. `line`: index in the scan's lines.
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
  mayBeSplit: boolean;
  alternatives: string[];
  line: number;
};

/** A step read from a photo; `line`: index of its first line in the scan's lines. */
export type ScannedStep = { section: string | null; text: string; line: number };

/** The cuisines that a scan recognises by name. */
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

/** The fields of a scanned recipe. Times in minutes; `rawText`: all lines in reading order. */
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
