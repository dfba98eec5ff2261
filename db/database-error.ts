import { LibsqlError } from "@libsql/client";
import { DrizzleQueryError } from "drizzle-orm";

/** True for a row that hangs on one that is not there, whatever drizzle wrapped around libSQL's error. */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 10; depth++) {
    if (current instanceof LibsqlError) return current.extendedCode === "SQLITE_CONSTRAINT_FOREIGNKEY";
    current = current.cause;
  }
  return false;
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
