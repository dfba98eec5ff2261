import { createEmbeddedSearch, type SearchEngine, StaleIndexError } from "#server/engines/search/search.ts";
import { createMeiliQuery, MARK, type MeiliQuery, markQuery } from "./meilisearch-queries.ts";

export { createMeiliDocument } from "./meilisearch-document.ts";
export { MARK } from "./meilisearch-queries.ts";
export { createMeiliIndexSettings, INDEX_VERSION } from "./meilisearch-settings.ts";

/**
 * The index of a Meilisearch server. Returns document ids per query. Rejects when the server does not answer
 * in time.
 */
export type MeiliIndex = {
  search(queries: readonly MeiliQuery[], signal: AbortSignal): Promise<number[][]>;
};

/** The index did not answer in time or is incomplete. */
class NotAnswered extends Error {}

/** Timeout for all queries of one search, in milliseconds. */
const IN_TIME_MS = 250;

export type MeiliSearchOptions = {
  inTimeMs?: number | undefined;
  /** The search in the database, which gets all writes and answers when Meilisearch does not. */
  embedded?: SearchEngine | undefined;
  /** Called with the reason when the embedded search answers instead of Meilisearch. */
  onFallback?: ((why: Error) => void) | undefined;
};

/**
 * A search engine that finds recipes with Meilisearch, and reads, authorizes and ranks them in the database.
 * The embedded search answers when Meilisearch fails, so its index is always written. An outbox in the
 * database updates Meilisearch.
 */
export function createMeiliSearch(
  index: MeiliIndex,
  { inTimeMs = IN_TIME_MS, embedded = createEmbeddedSearch(), onFallback }: MeiliSearchOptions = {},
): SearchEngine {
  const find = (signal: AbortSignal) =>
    createEmbeddedSearch(async (questions) => {
      const answers = await index
        .search([markQuery, ...questions.map(createMeiliQuery)], signal)
        .catch((error: unknown) => {
          throw new NotAnswered("The index did not answer", { cause: error });
        });
      const [mark = [], ...found] = answers;
      if (mark[0] !== MARK.id) throw new NotAnswered("The index is not whole");
      return found;
    });

  async function orElse<Found>(ask: (engine: SearchEngine) => Promise<Found>): Promise<Found> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new NotAnswered("The index was late")), inTimeMs);
    try {
      return await ask(find(deadline.signal));
    } catch (error) {
      if (!(error instanceof NotAnswered || error instanceof StaleIndexError)) throw error;
      onFallback?.(error);
      return await ask(embedded);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ...embedded,
    // Meilisearch only matches text, so a query without text stays in the database.
    query: (sql, asked) =>
      asked.text?.trim() ? orElse((engine) => engine.query(sql, asked)) : embedded.query(sql, asked),
    listMatches: (sql, asked) => orElse((engine) => engine.listMatches(sql, asked)),
    quick: (sql, asked) => orElse((engine) => engine.quick(sql, asked)),
  };
}
