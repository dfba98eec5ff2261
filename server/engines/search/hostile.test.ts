import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSyntheticRecipes, openTestSearch } from "./test-search.ts";

let search: ReturnType<typeof openTestSearch>;
beforeAll(async () => {
  search = openTestSearch();
  search.database.exec("BEGIN");
  for (const recipe of createSyntheticRecipes(300)) await search.engine.index(search.sql, recipe);
  search.database.exec("COMMIT");
});
afterAll(() => search.close());

const HOSTILE = [
  "AND",
  "OR",
  "NOT",
  "NEAR(a b, 3)",
  "soup AND NOT salad OR",
  "{words} : soup",
  "words:soup",
  "^soup*",
  '"soup" + "pie"',
  "soup - pie",
  "((((",
  '""""',
  "'; DROP TABLE search_index; --",
  "soup?",
  "???",
  "a".repeat(200),
  `${"ä".repeat(199)}b`,
  "🍕🍜🥘",
  "👩‍🍳 soup 👨‍👩‍👧‍👦",
  "حساء الدجاج",
  "מרק עוף",
  "\u202esoup\u202c",
  "the and of with for",
  "ohne und mit der die das",
  "...!!!---",
  "constructor __proto__ toString hasOwnProperty",
  "without",
  "without without without",
  "no",
  "free",
  "for two for three for 4",
  "0 minutes",
  "999 minutes for 99 people",
  "soup\u0000pie",
  "\ud800",
  "番茄炒蛋ข้าวผัดกุ้ง",
  "·0·tesoup",
  "§",
];

describe("hostile texts", () => {
  it.each(HOSTILE)("%j is answered", async (text) => {
    const { rowIds, total } = await search.query({ text, owners: [3] });
    expect(rowIds.length).toBeLessThanOrEqual(12);
    expect(total).toBeGreaterThanOrEqual(rowIds.length);
    await search.quick(text, [3]);
    await search.query({
      filters: { ingredientsInclude: [text], ingredientsExclude: [text], cuisine: text },
    });
    await search.query({
      text,
      sort: "title",
      filters: { cuisine: text, ingredientsMatchAll: true, ingredientsInclude: [text, text] },
    });
  });

  it("any text is answered, with no recipe twice", async () => {
    const word = fc.constantFrom(
      ...'chicken soup without no free nuts vegan keto low carb plant based quick for two 30 minutes und ohne AND OR NEAR ( ) * " salt'.split(
        " ",
      ),
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 220, unit: "grapheme" }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { rowIds, total } = await search.query({ text, limit: 50 });
        expect(new Set(rowIds).size).toBe(rowIds.length);
        expect(total).toBeGreaterThanOrEqual(rowIds.length);
        await search.quick(text);
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it("a hostile title is indexed like any other", async () => {
    const other = openTestSearch();
    for (const [i, title] of HOSTILE.entries())
      await other.index({
        rowId: i + 1,
        title,
        ingredients: [title],
        tags: [title],
        instructions: [title],
        cuisine: title,
      });
    for (const title of HOSTILE) await other.query({ text: title });
    for (const [j] of HOSTILE.entries()) await other.remove(j + 1);
    expect(other.database.prepare("SELECT count(*) AS words FROM search_words").all()).toMatchObject([
      { words: 0 },
    ]);
    other.close();
  });
});
