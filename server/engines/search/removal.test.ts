import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestSearch } from "./test-search.ts";

let search: ReturnType<typeof openTestSearch>;
beforeEach(() => {
  search = openTestSearch();
});
afterEach(() => search.close());

/** The query plan of each statement in the trigger. */
function plansOfRemoval(): { statement: string; details: string[] }[] {
  const trigger = search.database
    .prepare("SELECT sql FROM sqlite_schema WHERE name = 'search_texts_removed'")
    .get() as { sql: string };
  const body = /BEGIN\s([\s\S]+)END$/.exec(trigger.sql)?.[1] ?? "";
  return body.split(";").flatMap((part) => {
    const statement = part.trim();
    if (statement === "") return [];
    const plan = `EXPLAIN QUERY PLAN ${statement.replace(/old\.\w+/g, (name) => (name === "old.words" ? "'[]'" : "0"))}`;
    const rows = search.database.prepare(plan).all() as { detail: string }[];
    return [{ statement, details: rows.map(({ detail }) => detail) }];
  });
}

it("the removal trigger looks up the words of the entry by index", () => {
  const plans = plansOfRemoval();
  expect(plans.map(({ statement }) => statement.split(" ")[0])).toEqual(["UPDATE", "DELETE"]);
  for (const { details } of plans)
    expect(details.filter((detail) => detail.includes("search_words"))).toEqual([
      expect.stringMatching(/INDEX search_words_word \(scope=\? AND word=\? AND language=\?\)$/),
    ]);
});

it("the removal trigger decrements word counts and deletes unused words", async () => {
  const words = () =>
    search.database.prepare("SELECT word, titles, uses FROM search_words ORDER BY word").all() as unknown[];
  await search.index({ rowId: 1, title: "Leek soup", ingredients: ["salt"] });
  const before = words();
  await search.index({ rowId: 2, title: "Salt cod", ingredients: ["leek"] });
  expect(words()).toContainEqual({ word: "leek", titles: 1, uses: 2 });
  expect(words()).toContainEqual({ word: "salt", titles: 1, uses: 2 });
  await search.remove(2);
  expect(words()).toEqual(before);
  expect(words()).toContainEqual({ word: "leek", titles: 1, uses: 1 });
  expect(words()).toContainEqual({ word: "salt", titles: 0, uses: 1 });
});
