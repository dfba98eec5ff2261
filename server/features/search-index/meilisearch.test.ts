import { afterEach, beforeEach, expect, it } from "vitest";
import { StaleIndexError } from "#server/engines/search/search.ts";
import { openTestSearch } from "#server/engines/search/test-search.ts";
import { createMeiliSearch, MARK } from "./service/meilisearch.ts";

const PLAIN = 20;
let search: ReturnType<typeof openTestSearch>;
beforeEach(async () => {
  search = openTestSearch();
  for (let i = 1; i <= PLAIN; i += 1) await search.index({ rowId: i, title: `Plain soup ${i}` });
});
afterEach(() => search.close());

/** A search whose external index returns `gone` deleted recipes first, and then the existing ones. */
function searchWith(gone: number) {
  const fallbacks: Error[] = [];
  const rows = [...Array(gone).keys(), ...Array(PLAIN).keys()].map((i, place) =>
    place < gone ? 1_000 + i : i + 1,
  );
  const engine = createMeiliSearch(
    {
      search: async (queries) =>
        queries.map(({ limit }, index) => (index === 0 ? [MARK.id] : rows.slice(0, Math.min(limit, 1000)))),
    },
    { inTimeMs: 20_000, onFallback: (why) => void fallbacks.push(why) },
  );
  return { engine, fallbacks };
}

it("leaves lists without a text to the search in the database, on whichever thread that is", async () => {
  const calls: string[] = [];
  const embedded = {
    ...search.engine,
    query: async () => {
      calls.push("embedded");
      return { rowIds: [], total: 0, totalIsCapped: false };
    },
  };
  const engine = createMeiliSearch({ search: async () => [] }, { embedded });
  search.statements.length = 0;
  const list = { owners: [], limit: 12, filters: { ingredientsInclude: ["leek"] } };
  for (const text of [{}, { text: " " }]) await engine.query(search.sql, { ...list, ...text });
  expect(calls).toEqual(["embedded", "embedded"]);
  expect(search.statements).toEqual([]);
});

it("asks for more where recipes that are gone fill an answer", async () => {
  const { engine, fallbacks } = searchWith(200);
  const { rowIds } = await engine.query(search.sql, { text: "soup", owners: [], limit: 12 });
  expect(rowIds).toEqual((await search.query({ text: "soup" })).rowIds);
  expect(fallbacks).toEqual([]);
});

it("leaves the answer to the database where they fill the longest one", async () => {
  const { engine, fallbacks } = searchWith(1_000);
  const found = await engine.query(search.sql, { text: "soup", owners: [], limit: 12 });
  expect(found).toEqual(await search.query({ text: "soup" }));
  const titles = await engine.quick(search.sql, { text: "soup", owners: [], limit: 10 });
  expect(titles).toEqual(await search.quick("soup"));
  expect(titles).toHaveLength(10);
  expect(fallbacks.map((why) => why instanceof StaleIndexError)).toEqual([true, true]);
});
