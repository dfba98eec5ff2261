import type { TextStorage } from "../../lib/browser-storage.ts";
import { recentSearchesStorageKey } from "../../lib/storage-keys.ts";

const MAX_RECENT = 8;

/** The stored searches that had results, latest first. Invalid values are ignored. */
export function readRecentSearches(storage: TextStorage, owner: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(recentSearchesStorageKey(owner)) ?? "[]");
    const texts = Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === "string" && entry !== "")
      : [];
    return (texts as string[]).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/**
 * Adds a search at the front and removes its duplicates in any case. If it continues the previous search
 * ("so", "soup"), it replaces it.
 */
export function addRecentSearch(before: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === "") return [...before];
  const lowerCase = text.toLowerCase();
  const others = before.filter((entry, index) => {
    const other = entry.toLowerCase();
    return other !== lowerCase && !(index === 0 && lowerCase.startsWith(other));
  });
  return [text, ...others].slice(0, MAX_RECENT);
}

export function writeRecentSearches(storage: TextStorage, owner: string, texts: readonly string[]): void {
  if (texts.length === 0) storage.remove(recentSearchesStorageKey(owner));
  else storage.set(recentSearchesStorageKey(owner), JSON.stringify(texts));
}
