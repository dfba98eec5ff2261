import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import {
  createEmbeddedSearch,
  type SearchDocument,
  type SearchQuery,
  type SqlHandle,
  searchTables,
} from "#server/engines/search/search.ts";
import { pick, type Random, randomFrom } from "./scaling-proof/random-lines.ts";

const SEED = 11;
const OWNERS = [1, 2, 3, 4, 5];
/** Recipes that are there at a time. */
const MOST = 2000;
const CHECK_EVERY = 20;
/** The clock of the documents: each change is later than the one before. */
const SECOND = 1000;

/** Words of no kitchen, three letters apart from each other at least: nothing is their other name or their slip. */
const STARTS = "brax colv drimp fengo gurst hawlo jubex klyth morvi nuffa plesk quorn".split(" ");
const ENDS = "abelion ditchwa ercomul ofaniste ulgraby ozzentip ivakkory unthrelm".split(" ");
const wordsOf = (from: number, to: number) =>
  STARTS.slice(from, to).flatMap((start) => ENDS.map((end) => start + end));
const WORDS = {
  title: wordsOf(0, 4),
  ingredient: wordsOf(4, 8),
  tag: wordsOf(8, 10),
  step: wordsOf(10, 12),
};
const CUISINES = ["ITALIAN", "FRENCH", "INDIAN", null];

export type SearchChangesProof = {
  changes: number;
  checks: number;
  /** Answers that differ from going through all recipes one by one: what was asked, the first few. */
  differences: string[];
  integrity: string[];
  ok: boolean;
};

/**
 * Random inserts, changes, likes and deletions of recipes; after every twentieth some queries, whose answers are held
 * against a walk through all recipes. At the end the tables are checked, and emptied recipe by recipe.
 */
export async function proveSearchChanges(changes: number): Promise<SearchChangesProof> {
  const folder = mkdtempSync(join(tmpdir(), "larder-search-changes-"));
  const database = new Database(join(folder, "search.db"));
  try {
    database.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = wal");
    for (const statement of searchTables) database.exec(statement);
    const sql = handleOf(database);
    const engine = createEmbeddedSearch();
    const random = randomFrom(SEED);
    const documents = new Map<number, SearchDocument>();
    const differences: string[] = [];
    let checks = 0;
    for (let n = 1; n <= changes; n += 1) {
      database.exec("BEGIN");
      await change(n);
      database.exec("COMMIT");
      if (n % CHECK_EVERY === 0)
        for (const asked of queries(random)) {
          checks += 1;
          const found = await engine.query(sql, asked);
          const expected = expectedOf(documents, asked);
          const wrong = JSON.stringify(found.rowIds) !== JSON.stringify(expected.slice(0, asked.limit));
          if (wrong || found.total !== Math.min(1000, expected.length))
            differences.push(`${n}: ${JSON.stringify(asked)}`);
        }
    }
    const integrity = integrityOf(database);
    const [apart] = database
      .prepare(
        `SELECT (SELECT count(*) FROM search_rankings) - count(*) AS n FROM search_facets
          JOIN search_rankings USING (doc_id, scope, like_count)`,
      )
      .all() as { n: number }[];
    if (apart?.n !== 0) integrity.push(`${apart?.n} recipes are ranked by what they are not`);
    database.exec("BEGIN");
    for (const rowId of documents.keys()) await engine.remove(sql, rowId);
    database.exec("COMMIT");
    for (const table of [
      "search_facets",
      "search_rankings",
      "search_texts",
      "search_words",
      "search_slips",
    ]) {
      const [row] = database.prepare(`SELECT count(*) AS n FROM ${table}`).all() as { n: number }[];
      if (row?.n !== 0) integrity.push(`${table} keeps ${row?.n} rows of recipes that are gone`);
    }
    return {
      changes,
      checks,
      differences: differences.slice(0, 5),
      integrity,
      ok: differences.length === 0 && integrity.length === 0,
    };

    async function change(n: number): Promise<void> {
      const known = [...documents.keys()];
      const kind = random();
      const chosen = known.length === 0 ? undefined : pick(random, known);
      const before = chosen === undefined ? undefined : documents.get(chosen);
      if (chosen === undefined || before === undefined || (kind < 0.4 && known.length < MOST)) {
        const made = documentOf(n, n, random);
        documents.set(n, made);
        await engine.index(sql, made);
      } else if (kind < 0.65) {
        const made = documentOf(chosen, n, random);
        documents.set(chosen, made);
        await engine.index(sql, made);
      } else if (kind < 0.8) {
        const liked = { ...before, likeCount: Math.floor(random() * 100) };
        documents.set(chosen, liked);
        const moves = await engine.setLikeCount(sql, chosen, liked.likeCount);
        if (moves) await engine.index(sql, liked);
      } else {
        documents.delete(chosen);
        await engine.remove(sql, chosen);
      }
    }
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function handleOf(database: Database.Database): SqlHandle {
  const prepared = new Map<string, Database.Statement>();
  const statement = (text: string) => {
    const known = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, known);
    return known;
  };
  return {
    run: async (text, args) => {
      statement(text).run(...args);
    },
    all: async (text, args) => statement(text).all(...args) as Record<string, unknown>[],
  };
}

function documentOf(rowId: number, n: number, random: Random): SearchDocument {
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, list));
  return {
    rowId,
    title: some(WORDS.title, 3).join(" "),
    description: null,
    ingredients: some(WORDS.ingredient, 6),
    instructions: some(WORDS.step, 3),
    tags: some(WORDS.tag, 2),
    ownerRowId: pick(random, OWNERS),
    isPublic: random() < 0.6,
    cuisine: pick(random, CUISINES),
    difficulty: pick(random, ["EASY", "MEDIUM", "HARD"]),
    cookingTime: random() < 0.2 ? null : 5 + Math.floor(random() * 200),
    servings: 1 + Math.floor(random() * 12),
    hasImage: random() < 0.5,
    createdAt: n * SECOND,
    likeCount: Math.floor(random() * 50),
  };
}

