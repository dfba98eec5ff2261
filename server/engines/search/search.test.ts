import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildRemovalTrigger } from "./search.ts";
import { openTestSearch } from "./test-search.ts";

let search: ReturnType<typeof openTestSearch>;
beforeEach(() => {
  search = openTestSearch();
});
afterEach(() => search.close());

const found = async (text: string) => (await search.query({ text })).rowIds;

describe("words", () => {
  it("rank titles above ingredients above other texts, and the exact title first", async () => {
    await search.index({ rowId: 1, title: "Plain rice", instructions: ["Add a lemon."] });
    await search.index({ rowId: 2, title: "Grilled fish", ingredients: ["lemon"] });
    await search.index({ rowId: 3, title: "Lemon and honey cake for Sunday" });
    await search.index({ rowId: 4, title: "Lemon" });
    await search.index({ rowId: 5, title: "Salt bread" });
    expect(await found("lemon")).toEqual([4, 3, 2, 1]);
    expect((await search.query({ text: "lemon", order: "asc" })).rowIds).toEqual([1, 2, 3, 4]);
  });

  it("must all match", async () => {
    await search.index({ rowId: 1, title: "Tomato soup" });
    await search.index({ rowId: 2, title: "Tomato salad", ingredients: ["soup greens"] });
    await search.index({ rowId: 3, title: "Tomato tart" });
    expect(await found("tomato soup")).toEqual([1, 2]);
    expect(await found("tomato soup nothing")).toEqual([]);
  });

  it("match without accents, in any case, in singular and plural", async () => {
    await search.index({
      rowId: 1,
      title: "Crème Brûlée",
      ingredients: ["4 egg yolks", "Blaubeeren", "tomatoes"],
    });
    for (const text of ["creme brulee", "CRÈME", "yolk", "eggs", "tomato", "tomatoe", "tomatoes"]) {
      expect([text, await found(text)]).toEqual([text, [1]]);
    }
  });

  it("match by a prefix if they are the last word", async () => {
    await search.index({ rowId: 1, title: "Baked potatoes" });
    await search.index({ rowId: 2, title: "Mashed potato" });
    for (const text of ["ba", "bak"]) expect([text, await found(text)]).toEqual([text, [1]]);
    // Potatoes that are not baked rank lower.
    for (const text of ["baked pot", "baked potato", "baked potatoe"])
      expect([text, await found(text)]).toEqual([text, [1, 2]]);
    expect(await found("bak potato")).toEqual([]);
    expect(await search.quick("p")).toEqual([2, 1]);
    expect(await search.quick("mash")).toEqual([2]);
  });

  it("match in scripts without spaces", async () => {
    await search.index({ rowId: 1, title: "番茄炒蛋", ingredients: ["鸡蛋"] });
    await search.index({ rowId: 2, title: "ข้าวผัดกุ้ง" });
    expect(await found("番茄")).toEqual([1]);
    expect(await found("ข้าวผัด")).toEqual([2]);
  });

  it("match in description, steps and tags", async () => {
    await search.index({ rowId: 1, description: "velvet", instructions: ["Whisk."], tags: ["sunday"] });
    for (const text of ["velvet", "whisk", "sunday"]) expect(await found(text)).toEqual([1]);
  });
});

describe("odd input", () => {
  beforeEach(async () => {
    await search.index({ rowId: 1, title: "Title near or and not cake", ingredients: ["salt"] });
    await search.index({ rowId: 2, title: "Bread" });
  });

  it.each([
    '" OR *',
    "NEAR(",
    "title:",
    "title : bread*",
    "{title} : x",
    "^cake",
    "a AND",
    "-",
    "*",
    '"',
    "'; DROP TABLE x",
  ])("%j is read as words, never as syntax", async (text) => {
    const words = text
      .replace(/[^a-z ]/gi, " ")
      .toLowerCase()
      .trim();
    expect(await found(text)).toEqual(words === "" ? [] : await found(words));
    await search.quick(text);
    await search.query({ filters: { ingredientsInclude: [text], ingredientsExclude: [text] } });
  });

  it("punctuation finds nothing, an empty query everything", async () => {
    expect(await search.query({ text: "!!! ???" })).toEqual({ rowIds: [], total: 0, totalIsCapped: false });
    expect(await search.quick("***")).toEqual([]);
    for (const text of [undefined, "", "   "]) expect((await search.query({ text })).rowIds).toEqual([2, 1]);
  });

  it("a very long query is limited", async () => {
    const text = `${"cake ".repeat(5000)}bread`;
    expect((await search.query({ text })).rowIds).toEqual([1]);
    expect((await search.query({ text: "x".repeat(100_000) })).rowIds).toEqual([]);
  });
});

