/** Error codes of SQLite and the system for a full disk or an exceeded quota. */
const FULL_CODES = new Set(["SQLITE_FULL", "ENOSPC", "EDQUOT"]);
/**
 * SQLite codes for other failed writes, which a quota, or a disk that is full only when syncing, may cause.
 * Failed reads are excluded, because freeing space does not help them.
 */
const WRITE_ERROR = /^SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE|SHMOPEN|SHMMAP)$/;

type Coded = Error & { code?: unknown; extendedCode?: unknown };

/** Whether the error or one of its causes is a failed write to the disk. */
export function isDiskWriteError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; depth++) {
    const { code, extendedCode } = cause as Coded;
    for (const text of [code, extendedCode])
      if (typeof text === "string" && (FULL_CODES.has(text) || WRITE_ERROR.test(text))) return true;
    cause = cause.cause;
  }
  return false;
}
