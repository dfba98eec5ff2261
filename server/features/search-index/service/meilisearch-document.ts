import { createDocumentTokens, type SearchDocument } from "#server/engines/search/search.ts";
import { selectTokensForMeili } from "./meilisearch-expression-filter.ts";
import { replaceLoneSurrogates } from "./meilisearch-filter.ts";

/** Maximum length of description and steps together; text beyond it is not searched. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_INGREDIENTS = 300;

/**
 * A recipe as a Meilisearch document. `id` is the recipe's row id, `rev` its revision. `place` orders
 * documents by rank: a lower value comes first.
 */
export type MeiliDocument = {
  id: number;
  rev: string;
  scope: number;
  place: number;
  title: string;
  ingredients: string[];
  tags: string[];
  description: string;
  tokens: string[];
  cuisine: string | null;
  difficulty: string | null;
  cookingTime: number | null;
  servings: number | null;
  hasImage: boolean;
  createdAt: number;
  likes: number;
};

/**
 * Converts a recipe to a document. `scope` is 0 for a public recipe, and the row id of the owner for a
 * private one.
 */
export function createMeiliDocument(recipe: SearchDocument, rev: string): MeiliDocument {
  const { scope, docId, tokens } = createDocumentTokens(recipe);
  return {
    id: recipe.rowId,
    rev,
    scope,
    place: docId,
    title: replaceLoneSurrogates(recipe.title),
    ingredients: recipe.ingredients.slice(0, MAX_INGREDIENTS).map(replaceLoneSurrogates),
    tags: recipe.tags.map(replaceLoneSurrogates),
    // Truncation may split a surrogate pair.
    description: replaceLoneSurrogates(
      [recipe.description ?? "", ...recipe.instructions].join("\n").slice(0, MAX_TEXT_LENGTH),
    ),
    tokens: selectTokensForMeili(tokens).map(replaceLoneSurrogates),
    cuisine: recipe.cuisine === null ? null : replaceLoneSurrogates(recipe.cuisine),
    difficulty: recipe.difficulty,
    cookingTime: recipe.cookingTime,
    servings: recipe.servings,
    hasImage: recipe.hasImage,
    createdAt: recipe.createdAt,
    likes: recipe.likeCount,
  };
}
