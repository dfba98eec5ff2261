import type { Language } from "./languages.ts";
import { splitIntoFoldedWords } from "./words.ts";

/** Separates the name of a dish from an addition, such as a side dish. */
const TAIL =
  /[,(:;|–—]| - | (?:with|in|on|and|for|from|w\/|&|mit|und|in|auf|aus|nach|vom|von|fur|für|an|avec|et|au|aux|à|a|de|des|du|en|con|y|al|alla|alle|ai|e|in|di|del|della|met|med) /iu;
/** Only words with a letter can name a dish, not numbers or emoji. */
const LETTER = /\p{L}/u;
const FIRST_IS_HEAD: ReadonlySet<Language> = new Set(["fr", "es", "it", "pt"]);
const NOT_A_HEAD = new Set(
  "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette receita receitas recept video the la le el il les los".split(
    " ",
  ),
);
/**
 * Introductions of a title, after which the dish follows: "Receta fácil de", "La meilleure recette du", "How
 * to make".
 */
const ASKING =
  /^(?:(?:la|una?|une|mi|ma|die|das|het|the|meilleure|vraie|véritable|mejor|auténtica|vera|migliore|beste|easy|best) ){0,2}(?:recetas?|recettes?|ricett[ae]|receitas?|rezepte?|recept(?:en)?|recipes?)(?: \p{L}+){0,2}? (?:(?:de|del|du|des|di|della?|für|voor|for) |d['’])/iu;
const TEACHING = /^how to (?:make|cook|bake|boil) (?:(?:the|best|perfect|easy) ){0,2}/iu;

/**
 * The index of the word that names the dish in a title: "seasoning" in "Taco seasoning", "tacos" in "Fish
 * tacos with slaw". In Romance languages it is the first word. 0 if there is no word.
 */
export function findDishWordIndex(title: string, language: Language): number {
  const start = title.slice(0, 100);
  const [announced = ""] = ASKING.exec(start) ?? TEACHING.exec(start) ?? [];
  const first = splitIntoFoldedWords(announced).length;
  return first + findDishWordIndexAfterIntro(title.slice(announced.length), language);
}

function findDishWordIndexAfterIntro(title: string, language: Language): number {
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
