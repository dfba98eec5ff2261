import { expect, it } from "vitest";
import { createTypedValuesStore } from "./typed-values.ts";

function storageOf(stored: Map<string, string>) {
  return createTypedValuesStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
}

it("values are stored by key until they are removed", () => {
  const stored = new Map<string, string>();
  storageOf(stored).write("a", { name: "Vera" });
  storageOf(stored).write("b", { name: "Ada" });
  expect(storageOf(stored).read("a")).toEqual({ name: "Vera" });
  storageOf(stored).remove("a");
  expect([storageOf(stored).read("a"), storageOf(stored).read("b")]).toEqual([{}, { name: "Ada" }]);
});

it.each(["", "{", "null", "7", "[]", '["x"]', '{"name":7}'])("%j in the storage is no value", (text) => {
  expect(storageOf(new Map([["a", text]])).read("a")).toEqual({});
});

it("nothing is stored or thrown when the browser forbids it", () => {
  const forbidden = createTypedValuesStore(() => {
    throw new Error("SecurityError");
  });
  forbidden.write("a", { name: "Vera" });
  forbidden.remove("a");
  expect(forbidden.read("a")).toEqual({});
});
