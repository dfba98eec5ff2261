import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
  type TransactionMode,
} from "@libsql/client";
import { LocalConnection } from "./local-connection.ts";
import { LogCheckpointer } from "./log-checkpointer.ts";

/**
 * Returns the path of a `file:` URL (`file:data/x.db`, `file:/data/x.db`, `file:///data/x.db`); null for
 * other URLs.
 */
export function databaseUrlToFilePathOrNull(url: string): string | null {
  if (!url.startsWith("file:")) return null;
  if (url.startsWith("file://")) return fileURLToPath(url);
  const path = decodeURIComponent(url.slice("file:".length));
  if (path === "" || path.startsWith(":memory:") || path.includes("?")) {
    throw new Error(`DATABASE_URL ${url} does not name a database file`);
  }
  return path;
}

/**
 * Implements @libsql/client's Client for one file. Reads use a read-only connection, transactions the only
 * writing one. A second concurrent transaction throws TRANSACTION_ACTIVE, so callers must queue (client.ts).
 */
export class LocalClient implements Client {
  readonly protocol = "file";
  readonly #path: string;
  #writer: LocalConnection;
  readonly #reader: LocalConnection;
  readonly #checkpointer: LogCheckpointer;
  #transaction: LocalTransaction | null = null;
  #closed = false;

  constructor(path: string) {
    createOwnerOnlyDatabaseFile(path);
    this.#path = path;
    this.#writer = new LocalConnection(path, "writer");
    this.#reader = new LocalConnection(path, "reader");
    this.#checkpointer = new LogCheckpointer(path);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The connections, for tests and the operator's `check` command. */
  get connections(): { writer: LocalConnection; reader: LocalConnection } {
    return { writer: this.#writer, reader: this.#reader };
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    return this.#reader.execute(typeof statement === "string" ? { sql: statement, args } : statement);
  }

  async batch(
    statements: Array<InStatement | [string, InArgs?]>,
    mode?: TransactionMode,
  ): Promise<ResultSet[]> {
    const normalized = statements.map((entry) =>
      Array.isArray(entry) ? { sql: entry[0], args: entry[1] } : entry,
    );
    if (mode === "read") return this.#readInSnapshot(normalized);
    const transaction = await this.transaction();
    try {
      const results = await transaction.batch(normalized);
      await transaction.commit();
      return results;
    } finally {
      transaction.close();
    }
  }

  /** @param options `durable`: the commit waits for the disk */
  async transaction(mode: TransactionMode = "write", { durable = true } = {}): Promise<Transaction> {
    if (mode === "read") throw new LibsqlError("Read transactions are not offered", "NOT_SUPPORTED");
    this.#requireBetweenTransactions();
    if (!this.#writer.isOpen) this.#writer = new LocalConnection(this.#path, "writer");
    this.#writer.setDurable(durable);
    const transaction = new LocalTransaction(this.#writer, (healthy) => {
      this.#transaction = null;
      if (!healthy) this.#reopenWriter();
    });
    this.#transaction = transaction;
    await transaction.begin();
    return transaction;
  }

  async migrate(): Promise<ResultSet[]> {
    throw new LibsqlError("Migrations have a connection of their own", "NOT_SUPPORTED");
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#reader.executeScript(sql);
  }

  async sync(): Promise<never> {
    throw new LibsqlError("A local file has nothing to sync with", "SYNC_NOT_SUPPORTED");
  }

  reconnect(): void {
    throw new LibsqlError("A closed file is opened anew, by a new client", "NOT_SUPPORTED");
  }

  /**
   * Checkpoints and empties the write-ahead log, so that no overwritten data is left in it. Returns false if
   * a reader of an older snapshot prevents it. No transaction may begin before it resolves.
   */
  async truncateLog(): Promise<boolean> {
    this.#requireBetweenTransactions();
    return this.#checkpointer.run("TRUNCATE");
  }

  /** Checkpoints the write-ahead log as far as readers allow. No transaction may begin before it resolves. */
  async checkpoint(): Promise<void> {
    this.#requireBetweenTransactions();
    // If the disk is full, the log remains complete and readers use it.
    await this.#checkpointer.run("PASSIVE").catch(() => {});
  }

  /** Closes the reader first, so that the writer can leave an empty write-ahead log. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#transaction?.close();
    this.#checkpointer.close();
    this.#reader.close();
    try {
      this.#writer.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // If the disk is full, the log remains complete and the next start reads both files.
    } finally {
      this.#writer.close();
    }
  }

  #readInSnapshot(statements: InStatement[]): ResultSet[] {
    this.#reader.execute("BEGIN");
    try {
      return statements.map((statement) => this.#reader.execute(statement));
    } finally {
      this.#reader.execute("ROLLBACK");
    }
  }

  /**
   * Reopens the writing connection, because a failed BEGIN or COMMIT can leave a statement running that would
   * swallow later commits.
   */
  #reopenWriter(): void {
    if (this.#closed) return;
    this.#writer.close();
    try {
      this.#writer = new LocalConnection(this.#path, "writer");
    } catch {
      // The next transaction opens the connection again; a full disk may have free space by then.
    }
  }

  #requireOpen(): void {
    if (this.#closed) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
  }

  #requireBetweenTransactions(): void {
    this.#requireOpen();
    if (this.#transaction) throw new LibsqlError("A write transaction is open", "TRANSACTION_ACTIVE");
  }
}

class LocalTransaction implements Transaction {
  readonly #connection: LocalConnection;
  readonly #settled: (healthy: boolean) => void;
  #open = true;

  constructor(connection: LocalConnection, settled: (healthy: boolean) => void) {
    this.#connection = connection;
    this.#settled = settled;
  }

  get closed(): boolean {
    return !this.#open;
  }

  async begin(): Promise<void> {
    await this.#settleOnError(async () => this.#connection.execute("BEGIN IMMEDIATE"));
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireTransaction();
    return this.#connection.execute(typeof statement === "string" ? { sql: statement, args } : statement);
  }

  async batch(statements: Array<InStatement>): Promise<ResultSet[]> {
    return Promise.all(statements.map((statement) => this.execute(statement)));
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#requireTransaction();
    this.#connection.executeScript(sql);
  }

  async commit(): Promise<void> {
    this.#requireTransaction();
    await this.#settleOnError(() => this.#connection.commit());
    this.#settle(true);
  }

  async rollback(): Promise<void> {
    this.close();
  }

  /** Rolls back unless committed. Never throws, so that the caller's original error is reported. */
  close(): void {
    if (!this.#open) return;
    this.#settle(this.#tryRollback());
  }

  async #settleOnError(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#tryRollback();
      this.#settle(false);
      throw error;
    }
  }

  #tryRollback(): boolean {
    try {
      if (this.#connection.inTransaction) this.#connection.execute("ROLLBACK");
      return true;
    } catch {
      return false;
    }
  }

  #settle(healthy: boolean): void {
    this.#open = false;
    this.#settled(healthy);
  }

  /**
   * Throws after SQLite has rolled back by itself, as it does on a full disk; the next statement would
   * otherwise commit on its own.
   */
  #requireTransaction(): void {
    if (!this.#open) throw new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
    if (this.#connection.inTransaction) return;
    throw new LibsqlError("The transaction has been rolled back by the database", "TRANSACTION_CLOSED");
  }
}

/**
 * Creates a database file with mode 0600, which SQLite copies to its journal files. An existing file is not
 * opened, because closing it would drop this process's locks on it.
 */
export function createOwnerOnlyDatabaseFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}
