import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createClient, type InStatement } from "@libsql/client";
import Database from "libsql";
import { copyDatabase } from "./copy-database.ts";
import { createOwnerOnlyDatabaseFile, databaseUrlToFilePathOrNull } from "./local-client.ts";
import { createPrivateFolder } from "./private-folder.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

export type MigrateOptions = {
  /** Folder with drizzle-kit's output: NNNN_name.sql and meta/_journal.json. */
  folder: string;
  /** Folder for the backup that is made before a database with tables is changed. */
  backupsDir: string;
  log?: (line: string) => void;
  authToken?: string;
};

export type MigrateResult = { applied: string[]; backup: string | null };

const LEDGER = "schema_migrations";
const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS ${LEDGER} (tag TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, applied_at INTEGER NOT NULL)`;
const HAS_LEDGER = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${LEDGER}'`;
const READ_LEDGER = `SELECT tag, hash FROM ${LEDGER} ORDER BY rowid`;
const WRITE_LEDGER = `INSERT INTO ${LEDGER} (tag, hash, applied_at) VALUES (?, ?, ?)`;
const HAS_TABLES = `SELECT 1 FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' LIMIT 1`;

/**
 * Applies all pending migrations or none. A local file with tables is backed up first. Throws
 * UnusableDatabaseError, for example if a newer version created the database. No other connection may be
 * open.
 */
export async function migrateDatabase(url: string, options: MigrateOptions): Promise<MigrateResult> {
  const path = databaseUrlToFilePathOrNull(url);
  return path === null ? migrateRemoteDatabase(url, options) : migrateDatabaseFile(path, options);
}

function migrateDatabaseFile(path: string, { folder, backupsDir, log }: MigrateOptions): MigrateResult {
  createPrivateFolder(dirname(path));
  createOwnerOnlyDatabaseFile(path);
  const db = new Database(path);
  try {
    configureMigrationConnection(db);
    const known = readMigrationFiles(folder);
    const applied = readAppliedMigrations(db);
    const pending = selectPendingMigrations(known, applied);
    if (pending.length === 0) return { applied: [], backup: null };
    const hasTables = db.prepare(HAS_TABLES).all().length > 0;
    const backup = hasTables ? backUpBeforeMigration(path, applied.length, backupsDir) : null;
    if (backup) log?.(`Copied the database to ${backup} before changing it.`);
    applyMigrations(db, pending);
    for (const { tag } of pending) log?.(`Migrated the database: ${tag}.`);
    return { applied: pending.map(({ tag }) => tag), backup };
  } finally {
    // An empty log lets the file be copied on its own, although this connection stays open until garbage
    // collection.
    db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    db.close();
  }
}

/** Turns foreign keys off before the transaction, because the pragma has no effect inside one. */
function configureMigrationConnection(db: Database.Database): void {
  db.prepare("PRAGMA journal_mode = WAL").all();
  db.exec("PRAGMA synchronous = FULL");
  // Overwrites the old data of rebuilt tables in free pages.
  db.prepare("PRAGMA secure_delete = ON").all();
  db.exec("PRAGMA foreign_keys = OFF");
  const [state] = db.prepare("PRAGMA foreign_keys").raw(true).all() as [number][];
  if (state?.[0] !== 0) throw new Error("Foreign keys could not be switched off for the migration.");
}

function readAppliedMigrations(db: Database.Database): AppliedMigration[] {
  if (db.prepare(HAS_LEDGER).all().length === 0) return [];
  return db.prepare(READ_LEDGER).all() as AppliedMigration[];
}

function applyMigrations(db: Database.Database, pending: Migration[]): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    db.exec(CREATE_LEDGER);
    for (const migration of pending) applyMigration(db, migration);
    assertForeignKeysValid(db);
    db.exec("COMMIT");
  } catch (error) {
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
  db.exec("PRAGMA foreign_keys = ON");
}

function applyMigration(db: Database.Database, { tag, hash, statements }: Migration): void {
  try {
    for (const statement of statements) db.exec(statement);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableDatabaseError(`Migration ${tag} failed and nothing was changed: ${reason}`, {
      cause: error,
    });
  }
  db.prepare(WRITE_LEDGER).run([tag, hash, Date.now()]);
}

