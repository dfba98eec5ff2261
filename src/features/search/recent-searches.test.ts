import { expect, it } from "vitest";
import { createTextStorageWithFallback } from "../../lib/browser-storage.ts";
import { recentSearchesStorageKey } from "../../lib/storage-keys.ts";
import { addRecentSearch, readRecentSearches, writeRecentSearches } from "./recent-searches.ts";

const memory = () =>
  createTextStorageWithFallback(() => {
    throw new Error("The browser stores nothing.");
  });

it("keeps eight searches, the latest first, without duplicates in any case", () => {
  const nine = Array.from({ length: 9 }, (_, index) => `dish ${index}`);
  const recent = nine.reduce<string[]>(addRecentSearch, []);
  expect(recent).toEqual(nine.slice(1).reverse());
  expect(addRecentSearch(["soup", "Rice"], "RICE")).toEqual(["RICE", "soup"]);
  expect(addRecentSearch(["soup"], "  ")).toEqual(["soup"]);
});

it("drops a search when the next one continues it", () => {
  expect(addRecentSearch(["so", "rice"], "soup")).toEqual(["soup", "rice"]);
  expect(addRecentSearch(["rice", "so"], "soup")).toEqual(["soup", "rice", "so"]);
});

it("is stored per member, and removed with the last search", () => {
  const storage = memory();
  writeRecentSearches(storage, "ada", ["soup"]);
  expect(readRecentSearches(storage, "ada")).toEqual(["soup"]);
  expect(readRecentSearches(storage, "guest")).toEqual([]);
  writeRecentSearches(storage, "ada", []);
  expect(storage.get(recentSearchesStorageKey("ada"))).toBeNull();
});

it.each(["", "{", "null", '{"a":1}', "[1,null,{}]"])("is empty when the stored value is %s", (stored) => {
  const storage = memory();
  storage.set(recentSearchesStorageKey("ada"), stored);
  expect(readRecentSearches(storage, "ada")).toEqual([]);
});
