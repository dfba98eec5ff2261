import { expect, it } from "vitest";
import type { Language } from "./languages.ts";
import { findDishWordIndex } from "./title-head.ts";
import { splitIntoFoldedWords } from "./words.ts";

it.each<[string, Language, string]>([
  ["Taco seasoning", "en", "seasoning"],
  ["Easy taco soup recipe", "en", "soup"],
  ["Fish tacos with slaw", "en", "tacos"],
  ["Recipe for sticky ginger cake", "en", "cake"],
  ["How to make the best pie crust", "en", "crust"],
  ["Receta fácil de mousse de chocolate", "es", "mousse"],
  ["La meilleure recette du gratin dauphinois", "fr", "gratin"],
  ["Rezept für Apfelkuchen", "de", "apfelkuchen"],
  ["Pasta al forno, ricetta di casa", "it", "pasta"],
  ["Recetas", "es", "recetas"],
])("%s (%s) is %s", (title, language, head) => {
  expect(splitIntoFoldedWords(title)[findDishWordIndex(title, language)]).toBe(head);
});
