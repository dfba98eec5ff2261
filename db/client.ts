import { type Client, createClient, type ResultSet } from "@libsql/client";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type LibSQLDatabase, type LibSQLTransaction } from "drizzle-orm/libsql";
import { copyDatabase } from "./copy-database.ts";
import { removeBoundValuesFromError } from "./database-error.ts";
import { GuardedClient } from "./guarded-client.ts";
import { databaseUrlToFilePathOrNull, LocalClient } from "./local-client.ts";
import { LocalConnection } from "./local-connection.ts";
import * as schema from "./schema/index.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";
import { WriteQueue } from "./write-queue.ts";
import { WriteScope, WriteScopes } from "./write-scope.ts";

type Schema = typeof schema;
type Orm = LibSQLDatabase<Schema>;

const DEFAULT_DEADLINE_MS = 30_000;
/**
 * Number of writes after which the log is checkpointed. The log then reaches a few megabytes: checkpoints
 * stay rare, and readers do not search a long log.
 */
const WRITES_PER_CHECKPOINT = 256;

/** The read methods of a database. `Db` and `Tx` both have them, so a query works with either. */
export type Reader = Pick<
  Orm,
  "select" | "selectDistinct" | "$count" | "query" | "all" | "get" | "values" | "$with"
> & {
  with(...queries: Parameters<Orm["with"]>): Pick<ReturnType<Orm["with"]>, "select" | "selectDistinct">;
};

/** The transaction of `db.write`. Its reads see its own writes; `tx.transaction` nests by savepoints. */
export type Tx = LibSQLTransaction<Schema, ExtractTablesWithRelations<Schema>>;

type WriteOptions = {
  /**
   * If false, the commit does not wait for fsync: a power cut may lose the write, a crash of the process does
   * not. The next durable write also makes it durable.
   */
  durable?: boolean;
};

/**
 * A database. Reads need no transaction and see only committed rows. `write` runs one write at a time, in
 * call order.
 */
export type Db = Reader & {
  /**
   * Runs `work` in a transaction and resolves once the commit is on disk; an error rolls back. Throws for a
   * nested write and, in development, for reads with `db` or slow work inside.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** "ok", or the findings of SQLite's integrity_check and foreign_key_check, one per line. */
  integrityCheck(): Promise<string>;
  /** Writes a compact copy of a committed state to a new file. Throws for a remote database. */
  copyTo(file: string): Promise<void>;
  /**
   * Checkpoints and empties the write-ahead log, so that deleted data is in no file. Returns false if a
   * reader prevented it; call it again later. Always true for a remote database.
   */
  truncateLog(): Promise<boolean>;
  /** Waits for queued writes, then closes readers before the writer. */
  close(): Promise<void>;
  /** The database file, for workers that open their own readers; null for a remote database. */
  readonly path: string | null;
};

export type OpenOptions = {
  authToken?: string;
  /** Throws for reads with `db` and for slow work inside a write. */
  development?: boolean;
  /** Time limit of a write; a longer one is rolled back, so that a hanging callback cannot block the queue. */
  writeDeadlineMs?: number;
};

/**
 * Opens a migrated database: a file by a `file:` URL, or a libSQL server by `libsql://`, `http(s)://` or
 * `ws(s)://`. Throws UnusableDatabaseError.
 */
export async function openDb(url: string, options: OpenOptions = {}): Promise<Db> {
  const path = databaseUrlToFilePathOrNull(url);
  if (path !== null) return wrapClientAsDb(new LocalClient(path), path, options);
  const remote = createClient({ url, authToken: options.authToken });
  try {
    await assertForeignKeysEnforced(remote);
  } catch (error) {
    remote.close();
    throw error;
  }
  return wrapClientAsDb(remote, null, options);
}

