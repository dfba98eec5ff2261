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

/** The path in a `file:` URL (`file:data/x.db`, `file:/data/x.db`, `file:///data/x.db`), or null for another. */
export function filePathOf(url: string): string | null {
  if (!url.startsWith("file:")) return null;
  if (url.startsWith("file://")) return fileURLToPath(url);
  const path = decodeURIComponent(url.slice("file:".length));
  if (path === "" || path.startsWith(":memory:") || path.includes("?")) {
    throw new Error(`DATABASE_URL ${url} does not name a database file`);
  }
  return path;
}

/**
 * The shape of @libsql/client's Client over one file: reads go to a read-only connection, transactions to the
 * single writer. One write transaction at a time; whoever asks for a second gets TRANSACTION_ACTIVE, so callers
 * queue (see client.ts).
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
    restrictToOwner(path);
    this.#path = path;
    this.#writer = new LocalConnection(path, "writer");
    this.#reader = new LocalConnection(path, "reader");
    this.#checkpointer = new LogCheckpointer(path);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** For tests and the operator's check: every connection by its role. */
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
    if (mode === "read") return this.#readTogether(normalized);
    const transaction = await this.transaction();
    try {
      const results = await transaction.batch(normalized);
      await transaction.commit();
      return results;
    } finally {
      transaction.close();
    }
  }

  /** `durable`: the commit waits for the disk. */
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
   * Moves the write-ahead log into the file and empties it, so that what was overwritten is not left there. False where
   * a reader of an older state holds it up. Begin no transaction before it has ended.
   */
  async truncateLog(): Promise<boolean> {
    this.#requireBetweenTransactions();
    return this.#checkpointer.run("TRUNCATE");
  }

  /** Moves the write-ahead log into the file, or leaves it for the next time. Begin no transaction before it has ended. */
  async checkpoint(): Promise<void> {
    this.#requireBetweenTransactions();
    // On a full disk the log stays beside the file, whole, and readers find everything in it.
    await this.#checkpointer.run("PASSIVE").catch(() => {});
  }

  /** Readers first, so that the writer is last and leaves an empty write-ahead log behind. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#transaction?.close();
    this.#checkpointer.close();
    this.#reader.close();
    try {
      this.#writer.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // On a full disk the log stays beside the file, whole; the next start reads both.
    } finally {
      this.#writer.close();
    }
  }

  #readTogether(statements: InStatement[]): ResultSet[] {
    this.#reader.execute("BEGIN");
    try {
      return statements.map((statement) => this.#reader.execute(statement));
    } finally {
      this.#reader.execute("ROLLBACK");
    }
  }

  /** A BEGIN or COMMIT that failed can leave a statement running, and later commits would be lost in it. */
  #reopenWriter(): void {
    if (this.#closed) return;
    this.#writer.close();
    try {
      this.#writer = new LocalConnection(this.#path, "writer");
    } catch {
      // The next transaction tries again: a disk that is full now may have room by then.
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
    await this.#orSettle(async () => this.#connection.execute("BEGIN IMMEDIATE"));
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireInside();
    return this.#connection.execute(typeof statement === "string" ? { sql: statement, args } : statement);
  }

  async batch(statements: Array<InStatement>): Promise<ResultSet[]> {
    return Promise.all(statements.map((statement) => this.execute(statement)));
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#requireInside();
    this.#connection.executeScript(sql);
  }

  async commit(): Promise<void> {
    this.#requireInside();
    await this.#orSettle(() => this.#connection.commit());
    this.#settle(true);
  }

  async rollback(): Promise<void> {
    this.close();
  }

  /** Rolls back what is not committed. Never throws: the error that led here is the one to report. */
  close(): void {
    if (!this.#open) return;
    this.#settle(this.#rolledBack());
  }

  async #orSettle(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#rolledBack();
      this.#settle(false);
      throw error;
    }
  }

  #rolledBack(): boolean {
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

  /** A full disk makes SQLite roll back by itself; the next statement would then commit alone. */
  #requireInside(): void {
    if (!this.#open) throw new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
    if (this.#connection.inTransaction) return;
    throw new LibsqlError("The transaction has been rolled back by the database", "TRANSACTION_CLOSED");
  }
}

/**
 * SQLite gives its side files the database's mode, so one chmod keeps all of them from other users. An existing
 * file is never opened here: closing it again would drop the locks this process holds on it.
 */
export function restrictToOwner(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}
