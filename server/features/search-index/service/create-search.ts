import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import {
  createMeiliSearch,
  type MeiliSearchOptions,
} from "#server/features/search-index/service/meilisearch.ts";
import { createMeiliServer } from "#server/lib/meilisearch/meili-server.ts";
import type { SearchServer } from "#server/ports.ts";
import { healthTexts } from "#server/texts/en/answers.ts";
import { createIndexSync } from "./sync-index.ts";

/** Which search answers; `embedded` with a reason where another one is configured. */
export type SearchState = (typeof healthTexts.search)[keyof typeof healthTexts.search];

type Options = MeiliSearchOptions & {
  url: string | undefined;
  key: string | undefined;
  indexName?: string | undefined;
};

/** The search as it is configured: in the database alone, or with a Meilisearch server beside it. */
export function createSearch({ url, key, indexName, ...options }: Options): {
  search: SearchEngine;
  searchServer: SearchServer | null;
} {
  if (url === undefined) return { search: options.embedded ?? createEmbeddedSearch(), searchServer: null };
  const meili = createMeiliServer({ url, key, indexName });
  const search = createMeiliSearch(meili, options);
  return { search, searchServer: { meili, sync: createIndexSync() } };
}

/** What answers searches by now. A search server that is away or not filled yet costs nobody an answer. */
export function searchState(searchServer: SearchServer | null): SearchState {
  const { search } = healthTexts;
  if (searchServer === null) return search.embedded;
  if (!searchServer.meili.answers || searchServer.sync.isUnreachable) return search.noAnswer;
  return searchServer.sync.isComplete ? search.meilisearch : search.notWhole;
}
