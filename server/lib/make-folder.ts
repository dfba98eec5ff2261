import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** What its user alone may do with a folder: all. */
const OWN = 0o700;

/**
 * Makes a folder and those above it, for this user alone whatever the umask; one that is there stays as it is. Throws the system's error.
 * Node's own recursive mkdir never ends where a file system has the folder above and refuses the one in it as missing,
 * and on a full disk it tells of a missing folder.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: OWN });
    // The umask takes away from what was asked for: one of 0777 would leave a folder that nobody can enter.
    chmodSync(path, OWN);
  } catch (error) {
    // Another process may have made it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
