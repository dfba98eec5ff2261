import { americanRecipes } from "./american.ts";
import { chineseRecipes } from "./chinese.ts";
import { frenchRecipes } from "./french.ts";
import { indianRecipes } from "./indian.ts";
import { italianRecipes } from "./italian.ts";
import { japaneseRecipes } from "./japanese.ts";
import { mediterraneanRecipes } from "./mediterranean.ts";
import { mexicanRecipes } from "./mexican.ts";
import { otherRecipes } from "./other.ts";
import type { StarterRecipe } from "./starter-recipe.ts";
import { thaiRecipes } from "./thai.ts";

/** The starter cookbook: thirty public recipes, three of each cuisine. */
export const starterRecipes: readonly StarterRecipe[] = [
  ...americanRecipes,
  ...italianRecipes,
  ...mexicanRecipes,
  ...chineseRecipes,
  ...indianRecipes,
  ...frenchRecipes,
  ...thaiRecipes,
  ...japaneseRecipes,
  ...mediterraneanRecipes,
  ...otherRecipes,
];
