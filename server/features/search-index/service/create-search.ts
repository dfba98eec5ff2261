import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import {
  createMeiliSearch,
  type MeiliSearchOptions,
} from "#server/features/search-index/service/meilisearch.ts";
import { createMeiliClient } from "#server/lib/meilisearch/meili-server.ts";
import type { SearchServer } from "#server/ports.ts";
import { healthTexts } from "#server/texts/en/answers.ts";
import { createIndexSync } from "./sync-index.ts";

/**
 * The search engine that answers; `embedded` with the reason when Meilisearch is configured but cannot
 * answer.
 */
export type SearchState = (typeof healthTexts.search)[keyof typeof healthTexts.search];

type Options = MeiliSearchOptions & {
  url: string | undefined;
  key: string | undefined;
  indexName?: string | undefined;
};

/** Creates the search engine: Meilisearch when `url` is set, else the embedded search in the database. */
export function createConfiguredSearchEngine({ url, key, indexName, ...options }: Options): {
  search: SearchEngine;
  searchServer: SearchServer | null;
} {
  if (url === undefined) return { search: options.embedded ?? createEmbeddedSearch(), searchServer: null };
  const meili = createMeiliClient({ url, key, indexName });
  const search = createMeiliSearch(meili, options);
  return { search, searchServer: { meili, sync: createIndexSync() } };
}

/**
 * The health check's text about the engine that answers searches. The embedded engine answers while the
 * search server is unreachable or its index is incomplete.
 */
export function describeAnsweringSearchEngine(searchServer: SearchServer | null): SearchState {
  const { search } = healthTexts;
  if (searchServer === null) return search.embedded;
  if (!searchServer.meili.answers || searchServer.sync.isUnreachable) return search.noAnswer;
  return searchServer.sync.isComplete ? search.meilisearch : search.notWhole;
}
