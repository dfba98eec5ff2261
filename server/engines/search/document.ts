import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { EVERY_RECIPE, INGREDIENT_END } from "./tables.ts";
import { fold, stem, wordsOf } from "./words.ts";

/** Letters of a recipe's steps that are looked through: ten times those of a long one. */
const LONGEST_TEXT = 50_000;
const LONGEST_INGREDIENT = RECIPE_LIMITS.line;
const MOST_INGREDIENTS = 300;

/** What the search knows of a recipe. `rowId` is the recipe's row, `createdAt` milliseconds, `cookingTime` minutes. */
export type SearchDocument = {
  rowId: number;
  title: string;
  description: string | null;
  ingredients: readonly string[];
  instructions: readonly string[];
  tags: string[];
  ownerRowId: number;
  isPublic: boolean;
  cuisine: string | null;
  difficulty: string | null;
  cookingTime: number | null;
  servings: number | null;
  hasImage: boolean;
  createdAt: number;
  likeCount: number;
};

/** The scope of public recipes. Rows of owners are positive, so no private recipe can have it. */
export const PUBLIC_SCOPE = 0;

/** Stems first, in their order; then the words that differ from their stem, for searching as one types. */
function indexText(stems: string, words: string[]): string {
  const surfaces = new Set(words.filter((word) => stem(word) !== word));
  return surfaces.size === 0 ? stems : `${stems}${INGREDIENT_END}${[...surfaces].join(" ")}`;
}

const stemmed = (words: string[]) => words.map(stem).join(" ");

/** The rows of a document: columns of the three tables, in their order. */
export function rowsOf(document: SearchDocument) {
  if (!Number.isSafeInteger(document.ownerRowId) || document.ownerRowId <= PUBLIC_SCOPE) {
    throw new RangeError("an owner's row is a positive integer");
  }
  const title = wordsOf(document.title.slice(0, LONGEST_TEXT));
  const ingredients = document.ingredients
    .slice(0, MOST_INGREDIENTS)
    .map((name) => wordsOf(name.slice(0, LONGEST_INGREDIENT)));
  const rest = [document.description ?? "", ...document.tags, ...document.instructions].join(" ");
  const body = wordsOf(rest.slice(0, LONGEST_TEXT));
  return {
    index: [
      document.rowId,
      `${indexText(stemmed(title), title)} ${EVERY_RECIPE}`,
      indexText(ingredients.map(stemmed).join(INGREDIENT_END), ingredients.flat()),
      indexText(stemmed(body), body),
    ],
    titles: [document.rowId, [...new Set([...title, ...title.map(stem)])].join(" ")],
    facets: [
      document.rowId,
      document.isPublic ? PUBLIC_SCOPE : document.ownerRowId,
      titleKey(document.title),
      ` ${stemmed(title)} `,
      document.cuisine,
      document.difficulty,
      document.cookingTime,
      document.servings,
      document.hasImage ? 1 : 0,
      document.createdAt,
      document.likeCount,
    ],
  };
}

/** A title as it is sorted and compared: folded, single spaces, at most 200 characters. */
export function titleKey(title: string): string {
  return fold(title.slice(0, 400)).replace(/\s+/g, " ").trim().slice(0, 200);
}
