import type { TextStorage } from "../../lib/browser-storage.ts";

const key = "larder:wanted";
/** The format of a recipe id in addresses. */
const ID = /^[0-9a-f-]{36}$/;

/** The id of the recipe that a visitor wanted to save before registering. */
export function readWantedRecipeIdOrNull(storage: TextStorage): string | null {
  const id = storage.get(key);
  return id !== null && ID.test(id) ? id : null;
}

export function storeWantedRecipeId(id: string, storage: TextStorage): void {
  storage.set(key, id);
}

/** The recipe was saved, or cannot be. */
export function forgetWantedRecipeId(storage: TextStorage): void {
  storage.remove(key);
}
