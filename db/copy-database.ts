import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/**
 * Copies one committed state of a live database with VACUUM INTO. The copy gets its name `to` only after
 * fsync, so a file of that name is complete. Blocks the event loop.
 */
export function copyDatabase(from: string, to: string): void {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new Database(from);
  try {
    db.prepare("VACUUM INTO ?").run([unfinished]);
  } finally {
    db.close();
  }
  chmodSync(unfinished, 0o600);
  fsyncFile(unfinished);
  renameSync(unfinished, to);
  fsyncFile(dirname(to));
}

function fsyncFile(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
