import { expect, it } from "vitest";
import { pick, type Random, seededFuzzRandom } from "#server/checks/fuzz/random.ts";
import type { SearchDocument, SearchQuery } from "./search.ts";
import { openTestSearch } from "./test-search.ts";

const CHANGES = Number(process.env.FUZZ_RUNS ?? 400);
const MAX_RECIPES = 100;
const CHECK_EVERY = 20;
const OWNERS = [1, 2, 3, 4, 5];
const DAY_MS = 86_400_000;

/** Invented words, three letters apart from each other: none is another's synonym or typo. */
const STARTS = "brax colv drimp fengo gurst hawlo jubex klyth morvi nuffa plesk quorn".split(" ");
const ENDS = "abelion ditchwa ercomul ofaniste ulgraby ozzentip ivakkory unthrelm".split(" ");
const wordsOf = (from: number, to: number) =>
  STARTS.slice(from, to).flatMap((start) => ENDS.map((end) => start + end));
const WORDS = { title: wordsOf(0, 4), ingredient: wordsOf(4, 8), tag: wordsOf(8, 10), step: wordsOf(10, 12) };

function randomDocument(rowId: number, change: number, random: Random): SearchDocument {
  const some = (words: readonly string[], max: number) =>
    Array.from({ length: 1 + Math.floor(random() * max) }, () => pick(random, words));
  return {
    rowId,
    title: some(WORDS.title, 3).join(" "),
    description: null,
    ingredients: some(WORDS.ingredient, 6),
    instructions: some(WORDS.step, 3),
    tags: some(WORDS.tag, 2),
    ownerRowId: pick(random, OWNERS),
    isPublic: random() < 0.6,
    cuisine: pick(random, ["ITALIAN", "FRENCH", "INDIAN", null]),
    difficulty: pick(random, ["EASY", "MEDIUM", "HARD"]),
    cookingTime: random() < 0.2 ? null : 5 + Math.floor(random() * 200),
    servings: 1 + Math.floor(random() * 12),
    hasImage: random() < 0.5,
    createdAt: change * DAY_MS,
    likeCount: Math.floor(random() * 50),
  };
}

function randomQueries(random: Random): SearchQuery[] {
  const { title, ingredient, tag, step } = WORDS;
  const query = (part: Partial<SearchQuery>): SearchQuery => ({
    owners: random() < 0.3 ? [] : [pick(random, OWNERS)],
    sort: "created_at",
    limit: 1000,
    ...part,
  });
  const filters = {
    ...(random() < 0.5 && { cuisine: pick(random, ["ITALIAN", "FRENCH"]) }),
    ...(random() < 0.5 && { maxCookingTime: 100 }),
    ...(random() < 0.3 && { isPublic: random() < 0.5 }),
    ...(random() < 0.5 && { ingredientsInclude: [pick(random, ingredient), pick(random, ingredient)] }),
    ...(random() < 0.5 && { ingredientsExclude: [pick(random, ingredient)] }),
  };
  return [
    query({ text: pick(random, [...title, ...ingredient, ...tag, ...step]) }),
    query({ text: pick(random, [...title, ...ingredient]), filters }),
    query({ filters }),
    query({ sort: pick(random, ["created_at", "relevance"]), order: "asc" }),
  ];
}

/** The same answer from a walk through all documents. */
function expectedRowIds(
  documents: Iterable<SearchDocument>,
  { text, filters = {}, owners, order }: SearchQuery,
) {
  const found = [...documents].filter((document) => {
    const isOwn = owners.includes(document.ownerRowId);
    const isVisible =
      filters.isPublic === undefined
        ? document.isPublic || isOwn
        : filters.isPublic
          ? document.isPublic
          : isOwn && !document.isPublic;
    const { title, ingredients, tags, instructions, cookingTime } = document;
    const words = [title, ...ingredients, ...tags, ...instructions].join(" ").split(" ");
    const included = filters.ingredientsInclude ?? [];
    return (
      isVisible &&
      (text === undefined || words.includes(text)) &&
      (filters.cuisine === undefined || document.cuisine === filters.cuisine) &&
      (filters.maxCookingTime === undefined ||
        (cookingTime !== null && cookingTime <= filters.maxCookingTime)) &&
      (included.length === 0 || included.some((name) => ingredients.includes(name))) &&
      !(filters.ingredientsExclude ?? []).some((name) => ingredients.includes(name))
    );
  });
  found.sort((a, b) => b.createdAt - a.createdAt || b.rowId - a.rowId);
  return (order === "asc" ? found.toReversed() : found).map(({ rowId }) => rowId);
}

it("the index equals a scan of all recipes after random inserts, changes, likes and deletions", async () => {
  const { database, engine, sql, close } = openTestSearch();
  const random = seededFuzzRandom(11);
  const documents = new Map<number, SearchDocument>();

  async function change(number: number): Promise<void> {
    const kind = random();
    const rowId = documents.size === 0 ? undefined : pick(random, [...documents.keys()]);
    const before = rowId === undefined ? undefined : documents.get(rowId);
    if (!before || (kind < 0.4 && documents.size < MAX_RECIPES) || kind < 0.65) {
      const isNew = !before || (kind < 0.4 && documents.size < MAX_RECIPES);
      const document = randomDocument(isNew ? number : before.rowId, number, random);
      documents.set(document.rowId, document);
      await engine.index(sql, document);
    } else if (kind < 0.8) {
      const liked = { ...before, likeCount: Math.floor(random() * 100) };
      documents.set(liked.rowId, liked);
      if (await engine.setLikeCount(sql, liked.rowId, liked.likeCount)) await engine.index(sql, liked);
    } else {
      documents.delete(before.rowId);
      await engine.remove(sql, before.rowId);
    }
  }

  const count = (statement: string) => (database.prepare(statement).get() as { n: number }).n;
  try {
    for (let number = 1; number <= CHANGES; number += 1) {
      database.exec("BEGIN");
      await change(number);
      database.exec("COMMIT");
      if (number % CHECK_EVERY !== 0) continue;
      for (const query of randomQueries(random)) {
        const { rowIds, total } = await engine.query(sql, query);
        const expected = expectedRowIds(documents.values(), query);
        expect({ number, query, rowIds, total }).toEqual({
          number,
          query,
          rowIds: expected.slice(0, query.limit),
          total: Math.min(1000, expected.length),
        });
      }
    }
    for (const table of ["search_index", "search_titles"])
      database.exec(`INSERT INTO ${table}(${table}) VALUES ('integrity-check')`);
    expect(
      count(`SELECT (SELECT count(*) FROM search_rankings) - count(*) AS n FROM search_facets
        JOIN search_rankings USING (doc_id, scope, like_count)`),
    ).toBe(0);
    database.exec("BEGIN");
    for (const rowId of documents.keys()) await engine.remove(sql, rowId);
    database.exec("COMMIT");
    for (const table of ["search_facets", "search_rankings", "search_texts", "search_words", "search_slips"])
      expect([table, count(`SELECT count(*) AS n FROM ${table}`)]).toEqual([table, 0]);
  } finally {
    close();
  }
}, 120_000);
