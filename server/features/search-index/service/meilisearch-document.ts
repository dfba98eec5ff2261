import { createDocumentTokens, type SearchDocument } from "#server/engines/search/search.ts";
import { selectTokensForMeili } from "./meilisearch-expression-filter.ts";
import { replaceLoneSurrogates } from "./meilisearch-filter.ts";

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
    // The cut may go through a letter.
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
