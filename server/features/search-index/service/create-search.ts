import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import {
  createMeiliSearch,
  type MeiliSearchOptions,
} from "#server/features/search-index/service/meilisearch.ts";
import { createMeiliClient } from "#server/lib/meilisearch/meili-server.ts";
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

/** The configured search: the database alone, or with a Meilisearch server. */
export function createConfiguredSearch({ url, key, indexName, ...options }: Options): {
  search: SearchEngine;
  searchServer: SearchServer | null;
} {
  if (url === undefined) return { search: options.embedded ?? createEmbeddedSearch(), searchServer: null };
  const meili = createMeiliClient({ url, key, indexName });
  const search = createMeiliSearch(meili, options);
  return { search, searchServer: { meili, sync: createIndexSync() } };
}

/**
 * The text of the health answer on the engine that answers searches: the embedded one does while the search server is
 * unreachable or incomplete.
 */
export function describeAnsweringSearchEngine(searchServer: SearchServer | null): SearchState {
  const { search } = healthTexts;
  if (searchServer === null) return search.embedded;
  if (!searchServer.meili.answers || searchServer.sync.isUnreachable) return search.noAnswer;
  return searchServer.sync.isComplete ? search.meilisearch : search.notWhole;
}
