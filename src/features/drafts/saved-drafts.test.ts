import { beforeEach, expect, it } from "vitest";
import { createMemoryStorage } from "./create-memory-storage.ts";
import { createDraftStorage, createDraftStorageKey } from "./draft-storage.ts";
import { sendStoredRecipeDrafts } from "./saved-drafts.ts";
import type { DraftCalls, ServerDraft } from "./server-store.ts";
import { unsentDrafts } from "./unsent-drafts.ts";

const savedAt = "2026-01-02T03:04:05.000Z";
const typed = (title: string, revision: string | null = null) => ({
  value: { title },
  savedAt,
  basis: null,
  revision,
});

function browser() {
  const memory = createMemoryStorage();
  const storage = createDraftStorage(() => memory);
  /** The drafts on the server by place (as JSON). */
  const server = new Map<string, ServerDraft>();
  const saves: string[] = [];
  const callsFor = (place: object): Pick<DraftCalls, "get" | "save"> => ({
    get: async () => server.get(JSON.stringify(place)) ?? null,
    async save({ value, shape, basis, revision }) {
      const known = server.get(JSON.stringify(place));
      if (known && known.revision !== revision) throw new Error("stale");
      saves.push(value);
      server.set(JSON.stringify(place), { value, shape, basis, revision: "next", savedAt });
      return { revision: "next", savedAt };
    },
  });
  const has = (recipeId: string | null, draft: Partial<ServerDraft>) =>
    server.set(JSON.stringify({ recipeId, memberId: "vera" }), {
      value: "{}",
      shape: 1,
      basis: null,
      revision: "r1",
      savedAt,
      ...draft,
    });
  return { storage, saves, has, send: () => sendStoredRecipeDrafts("vera", storage, callsFor) };
}

beforeEach(() => unsentDrafts.drop());

it("a new and a changed recipe are sent when the server has no draft, and only the member's own", async () => {
  const { storage, saves, send } = browser();
  storage.write(createDraftStorageKey("vera", "recipe:new"), typed("Plum cake"));
  storage.write(createDraftStorageKey("vera", "recipe:7"), typed("Beans"));
  storage.write(createDraftStorageKey("vera", "recipe:7:base"), typed("Beans before"));
  storage.write(createDraftStorageKey("vera", "import-source"), typed("an address"));
  storage.write(createDraftStorageKey("ada", "recipe:new"), typed("Rice"));
  expect(await send()).toBe(true);
  expect(saves).toEqual(['{"title":"Plum cake"}', '{"title":"Beans"}']);
});

it("nothing is sent that the server has, and an own revision is overwritten", async () => {
  const { storage, saves, has, send } = browser();
  storage.write(createDraftStorageKey("vera", "recipe:new"), typed("Plum cake"));
  has(null, { value: '{"title":"Plum cake"}', revision: "other" });
  storage.write(createDraftStorageKey("vera", "recipe:7"), typed("Beans with sage", "r1"));
  has("7", { value: '{"title":"Beans"}', revision: "r1" });
  expect(await send()).toBe(true);
  expect(saves).toEqual(['{"title":"Beans with sage"}']);
});

it("another device's draft stays, and the result says that a draft is only here", async () => {
  const { storage, saves, has, send } = browser();
  storage.write(createDraftStorageKey("vera", "recipe:new"), typed("Plum cake", "r1"));
  has(null, { value: '{"title":"Rice"}', revision: "r2" });
  expect(await send()).toBe(false);
  expect(saves).toEqual([]);
});

it("a draft is left to the form of this page that wrote it", async () => {
  const { storage, saves, has, send } = browser();
  const form = JSON.stringify({ recipeId: null, memberId: "vera" });
  unsentDrafts.add({ form, send: async () => true, drop: () => undefined });
  storage.write(createDraftStorageKey("vera", "recipe:new"), typed("Plum"));
  has(null, { value: '{"title":"Plum cake"}', revision: "r2" });
  expect(await send()).toBe(true);
  expect(saves).toEqual([]);
});

it("the result is false when the server is unreachable", async () => {
  const { storage } = browser();
  storage.write(createDraftStorageKey("vera", "recipe:new"), typed("Plum cake"));
  const away = {
    get: () => Promise.reject(new Error("away")),
    save: () => Promise.reject(new Error("away")),
  };
  expect(await sendStoredRecipeDrafts("vera", storage, () => away)).toBe(false);
});