function queries(random: Random): SearchQuery[] {
  const { title, ingredient, tag, step } = WORDS;
  const reader = () => (random() < 0.3 ? [] : [pick(random, OWNERS)]);
  const one = (asked: Partial<SearchQuery>): SearchQuery => ({
    owners: reader(),
    sort: "created_at",
    limit: 1000,
    ...asked,
  });
  const filters = {
    ...(random() < 0.5 ? { cuisine: pick(random, ["ITALIAN", "FRENCH"]) } : {}),
    ...(random() < 0.5 ? { maxCookingTime: 100 } : {}),
    ...(random() < 0.3 ? { isPublic: random() < 0.5 } : {}),
    ...(random() < 0.5 ? { ingredientsInclude: [pick(random, ingredient), pick(random, ingredient)] } : {}),
    ...(random() < 0.5 ? { ingredientsExclude: [pick(random, ingredient)] } : {}),
  };
  return [
    one({ text: pick(random, [...title, ...ingredient, ...tag, ...step]) }),
    one({ text: pick(random, [...title, ...ingredient]), filters }),
    one({ filters }),
    one({ sort: pick(random, ["created_at", "relevance"]), order: "asc" }),
  ];
}

/** By going through all recipes, in the order of their dates. */
function expectedOf(documents: ReadonlyMap<number, SearchDocument>, asked: SearchQuery): number[] {
  const { text, filters = {}, owners, order } = asked;
  const included = filters.ingredientsInclude ?? [];
  const excluded = filters.ingredientsExclude ?? [];
  const found = [...documents.values()].filter((one) => {
    const isOwn = owners.includes(one.ownerRowId);
    const isSeen =
      filters.isPublic === undefined
        ? one.isPublic || isOwn
        : filters.isPublic
          ? one.isPublic
          : isOwn && !one.isPublic;
    const words = [one.title, ...one.ingredients, ...one.tags, ...one.instructions].join(" ").split(" ");
    return (
      isSeen &&
      (text === undefined || words.includes(text)) &&
      (filters.cuisine === undefined || one.cuisine === filters.cuisine) &&
      (filters.maxCookingTime === undefined ||
        (one.cookingTime !== null && one.cookingTime <= filters.maxCookingTime)) &&
      (included.length === 0 || included.some((name) => one.ingredients.includes(name))) &&
      !excluded.some((name) => one.ingredients.includes(name))
    );
  });
  found.sort((a, b) => b.createdAt - a.createdAt || b.rowId - a.rowId);
  return (order === "asc" ? found.toReversed() : found).map(({ rowId }) => rowId);
}

function integrityOf(database: Database.Database): string[] {
  const findings = (database.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((line) => line !== "ok");
  for (const table of ["search_index", "search_titles"])
    try {
      database.exec(`INSERT INTO ${table}(${table}) VALUES ('integrity-check')`);
    } catch (error) {
      findings.push(`${table}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return findings;
}
