import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UnfitDatabaseError } from "./unfit-database.ts";

/** One migration as drizzle-kit wrote it. `hash` is the SHA-256 of its text with LF line ends. */
export type Migration = { tag: string; hash: string; statements: string[] };

export type AppliedMigration = { tag: string; hash: string };

type Journal = { entries: { idx: number; tag: string }[] };

/** Reads `meta/_journal.json` and the files it names, in order. Throws if one is missing. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as Journal;
  const entries = journal.entries.toSorted((a, b) => a.idx - b.idx);
  return entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), "utf8").replaceAll("\r\n", "\n");
    const statements = text.split("--> statement-breakpoint").map((part) => part.trim());
    return {
      tag,
      hash: createHash("sha256").update(text).digest("hex"),
      statements: statements.filter((statement) => statement !== ""),
    };
  });
}

/**
 * The migrations still to run. Throws one sentence if the database holds what this folder does not: it belongs
 * to a newer version, or to a changed one.
 */
export function pendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  for (const [index, { tag, hash }] of applied.entries()) {
    const here = known[index];
    if (here?.tag === tag && here.hash === hash) continue;
    if (here?.tag === tag) {
      throw new UnfitDatabaseError(
        `This database was made by another version of Larder: its migration ${tag} differs from the one here. Start that version, or restore a backup.`,
      );
    }
    throw new UnfitDatabaseError(
      `This database was made by a newer version of Larder: it holds migration ${tag}, which is unknown here. Start the newer version, or restore a backup.`,
    );
  }
  return known.slice(applied.length);
}
