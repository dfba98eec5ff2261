import { statfs } from "node:fs/promises";
import type { Clock } from "../clock.ts";

/** Free bytes on a folder's volume; null when the system does not report them. */
export type DiskSpace = () => Promise<number | null>;

/** Cache lifetime, so that many uploads ask the system once. */
const CACHE_MS = 2_000;

/** Reads the free space on the volume of an existing folder. */
export function createFreeSpaceReader(folder: string, clock: Clock): DiskSpace {
  let asked: { readAt: number; answer: Promise<number | null> } | undefined;
  return () => {
    const now = clock.now();
    if (asked === undefined || now < asked.readAt || now - asked.readAt >= CACHE_MS)
      asked = { readAt: now, answer: ask(folder) };
    return asked.answer;
  };
}

async function ask(folder: string): Promise<number | null> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    // Some network file systems report zeros.
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}
