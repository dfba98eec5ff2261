import { type SQL, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import type { SqlHandle } from "#server/engines/search/search.ts";

/** The database as the search engine writes to it: the transaction of the recipe. */
export function createSearchWriter(tx: Tx): SqlHandle {
  return {
    run: async (text, args) => {
      await tx.run(bound(text, args));
    },
    all: (text, args) => tx.all(bound(text, args)),
  };
}

/** The database as the search engine reads it. */
export function createSearchReader(db: Reader): SqlHandle {
  return {
    run: () => Promise.reject(new Error("The search index is written in the recipe's own write")),
    all: (text, args) => db.all(bound(text, args)),
  };
}

/** The engine's `?` places, bound in order. Its texts hold no other question mark. */
function bound(text: string, args: readonly (string | number | null)[]): SQL {
  const parts = text.split("?");
  if (parts.length !== args.length + 1) throw new Error("A statement's places and values differ in number");
  const chunks = parts.flatMap((part, i) =>
    i < args.length ? [sql.raw(part), sql`${args[i]}`] : [sql.raw(part)],
  );
  return sql.join(chunks);
}
