import { parseCategoryLines } from "./category-lines.ts";
import categories from "./data/categories/categories.txt?raw";
import dietLines from "./data/categories/diets.txt?raw";

/** Categories with their foods, in the order of the data file. */
export const categoryLines = () => parseCategoryLines(categories);

const lines = parseCategoryLines(dietLines);

/** Maps the first name of a diet to the categories of food that the diet excludes. */
export const diets: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map(({ names: [diet = ""], members }) => [diet, members]),
);

/** Maps the first name of a diet to all of its names, including the first. */
export const dietNames: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map(({ names }) => [names[0] ?? "", names]),
);
