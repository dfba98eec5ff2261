import { afterEach, beforeEach, expect, it } from "vitest";
import { createFacetConditions, createScopeCondition, joinConditionsByAnd } from "./conditions.ts";
import { createRowIdCondition } from "./external-index.ts";
import type { Statement } from "./sql-handle.ts";
import {
  buildExactTitleStatement,
  buildFacetCountStatement,
  buildFilteredCandidatesStatement,
  buildFilteredRowIdsStatement,
  buildSortedFacetsStatement,
  buildSortedMatchesOfScopeStatement,
  buildTitleMatchesAmongRowsStatement,
  type SearchSort,
} from "./statements.ts";
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

const facetsOf = (statement: Statement) => planOf(statement).filter((detail) => /\bf USING\b/.test(detail));

const filters = createFacetConditions({
  cuisine: "Thai",
  difficulty: "EASY",
  maxCookingTime: 30,
  minServings: 2,
});
const some = createRowIdCondition([3, 5, 8], joinConditionsByAnd([createScopeCondition([0, 7]), ...filters]));

it.each([
  ["what ranks some recipes", buildFilteredCandidatesStatement(some, null)],
  ["what ranks those of them that match", buildFilteredCandidatesStatement(some, '"tsoup"')],
  ["which of them are there", buildFilteredRowIdsStatement(some)],
  ["those of them with a title", buildTitleMatchesAmongRowsStatement('"soup"', some, 60)],
])("%s are looked up by row id", (_, statement) => {
  expect(facetsOf(statement)).toEqual([expect.stringMatching(/\(row_id=\?\)$/)]);
});

it("a title is looked up by its index", () => {
  expect(facetsOf(buildExactTitleStatement({ scopes: [0], filters }, "soup", 5))).toEqual([
    expect.stringMatching(/\(scope=\? AND title_sort=\?\)$/),
  ]);
});

const ORDERS: [Exclude<SearchSort, "relevance">, RegExp][] = [
  ["title", /search_facets_title \(scope=\?\)$/],
  ["created_at", /search_facets_cuisine \(scope=\? AND cuisine=\?\)$/],
  ["cooking_time", /search_facets_time \(scope=\? AND cooking_time<\?\)$/],
  ["servings", /search_facets_servings \(scope=\? AND servings>\?\)$/],
];

it.each(ORDERS)("many results are read in the order of the index %s", (sort, index) => {
  const page = { limit: 20, offset: 0 };
  const many = buildSortedFacetsStatement([0], { filters, isMany: true }, sort, "asc", page);
  const others = buildSortedMatchesOfScopeStatement(
    0,
    filters,
    { expression: '"isoup"', isFound: false },
    sort,
    "asc",
    page,
  );
  for (const statement of [many, others]) expect(facetsOf(statement)).toEqual([expect.stringMatching(index)]);
  expect(planOf(others).filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
});

it("few results are read and counted by the most selective facet", () => {
  const few = buildSortedFacetsStatement([0], { filters, isMany: false }, "title", "asc", {
    limit: 20,
    offset: 0,
  });
  for (const statement of [few, buildFacetCountStatement([0], filters)])
    expect(facetsOf(statement)).toEqual([
      expect.stringMatching(/search_facets_cuisine \(scope=\? AND cuisine=\?\)$/),
    ]);
  const quick = createFacetConditions({ difficulty: "EASY", maxCookingTime: 5, minServings: 2 });
  expect(facetsOf(buildFacetCountStatement([0], quick))).toEqual([
    expect.stringMatching(/search_facets_time \(scope=\? AND cooking_time<\?\)$/),
  ]);
});
