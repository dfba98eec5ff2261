import Database from "libsql/promise";

/**
 * Checkpoints the write-ahead log on one of libsql's threads, so that only writes wait for the disk. It must not run at
 * the same time as a write; callers queue it with the writes.
 */
export class LogCheckpointer {
  readonly #path: string;
  #db: Database | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * PASSIVE moves as much as readers allow and lets the writer reuse the log; TRUNCATE also empties it. False when a
   * reader of an older snapshot prevents it. Throws SQLite's error, for example on a full disk; the log then remains.
   */
  async run(mode: "PASSIVE" | "TRUNCATE"): Promise<boolean> {
    this.#db ??= new Database(this.#path, {});
    const statement = await this.#db.prepare(`PRAGMA wal_checkpoint(${mode})`);
    const [row] = (await statement.raw().all()) as [busy: number, log: number, moved: number][];
    return row?.[0] === 0;
  }

  /** Idempotent. Call it between runs. */
  close(): void {
    this.#db?.close();
    this.#db = null;
  }
}
