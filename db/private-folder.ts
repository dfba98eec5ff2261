import { chmodSync, mkdirSync } from "node:fs";

/** Makes a folder where there is none, for this user alone whatever the umask; one that is there stays as it is. */
export function createPrivateFolder(path: string): void {
  const made = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) chmodSync(path, 0o700);
}
