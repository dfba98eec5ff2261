import { dirname, join, resolve } from "node:path";
import { databaseUrlToFilePathOrNull } from "#db/local-client.ts";
import type { Env } from "./env.ts";

/**
 * The folders that this process must own: the data folder, and that of the database file if it is elsewhere.
 */
export function listFoldersToOwn(env: Env): string[] {
  const file = getDatabaseFilePathOrNull(env);
  return [...new Set([env.DATA_DIR, ...(file === null ? [] : [dirname(file)])])];
}

/** Absolute path of the database file; null for a remote database. */
export function getDatabaseFilePathOrNull(env: Env): string | null {
  const file = databaseUrlToFilePathOrNull(getDatabaseUrlOrDefault(env));
  return file === null ? null : resolve(file);
}

/** The configured URL of the database, or that of larder.db in the data folder. */
export function getDatabaseUrlOrDefault(env: Env): string {
  return env.DATABASE_URL ?? `file:${join(env.DATA_DIR, "larder.db")}`;
}
