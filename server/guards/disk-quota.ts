import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { serverFlags } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Logger } from "#server/lib/logger.ts";
import { isDiskWriteError } from "#server/lib/process/disk-failure.ts";
import type { DiskSpace } from "#server/lib/process/disk-space.ts";

/**
 * Free bytes below which pictures are refused. The rest is reserved for recipes, sign-ins and the database
 * itself.
 */
export const PICTURE_FLOOR = 500_000_000;
/** Free bytes below which the health check reports that the server is not ready. */
export const READY_FLOOR = 20_000_000;

/** A row as large as a recipe, which is written and deleted to test whether writes succeed again. */
const PROBE = { name: `disk_written ${"x".repeat(16_000)}`, setAt: 0 };

export type DiskQuota = {
  /** Throws STORAGE_FULL while the disk of the pictures has less than PICTURE_FLOOR bytes free. */
  requirePictureSpace(): Promise<void>;
  /** State of the disks for the operator; also "full" after a write failed for lack of disk space. */
  state(): Promise<"enough" | "no pictures" | "full">;
  /** Reports a failed write outside the database, for example of a picture's file. */
  noteFailure(error: unknown): void;
};

/**
 * Use `db` instead of the original: a write on it that fails for lack of disk space makes the state of
 * `storage` "full".
 */
export type WatchedStorage = { db: Db; storage: DiskQuota };

export type Disks = {
  /** Free space of the disk with the pictures. */
  pictures: DiskSpace;
  /** Free space of the disk with the database file; absent for a remote database. */
  database?: DiskSpace;
};

type Options = Disks & { db: Db; log: Logger };

/**
 * Watches free disk space and failed writes, which also reveal quotas that the system does not report. After
 * a failed write, the state remains "full" until a write succeeds; `state` tries one itself.
 */
export function createWatchedDbAndStorage({ db, pictures, database, log }: Options): WatchedStorage {
  let failed = false;

  const noteFailure = (error: unknown) => {
    if (!isDiskWriteError(error)) return;
    if (!failed) log.error({ err: error }, "the disk takes no more writes");
    failed = true;
  };
  const write: Db["write"] = async (work, options) => {
    try {
      const result = await db.write(work, options);
      if (failed) log.info("the disk takes writes again");
      failed = false;
      return result;
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  };
  const tryToWrite = async () => {
    await write((tx) => tx.insert(serverFlags).values(PROBE).onConflictDoNothing());
    await write((tx) => tx.delete(serverFlags).where(eq(serverFlags.name, PROBE.name)));
  };

  return {
    db: { ...db, write },
    storage: {
      async requirePictureSpace() {
        const free = await pictures();
        if (free !== null && free < PICTURE_FLOOR) throw new AppError("STORAGE_FULL");
      },
      async state() {
        const [free, freeForRows] = [await pictures(), (await database?.()) ?? null];
        if (Math.min(free ?? Infinity, freeForRows ?? Infinity) < READY_FLOOR) return "full";
        if (failed) await tryToWrite().catch(noteFailure);
        if (failed) return "full";
        return free !== null && free < PICTURE_FLOOR ? "no pictures" : "enough";
      },
      noteFailure,
    },
  };
}
