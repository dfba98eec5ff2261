import { expect, it } from "vitest";
import { createTextStorageWithFallback } from "../../lib/browser-storage.ts";
import { forgetWantedRecipeId, readWantedRecipeIdOrNull, storeWantedRecipeId } from "./wanted-recipe.ts";

const id = "0199a1b2-0000-7000-8000-000000000001";

const memory = () =>
  createTextStorageWithFallback(() => {
    throw new Error("The browser stores nothing.");
  });

it("returns the wanted recipe until it is forgotten", () => {
  const storage = memory();
  expect(readWantedRecipeIdOrNull(storage)).toBeNull();
  storeWantedRecipeId(id, storage);
  expect(readWantedRecipeIdOrNull(storage)).toBe(id);
  forgetWantedRecipeId(storage);
  expect(readWantedRecipeIdOrNull(storage)).toBeNull();
});

it("returns null when the value is no recipe id", () => {
  const storage = memory();
  storeWantedRecipeId("../../profile", storage);
  expect(readWantedRecipeIdOrNull(storage)).toBeNull();
});
