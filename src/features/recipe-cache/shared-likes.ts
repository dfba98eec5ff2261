import { notifyManager } from "@tanstack/react-query";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { queryClient } from "../../lib/trpc.ts";

/** The fields about likes that each recipe in a response has. */
export type LikedRecipe = Pick<RecipeSummary, "id" | "userLiked" | "likeCount">;

const listKeys = ["items", "recipes", "favorites"] as const;

/** Yields the recipes of any response: a single recipe, an array, or an array in a property. */
export function* iterateRecipesInResponse(answer: unknown): Generator<LikedRecipe> {
  if (Array.isArray(answer)) {
    for (const entry of answer) if (isRecipeWithLikes(entry)) yield entry;
  } else if (isRecipeWithLikes(answer)) {
    yield answer;
  } else if (isObject(answer)) {
    for (const name of listKeys)
      if (Array.isArray(answer[name])) yield* iterateRecipesInResponse(answer[name]);
  }
}

/** The response with these likes, by recipe id; the same object if nothing changes. */
export function replaceLikesInResponse(answer: unknown, likes: ReadonlyMap<string, LikedRecipe>): unknown {
  if (Array.isArray(answer)) {
    const list = answer.map((entry) =>
      isRecipeWithLikes(entry) ? copyRecipeWithLikes(entry, likes.get(entry.id)) : entry,
    );
    return list.some((entry, index) => entry !== answer[index]) ? list : answer;
  }
  if (isRecipeWithLikes(answer)) return copyRecipeWithLikes(answer, likes.get(answer.id));
  if (!isObject(answer)) return answer;
  const changed = listKeys.flatMap((name) => {
    const list = Array.isArray(answer[name]) ? replaceLikesInResponse(answer[name], likes) : answer[name];
    return list === answer[name] ? [] : [[name, list]];
  });
  return changed.length > 0 ? { ...answer, ...Object.fromEntries(changed) } : answer;
}

function copyRecipeWithLikes(recipe: LikedRecipe, likes: LikedRecipe | undefined): LikedRecipe {
  if (!likes || (likes.userLiked === recipe.userLiked && likes.likeCount === recipe.likeCount)) return recipe;
  return { ...recipe, userLiked: likes.userLiked, likeCount: likes.likeCount };
}

/** Writes likes into every cached response, so that all cards of a recipe agree. */
export function writeLikesToCache(recipes: Iterable<LikedRecipe>): void {
  const likes = new Map([...recipes].map((recipe) => [recipe.id, recipe]));
  if (likes.size === 0) return;
  notifyManager.batch(() => {
    for (const query of queryClient.getQueryCache().getAll()) {
      const data = replaceLikesInResponse(query.state.data, likes);
      // `setState` keeps the age and flags of the response, whose other data is not newer.
      if (data !== query.state.data) query.setState({ data });
    }
  });
}

// The newest response has the current likes.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
  writeLikesToCache(iterateRecipesInResponse(event.query.state.data));
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRecipeWithLikes(value: unknown): value is LikedRecipe {
  if (!isObject(value)) return false;
  return (
    typeof value.id === "string" &&
    typeof value.userLiked === "boolean" &&
    typeof value.likeCount === "number"
  );
}
