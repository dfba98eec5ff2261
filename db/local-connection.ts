import { type InStatement, LibsqlError, type ResultSet } from "@libsql/client";
import Database from "libsql";
import ThreadedDatabase from "libsql/promise";
import { createLocalRow } from "./local-row.ts";
import { sqliteToLibsqlValue, toBindableArguments } from "./local-values.ts";
import { StatementCache } from "./statement-cache.ts";
import { UnusableDatabaseError } from "./unusable-database.ts";

export type ConnectionRole = "writer" | "reader";

/** The pragmas of each role. A connection sets each and verifies that it took effect. */
export const PRAGMAS: Record<ConnectionRole, Record<string, number | string>> = {
  writer: {
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    query_only: 0,
    // In pages of 4 kB. Only a fallback: the checkpointer runs much earlier.
    wal_autocheckpoint: 16384,
    journal_size_limit: 67108864,
    // Overwrites deleted data instead of leaving it in free pages.
    secure_delete: 1,
  },
  reader: {
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    wal_autocheckpoint: 0,
    query_only: 1,
    // 16 MB, in kB: a search through a member's thousands of recipes then does not read the file again.
    cache_size: -16384,
  },
};

/**
 * A synchronous connection to a database file with cached prepared statements. The writer must be opened
 * first and closed last.
 */
export class LocalConnection {
  readonly #db: Database.Database;
  readonly #statements: StatementCache;
  #durable = true;

  constructor(path: string, role: ConnectionRole) {
    this.#db = new Database(path);
    this.#statements = new StatementCache(this.#db);
    try {
      for (const [name, wanted] of Object.entries(PRAGMAS[role])) this.#setPragma(name, wanted);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** The number of statements in the cache, and of all that were ever prepared. */
  get statements(): { cached: number; prepared: number } {
    return { cached: this.#statements.size, prepared: this.#statements.prepared };
  }

  get isOpen(): boolean {
    return this.#db.open;
  }

  get inTransaction(): boolean {
    return this.#db.open && this.#db.inTransaction;
  }

  /**
   * Runs one statement. Throws LibsqlError with SQLite's code; TypeError or RangeError for values that cannot
   * be stored.
   */
  execute(statement: InStatement): ResultSet {
    const sql = typeof statement === "string" ? statement : statement.sql;
    const args = typeof statement === "string" ? [] : toBindableArguments(statement.args);
    if (!this.#db.open) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
    try {
      const prepared = this.#statements.get(sql);
      if (!prepared.returnsRows) {
        const info = prepared.native.run(args);
        return createResultSet([], [], [], info.changes, BigInt(info.lastInsertRowid));
      }
      const values = prepared.native.all(args) as unknown[][];
      const columns = prepared.columnsFor(values[0]?.length);
      const rows = values.map((row) => createLocalRow(row.map(sqliteToLibsqlValue), columns.keys));
      if (!prepared.writes) return createResultSet(columns.names, columns.types, rows, 0, undefined);
      return createResultSet(columns.names, columns.types, rows, rows.length, this.#lastInsertRowid());
    } catch (error) {
      throw sqliteErrorToLibsqlError(error);
    }
  }

  /**
   * Commits. A durable commit waits for the disk on a thread of libsql, so that reads are not blocked. The
   * connection must not be used before it resolves.
   */
  async commit(): Promise<void> {
    if (!this.#durable) {
      this.execute("COMMIT");
      return;
    }
    if (!this.#db.open) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
    try {
      // libsql's synchronous and asynchronous classes wrap the same native connection; the exec of this one
      // runs on a thread.
      await ThreadedDatabase.prototype.exec.call(this.#db, "COMMIT");
    } catch (error) {
      throw sqliteErrorToLibsqlError(error);
    }
  }

  executeScript(sql: string): void {
    if (!this.#db.open) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
    try {
      this.#db.exec(sql);
    } catch (error) {
      throw sqliteErrorToLibsqlError(error);
    }
  }

  /**
   * Sets whether commits wait for the disk (synchronous = FULL) or not (NORMAL). Call it between
   * transactions.
   */
  setDurable(durable: boolean): void {
    if (durable === this.#durable) return;
    this.#setPragma("synchronous", durable ? PRAGMAS.writer.synchronous! : 1);
    this.#durable = durable;
  }

  /**
   * Idempotent. The file stays open until the prepared statements are garbage-collected, so checkpoint before
   * closing.
   */
  close(): void {
    this.#statements.clear();
    if (this.#db.open) this.#db.close();
  }

  #lastInsertRowid(): bigint {
    const [row] = this.#statements.get("SELECT last_insert_rowid()").native.all([]) as [bigint][];
    return BigInt(row![0]);
  }

  #setPragma(name: string, wanted: number | string): void {
    this.#db.prepare(`PRAGMA ${name} = ${wanted}`).all();
    const actual = this.execute(`PRAGMA ${name}`).rows[0]?.[0];
    if (actual === wanted) return;
    const hint = name === "journal_mode" ? " Keep the data folder on a local disk, not on NFS or SMB." : "";
    throw new UnusableDatabaseError(
      `The database refuses PRAGMA ${name} = ${wanted} (it answers ${actual}).${hint}`,
    );
  }
}

function createResultSet(
  columns: string[],
  columnTypes: string[],
  rows: ResultSet["rows"],
  rowsAffected: number,
  lastInsertRowid: bigint | undefined,
): ResultSet {
  const toJSON = () => ({
    columns,
    columnTypes,
    rows: rows.map((row) => Array.from(row as unknown as ArrayLike<unknown>)),
    rowsAffected,
    lastInsertRowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
  });
  return { columns, columnTypes, rows, rowsAffected, lastInsertRowid, toJSON };
}

const BASE_CODES: Record<number, string> = {
  1: "SQLITE_ERROR",
  3: "SQLITE_PERM",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  9: "SQLITE_INTERRUPT",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  17: "SQLITE_SCHEMA",
  18: "SQLITE_TOOBIG",
  19: "SQLITE_CONSTRAINT",
  20: "SQLITE_MISMATCH",
  21: "SQLITE_MISUSE",
  26: "SQLITE_NOTADB",
};

/**
 * Converts an error to that of @libsql/client: `code` is SQLite's base code, `extendedCode` the extended one.
 */
function sqliteErrorToLibsqlError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const base = error.rawCode === undefined ? undefined : BASE_CODES[error.rawCode & 0xff];
  return new LibsqlError(error.message, base ?? error.code, error.code, error.rawCode, error);
}
