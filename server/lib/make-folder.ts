import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Permissions that let only the owner read, write and enter a folder. */
const OWNER_ONLY = 0o700;

/**
 * Creates a folder and its parents for the current user only, whatever the umask; an existing folder is
 * unchanged. Throws the error of the system. Not Node's recursive mkdir, which reports a full disk as a
 * missing folder and loops forever on some file systems.
 */
export function makePrivateFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makePrivateFolder(above);
  try {
    mkdirSync(path, { mode: OWNER_ONLY });
    // The umask may have removed permissions; with umask 0777 the folder could not be entered.
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
