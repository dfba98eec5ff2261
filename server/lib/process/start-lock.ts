import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Age at which a lock belongs to a dead process, because starting takes milliseconds. */
const ABANDONED_AFTER_MS = 10_000;
const RETRY_INTERVAL_MS = 20;

/**
 * Runs `work` under an exclusive lock file and waits for it if necessary. Detects a stale lock by its age and
 * not by a process id, because ids repeat, in containers at every restart.
 */
export async function runUnderStartLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  while (!createLockFileIfMissing(lockFile, token)) await sleep(RETRY_INTERVAL_MS);
  try {
    return await work();
  } finally {
    if (readFileOrNull(lockFile) === token) rmSync(lockFile, { force: true });
  }
}

function createLockFileIfMissing(lockFile: string, token: string): boolean {
  try {
    writeFileSync(lockFile, token, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const found = statSync(lockFile, { throwIfNoEntry: false });
  if (found && Math.abs(Date.now() - found.mtimeMs) > ABANDONED_AFTER_MS) rmSync(lockFile, { force: true });
  return false;
}

function readFileOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
