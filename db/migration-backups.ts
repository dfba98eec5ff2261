import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyDatabase } from "./copy-database.ts";
import { makePrivateFolder } from "./private-folder.ts";

const KEPT = 3;
const NAME = /^pre-migration-\d+-(\d{8}T\d{9}Z)\.db$/;
const UNFINISHED = /^pre-migration-.*\.unfinished$/;

/**
 * Copies a database before it is changed, as `pre-migration-<migrations it holds>-<UTC time>.db`, and keeps the
 * last three such copies. Returns the copy's path.
 */
export function backUpBeforeMigration(path: string, migrationsHeld: number, backupsDir: string): string {
  makePrivateFolder(backupsDir);
  for (const name of readdirSync(backupsDir)) {
    if (UNFINISHED.test(name)) rmSync(join(backupsDir, name), { force: true });
  }
  const copy = join(backupsDir, `pre-migration-${migrationsHeld}-${compactTime(new Date())}.db`);
  copyDatabase(path, copy);
  for (const name of copiesNewestFirst(backupsDir).slice(KEPT))
    rmSync(join(backupsDir, name), { force: true });
  return copy;
}

function copiesNewestFirst(backupsDir: string): string[] {
  const timeOf = (name: string) => NAME.exec(name)?.[1] ?? "";
  return readdirSync(backupsDir)
    .filter((name) => NAME.test(name))
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

function compactTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:.]/g, "");
}
