import { expect, test } from "vitest";
import { createMemoryStorage } from "./create-memory-storage.ts";
import { baseRecipeKey, createDraftStorage, createDraftStorageKey } from "./draft-storage.ts";

function open() {
  const storage = createMemoryStorage();
  return { storage, store: createDraftStorage(() => storage) };
}

const draft = { value: { title: "Soup" }, savedAt: "2026-01-02T03:04:05.000Z", basis: 3 };

test("a stored draft is returned with its base version", () => {
  const { store } = open();
  expect(store.write("a", draft)).toBe(true);
  expect(store.read("a")).toMatchObject(draft);
  store.remove("a");
  expect(store.read("a")).toBeNull();
});

test("a sent request is forgotten when its answer is known, and the draft stays", () => {
  const { store } = open();
  store.write("a", draft);
  store.writeSent("a", { input: "{}", idempotencyKey: "one" });
  store.removeSent("a");
  expect(store.readSent("a")).toBeNull();
  expect(store.read("a")).toMatchObject(draft);
});

test("write returns false when the browser stores nothing", () => {
  const refusing = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(createDraftStorage(() => refusing).write("a", draft)).toBe(false);
  expect(createDraftStorage(() => null).write("a", draft)).toBe(false);
  const forbidden = createDraftStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(forbidden.write("a", draft)).toBe(false);
  expect(forbidden.read("a")).toBeNull();
  expect(() => forbidden.remove("a")).not.toThrow();
  expect(() => forbidden.removeSent("a")).not.toThrow();
});

test("invalid values are ignored", () => {
  const { storage, store } = open();
  for (const text of [
    "{",
    "null",
    "[]",
    '{"value":{},"savedAt":"x"}',
    '{"shape":0,"value":{},"savedAt":"x"}',
  ]) {
    storage.values.set("a", text);
    expect(store.read("a")).toBeNull();
  }
});

test("only a draft that belongs to the form is removed", () => {
  const { store } = open();
  store.write("a", draft);
  store.remove("a", ({ savedAt }) => savedAt === "2025-12-31T00:00:00.000Z");
  expect(store.read("a")).toMatchObject(draft);
  store.remove("a", ({ savedAt }) => savedAt === draft.savedAt);
  expect(store.read("a")).toBeNull();
});

test("drafts of two members have different keys", () => {
  expect(createDraftStorageKey("one", "recipe:new")).not.toBe(createDraftStorageKey("two", "recipe:new"));
});

test("the sent request and the base of a draft stay until the draft is removed", () => {
  const { storage, store } = open();
  const sent = { input: `{"title":"Rice"}`, idempotencyKey: "one" };
  expect(store.readSent("a")).toBeNull();
  store.write("a", draft);
  store.writeSent("a", sent);
  store.write(baseRecipeKey("a"), draft);
  expect(store.readSent("a")).toEqual(sent);
  // If another tab's draft is not removed, the sent request stays with it.
  store.remove("a", () => false);
  expect(store.readSent("a")).toEqual(sent);
  store.remove("a", () => true);
  expect(storage.values.size).toBe(0);
});

test("a sent request is removed without a draft", () => {
  const { storage, store } = open();
  store.writeSent("a", { input: `{"title":"Rice"}`, idempotencyKey: "one" });
  store.remove("a", () => false);
  expect(storage.values.size).toBe(0);
});

test("all drafts of one member are removed, and nothing else", () => {
  const { storage, store } = open();
  for (const what of ["recipe:new", "import", "scan:1"])
    store.write(createDraftStorageKey("vera", what), draft);
  store.writeSent(createDraftStorageKey("vera", "copy:1"), { input: "{}", idempotencyKey: "one" });
  store.write(createDraftStorageKey("ada", "recipe:new"), draft);
  storage.setItem("theme", "dark");
  store.removeAll("vera");
  expect([...storage.values.keys()]).toEqual([createDraftStorageKey("ada", "recipe:new"), "theme"]);
});

test("nothing is stored for a member who has signed out", () => {
  const storage = createMemoryStorage();
  const store = createDraftStorage(
    () => storage,
    (key) => key.startsWith(createDraftStorageKey("vera", "")),
  );
  expect(store.write(createDraftStorageKey("vera", "recipe:new"), draft)).toBe(true);
  store.writeSent(createDraftStorageKey("vera", "recipe:new"), { input: "{}", idempotencyKey: "one" });
  expect(storage.values.size).toBe(0);
  store.write(createDraftStorageKey("ada", "recipe:new"), draft);
  expect(storage.values.size).toBe(1);
});
