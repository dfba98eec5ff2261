import { expect, it } from "vitest";
import { forgetWanted, readWanted, rememberWanted } from "./wanted-recipe.ts";

const id = "0199a1b2-0000-7000-8000-000000000001";

function memory() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}

it("knows what a newcomer wanted to keep until it is kept", () => {
  const storage = memory();
  expect(readWanted(storage)).toBeNull();
  rememberWanted(id, storage);
  expect(readWanted(storage)).toBe(id);
  forgetWanted(storage);
  expect(readWanted(storage)).toBeNull();
});

it("takes nothing for a recipe that has no such id", () => {
  const storage = memory();
  rememberWanted("../../profile", storage);
  expect(readWanted(storage)).toBeNull();
});
