import type Database from "libsql";
import { type RowKey, rowKeys } from "./local-row.ts";

const CAPACITY = 500;

type Columns = { names: string[]; types: string[]; keys: RowKey[] };

/** A statement as prepared once, with what a run needs to know about it. */
export class PreparedStatement {
  readonly native: Database.Statement;
  readonly returnsRows: boolean;
  /** Changes rows and returns them (RETURNING). */
  readonly writes: boolean;
  #columns: Columns | null = null;

  constructor(native: Database.Statement, sql: string) {
    this.native = native;
    this.returnsRows = native.reader;
    this.writes = this.returnsRows && isReturning(sql);
    native.safeIntegers(true);
    if (this.returnsRows) native.raw(true);
  }

  /** Column names and types; read anew when a changed table made `select *` wider or narrower. */
  columnsFor(width: number | undefined): Columns {
    if (this.#columns === null || (width !== undefined && this.#columns.names.length !== width)) {
      const found = this.native.columns();
      const names = found.map((column) => column.name);
      this.#columns = { names, types: found.map((column) => column.type ?? ""), keys: rowKeys(names) };
    }
    return this.#columns;
  }
}

/** Prepared statements by their text; the one unused for longest leaves first. */
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

  take(sql: string): PreparedStatement {
    const known = this.#bySql.get(sql);
    if (known) {
      this.#bySql.delete(sql);
      this.#bySql.set(sql, known);
      return known;
    }
    const fresh = new PreparedStatement(this.#db.prepare(sql), sql);
    this.#prepared++;
    this.#bySql.set(sql, fresh);
    if (this.#bySql.size > CAPACITY) {
      const [oldest] = this.#bySql.keys();
      this.#bySql.delete(oldest!);
    }
    return fresh;
  }

  clear(): void {
    this.#bySql.clear();
  }
}

function isReturning(sql: string): boolean {
  return /^\s*(insert|update|delete|replace|with)\b/i.test(sql) && /\breturning\b/i.test(sql);
}
