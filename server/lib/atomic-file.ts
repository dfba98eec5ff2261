import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makePrivateFolder } from "./make-folder.ts";

/**
 * Writes a file atomically: to a temporary file in the same folder, synced, then renamed over an existing one. Creates
 * missing folders.
 */
export async function writeFileAtomic(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const folder = dirname(path);
  makePrivateFolder(folder);
  const temporary = join(folder, `.tmp-${randomBytes(12).toString("hex")}`);
  try {
    const file = await open(temporary, "wx", mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes a rename durable. Systems that cannot open a folder (Windows) do this themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  if (handle === undefined) return;
  try {
    await handle.sync();
  } catch {
    // Some file systems refuse to sync a folder; the file itself is on the disk.
  } finally {
    await handle.close();
  }
}
