import { parseDataLines } from "../data-lines/data-lines.ts";
import rows from "./data/ingredients.txt?raw";
import type { Family } from "./palette.ts";
import type { Stems } from "./word-finder.ts";

/** The shape of a piece of the food, seen from above. */
type Shape =
  | "disc"
  | "ring"
  | "bean"
  | "dot"
  | "cube"
  | "stick"
  | "chunk"
  | "leaf"
  | "floret"
  | "prawn"
  | "egg"
  | "citrus"
  | "shroom"
  | "crumb"
  | "slice"
  | "none";

export type Bit = { shape: Shape; hue: Family };

export const createFoodPiece = (shape: Shape, hue: Family): Bit => ({ shape, hue });

/**
 * `rank` decides which ingredient colours the dish, the highest first: 4 a sauce, 3 vegetables and fruit, 2
 * meat and fish, 1 pale food, 0 a garnish, which never does.
 */
export type IngredientRow = Bit & { rank: number };

export const INGREDIENT_STEMS: Stems<IngredientRow> = parseDataLines(rows).flatMap((line) => {
  const [hue, shape, rank, ...stems] = line.split(" ");
  const row: IngredientRow = { hue: hue as Family, shape: shape as Shape, rank: Number(rank) };
  return stems.map((stem) => ({ row, stem }));
});
