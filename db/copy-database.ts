import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/**
 * Copies a live database by VACUUM INTO, on a connection of its own: whole, compact, one committed state. The
 * copy gets its name only when it is complete and on disk, so what bears the name can be trusted. Blocks while
 * it runs.
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
  sync(unfinished);
  renameSync(unfinished, to);
  sync(dirname(to));
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
