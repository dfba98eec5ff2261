import { expect, it } from "vitest";
import { createStorage } from "../../lib/browser-storage.ts";
import { forgetWanted, readWanted, rememberWanted } from "./wanted-recipe.ts";

const id = "0199a1b2-0000-7000-8000-000000000001";

const memory = () =>
  createStorage(() => {
    throw new Error("The browser stores nothing.");
  });

it("returns the wanted recipe until it is forgotten", () => {
  const storage = memory();
  expect(readWanted(storage)).toBeNull();
  rememberWanted(id, storage);
  expect(readWanted(storage)).toBe(id);
  forgetWanted(storage);
  expect(readWanted(storage)).toBeNull();
});

it("returns null when the value is no recipe id", () => {
  const storage = memory();
  rememberWanted("../../profile", storage);
  expect(readWanted(storage)).toBeNull();
});
