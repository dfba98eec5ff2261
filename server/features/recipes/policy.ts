import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

export { RECIPE_LIMITS };

/** The cuisines that the API accepts. */
export const CUISINES = [
  "AMERICAN",
  "ITALIAN",
  "MEXICAN",
  "CHINESE",
  "INDIAN",
  "FRENCH",
  "THAI",
  "JAPANESE",
  "MEDITERRANEAN",
  "OTHER",
] as const;
export type Cuisine = (typeof CUISINES)[number];

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const PRIVACY_SOURCES = ["CREATED", "IMPORTED", "SCANNED"] as const;
export type PrivacySource = (typeof PRIVACY_SOURCES)[number];

/** Matches text with a visible character. Titles, lines, steps and tags without one count as empty. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Maximum number of recipes that one call of changeMany changes. */
export const MAX_RECIPES_PER_CALL = 100;

/** Number of servings of a recipe that does not state it. */
export const ASSUMED_SERVINGS = 4;

/** Length in code points, so that most emoji count once. */
export const countCodePoints = (text: string): number => [...text].length;

/** A viewer, as the row ids of the owners whose private recipes the viewer may see; empty for a guest. */
export type Reader = { readonly owners: readonly number[] };

/** A public recipe is readable by everyone, a private one by its owner. */
export function canReadRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return recipe.isPublic || reader.owners.includes(recipe.ownerRowId);
}

/** Only the owner may change or delete a recipe. */
export function canEditRecipe(reader: Reader, recipe: { ownerRowId: number }): boolean {
  return reader.owners.includes(recipe.ownerRowId);
}

/** A member may like every recipe that the member can see, also an own one; a guest may like none. */
export function canLikeRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return reader.owners.length > 0 && canReadRecipe(reader, recipe);
}

/** Whether a recipe may become public. Imported and scanned recipes always stay private. */
export function isPublishableSource(source: PrivacySource): boolean {
  return source === "CREATED";
}

/**
 * Normalizes tags: trims them, drops blank ones, those over 30 characters and duplicates, and returns the
 * first 10. Duplicates are compared without case and in Unicode NFC. Takes a list, a JSON array as text, or
 * one tag.
 */
export function normalizeTags(value: readonly unknown[] | string): string[] {
  const entries = typeof value === "string" ? parseJsonArrayOrWrapText(value) : value;
  const tags = new Map<string, string>();
  for (const entry of entries) {
    if (typeof entry !== "string") continue;
    const tag = entry.normalize("NFC").trim();
    if (!VISIBLE.test(tag) || countCodePoints(tag) > RECIPE_LIMITS.tag || tags.has(tag.toLowerCase()))
      continue;
    tags.set(tag.toLowerCase(), tag);
    if (tags.size === RECIPE_LIMITS.tags) break;
  }
  return [...tags.values()];
}

function parseJsonArrayOrWrapText(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

/** Display form of a cuisine or difficulty, for example "Italian" for ITALIAN. */
export function formatCuisineName(cuisine: string): string {
  return cuisine.charAt(0) + cuisine.slice(1).toLowerCase();
}
