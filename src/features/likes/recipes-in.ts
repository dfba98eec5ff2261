import type { LikedRecipe } from "./like-store.ts";

const lists = ["items", "recipes", "favorites"] as const;

/** The recipes in an answer of any call: one alone, a plain list, or a list under its name. */
export function* recipesIn(answer: unknown): Generator<LikedRecipe> {
  if (Array.isArray(answer)) {
    for (const entry of answer) if (isRecipe(entry)) yield entry;
  } else if (isRecipe(answer)) {
    yield answer;
  } else if (typeof answer === "object" && answer !== null) {
    for (const name of lists) {
      const list = (answer as Record<string, unknown>)[name];
      if (Array.isArray(list)) yield* recipesIn(list);
    }
  }
}

function isRecipe(value: unknown): value is LikedRecipe {
  if (typeof value !== "object" || value === null) return false;
  const { id, userLiked, likeCount } = value as Partial<LikedRecipe>;
  return typeof id === "string" && typeof userLiked === "boolean" && typeof likeCount === "number";
}
