import { afterEach, beforeEach, expect, it } from "vitest";
import { allOf, facetConditions, inScopes } from "./conditions.ts";
import { amongRows } from "./look-up.ts";
import type { Statement } from "./sql-handle.ts";
import { facetRows, foundRows, foundTitles } from "./statements.ts";
import { openTestSearch } from "./test-search.ts";

let search: ReturnType<typeof openTestSearch>;
beforeEach(() => {
  search = openTestSearch();
});
afterEach(() => search.close());

const planOf = ({ text, args }: Statement) =>
  (search.database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...args) as { detail: string }[]).map(
    ({ detail }) => detail,
  );

const filters = facetConditions({ cuisine: "Thai", difficulty: "EASY", maxCookingTime: 30, minServings: 2 });
const some = amongRows([3, 5, 8], allOf([inScopes([0, 7]), ...filters]));

it.each([
  ["what ranks some recipes", foundRows(some, null)],
  ["what ranks those of them that match", foundRows(some, '"tsoup"')],
  ["which of them are there", facetRows(some)],
  ["those of them with a title", foundTitles('"soup"', some, 60)],
])("looks up %s by their rows, however many recipes there are", (_, statement) => {
  const facets = planOf(statement).filter((detail) => /\bf USING\b/.test(detail));
  expect(facets).toEqual([expect.stringMatching(/\(row_id=\?\)$/)]);
});
