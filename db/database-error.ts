import { LibsqlError } from "@libsql/client";
import { DrizzleQueryError } from "drizzle-orm";

/** Whether an error is a foreign key violation, also inside drizzle's wrapper errors. */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 10; depth++) {
    if (current instanceof LibsqlError) return current.extendedCode === "SQLITE_CONSTRAINT_FOREIGNKEY";
    current = current.cause;
  }
  return false;
}

/**
 * Removes the bound values that drizzle writes into the message of a failed query and returns the same error.
 * The values include addresses, hashes and recipes, which must not be logged.
 */
export function removeBoundValuesFromError(error: unknown): unknown {
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
