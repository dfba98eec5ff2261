import { LibsqlError } from "@libsql/client";
import { DrizzleQueryError } from "drizzle-orm";

/** The libSQL error inside whatever drizzle wrapped around it, or null if the database is not to blame. */
function databaseErrorOf(error: unknown): LibsqlError | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 10; depth++) {
    if (current instanceof LibsqlError) return current;
    current = current.cause;
  }
  return null;
}

/** True for a row that breaks a UNIQUE index or a primary key: someone else was first. */
export function isUniqueViolation(error: unknown): boolean {
  const code = databaseErrorOf(error)?.extendedCode;
  return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}

/** True for a row that hangs on one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseErrorOf(error)?.extendedCode === "SQLITE_CONSTRAINT_FOREIGNKEY";
}

/**
 * Takes the bound values out of a failed query's message and returns the same error: drizzle writes them there,
 * and they hold addresses, hashes and recipes that no log may keep.
 */
export function withoutBoundValues(error: unknown): unknown {
  for (let current = error, depth = 0; current instanceof Error && depth < 10; depth++) {
    if (current instanceof DrizzleQueryError) {
      const bound = current.message;
      const message = `Failed query: ${current.query}`;
      current.message = message;
      current.stack = current.stack?.replace(bound, () => message);
      current.params = [];
    }
    current = current.cause;
  }
  return error;
}
