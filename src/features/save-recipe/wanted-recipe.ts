import type { TextStorage } from "../../lib/browser-storage.ts";

const key = "larder:wanted";
/** Matches a recipe id. */
const ID = /^[0-9a-f-]{36}$/;

/** The id of the recipe that a visitor wanted to save before registering, or null. */
export function readWantedRecipeIdOrNull(storage: TextStorage): string | null {
  const id = storage.get(key);
  return id !== null && ID.test(id) ? id : null;
}

export function storeWantedRecipeId(id: string, storage: TextStorage): void {
  storage.set(key, id);
}

/** Must be called once the recipe is saved or cannot be saved. */
export function forgetWantedRecipeId(storage: TextStorage): void {
  storage.remove(key);
}
