import type { Db } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";

export type SearchDeps = { db: Db; search: SearchEngine };
