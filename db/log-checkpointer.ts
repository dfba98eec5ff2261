import Database from "libsql/promise";

/**
 * Checkpoints the write-ahead log on a thread of libsql, so that reads do not wait for the disk. Must not run
 * at the same time as a write; callers put it into the write queue.
 */
export class LogCheckpointer {
  readonly #path: string;
  #db: Database | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * PASSIVE copies as much of the log as readers allow, so that the writer can reuse it; TRUNCATE also
   * empties it. Returns false if a reader of an older snapshot prevents it. Throws SQLite's error, for
   * example on a full disk; the log then remains.
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
