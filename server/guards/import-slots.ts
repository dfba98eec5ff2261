import { AppError } from "#server/errors.ts";
import { createBoundedQueue } from "#server/lib/work/bounded-queue.ts";
import { createKeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import type { Member } from "./member.ts";

/** What a member may have under way apart from each other: a save is not held up by pages that are slow. */
type ImportWork = "reading" | "saving";

export type ImportSlots = {
  /**
   * Runs `work` in a free slot. Throws RATE_LIMITED where the member has as many under way as one may, and
   * QueueFullError where too many members wait.
   */
  run<T>(member: Member, kind: ImportWork, work: () => Promise<T>): Promise<T>;
  /**
   * Runs `read` on one of the reader's threads, inside of a slot: one page of a member at a time, and a member's second
   * behind those of others, so that a few who send slow pages do not hold up everyone.
   */
  readInTurn<T>(member: Member, read: () => Promise<T>): Promise<T>;
};

/** How many pages are read at once, each on a thread. */
export const READER_THREADS = 2;

const PER_MEMBER = 2;
const IN_ALL = 8;

/** A page is given up after 20 seconds: most are done long before. */
const RETRY_AFTER = 5;

/** Two imports of a member and eight in all; the ninth waits a while. Counted in memory, per process. */
export function createImportSlots({ maxWaiting = 16 } = {}): ImportSlots {
  const queue = createBoundedQueue({ concurrency: IN_ALL, maxWaiting });
  // Bounded by the slots.
  const readers = createBoundedQueue({ concurrency: READER_THREADS, maxWaiting: Number.POSITIVE_INFINITY });
  const perMember = createKeyedMutex();
  const underWay = new Map<string, number>();
  return {
    readInTurn: (member, read) => perMember.run(String(member.rowId), () => readers.run(read)),
    async run(member, kind, work) {
      const key = `${kind} ${member.rowId}`;
      const mine = underWay.get(key) ?? 0;
      if (mine >= PER_MEMBER) throw new AppError("RATE_LIMITED", { retryAfter: RETRY_AFTER });
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
