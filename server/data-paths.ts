import { dirname, join, resolve } from "node:path";
import { filePathOf } from "#db/local-client.ts";
import type { Env } from "./env.ts";

/** Every folder that this process must own alone: the data, and the database file where it lies elsewhere. */
export function ownedFolders(env: Env): string[] {
  const file = databaseFileOf(env);
  return [...new Set([env.DATA_DIR, ...(file === null ? [] : [dirname(file)])])];
}

/** The whole path of the database file, or null for a database elsewhere. */
export function databaseFileOf(env: Env): string | null {
  const file = filePathOf(databaseUrlOf(env));
  return file === null ? null : resolve(file);
}

/** Where the database is: its own address, or a file in the data folder. */
export function databaseUrlOf(env: Env): string {
  return env.DATABASE_URL ?? `file:${join(env.DATA_DIR, "larder.db")}`;
}
