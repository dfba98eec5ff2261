import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

export { RECIPE_LIMITS };

/** The ten cuisines the product knows, as on the wire. */
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

/** Something to read: blanks and signs that no one sees make no title, line, step or tag. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** So many recipes one call changes. */
export const MOST_AT_ONCE = 100;

/** For how many a recipe is taken to be where nobody said. */
export const ASSUMED_SERVINGS = 4;

/** How long a text is, as the bounds count: an emoji of one sign is one. */
export const lengthOf = (text: string): number => [...text].length;

/** Who looks: the set of owners whose private recipes they may see. Empty for a guest. */
export type Reader = { readonly owners: readonly number[] };

/** A public recipe is anyone's to read, a private one its owner's. */
export function canReadRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return recipe.isPublic || reader.owners.includes(recipe.ownerRowId);
}

/** Only the owner changes or deletes. */
export function canEditRecipe(reader: Reader, recipe: { ownerRowId: number }): boolean {
  return reader.owners.includes(recipe.ownerRowId);
}

/** A member may like whatever they may read, own recipes included; a guest nothing. */
export function canLikeRecipe(reader: Reader, recipe: { ownerRowId: number; isPublic: boolean }): boolean {
  return reader.owners.length > 0 && canReadRecipe(reader, recipe);
}

/** Imported and scanned recipes stay private. */
export function isPrivacyEditable(source: PrivacySource): boolean {
  return source === "CREATED";
}

/**
 * Tags by the form's rule: trimmed, blanks and entries over 30 characters dropped, duplicates in any case dropped (the
 * first stays; composed and combining letters are one), the first 10 kept. Takes a list, a JSON list in a string, or
 * one string.
 */
export function normaliseTags(value: readonly unknown[] | string): string[] {
  const entries = typeof value === "string" ? listFromText(value) : value;
  const kept = new Map<string, string>();
  for (const entry of entries) {
    if (typeof entry !== "string") continue;
    const tag = entry.normalize("NFC").trim();
    if (!VISIBLE.test(tag) || lengthOf(tag) > RECIPE_LIMITS.tag || kept.has(tag.toLowerCase())) continue;
    kept.set(tag.toLowerCase(), tag);
    if (kept.size === RECIPE_LIMITS.tags) break;
  }
  return [...kept.values()];
}

function listFromText(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

/** ITALIAN -> Italian, as people read it. */
export function cuisineName(cuisine: string): string {
  return cuisine.charAt(0) + cuisine.slice(1).toLowerCase();
}
