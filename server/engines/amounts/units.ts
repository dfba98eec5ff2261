import { type UnitCategory, type UnitEntry, unitEntries } from "./unit-words.ts";

/** What a unit word means. `english` tells cup from Tasse, kop and szklanka, which share the kind but not the size. */
export type UnitKind = {
  id: string;
  category: UnitCategory;
  english: boolean;
  container: boolean;
  bare: boolean;
  /** Its place on an exact scale: 3 teaspoons in a tablespoon, 16 ounces in a pound. */
  exact: UnitEntry["exact"] | null;
};

const LONGEST_UNIT_WORDS = 3;

const kinds = new Map<string, UnitKind>();
for (const entry of unitEntries) {
  for (const [words, english] of [
    [entry.english, true],
    [entry.other, false],
  ] as const) {
    const kind: UnitKind = {
      id: entry.id,
      category: entry.category,
      english,
      container: entry.container ?? false,
      bare: entry.bare ?? false,
      exact: entry.id === "cup" && !english ? null : (entry.exact ?? null),
    };
    for (const word of words.split(",")) if (word !== "" && !kinds.has(word)) kinds.set(word, kind);
  }
}

/** Lower case, accents and full stops away: "c. à s." is "c a s". */
export function unitKey(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .replace(/[łŁ]/g, "l")
    .replace(/[øØ]/g, "o")
    .replace(/[åÅ]/g, "a")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The kind of a unit word in any of the ten languages ("EL", "msk", "tablespoons" are tbsp), or null. Source: unit-words.ts. */
export function unitKind(word: string): UnitKind | null {
  if (word.length > 50) return null;
  const bare = word.trim().replace(/\.$/, "");
  if (bare === "T" || bare === "Tb") return kinds.get("tbsp") ?? null;
  if (bare === "t") return kinds.get("tsp") ?? null;
  if (bare === "c" || bare === "C") return kinds.get("cup") ?? null;
  return kinds.get(unitKey(word)) ?? null;
}

/**
 * The longest unit at the start of `words`, at most three words ("cuillères à soupe"), or null.
 * `taken` is the number of words it spans.
 */
export function longestUnit(words: readonly string[]): { kind: UnitKind; taken: number } | null {
  for (let taken = Math.min(LONGEST_UNIT_WORDS, words.length); taken > 0; taken -= 1) {
    const kind = unitKind(words.slice(0, taken).join(" "));
    if (kind) return { kind, taken };
  }
  return null;
}
