import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Db, type OpenOptions, openDb } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";

export type TestDatabase = {
  db: Db;
  /** The database file, in its own folder. */
  path: string;
  /** Closes the database and removes its folder. */
  close(): Promise<void>;
};

let template: Promise<string> | null = null;

/**
 * Creates a migrated database in a new folder, with the checks of development mode. Close it after the test.
 */
export async function createTestDatabase(options: OpenOptions = {}): Promise<TestDatabase> {
  template ??= createTemplateDatabase();
  const folder = mkdtempSync(join(tmpdir(), "larder-test-"));
  const path = join(folder, "larder.db");
  copyFileSync(await template, path);
  const db = await openDb(pathToFileURL(path).href, { development: true, ...options });
  const close = async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, path, close };
}

/** Migrates once per process, because copying the migrated file is faster. */
async function createTemplateDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "larder-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "template.db");
  const migrations = join(import.meta.dirname, "migrations");
  await migrateDatabase(pathToFileURL(path).href, {
    folder: migrations,
    backupsDir: join(folder, "backups"),
  });
  return path;
}
