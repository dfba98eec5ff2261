import type { Language } from "./languages.ts";
import { splitIntoFoldedWords } from "./words.ts";

/** Separates the name of a dish from its side dishes. */
const TAIL =
  /[,(:;|–—]| - | (?:with|in|on|and|for|from|w\/|&|mit|und|in|auf|aus|nach|vom|von|fur|für|an|avec|et|au|aux|à|a|de|des|du|en|con|y|al|alla|alle|ai|e|in|di|del|della|met|med) /iu;
/** Numbers and emoji name no dish. */
const LETTER = /\p{L}/u;
const FIRST_IS_HEAD: ReadonlySet<Language> = new Set(["fr", "es", "it", "pt"]);
const NOT_A_HEAD = new Set(
  "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette receita receitas recept video the la le el il les los".split(
    " ",
  ),
);
/** "Receta fácil de", "La meilleure recette du", "How to make": what follows is the dish. */
const ASKING =
  /^(?:(?:la|una?|une|mi|ma|die|das|het|the|meilleure|vraie|véritable|mejor|auténtica|vera|migliore|beste|easy|best) ){0,2}(?:recetas?|recettes?|ricett[ae]|receitas?|rezepte?|recept(?:en)?|recipes?)(?: \p{L}+){0,2}? (?:(?:de|del|du|des|di|della?|für|voor|for) |d['’])/iu;
const TEACHING = /^how to (?:make|cook|bake|boil) (?:(?:the|best|perfect|easy) ){0,2}/iu;

/**
 * Which word of a title names the dish, counted from 0: "Taco seasoning" is seasoning, "Fish tacos with slaw" are tacos;
 * in the Romance languages the noun comes first. 0 where there is no word.
 */
export function findDishWordIndex(title: string, language: Language): number {
  const start = title.slice(0, 100);
  const [announced = ""] = ASKING.exec(start) ?? TEACHING.exec(start) ?? [];
  const first = splitIntoFoldedWords(announced).length;
  return first + headWord(title.slice(announced.length), language);
}

function headWord(title: string, language: Language): number {
  const [start = ""] = title.slice(0, 400).split(TAIL);
  const words = splitIntoFoldedWords(start);
  if (FIRST_IS_HEAD.has(language))
    return Math.max(
      0,
      words.findIndex((word) => !NOT_A_HEAD.has(word) && LETTER.test(word)),
    );
  const last = words.findLastIndex((word) => !NOT_A_HEAD.has(word) && LETTER.test(word));
  return Math.max(0, last);
}
