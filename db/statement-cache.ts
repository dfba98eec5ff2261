import type Database from "libsql";
import { createUniqueRowKeys, type RowKey } from "./local-row.ts";

const CAPACITY = 500;

type Columns = { names: string[]; types: string[]; keys: RowKey[] };

/** A prepared statement with properties that are expensive to read. */
export class PreparedStatement {
  readonly native: Database.Statement;
  readonly returnsRows: boolean;
  /** True for a statement that both changes rows and returns them (RETURNING). */
  readonly writes: boolean;
  #columns: Columns | null = null;

  constructor(native: Database.Statement, sql: string) {
    this.native = native;
    this.returnsRows = native.reader;
    this.writes = this.returnsRows && isWriteReturningRows(sql);
    native.safeIntegers(true);
    if (this.returnsRows) native.raw(true);
  }

  /**
   * Column names and types. They are read again if a row has another number of values, because `select *`
   * changes with the table.
   */
  columnsFor(width: number | undefined): Columns {
    if (this.#columns === null || (width !== undefined && this.#columns.names.length !== width)) {
      const found = this.native.columns();
      const names = found.map((column) => column.name);
      this.#columns = {
        names,
        types: found.map((column) => column.type ?? ""),
        keys: createUniqueRowKeys(names),
      };
    }
    return this.#columns;
  }
}

/** An LRU cache of prepared statements, keyed by their SQL text. */
export class StatementCache {
  readonly #db: Database.Database;
  readonly #bySql = new Map<string, PreparedStatement>();
  #prepared = 0;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  get size(): number {
    return this.#bySql.size;
  }

  get prepared(): number {
    return this.#prepared;
  }

  get(sql: string): PreparedStatement {
    const cached = this.#bySql.get(sql);
    if (cached) {
      this.#bySql.delete(sql);
      this.#bySql.set(sql, cached);
      return cached;
    }
    const statement = new PreparedStatement(this.#db.prepare(sql), sql);
    this.#prepared++;
    this.#bySql.set(sql, statement);
    if (this.#bySql.size > CAPACITY) {
      const [oldest] = this.#bySql.keys();
      this.#bySql.delete(oldest!);
    }
    return statement;
  }

  clear(): void {
    this.#bySql.clear();
  }
}

function isWriteReturningRows(sql: string): boolean {
  return /^\s*(insert|update|delete|replace|with)\b/i.test(sql) && /\breturning\b/i.test(sql);
}
