import type { Tx } from "#db/client.ts";
import { ingredients, instructions, recipes, tags, users } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { ASSUMED_SERVINGS, normalizeTags } from "#server/features/recipes/policy.ts";
import { foldTextForSortingAndSearch } from "#server/features/recipes/service/fold-text.ts";
import { toIngredientRows } from "#server/features/recipes/service/ingredient-rows.ts";
import { readSearchDocuments } from "#server/features/search-index/service/read-search-documents.ts";
import { createSearchHandleForWrites } from "#server/features/search-index/service/search-handle.ts";
import type { RecipeLine } from "./file-lines.ts";
import type { FileId } from "./read-json-lines.ts";

const EMAIL = "cook@larder.invalid";
/** The number of recipes that one transaction writes. */
const AT_ONCE = 250;
/** Rows per statement, because SQLite limits the number of its parameters. */
const ROWS_AT_ONCE = 1000;

/**
 * Stores and indexes the columns that the search reads, as public recipes of one member. Saving complete
 * recipes would take four times as long. Returns the ids of the file by public id.
 */
export async function storeAndIndexRecipes(
  deps: Deps,
  lines: readonly RecipeLine[],
): Promise<Map<string, FileId>> {
  const ownerRowId = await addCook(deps);
  const fileIds = new Map<string, FileId>();
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE).map((line) => ({ line, id: deps.uuid() }));
    await deps.db.write((tx) => storeRecipes(tx, deps, ownerRowId, some));
    for (const { line, id } of some) fileIds.set(id, line.id);
  }
  return fileIds;
}

type Entry = { line: RecipeLine; id: string };

async function storeRecipes(tx: Tx, deps: Deps, ownerRowId: number, entries: readonly Entry[]) {
  const now = deps.clock.now();
  const stored = await tx
    .insert(recipes)
    .values(entries.map(({ line, id }) => ({ id, ownerRowId, ...columnsOf(line, now) })))
    .returning({ id: recipes.id, rowId: recipes.rowId });
  const rowIds = new Map(stored.map(({ id, rowId }) => [id, rowId]));
  const rows = entries.map(({ line, id }) => ({ line, rowId: rowIds.get(id) ?? 0, names: namesOf(line) }));
  const labels = rows.flatMap(({ line, rowId }) =>
    normalizeTags(line.tags ?? []).map((label, position) => ({
      recipeRowId: rowId,
      position,
      key: label.toLowerCase(),
      label,
    })),
  );
  // Ingredient lines are stored because external search engines are filled from the tables.
  const lines = rows.flatMap(({ rowId, names }) =>
    names.map((row) => ({ ...row, recipeRowId: rowId, amount: JSON.stringify(row.amount) })),
  );
  const steps = rows.flatMap(({ line, rowId }) =>
    line.instructions.map((text, position) => ({ recipeRowId: rowId, position, text })),
  );
  for (const some of chunksOf(labels)) await tx.insert(tags).values(some);
  for (const some of chunksOf(lines)) await tx.insert(ingredients).values(some);
  for (const some of chunksOf(steps)) await tx.insert(instructions).values(some);
  const texts = new Map(
    rows.map(({ line, rowId, names }) => [
      rowId,
      { ingredients: names.map(({ name }) => name), instructions: line.instructions },
    ]),
  );
  const sql = createSearchHandleForWrites(tx);
  for (const document of (await readSearchDocuments(tx, [...texts.keys()], texts)).values())
    await deps.search.index(sql, document);
}

function* chunksOf<One>(list: readonly One[]): Generator<One[]> {
  for (let from = 0; from < list.length; from += ROWS_AT_ONCE) yield list.slice(from, from + ROWS_AT_ONCE);
}

function columnsOf(line: RecipeLine, now: number) {
  return {
    title: line.title,
    titleSort: foldTextForSortingAndSearch(line.title),
    description: line.description || null,
    cuisine: line.cuisine,
    difficulty: line.difficulty ?? "MEDIUM",
    cookingTime: line.cooking_time ?? null,
    servings: line.servings || ASSUMED_SERVINGS,
    likeCount: line.like_count ?? 0,
    isPublic: true,
    createdAt: now,
    updatedAt: now,
  };
}

/** Parses the ingredient lines as a save does, because the search indexes their names without amounts. */
function namesOf({ ingredients: lines }: RecipeLine) {
  return toIngredientRows(lines.map((originalText) => ({ originalText, unit: null, notes: null })));
}

async function addCook({ db, uuid, clock }: Deps): Promise<number> {
  const cook = { id: uuid(), email: EMAIL, name: "Sample Cook", exempt: true, createdAt: clock.now() };
  const [row] = await db.write((tx) => tx.insert(users).values(cook).returning({ rowId: users.rowId }));
  if (!row) throw new Error("The sample member was not stored");
  return row.rowId;
}
