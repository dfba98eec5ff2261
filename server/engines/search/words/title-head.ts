import type { Language } from "./languages.ts";
import { wordsOf } from "./words.ts";

/** Where the name of a dish ends and what it is served with begins. */
const TAIL =
  /[,(:;|–—]| - | (?:with|in|on|and|for|from|w\/|&|mit|und|in|auf|aus|nach|vom|von|fur|für|an|avec|et|au|aux|à|a|de|des|du|en|con|y|al|alla|alle|ai|e|in|di|del|della|met|med) /iu;
const FIRST_IS_HEAD: ReadonlySet<Language> = new Set(["fr", "es", "it", "pt"]);
const NOT_A_HEAD = new Set([
  "recipe",
  "rezept",
  "recette",
  "receta",
  "ricetta",
  "the",
  "la",
  "le",
  "el",
  "il",
  "les",
  "los",
]);

/**
 * Which word of a title names the dish, counted from 0: "Taco seasoning" is seasoning, "Fish tacos with slaw" are tacos;
 * in the Romance languages the noun comes first. 0 where there is no word.
 */
export function headOf(title: string, language: Language): number {
  const [start = ""] = title.slice(0, 400).split(TAIL);
  const words = wordsOf(start);
  if (FIRST_IS_HEAD.has(language))
    return Math.max(
      0,
      words.findIndex((word) => !NOT_A_HEAD.has(word)),
    );
  const last = words.findLastIndex((word) => !NOT_A_HEAD.has(word) && !/^\d+$/.test(word));
  return Math.max(0, last);
}
