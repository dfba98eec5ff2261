import type { TextStorage } from "../../lib/browser-storage.ts";
import { recentKey } from "../../lib/kept-keys.ts";

const most = 8;

/** Recent searches with results, the latest first. Invalid values are ignored. */
export function readRecent(storage: TextStorage, owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(recentKey(owner)) ?? "[]");
    const texts = Array.isArray(kept)
      ? kept.filter((entry) => typeof entry === "string" && entry !== "")
      : [];
    return (texts as string[]).slice(0, most);
  } catch {
    return [];
  }
}

/**
 * Adds a search at the front, and removes duplicates in any case. A latest search that the new one continues is
 * replaced: "so", "soup".
 */
export function withRecent(before: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === "") return [...before];
  const folded = text.toLowerCase();
  const others = before.filter((one, at) => {
    const other = one.toLowerCase();
    return other !== folded && !(at === 0 && folded.startsWith(other));
  });
  return [text, ...others].slice(0, most);
}

export function keepRecent(storage: TextStorage, owner: string, texts: readonly string[]): void {
  if (texts.length === 0) storage.remove(recentKey(owner));
  else storage.set(recentKey(owner), JSON.stringify(texts));
}
