import { AppError } from "#server/errors.ts";
import { createBoundedQueue } from "#server/lib/work/bounded-queue.ts";
import { createKeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import type { Member } from "./member.ts";

/** Kinds of work that are limited separately per member, so that slow pages do not block saving. */
type ImportWork = "reading" | "saving";

export type ImportSlots = {
  /**
   * Runs `work` when a slot is free. Throws RATE_LIMITED when the member already runs MAX_PER_MEMBER of this
   * kind, and QueueFullError when too much work waits.
   */
  run<T>(member: Member, kind: ImportWork, work: () => Promise<T>): Promise<T>;
  /**
   * Runs `read` when a parser thread is free; call it inside `run`. Each member has at most one page in
   * parsing, so that slow pages of a few members do not block the others.
   */
  readPage<T>(member: Member, read: () => Promise<T>): Promise<T>;
};

/** Number of threads that parse pages, one page each. */
export const READER_THREADS = 2;

const MAX_PER_MEMBER = 2;
const MAX_TOTAL = 8;

/** Estimate: most pages take far less than their timeout of 20 seconds. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits concurrent imports per member and in total, in this process. Work beyond the total waits in a queue.
 */
export function createImportConcurrencyLimiter({ maxWaiting = 16 } = {}): ImportSlots {
  const queue = createBoundedQueue({ concurrency: MAX_TOTAL, maxWaiting });
  // Needs no limit of its own, because `readPage` runs inside a slot.
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
