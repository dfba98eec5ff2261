import { chmodSync, mkdirSync } from "node:fs";

/** Creates a folder with mode 0700 regardless of the umask; an existing folder stays unchanged. */
export function createPrivateFolder(path: string): void {
  const created = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (created !== undefined) chmodSync(path, 0o700);
}
