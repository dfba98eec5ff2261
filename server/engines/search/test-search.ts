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
} from "./search.ts";

/**
 * Opens a search over a temporary database file. `close` deletes the file. `statements` records all
 * statements that read.
 */
export function openTestSearch() {
  const folder = mkdtempSync(join(tmpdir(), "larder-search-"));
  const database = new Database(join(folder, "search.db"));
  database.exec("PRAGMA synchronous = OFF");
  for (const statement of searchTables) database.exec(statement);
  const statements: { text: string; args: unknown[] }[] = [];
  const sql: SqlHandle = {
    run: async (text, args) => {
      database.prepare(text).run(...args);
    },
    all: async (text, args) => {
      statements.push({ text, args });
      return database.prepare(text).all(...args) as Record<string, unknown>[];
    },
  };
  const engine = createEmbeddedSearch();
  return {
    database,
    sql,
    statements,
    index: (document: Partial<SearchDocument> & { rowId: number }) => engine.index(sql, documentOf(document)),
    remove: (rowId: number) => engine.remove(sql, rowId),
    engine,
    query: (query: Partial<SearchQuery>) => engine.query(sql, { owners: [], limit: 12, ...query }),
    quick: (text: string, owners: number[] = [], limit = 10) => engine.quick(sql, { text, owners, limit }),
    close: () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Wraps `openTestSearch` so that recipes are stored by title and results are titles, best first. */
export function openTestSearchWithTitles() {
  const search = openTestSearch();
  const titles: string[] = [];
  const store = async (title: string, fields: Partial<SearchDocument> = {}): Promise<number> => {
    const rowId = titles.push(title);
    await search.index({ rowId, title, ...fields });
    return rowId;
  };
  const query = (text: string, owners: readonly number[] = []) => search.query({ text, owners, limit: 50 });
  const titleOf = (rowId: number) => titles[rowId - 1];
  return {
    ...search,
    store,
    /** Stores recipes that match no query, so that the words of the tested recipes are rare. */
    storeOthers: async (count = 30) => {
      for (let turn = 0; turn < count; turn += 1)
        await store(`Plain number ${turn}`, { ingredients: ["water"] });
    },
    ask: query,
    rowIdOf: (title: string) => titles.indexOf(title) + 1,
    found: async (text: string) => (await query(text)).rowIds.map(titleOf),
    begun: async (text: string) => (await search.quick(text)).map(titleOf),
  };
}

function documentOf(fields: Partial<SearchDocument> & { rowId: number }): SearchDocument {
  return {
    title: "Untitled",
    description: null,
    ingredients: [],
    instructions: [],
    tags: [],
    ownerRowId: 1,
    isPublic: true,
    cuisine: null,
    difficulty: "EASY",
    cookingTime: null,
    servings: 4,
    hasImage: false,
    createdAt: fields.rowId,
    likeCount: 0,
    ...fields,
  };
}

const FOODS =
  "chicken,tomato,onion,garlic,salt,pepper,rice,pasta,beef,carrot,lemon,basil,cream,butter,egg,flour,sugar,leek,bean,corn".split(
    ",",
  );
const DISHES = "soup,stew,salad,pie,curry,bake,roast,cake,bread,tart".split(",");
const CUISINES = ["ITALIAN", "FRENCH", "INDIAN", null];

/** Generates recipes, always the same ones. Every third is private. Owners are 1 to 20. */
export function createSyntheticRecipes(count: number): SearchDocument[] {
  let seed = 12345;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  return Array.from({ length: count }, (_, i) => {
    const foods = Array.from({ length: 3 + random(6) }, () => pick(FOODS));
    return documentOf({
      rowId: i + 1,
      title: `${pick(FOODS)} ${pick(DISHES)} ${i + 1}`,
      description: `A ${pick(DISHES)} for ${pick(["summer", "winter"])}`,
      ingredients: [...foods, "salt"],
      instructions: [`Cut the ${foods[0]}.`, "Simmer gently."],
      tags: [pick(["quick", "family"])],
      ownerRowId: 1 + random(20),
      isPublic: i % 3 !== 0,
      cuisine: pick(CUISINES),
      difficulty: pick(["EASY", "MEDIUM", "HARD"]),
      cookingTime: random(5) === 0 ? null : 5 + random(200),
      servings: 1 + random(12),
      hasImage: random(2) === 0,
      createdAt: 1_700_000_000_000 + random(1_000_000),
      likeCount: random(50),
    });
  });
}
