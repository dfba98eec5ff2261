import { documentTokens, type SearchDocument } from "#server/engines/search/search.ts";
import { indexedTokens } from "./meilisearch-expression-filter.ts";
import { wellFormed } from "./meilisearch-filter.ts";

/** Letters of a recipe's description and steps that are looked through. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_INGREDIENTS = 300;

/** A recipe as Meilisearch holds it. `id` is the recipe's row, `place` the order of merit, `rev` its revision. */
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

/** The recipe as a document. Its `scope` is 0 where everybody sees it, and its owner's row where the owner alone does. */
export function meiliDocument(recipe: SearchDocument, rev: string): MeiliDocument {
  const { scope, docId, tokens } = documentTokens(recipe);
  return {
    id: recipe.rowId,
    rev,
    scope,
    place: docId,
    title: wellFormed(recipe.title),
    ingredients: recipe.ingredients.slice(0, MAX_INGREDIENTS).map(wellFormed),
    tags: recipe.tags.map(wellFormed),
    // The cut may go through a letter.
    description: wellFormed(
      [recipe.description ?? "", ...recipe.instructions].join("\n").slice(0, MAX_TEXT_LENGTH),
    ),
    tokens: indexedTokens(tokens).map(wellFormed),
    cuisine: recipe.cuisine === null ? null : wellFormed(recipe.cuisine),
    difficulty: recipe.difficulty,
    cookingTime: recipe.cookingTime,
    servings: recipe.servings,
    hasImage: recipe.hasImage,
    createdAt: recipe.createdAt,
    likes: recipe.likeCount,
  };
}
