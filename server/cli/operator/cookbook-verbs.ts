import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import { unpublishRecipe } from "#server/features/recipes/service/update-recipe.ts";
import { rebuildSearchIndex } from "#server/features/search-index/service/rebuild-index.ts";
import { deleteStarterCookbook } from "#server/features/starter/service.ts";
import { isApiKeyRefusedError, isMeiliError } from "#server/lib/meilisearch/meili-error.ts";
import { verbAnswers, verbTexts } from "#server/texts/en/operator.ts";
import { checkDatabaseOrThrow } from "./check-database.ts";
import { UsageError, type Verb } from "./verb.ts";

export const unpublish: Verb = {
  ...verbTexts.unpublish,
  maxWords: 1,
  read({ words }) {
    const id = parseRecipeIdOrUrl(words[0]);
    return async (deps) => {
      const recipe = await unpublishRecipe(deps, id);
      if (recipe === null) throw new OperatorError(verbAnswers.recipeUnknown(id));
      if (!recipe.wasPublic) throw new OperatorError(verbAnswers.recipePrivate(recipe.title));
      return verbAnswers.unpublished(recipe.title);
    };
  },
};

export const removeStarterCookbook: Verb = {
  ...verbTexts.removeStarter,
  maxWords: 0,
  read: () => async (deps) => {
    const removed = await deleteStarterCookbook(deps);
    if (removed === null) throw new OperatorError(verbAnswers.noStarter);
    return verbAnswers.starterRemoved(removed);
  },
};

export const reindex: Verb = {
  ...verbTexts.reindex,
  maxWords: 0,
  read: () => async (deps, print) => {
    try {
      const rebuilt = await rebuildSearchIndex(deps, (done, of, where) =>
        print(verbAnswers.reindexing(done, of, where)),
      );
      return verbAnswers.reindexed(rebuilt);
    } catch (error) {
      if (!isMeiliError(error)) throw error;
      throw new OperatorError(
        isApiKeyRefusedError(error) ? verbAnswers.keyRefused : verbAnswers.noSearchServer,
      );
    }
  },
};

export const check: Verb = {
  ...verbTexts.check,
  maxWords: 0,
  read: () => checkDatabaseOrThrow,
};

/** Reads a recipe's id, or takes it from the address of its page or shared page, with or without origin. */
function parseRecipeIdOrUrl(word: string | undefined): string {
  if (word === undefined || word.trim() === "") throw new UsageError(verbAnswers.noRecipe);
  if (!word.includes("/")) return word.trim();
  const id = /(?:^|\/)(?:recipes|r)\/([^/?#\s]+)/.exec(word)?.[1];
  if (id === undefined) throw new UsageError(verbAnswers.noAddressOfRecipe(word));
  return id;
}
