import { createHash } from "node:crypto";
import { lstatSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "../make-folder.ts";

/** The kernels' room for a socket's path: 108 bytes on Linux, 104 on macOS, an end mark included. */
const MAX_PATH_BYTES = 103;

/**
 * The socket of a data folder: `larder.sock` in it, or where that path is too long a name made from the folder's
 * hash, inside a folder of the temporary directory that only this user can enter.
 */
export function ownerSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const path = join(folder, "larder.sock");
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return path;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return join(privateTemporaryFolder(), `${hash}.sock`);
}

/** Anyone may make names in the temporary directory, so one that is not ours alone is not trusted. */
function privateTemporaryFolder(): string {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `larder-${user ?? "user"}`);
  makeFolder(folder);
  const found = lstatSync(folder);
  const isOurs = user === undefined || (found.uid === user && (found.mode & 0o077) === 0);
  if (found.isDirectory() && isOurs) return folder;
  throw new Error(`${folder} belongs to someone else or is open to others; remove it or set TMPDIR.`);
}
