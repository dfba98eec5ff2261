import { parseCategoryLines } from "./category-lines.ts";
import categories from "./data/categories/categories.txt?raw";
import dietLines from "./data/categories/diets.txt?raw";

/** Foods by category, in the order of the data file. */
export const categoryLines = () => parseCategoryLines(categories);

const lines = parseCategoryLines(dietLines);

/** Categories of food that each diet excludes, by the diet's first name. */
export const diets: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map(({ names: [diet = ""], members }) => [diet, members]),
);

/** Names of each diet, itself included, by its first name. */
export const dietNames: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map(({ names }) => [names[0] ?? "", names]),
);
