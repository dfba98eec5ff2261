import { wordKey } from "./fold.ts";
import { wordsFor } from "./languages.ts";

const LABELS = [
  "prep",
  "cook",
  "total",
  "time",
  "making",
  "rest",
  "yields",
  "difficulty",
  "cuisine",
  "place",
  "category",
  "named",
  "other",
] as const;

/** What the name of a fact announces ("Prep time:", "Portionen:"); see LanguageWords. */
export type FactLabel = (typeof LABELS)[number];

const NAMES = new Map<string, FactLabel>();
for (const label of LABELS)
  for (const name of wordsFor(label)) if (!NAMES.has(wordKey(name))) NAMES.set(wordKey(name), label);

const LONGEST = 34;

/** What a name announces, remarks in brackets aside; null for any other text. */
export function factLabelOf(name: string): FactLabel | null {
  const key = wordKey(name.replace(/\([^)]*\)/g, ""));
  return key.length > LONGEST ? null : (NAMES.get(key) ?? null);
}
