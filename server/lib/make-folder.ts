import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Read, write and enter for the owner only. */
const OWNER_ONLY = 0o700;

/**
 * Creates a folder and its parents for this user only, whatever the umask; leaves an existing one unchanged. Throws
 * the system's error. Node's recursive mkdir loops forever on file systems that refuse the child as missing, and
 * misreports a full disk as a missing folder.
 */
export function makePrivateFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makePrivateFolder(above);
  try {
    mkdirSync(path, { mode: OWNER_ONLY });
    // The umask may have removed bits: 0777 would leave a folder that cannot be entered.
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    // Another process may have created it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
