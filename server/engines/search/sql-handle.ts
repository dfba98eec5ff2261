import type { SqlValue } from "./conditions.ts";

/** The database as the engine needs it. Writes must run in the transaction of the recipe they belong to. */
export type SqlHandle = {
  run(sql: string, args: SqlValue[]): Promise<void>;
  all(sql: string, args: SqlValue[]): Promise<Record<string, unknown>[]>;
};

export type Statement = { text: string; args: SqlValue[] };
