import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestSearch } from "./test-search.ts";

let search: ReturnType<typeof openTestSearch>;
beforeEach(async () => {
  search = openTestSearch();
  for (let turn = 1; turn <= 20; turn += 1) await search.index({ rowId: turn, title: `Plain soup ${turn}` });
  await search.index({
    rowId: 100,
    title: "Quixotic zabaglione",
    ingredients: ["marsala"],
    tags: ["clandestine"],
    ownerRowId: 7,
    isPublic: false,
  });
});
afterEach(() => search.close());

const TEXTS = ["quixotc|zabaglone|zaba|marsla|clandestin|o7|·7·|7|quixotic zabaglione soup"].flatMap((row) =>
  row.split("|"),
);

it("words of other members' private recipes are not suggested", async () => {
  for (const text of TEXTS) {
    for (const owners of [[], [8], [0], [-7]]) {
      const { rowIds, understood } = await search.query({ text, owners });
      expect([text, rowIds.includes(100)]).toEqual([text, false]);
      expect(understood?.corrected ?? null).toBeNull();
      expect(await search.quick(text, owners)).not.toContain(100);
    }
  }
});

it("words of a private recipe are suggested to its owner", async () => {
  for (const text of ["quixotc", "zabaglone", "zaba", "marsla", "clandestin"])
    expect([text, (await search.query({ text, owners: [7] })).rowIds]).toEqual([text, [100]]);
  expect(await search.quick("zabaglone", [7])).toEqual([100]);
});

it("results of other members do not depend on a private recipe", async () => {
  const before = await Promise.all(TEXTS.map((text) => search.query({ text })));
  await search.remove(100);
  expect(await Promise.all(TEXTS.map((text) => search.query({ text })))).toEqual(before);
});

it("the vocabulary drops words of deleted, changed and private recipes", async () => {
  const known = () =>
    search.database.prepare("SELECT DISTINCT word FROM search_words WHERE scope = 0 ORDER BY word").all() as {
      word: string;
    }[];
  const words = async () => known().map(({ word }) => word);
  const before = await words();
  await search.index({ rowId: 200, title: "Elderberry fool" });
  expect(await words()).toContain("elderberry");
  await search.index({ rowId: 200, title: "Elderberry fool", isPublic: false });
  expect(await words()).toEqual(before);
  await search.index({ rowId: 200, title: "Gooseberry fool" });
  await search.index({ rowId: 200, title: "Rhubarb fool" });
  expect(await words()).not.toContain("gooseberry");
  await search.remove(200);
  expect(await words()).toEqual(before);
  const [slips] = search.database
    .prepare(
      "SELECT count(*) AS stray FROM search_slips WHERE word_id NOT IN (SELECT word_id FROM search_words)",
    )
    .all() as { stray: number }[];
  expect(slips?.stray).toBe(0);
});

it("the vocabulary counts stay exact through many changes", { timeout: 120_000 }, async () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  const words = "apple pear plum fig lemon tart soup cake pie bread".split(" ");
  const some = () => Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(" ");
  search.database.exec("BEGIN");
  for (let turn = 0; turn < 3000; turn += 1) {
    const rowId = 300 + random(60);
    if (random(4) === 0) await search.remove(rowId);
    else
      await search.index({
        rowId,
        title: some(),
        ingredients: [some(), some()],
        ownerRowId: 1 + random(3),
        isPublic: random(2) === 0,
        likeCount: random(40),
      });
  }
  search.database.exec("COMMIT");
  const counted = search.database
    .prepare("SELECT scope, language, word, uses, titles FROM search_words ORDER BY scope, language, word")
    .all();
  const asked = search.database
    .prepare(
      `SELECT scope, language, substr(value, 2) AS word, count(*) AS uses, sum(substr(value, 1, 1) = 't') AS titles
        FROM search_texts, json_each(words) GROUP BY scope, language, word ORDER BY scope, language, word`,
    )
    .all();
  expect(counted).toEqual(asked);
});
