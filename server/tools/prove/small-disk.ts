import { closeSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";

const MB = 1_000_000;

/** Leaves so many bytes free. */
export function fill(disk: string, leave: number): void {
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

/** Takes away what fill wrote. */
export function makeRoom(disk: string): void {
  rmSync(join(disk, "filler"), { force: true });
}

/** Temporary files, and pictures that are not there in all three sizes. */
export function halfFiles(disk: string): number {
  const all = readdirSync(disk, { recursive: true, encoding: "utf8" });
  const pictures = all.filter((file) => file.endsWith(".webp"));
  const whole = new Set(pictures.map((file) => file.replace(/(?:_640|_320)?\.webp$/, "")));
  return all.filter((file) => /(?:^|\/)\.tmp-/.test(file)).length + (3 * whole.size - pictures.length);
}
