import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makePrivateFolder } from "./make-folder.ts";

/**
 * Writes a file atomically: writes a temporary file in the same folder, syncs it, and renames it over an
 * existing file. Creates missing folders.
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
  await fsyncFolder(folder);
}

/**
 * Syncs the folder, which makes a rename durable. Windows cannot open a folder and makes renames durable
 * itself.
 */
async function fsyncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  if (handle === undefined) return;
  try {
    await handle.sync();
  } catch {
    // Some file systems refuse to sync a folder. This is no error, because the file itself is synced.
  } finally {
    await handle.close();
  }
}
