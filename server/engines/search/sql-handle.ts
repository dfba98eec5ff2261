import type { SqlValue } from "./conditions.ts";

/**
 * The database access that the engine needs. The caller runs writes in the transaction of the recipe that
 * they belong to.
 */
export type SqlHandle = {
  run(sql: string, args: SqlValue[]): Promise<void>;
  all(sql: string, args: SqlValue[]): Promise<Record<string, unknown>[]>;
};

export type Statement = { text: string; args: SqlValue[] };