describe("filters", () => {
  beforeEach(async () => {
    await search.index({
      rowId: 1,
      title: "Red pepper soup",
      ingredients: ["red bell pepper", "salt"],
      cookingTime: 20,
    });
    await search.index({
      rowId: 2,
      title: "Mixed soup",
      ingredients: ["red onion", "salt"],
      cookingTime: 40,
      servings: 8,
    });
    await search.index({
      rowId: 3,
      title: "Black pepper crackers",
      ingredients: ["black pepper", "red wine"],
      cuisine: "FRENCH",
    });
    await search.index({
      rowId: 4,
      title: "Egg soup",
      ingredients: ["eggplant", "eggs"],
      hasImage: true,
      difficulty: "HARD",
    });
  });
  const rows = async (filters: Parameters<typeof search.query>[0]["filters"], text?: string) =>
    (await search.query({ filters, text, sort: "title", order: "asc" })).rowIds.toSorted();

  it("includes any or all ingredients, each one's words together", async () => {
    expect(await rows({ ingredientsInclude: ["red pepper"] })).toEqual([1]);
    expect(await rows({ ingredientsInclude: ["peppers", "egg"] })).toEqual([1, 3, 4]);
    expect(await rows({ ingredientsInclude: ["salt", "red onion"], ingredientsMatchAll: true })).toEqual([2]);
    expect(await rows({ ingredientsInclude: ["salt"] }, "mixed")).toEqual([2]);
    expect(await rows({ ingredientsInclude: ["??"] })).toEqual([]);
  });

  it("excludes on any hit, with words, with other ingredients and alone", async () => {
    expect(await rows({ ingredientsExclude: ["red onion", "eggs"] })).toEqual([1, 3]);
    expect(await rows({ ingredientsExclude: ["red pepper"] }, "soup")).toEqual([2, 4]);
    expect(await rows({ ingredientsInclude: ["salt"], ingredientsExclude: ["onion"] })).toEqual([1]);
    expect(await rows({ ingredientsExclude: ["!!"] })).toEqual([1, 2, 3, 4]);
  });

  it("holds time, servings, cuisine, difficulty and picture", async () => {
    expect(await rows({ maxCookingTime: 20 })).toEqual([1]);
    expect(await rows({ maxCookingTime: 10_080 })).toEqual([1, 2]);
    expect(await rows({ minServings: 5, maxServings: 8 })).toEqual([2]);
    expect(await rows({ cuisine: "FRENCH" })).toEqual([3]);
    expect(await rows({ difficulty: "HARD" })).toEqual([4]);
    expect(await rows({ hasImage: true })).toEqual([4]);
    expect(await rows({ hasImage: false }, "soup")).toEqual([1, 2]);
    expect(await rows({ cuisine: "x' OR 1=1 --" })).toEqual([]);
  });
});

describe("sorting", () => {
  it("sorts by each field both ways, unknown times last, with and without words", async () => {
    await search.index({ rowId: 1, title: "B soup", cookingTime: 30, servings: 2, createdAt: 30 });
    await search.index({ rowId: 2, title: "á soup", cookingTime: null, servings: 9, createdAt: 10 });
    await search.index({ rowId: 3, title: "C soup", cookingTime: 10, servings: 4, createdAt: 20 });
    for (const text of [undefined, "soup"]) {
      const sorted = async (
        sort: "title" | "cooking_time" | "created_at" | "servings",
        order: "asc" | "desc",
      ) => (await search.query({ text, sort, order, owners: [7] })).rowIds;
      expect(await sorted("title", "asc")).toEqual([2, 1, 3]);
      expect(await sorted("title", "desc")).toEqual([3, 1, 2]);
      expect(await sorted("cooking_time", "asc")).toEqual([3, 1, 2]);
      expect(await sorted("cooking_time", "desc")).toEqual([1, 3, 2]);
      expect(await sorted("created_at", "asc")).toEqual([2, 3, 1]);
      expect(await sorted("servings", "desc")).toEqual([2, 3, 1]);
    }
    expect((await search.query({})).rowIds).toEqual([1, 3, 2]);
  });
});

