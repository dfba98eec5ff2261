import { type SQL, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import type { SqlHandle } from "#server/engines/search/search.ts";

/** Adapts a transaction for the search engine's writes; use the transaction that changes the recipe. */
export function createSearchHandleForWrites(tx: Tx): SqlHandle {
  return {
    run: async (text, args) => {
      await tx.run(bindPlaceholders(text, args));
    },
    all: (text, args) => tx.all(bindPlaceholders(text, args)),
  };
}

/** Adapts the database for the search engine's reads; writing rejects. */
export function createSearchHandleForReads(db: Reader): SqlHandle {
  return {
    run: () => Promise.reject(new Error("The search index is written in the recipe's own write")),
    all: (text, args) => db.all(bindPlaceholders(text, args)),
  };
}

/** Binds the arguments to the `?` placeholders in order. The engine's SQL contains no other question mark. */
function bindPlaceholders(text: string, args: readonly (string | number | null)[]): SQL {
  const parts = text.split("?");
  if (parts.length !== args.length + 1) throw new Error("A statement's places and values differ in number");
  const chunks = parts.flatMap((part, i) =>
    i < args.length ? [sql.raw(part), sql`${args[i]}`] : [sql.raw(part)],
  );
  return sql.join(chunks);
}
