import { AppError } from "#server/errors.ts";
import { createBoundedQueue } from "#server/lib/work/bounded-queue.ts";
import { createKeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import type { Member } from "./member.ts";

/** Counted separately per member, so that slow pages do not block a save. */
type ImportWork = "reading" | "saving";

export type ImportSlots = {
  /**
   * Runs `work` in a free slot. Throws RATE_LIMITED when the member has PER_MEMBER running, QueueFullError when too
   * many wait.
   */
  run<T>(member: Member, kind: ImportWork, work: () => Promise<T>): Promise<T>;
  /**
   * Runs `read` on a reader thread, within a slot. One page per member at a time, so that a few members with slow
   * pages do not block the others.
   */
  readPage<T>(member: Member, read: () => Promise<T>): Promise<T>;
};

/** Pages parsed at the same time, each on a thread. */
export const READER_THREADS = 2;

const MAX_PER_MEMBER = 2;
const MAX_TOTAL = 8;

/** Seconds. A page times out after 20 seconds; most take far less. */
const RETRY_AFTER_SECONDS = 5;

/** Limits concurrent imports per member and in total; more wait in a queue. Counted in memory, per process. */
export function createImportConcurrencyLimiter({ maxWaiting = 16 } = {}): ImportSlots {
  const queue = createBoundedQueue({ concurrency: MAX_TOTAL, maxWaiting });
  // The slots bound its length.
  const readers = createBoundedQueue({ concurrency: READER_THREADS, maxWaiting: Number.POSITIVE_INFINITY });
  const perMember = createKeyedMutex();
  const underWay = new Map<string, number>();
  return {
    readPage: (member, read) => perMember.run(String(member.rowId), () => readers.run(read)),
    async run(member, kind, work) {
      const key = `${kind} ${member.rowId}`;
      const mine = underWay.get(key) ?? 0;
      if (mine >= MAX_PER_MEMBER) throw new AppError("RATE_LIMITED", { retryAfter: RETRY_AFTER_SECONDS });
      underWay.set(key, mine + 1);
      try {
        return await queue.run(work);
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
