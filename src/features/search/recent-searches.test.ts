import { expect, it } from "vitest";
import { createStorage } from "../../lib/browser-storage.ts";
import { recentKey } from "../../lib/storage-keys.ts";
import { addRecent, readRecent, writeRecent } from "./recent-searches.ts";

const memory = () =>
  createStorage(() => {
    throw new Error("The browser stores nothing.");
  });

it("keeps eight searches, the latest first, without duplicates in any case", () => {
  const nine = Array.from({ length: 9 }, (_, index) => `dish ${index}`);
  const recent = nine.reduce<string[]>(addRecent, []);
  expect(recent).toEqual(nine.slice(1).reverse());
  expect(addRecent(["soup", "Rice"], "RICE")).toEqual(["RICE", "soup"]);
  expect(addRecent(["soup"], "  ")).toEqual(["soup"]);
});

it("drops a search when the next one continues it", () => {
  expect(addRecent(["so", "rice"], "soup")).toEqual(["soup", "rice"]);
  expect(addRecent(["rice", "so"], "soup")).toEqual(["soup", "rice", "so"]);
});

it("is stored per member, and removed with the last search", () => {
  const storage = memory();
  writeRecent(storage, "ada", ["soup"]);
  expect(readRecent(storage, "ada")).toEqual(["soup"]);
  expect(readRecent(storage, "guest")).toEqual([]);
  writeRecent(storage, "ada", []);
  expect(storage.get(recentKey("ada"))).toBeNull();
});

it.each(["", "{", "null", '{"a":1}', "[1,null,{}]"])("is empty when the stored value is %s", (stored) => {
  const storage = memory();
  storage.set(recentKey("ada"), stored);
  expect(readRecent(storage, "ada")).toEqual([]);
});
