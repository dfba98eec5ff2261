import { expect, test } from "vitest";
import { createBrowserDraftStore } from "./browser-store.ts";
import { createMemoryStorage } from "./create-memory-storage.ts";
import type { DraftEvent, Written } from "./draft.ts";
import { createDraftStorage } from "./draft-storage.ts";

type Words = { title: string };

const unsaved = { basis: null, revision: null };

/** Simulates tabs of one browser, which share a storage and a draft key. */
function browser() {
  const memory = createMemoryStorage();
  const store = createDraftStorage(() => memory);
  const stored = () => store.read<Words>("form");
  const open = (shown: Words = { title: "" }) => {
    const found = stored();
    const value = found?.value ?? shown;
    const page = new EventTarget();
    const news: DraftEvent<Words>[] = [];
    const restoredAt = found?.savedAt ?? null;
    const form = createBrowserDraftStore<Words>({ storage: store, key: "form", value, restoredAt, page });
    form.open((event) => news.push(event));
    const tab = {
      ...form,
      news,
      /** Writes the values and stores them at once, as a page does when it is hidden. */
      keep(written: Written<Words>) {
        form.write(written);
        page.dispatchEvent(new Event("pagehide"));
      },
      /**
       * Dispatches the storage event of another tab's write. Returns whether the form reports that its values
       * were replaced.
       */
      isReplaced() {
        page.dispatchEvent(
          Object.assign(new Event("storage"), { key: "form", newValue: memory.values.get("form") }),
        );
        const last = news.at(-1);
        return last?.type === "replaced" && last.isReplaced;
      },
    };
    return { tab, value };
  };
  return { stored, open, store };
}

test("a revision is stored with the values that it belongs to", () => {
  const { stored, open } = browser();
  const { tab } = open();
  const value = { title: "Soup" };
  tab.keep({ value, ...unsaved });
  expect(tab.news).toEqual([{ type: "stored", revision: null }]);
  const { savedAt } = stored() ?? {};
  tab.keep({ value, basis: 2, revision: "r1" });
  expect(tab.news).toHaveLength(1);
  expect(stored()).toMatchObject({ value, basis: 2, revision: "r1", savedAt });
});

test("a revision for old values leaves newer values of another tab unchanged", async () => {
  const { stored, open } = browser();
  const first = open().tab;
  const old = { title: "Soup" };
  first.keep({ value: old, ...unsaved });
  const second = open().tab;
  await nextMoment();
  const newer = { title: "Stew" };
  second.keep({ value: newer, ...unsaved });
  const before = stored();
  first.keep({ value: old, basis: null, revision: "r1" });
  expect(stored()).toEqual(before);
  expect(second.isReplaced()).toBe(false);
  expect(first.isReplaced()).toBe(true);
  first.keep({ value: { title: "Soup of the day" }, ...unsaved });
  expect(stored()?.value.title).toBe("Soup of the day");
});

test("a tab that only opens a draft does not overwrite later changes", async () => {
  const { stored, open } = browser();
  const first = open().tab;
  first.keep({ value: { title: "Soup" }, ...unsaved });
  const looker = open();
  await nextMoment();
  first.keep({ value: { title: "Soup of the day" }, ...unsaved });
  looker.tab.keep({ value: looker.value, ...unsaved });
  expect(stored()?.value.title).toBe("Soup of the day");
});

test("a draft that another tab removed is not restored by a revision, but by a rewrite", () => {
  const { stored, open, store } = browser();
  const { tab } = open();
  const value = { title: "Soup" };
  tab.keep({ value, ...unsaved });
  store.remove("form");
  tab.keep({ value, basis: null, revision: "r1" });
  expect(stored()).toBeNull();
  tab.overwrite();
  expect(tab.news.at(-1)).toEqual({ type: "stored", revision: "r1" });
  expect(stored()?.value).toEqual(value);
});

test("removing a draft leaves later values of another tab, and the same values can be stored again", async () => {
  const { stored, open } = browser();
  const { tab } = open();
  const value = { title: "Soup" };
  tab.keep({ value, ...unsaved });
  tab.remove(value);
  expect(stored()).toBeNull();
  tab.keep({ value, ...unsaved });
  expect(stored()?.value).toEqual(value);
  await nextMoment();
  open().tab.keep({ value: { title: "Stew" }, ...unsaved });
  tab.remove(value);
  expect(stored()?.value.title).toBe("Stew");
});

/** Waits until the clock advances, because tabs recognise their own draft by `savedAt` in ms. */
async function nextMoment(): Promise<void> {
  const now = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(now);
}
