import type { SearchEngine, SearchQuery } from "#server/engines/search/search.ts";
import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import { yieldToEventLoop } from "#server/lib/work/yield-to-event-loop.ts";

/** One second suffices, because searches take milliseconds. */
const RETRY_AFTER_SECONDS = 1;

type ListQuery = Parameters<SearchEngine["listMatches"]>[1];
type QuickQuery = Parameters<SearchEngine["quick"]>[1];
/** A call of the search engine that a search thread runs on its own database connection. */
export type SearchJob =
  | { call: "query"; asked: SearchQuery }
  | { call: "quick"; asked: QuickQuery }
  | { call: "listMatches"; asked: ListQuery };
export type SearchJobAnswer = Awaited<ReturnType<SearchEngine["query"]>> | number[];

/**
 * A search engine whose reads run on other threads, so that a long search does not delay other calls. Writes
 * run on this thread. Throws UNAVAILABLE with the seconds to wait when too many searches wait or the thread
 * died.
 */
export function createSearchEngineWithThreadedReads(
  engine: SearchEngine,
  run: (job: SearchJob) => Promise<SearchJobAnswer>,
): SearchEngine {
  const answer = async (job: SearchJob) => {
    try {
      const answered = await run(job);
      await yieldToEventLoop();
      return answered;
    } catch (error) {
      const isBusy = error instanceof QueueFullError;
      const isLost = error instanceof WorkerJobError && error.kind !== "failed";
      if (!isBusy && !isLost) throw error;
      throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS, cause: error });
    }
  };
  return {
    ...engine,
    query: (_, asked) => answer({ call: "query", asked }) as ReturnType<SearchEngine["query"]>,
    listMatches: (_, asked) => answer({ call: "listMatches", asked }) as Promise<number[]>,
    quick: (_, asked) => answer({ call: "quick", asked }) as Promise<number[]>,
  };
}
