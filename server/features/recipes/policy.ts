import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

export { RECIPE_LIMITS };

/** The ten supported cuisines, as in the API. */
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

/** Text with at least one visible character; other titles, lines, steps and tags count as empty. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Maximum number of recipes changed by one call. */
export const MAX_RECIPES_PER_CALL = 100;

/** Default number of servings. */
export const ASSUMED_SERVINGS = 4;

/** Length in code points, so that most emoji count once. */
export const lengthOf = (text: string): number => [...text].length;

/** The viewer: owners whose private recipes they may see; empty for a guest. */
export type Reader = { readonly owners: readonly number[] };

/** A public recipe is readable by everyone, a private one by its owner. */
export function canReadRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return recipe.isPublic || reader.owners.includes(recipe.ownerRowId);
}

/** Only the owner changes or deletes. */
export function canEditRecipe(reader: Reader, recipe: { ownerRowId: number }): boolean {
  return reader.owners.includes(recipe.ownerRowId);
}

/** A member may like every readable recipe, also own ones; a guest none. */
export function canLikeRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return reader.owners.length > 0 && canReadRecipe(reader, recipe);
}

/** Imported and scanned recipes stay private. */
export function isPrivacyEditable(source: PrivacySource): boolean {
  return source === "CREATED";
}

/**
 * Normalizes tags: trims them, drops blank ones, those over 30 characters and case-insensitive duplicates (composed
 * and combining letters are equal), and returns the first 10. Takes a list, a JSON list in a string, or one string.
 */
export function normaliseTags(value: readonly unknown[] | string): string[] {
  const entries = typeof value === "string" ? listFromText(value) : value;
  const tags = new Map<string, string>();
  for (const entry of entries) {
    if (typeof entry !== "string") continue;
    const tag = entry.normalize("NFC").trim();
    if (!VISIBLE.test(tag) || lengthOf(tag) > RECIPE_LIMITS.tag || tags.has(tag.toLowerCase())) continue;
    tags.set(tag.toLowerCase(), tag);
    if (tags.size === RECIPE_LIMITS.tags) break;
  }
  return [...tags.values()];
}

function listFromText(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

/** ITALIAN -> Italian, for display. */
export function cuisineName(cuisine: string): string {
  return cuisine.charAt(0) + cuisine.slice(1).toLowerCase();
}
