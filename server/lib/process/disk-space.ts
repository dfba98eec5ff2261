import { statfs } from "node:fs/promises";
import type { Clock } from "../clock.ts";

/** Bytes free for this process on a folder's volume; null where the system does not tell. */
export type DiskSpace = () => Promise<number | null>;

/** How long an answer holds: a flood of uploads asks the system once in this time. */
const HOLDS_MS = 2_000;

/** Asks the system for the room on the volume of a folder that exists. */
export function createDiskSpace(folder: string, clock: Clock): DiskSpace {
  let asked: { at: number; answer: Promise<number | null> } | undefined;
  return () => {
    const now = clock.now();
    if (asked === undefined || now < asked.at || now - asked.at >= HOLDS_MS)
      asked = { at: now, answer: ask(folder) };
    return asked.answer;
  };
}

async function ask(folder: string): Promise<number | null> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    // Some file systems that live elsewhere tell zeros.
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}