function assertForeignKeysValid(db: Database.Database): void {
  const broken = db.prepare("PRAGMA foreign_key_check").raw(true).all() as [string, number, string, number][];
  if (broken.length === 0) return;
  const pairs = new Set(broken.map(([table, , parent]) => `${table} to ${parent}`));
  throw new UnusableDatabaseError(
    `The migration was rolled back: ${broken.length} rows would refer to missing ones (${[...pairs].join(", ")}).`,
  );
}

/**
 * Fails if a reference is broken, so that the batch is rolled back: `abs` of the smallest integer overflows.
 */
const REFUSE_BROKEN_REFERENCES = "SELECT abs(-9223372036854775807 - 1) FROM pragma_foreign_key_check LIMIT 1";

/**
 * Migrates a libSQL server. It has its own backups, and its migration batch turns foreign keys off and on.
 */
async function migrateRemoteDatabase(url: string, options: MigrateOptions): Promise<MigrateResult> {
  const client = createClient({ url, authToken: options.authToken });
  try {
    const hasLedger = (await client.execute(HAS_LEDGER)).rows.length > 0;
    const ledger = hasLedger ? (await client.execute(READ_LEDGER)).rows : [];
    const applied = ledger.map((row) => ({ tag: String(row.tag), hash: String(row.hash) }));
    const pending = selectPendingMigrations(readMigrationFiles(options.folder), applied);
    if (pending.length === 0) return { applied: [], backup: null };
    await client.migrate(createMigrationBatch(pending));
    for (const { tag } of pending) options.log?.(`Migrated the database: ${tag}.`);
    return { applied: pending.map(({ tag }) => tag), backup: null };
  } finally {
    client.close();
  }
}

/** All pending migrations as one batch, with the rows that record them and the check of references. */
export function createMigrationBatch(pending: Migration[]): InStatement[] {
  const batch: InStatement[] = [CREATE_LEDGER];
  for (const { tag, hash, statements } of pending) {
    batch.push(...statements, { sql: WRITE_LEDGER, args: [tag, hash, Date.now()] });
  }
  batch.push(REFUSE_BROKEN_REFERENCES);
  return batch;
}

const MAX_BACKUPS = 3;
const BACKUP_NAME = /^pre-migration-\d+-(\d{8}T\d{9}Z)\.db$/;
const UNFINISHED_BACKUP = /^pre-migration-.*\.unfinished$/;

/**
 * Backs the database up as `pre-migration-<number of applied migrations>-<UTC time>.db` and deletes all but
 * the last three backups. Returns the path of the new one.
 */
function backUpBeforeMigration(path: string, migrationCount: number, backupsDir: string): string {
  createPrivateFolder(backupsDir);
  for (const name of readdirSync(backupsDir)) {
    if (UNFINISHED_BACKUP.test(name)) rmSync(join(backupsDir, name), { force: true });
  }
  const copy = join(backupsDir, `pre-migration-${migrationCount}-${formatCompactUtcTime(new Date())}.db`);
  copyDatabase(path, copy);
  for (const name of listBackupsNewestFirst(backupsDir).slice(MAX_BACKUPS))
    rmSync(join(backupsDir, name), { force: true });
  return copy;
}

function listBackupsNewestFirst(backupsDir: string): string[] {
  const timeOf = (name: string) => BACKUP_NAME.exec(name)?.[1] ?? "";
  return readdirSync(backupsDir)
    .filter((name) => BACKUP_NAME.test(name))
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

function formatCompactUtcTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:.]/g, "");
}

/** A migration of drizzle-kit. `hash` is the SHA-256 of its text with LF line ends. */
type Migration = { tag: string; hash: string; statements: string[] };

type AppliedMigration = { tag: string; hash: string };

type Journal = { entries: { idx: number; tag: string }[] };

/** Reads the migrations of `meta/_journal.json` in order. Throws when a file is missing. */
export function readMigrationFiles(folder: string): Migration[] {
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
 * Returns the migrations that are not applied yet. Throws UnusableDatabaseError if an applied migration is
 * missing in the folder or differs.
 */
function selectPendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  for (const [index, { tag, hash }] of applied.entries()) {
    const own = known[index];
    if (own?.tag === tag && own.hash === hash) continue;
    if (own?.tag === tag) {
      throw new UnusableDatabaseError(
        `This database was made by another version of Larder: its migration ${tag} differs from the one here. Start that version, or restore a backup.`,
      );
    }
    throw new UnusableDatabaseError(
      `This database was made by a newer version of Larder: it holds migration ${tag}, which is unknown here. Start the newer version, or restore a backup.`,
    );
  }
  return known.slice(applied.length);
}
