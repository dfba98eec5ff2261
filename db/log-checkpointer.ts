import Database from "libsql/promise";

/**
 * Moves the write-ahead log into the database file on a thread of libsql's own: what waits for the disk here is the
 * queue of writes, and nobody who reads. It must not run beside a write, so it takes its turn in that queue.
 */
export class LogCheckpointer {
  readonly #path: string;
  #db: Database | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * PASSIVE moves what it can and lets the writer begin the log anew; TRUNCATE also empties it. False where a reader of
   * an older state holds it up. Throws what SQLite says, as of a full disk: the log stays whole beside the file then.
   */
  async run(mode: "PASSIVE" | "TRUNCATE"): Promise<boolean> {
    this.#db ??= new Database(this.#path, {});
    const statement = await this.#db.prepare(`PRAGMA wal_checkpoint(${mode})`);
    const [row] = (await statement.raw().all()) as [busy: number, log: number, moved: number][];
    return row?.[0] === 0;
  }

  /** Idempotent. Call it while nothing runs. */
  close(): void {
    this.#db?.close();
    this.#db = null;
  }
}