describe("changes", () => {
  it("replace the complete entry", async () => {
    await search.index({ rowId: 1, title: "Old words", ingredients: ["leek"], cuisine: "FRENCH" });
    await search.index({ rowId: 1, title: "New words", ingredients: ["corn"], cuisine: null });
    expect(await found("old")).toEqual([]);
    expect(await found("leek")).toEqual([]);
    expect(await found("new corn")).toEqual([1]);
    expect(await search.quick("ol")).toEqual([]);
    expect((await search.query({ filters: { cuisine: "FRENCH" } })).total).toBe(0);
  });

  it("forgets a removed entry, and one that was never there", async () => {
    await search.index({ rowId: 1, title: "Gone" });
    await search.remove(1);
    await search.remove(99);
    expect(await found("gone")).toEqual([]);
    expect(await search.quick("go")).toEqual([]);
    expect((await search.query({})).total).toBe(0);
  });

  it("forgets entries with their rows by the trigger, cascades included", async () => {
    search.database.exec(`PRAGMA foreign_keys = ON;
      CREATE TABLE owners (row_id INTEGER PRIMARY KEY);
      CREATE TABLE recipes (row_id INTEGER PRIMARY KEY, owner REFERENCES owners ON DELETE CASCADE);
      ${buildRemovalTrigger("recipes", "row_id")};
      INSERT INTO owners VALUES (1); INSERT INTO recipes VALUES (5, 1);`);
    await search.index({ rowId: 5, title: "Cascade" });
    search.database.exec("DELETE FROM owners");
    expect(await found("cascade")).toEqual([]);
    expect((await search.query({})).total).toBe(0);
  });

  it("ranks by likes within a tier, and clears for a rebuild", async () => {
    await search.index({ rowId: 1, title: "Carrot cake", likeCount: 1 });
    await search.index({ rowId: 2, title: "Lemon cake" });
    expect(await found("cake")).toEqual([1, 2]);
    await search.engine.setLikeCount(search.sql, 2, 9);
    expect(await found("cake")).toEqual([2, 1]);
    await search.engine.clear(search.sql);
    expect(await found("cake")).toEqual([]);
    await search.index({ rowId: 3, title: "Plum cake" });
    expect(await found("cake")).toEqual([3]);
  });

  it("refuses an owner that would make a private recipe public", async () => {
    for (const ownerRowId of [0, -1, 1.5]) {
      await expect(search.index({ rowId: 1, ownerRowId, isPublic: false })).rejects.toThrow(RangeError);
    }
  });
});

describe("a fragmented index", () => {
  it("is merged in steps and finds the same", async () => {
    for (let rowId = 1; rowId <= 400; rowId += 1)
      await search.index({
        rowId,
        title: `Soup ${rowId}`,
        ingredients: [`leek number ${rowId}`, "salt"],
        instructions: Array.from({ length: 40 }, (_, step) => `Stir it ${rowId * 40 + step} times.`),
      });
    for (let rowId = 1; rowId <= 400; rowId += 7) await search.remove(rowId);
    expect(await search.engine.isFragmented(search.sql)).toBe(true);
    const texts = ["soup", "leek", "soup 20", "stir 300"];
    const answers = () => Promise.all(texts.map((text) => search.query({ text, limit: 500 })));
    const before = await answers();
    let steps = 0;
    while (await search.engine.mergeSegments(search.sql)) {
      steps += 1;
      expect(steps).toBeLessThan(2000);
      // A recipe can be indexed between two steps of the merge.
      if (steps === 2) await search.index({ rowId: 1000, title: "Plain bread" });
    }
    expect(steps).toBeGreaterThan(1);
    expect(await search.engine.isFragmented(search.sql)).toBe(false);
    expect(await answers()).toEqual(before);
    expect(await found("plain bread")).toEqual([1000]);
    search.database.exec("INSERT INTO search_index (search_index) VALUES ('integrity-check')");
  });

  it("is not merged when it has one segment", async () => {
    await search.index({ rowId: 1, title: "Soup" });
    expect(await search.engine.isFragmented(search.sql)).toBe(false);
    expect(await search.engine.mergeSegments(search.sql)).toBe(false);
  });
});
