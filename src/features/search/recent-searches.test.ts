import { expect, it } from "vitest";
import { recentKey } from "../../lib/kept-keys.ts";
import { keepRecent, readRecent, withRecent } from "./recent-searches.ts";

function storageOf(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

it("keeps eight, the latest first, each once in any case", () => {
  const nine = Array.from({ length: 9 }, (_, at) => `dish ${at}`);
  const recent = nine.reduce<string[]>(withRecent, []);
  expect(recent).toEqual(nine.slice(1).reverse());
  expect(withRecent(["soup", "Rice"], "RICE")).toEqual(["RICE", "soup"]);
  expect(withRecent(["soup"], "  ")).toEqual(["soup"]);
});

it("drops what was only the beginning of what was typed on", () => {
  expect(withRecent(["so", "rice"], "soup")).toEqual(["soup", "rice"]);
  expect(withRecent(["rice", "so"], "soup")).toEqual(["soup", "rice", "so"]);
});

it("is each person's own, and gone from the browser with the last one", () => {
  const storage = storageOf();
  keepRecent(storage, "ada", ["soup"]);
  expect(readRecent(storage, "ada")).toEqual(["soup"]);
  expect(readRecent(storage, "guest")).toEqual([]);
  keepRecent(storage, "ada", []);
  expect(storage.values.size).toBe(0);
});

it.each(["", "{", "null", '{"a":1}', "[1,null,{}]"])("reads nothing from %s", (kept) => {
  expect(readRecent(storageOf({ [recentKey("ada")]: kept }), "ada")).toEqual([]);
});