/** Wraps a libSQL client in `Db`; `path` is null for a remote one. */
export function wrapClientAsDb(client: Client, path: string | null, options: OpenOptions = {}): Db {
  const development = options.development ?? false;
  const deadlineMs = options.writeDeadlineMs ?? DEFAULT_DEADLINE_MS;
  const scopes = new WriteScopes();
  const queue = new WriteQueue();
  const orm = drizzle({ client: new GuardedClient(client, scopes, development), schema });
  let closing: Promise<void> | null = null;
  let writes = 0;

  async function write<T>(work: (tx: Tx) => Promise<T>, { durable = true }: WriteOptions = {}): Promise<T> {
    if (scopes.current()) throw new Error("db.write was called inside db.write: pass tx on instead.");
    if (closing) throw new Error("The database is closed.");
    const scope = new WriteScope({ development, durable });
    const written = queue.run(() =>
      scopes.enter(scope, () => runInTransaction(orm, scope, work, deadlineMs)),
    );
    writes += 1;
    if (client instanceof LocalClient && writes % WRITES_PER_CHECKPOINT === 0)
      void queue.run(() => client.checkpoint());
    return written;
  }

  async function truncateLog(): Promise<boolean> {
    if (scopes.current()) throw new Error("The log cannot be emptied inside db.write.");
    if (closing) throw new Error("The database is closed.");
    return client instanceof LocalClient ? queue.run(() => client.truncateLog()) : true;
  }

  async function close(): Promise<void> {
    if (scopes.current()) throw new Error("The database cannot be closed inside db.write.");
    closing ??= queue.drained().then(() => {
      client.close();
      scopes.end();
    });
    return closing;
  }

  return {
    select: orm.select.bind(orm),
    selectDistinct: orm.selectDistinct.bind(orm),
    $count: orm.$count.bind(orm),
    $with: orm.$with.bind(orm),
    with: orm.with.bind(orm),
    query: orm.query,
    all: orm.all.bind(orm),
    get: orm.get.bind(orm),
    values: orm.values.bind(orm),
    write,
    integrityCheck: () => (path === null ? formatIntegrityFindings(client) : checkFileIntegrity(path)),
    copyTo: async (file) => {
      if (path === null) throw new Error("A remote database is copied where it is hosted, not from here.");
      copyDatabase(path, file);
    },
    truncateLog,
    close,
    path,
  };
}

async function runInTransaction<T>(
  orm: Orm,
  scope: WriteScope,
  work: (tx: Tx) => Promise<T>,
  deadlineMs: number,
): Promise<T> {
  try {
    return await orm.transaction((tx) => rejectAfterDeadline(work(tx), deadlineMs));
  } catch (error) {
    throw removeBoundValuesFromError(scope.failure ?? error);
  } finally {
    scope.end();
  }
}

function rejectAfterDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const message = `A write was rolled back: its callback did not end within ${deadlineMs} ms.`;
    timer = setTimeout(() => reject(new Error(message)), deadlineMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Checks a database file on a new connection. A connection that has read a full-text table would compare its
 * cached state with later writes of other connections and report false corruption.
 */
async function checkFileIntegrity(path: string): Promise<string> {
  const connection = new LocalConnection(path, "reader");
  try {
    return await formatIntegrityFindings({ execute: async (sql) => connection.execute({ sql }) });
  } finally {
    connection.close();
  }
}

async function formatIntegrityFindings(client: {
  execute(sql: string): Promise<ResultSet>;
}): Promise<string> {
  const structure = await client.execute("PRAGMA integrity_check");
  const references = await client.execute("PRAGMA foreign_key_check");
  const findings = structure.rows.map((row) => String(row[0])).filter((line) => line !== "ok");
  for (const row of references.rows) {
    findings.push(`row ${row[1]} of ${row[0]} refers to a missing row of ${row[2]}`);
  }
  return findings.length === 0 ? "ok" : findings.join("\n");
}

async function assertForeignKeysEnforced(client: Client): Promise<void> {
  const { rows } = await client.execute("PRAGMA foreign_keys");
  if (rows[0]?.[0] === 1) return;
  throw new UnusableDatabaseError(
    "This libSQL server does not enforce foreign keys; Larder needs one that does.",
  );
}
