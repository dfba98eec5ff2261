import { closeSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";

const MB = 1_000_000;

/** Writes a filler file until `leave` bytes are free. */
export function fillDisk(disk: string, leave: number): void {
  const file = openSync(join(disk, "filler"), "a");
  try {
    for (let piece = 16 * MB; piece >= 1; ) {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail * bsize - piece < leave && piece > 1) piece = Math.floor(piece / 2);
      else if (bavail * bsize <= leave) return;
      else writeSync(file, Buffer.alloc(piece));
    }
  } finally {
    closeSync(file);
  }
}

/** Removes the filler file. */
export function freeDisk(disk: string): void {
  rmSync(join(disk, "filler"), { force: true });
}

/** Counts temporary files and the missing sizes of pictures that exist in fewer than three. */
export function countPartialFiles(disk: string): number {
  const all = readdirSync(disk, { recursive: true, encoding: "utf8" });
  const pictures = all.filter((file) => file.endsWith(".webp"));
  const names = new Set(pictures.map((file) => file.replace(/(?:_640|_320)?\.webp$/, "")));
  return all.filter((file) => /(?:^|\/)\.tmp-/.test(file)).length + (3 * names.size - pictures.length);
}
