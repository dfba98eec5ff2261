import { createHash } from "node:crypto";
import { lstatSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePrivateFolder } from "../make-folder.ts";

/** Maximum length of a socket path: Linux permits 108 bytes and macOS 104, including the terminating zero. */
const MAX_PATH_BYTES = 103;

/**
 * Path of the socket of a data folder: `larder.sock` in it. When that path is too long, a name derived from
 * the folder, in a private folder of the temporary directory.
 */
export function getOwnerSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const path = join(folder, "larder.sock");
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return path;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return join(getPrivateTemporaryFolder(), `${hash}.sock`);
}

/** Other users share the temporary directory, so a folder that they can write to is refused. */
function getPrivateTemporaryFolder(): string {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `larder-${user ?? "user"}`);
  makePrivateFolder(folder);
  const found = lstatSync(folder);
  const isOurs = user === undefined || (found.uid === user && (found.mode & 0o077) === 0);
  if (found.isDirectory() && isOurs) return folder;
  throw new Error(`${folder} belongs to someone else or is open to others; remove it or set TMPDIR.`);
}
