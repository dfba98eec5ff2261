/** No room, by the disk itself or by a quota: what SQLite and the system call it. */
const NO_ROOM = new Set(["SQLITE_FULL", "ENOSPC", "EDQUOT"]);
/**
 * Writes that the disk refuses otherwise. A quota reads so to SQLite, and a disk that finds itself full only when it is
 * to sync. Failing reads are not among them: these nobody mends by making room.
 */
const NO_WRITE = /^SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE|SHMOPEN|SHMMAP)$/;

type Coded = Error & { code?: unknown; extendedCode?: unknown };

/** Whether a write failed because its disk has no room or takes no writes, whatever was wrapped around the error. */
export function isDiskFailure(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; depth++) {
    const { code, extendedCode } = at as Coded;
    for (const told of [code, extendedCode])
      if (typeof told === "string" && (NO_ROOM.has(told) || NO_WRITE.test(told))) return true;
    at = at.cause;
  }
  return false;
}
