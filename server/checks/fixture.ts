import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { SaveImportInput } from "#server/features/imports/schema.ts";
import { saveImportAsRecipe } from "#server/features/imports/service/save-import.ts";
import { likeRecipe } from "#server/features/likes/service/like-recipe.ts";
import { MyListInput } from "#server/features/recipes/schema/lists.ts";
import { listMyRecipes } from "#server/features/recipes/service/list-recipes.ts";
import { registerAccount } from "#server/features/registration/service.ts";
import { scaleStoredRecipe } from "#server/features/scaling/service.ts";
import { login } from "#server/features/sessions/service/login.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "./running-server/sample-members.ts";
import { withServerDeps, withTemporaryFolder } from "./running-server/with-server.ts";

/**
 * Fills a database through the services, and stores it as db/fixtures/schema-N.db with all rows as JSON. It
 * runs once for each released schema: `npm run fixture -- N`
 */
async function main(version: string | undefined): Promise<void> {
  if (!version || !/^\d+$/.test(version)) throw new Error("Say which schema: npm run fixture -- N");
  await withTemporaryFolder("fixture", (dataDir) =>
    withServerDeps(dataDir, (deps) => writeFixture(deps, version), { LOG_LEVEL: "silent" }),
  );
  console.log(`Wrote db/fixtures/schema-${version}.db`);
}

async function writeFixture(deps: Deps, version: string): Promise<void> {
  const email = "cook@larder.invalid";
  const member = await addSampleMember(deps, email, 12);
  const cookies = { get: () => null, set: () => undefined };
  const origin = {
    ip: "192.0.2.7",
    address: deps.baseUrl,
    userAgent: "curl/8.5",
    cookies,
    timezone: null,
  };
  await registerAccount(
    deps,
    { email: "new@larder.invalid", name: "Not Yet", password: SAMPLE_PASSWORD },
    { ...origin, timezone: "Europe/Rome" },
  );
  await login(deps, { email, password: SAMPLE_PASSWORD }, origin);
  const { items } = await listMyRecipes(deps, member, MyListInput.parse({}));
  for (const recipe of items.slice(0, 5)) await likeRecipe(deps, member, recipe.id);
  for (const recipe of items.slice(0, 3)) {
    await scaleStoredRecipe(deps, member, { id: recipe.id, newServings: recipe.servings + 3 });
  }
  await saveImportAsRecipe(deps, member, SaveImportInput.parse(IMPORT));
  const base = join(import.meta.dirname, `../../db/fixtures/schema-${version}`);
  rmSync(`${base}.db`, { force: true });
  await deps.db.copyTo(`${base}.db`);
  writeFileSync(`${base}.json`, `${JSON.stringify(await dumpTables(deps.db), null, 1)}\n`);
}

/** All rows of all tables by column name. */
async function dumpTables(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const dump: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
    const name = getTableName(table);
    dump[name] = await db.all(
      `select ${columns.join(", ")} from "${name}" order by ${columns.slice(0, 2).join(", ")}`,
    );
  }
  return dump;
}

const IMPORT = {
  title: "Crème brûlée à l'orange",
  ingredients: [
    "500 ml/17 fl oz double cream",
    "1 cup plus 2 tbsp sugar",
    "2 (400 g) tins plums",
    "salt, to taste",
  ],
  ingredientSections: [{ at: 2, heading: "To serve" }],
  instructions: ["Warm the cream.", "Bake for 40 minutes."],
  cuisine: "Provençal",
  sourceUrl: "https://example.org/creme",
  sourceSite: "example.org",
  servings: 6,
  yieldText: "6 ramekins",
  tags: ["dessert", "orange"],
};

await main(process.argv[2]);
