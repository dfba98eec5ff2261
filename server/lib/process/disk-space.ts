import { statfs } from "node:fs/promises";
import type { Clock } from "../clock.ts";

/** Reads the free bytes on a folder's volume; null when the system does not report them. */
export type DiskSpace = () => Promise<number | null>;

/** Cache lifetime, so that concurrent uploads cause one system call. */
const CACHE_MS = 2_000;

/** Creates a cached reader of the free space on the volume of an existing folder. */
export function createFreeSpaceReader(folder: string, clock: Clock): DiskSpace {
  let asked: { readAt: number; answer: Promise<number | null> } | undefined;
  return () => {
    const now = clock.now();
    if (asked === undefined || now < asked.readAt || now - asked.readAt >= CACHE_MS)
      asked = { readAt: now, answer: readFreeSpaceOrNull(folder) };
    return asked.answer;
  };
}

async function readFreeSpaceOrNull(folder: string): Promise<number | null> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    // Some network file systems report zero for all values.
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}
