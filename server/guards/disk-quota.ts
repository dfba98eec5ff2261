import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { serverFlags } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Logger } from "#server/lib/logger.ts";
import { isDiskFailure } from "#server/lib/process/disk-failure.ts";
import type { DiskSpace } from "#server/lib/process/disk-space.ts";

/** Below it no more pictures are taken: what is left is for recipes, sign-ins and the database's own work. Bytes. */
export const PICTURE_FLOOR = 500_000_000;
/** Below it the server calls itself not ready. Bytes. */
export const READY_FLOOR = 20_000_000;

/** What is written to see whether there is room again: some pages, as a recipe takes them, and away at once. */
const PROBE = { name: `disk_written ${"x".repeat(16_000)}`, setAt: 0 };

export type StorageRoom = {
  /** Throws STORAGE_FULL while less than PICTURE_FLOOR is free where pictures lie. */
  requirePictureRoom(): Promise<void>;
  /** What whoever runs the server should know: `full` also while the last write failed for want of room. */
  state(): Promise<"enough" | "no pictures" | "full">;
  /** Told of a write's error that was met outside the database, such as a picture's file. */
  noteFailure(error: unknown): void;
};

/** A database whose writes are watched, and the room that is left for them. */
export type WatchedStorage = { db: Db; storage: StorageRoom };

export type Disks = {
  /** Of the folder of pictures. */
  pictures: DiskSpace;
  /** Of the folder of the database file; left out for a remote database. */
  database?: DiskSpace;
};

type Options = Disks & { db: Db; log: Logger };

/**
 * Watches the disk by two signs: the room that the system tells, and writes that fail. The second holds where the first
 * is silent (quotas); it ends with the next write that succeeds, which `state` tries where nobody else does.
 */
export function watchStorage({ db, pictures, database, log }: Options): WatchedStorage {
  let failed = false;

  const noteFailure = (error: unknown) => {
    if (!isDiskFailure(error)) return;
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
      async requirePictureRoom() {
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
