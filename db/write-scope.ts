import { AsyncLocalStorage } from "node:async_hooks";
import type { InStatement, ResultSet, Transaction } from "@libsql/client";

/**
 * One call of `db.write`, from BEGIN to COMMIT or ROLLBACK. In development it detects slow work: a turn of
 * the event loop without a running statement means that the callback awaits something else and blocks other
 * writes. Local statements never take such a turn, remote ones are counted.
 */
export class WriteScope {
  /** True if the commit waits for the disk. */
  readonly durable: boolean;
  readonly #site: Error | null;
  #ended = false;
  #failure: Error | null = null;
  #running = 0;
  #watch: NodeJS.Immediate | undefined;
  #lastStatement = "BEGIN";

  constructor({ development, durable }: { development: boolean; durable: boolean }) {
    this.durable = durable;
    this.#site = development ? new Error("db.write was called here") : null;
  }

  get open(): boolean {
    return !this.#ended;
  }

  /** The error because of which the write must not be committed, or null. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Marks the write as failed, so that it is rolled back even if the callback swallows the error. */
  fail(error: Error): Error {
    this.#failure ??= error;
    return error;
  }

  begin(): void {
    this.#watchTurn();
  }

  end(): void {
    this.#ended = true;
    clearImmediate(this.#watch);
  }

  async run<T>(sql: string, statement: () => Promise<T>): Promise<T> {
    this.assertUsable();
    this.#lastStatement = sql;
    this.#running++;
    clearImmediate(this.#watch);
    try {
      return await statement();
    } finally {
      this.#running--;
      this.#watchTurn();
    }
  }

  assertUsable(): void {
    if (this.#ended)
      throw new Error("This tx belongs to a write that has ended: await every statement in it.");
    if (this.#failure) throw this.#failure;
  }

  #watchTurn(): void {
    if (!this.#site || this.#ended || this.#failure || this.#running > 0) return;
    clearImmediate(this.#watch);
    this.#watch = setImmediate(() => {
      if (this.#ended || this.#running > 0) return;
      const after = this.#lastStatement.slice(0, 120);
      const message = `Slow work inside db.write: after "${after}" something other than the database was awaited. Hash, fetch and read files before the write.`;
      this.fail(new Error(message, { cause: this.#site }));
    });
  }
}

/** Finds the write to which the running code belongs, for one database. */
export class WriteScopes {
  readonly #storage = new AsyncLocalStorage<WriteScope>();

  /** The current write; null outside of writes and in code that continues after its write has ended. */
  current(): WriteScope | null {
    const scope = this.#storage.getStore();
    return scope?.open ? scope : null;
  }

  enter<T>(scope: WriteScope, work: () => Promise<T>): Promise<T> {
    return this.#storage.run(scope, work);
  }

  /**
   * Call it when the database is closed, because an enabled AsyncLocalStorage slows down every promise of the
   * process.
   */
  end(): void {
    this.#storage.disable();
  }
}

/** A transaction that rejects statements after its end, and COMMIT after its write has failed. */
export class GuardedTransaction implements Transaction {
  readonly #inner: Transaction;
  readonly #scope: WriteScope;

  constructor(inner: Transaction, scope: WriteScope) {
    this.#inner = inner;
    this.#scope = scope;
    scope.begin();
  }

  get closed(): boolean {
    return this.#inner.closed;
  }

  execute(statement: InStatement): Promise<ResultSet> {
    const sql = typeof statement === "string" ? statement : statement.sql;
    return this.#scope.run(sql, () => this.#inner.execute(statement));
  }

  batch(statements: Array<InStatement>): Promise<ResultSet[]> {
    return this.#scope.run("a batch", () => this.#inner.batch(statements));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#scope.run("a script", () => this.#inner.executeMultiple(sql));
  }

  async commit(): Promise<void> {
    this.#scope.assertUsable();
    this.#scope.end();
    await this.#inner.commit();
  }

  async rollback(): Promise<void> {
    this.#scope.end();
    await this.#inner.rollback();
  }

  close(): void {
    this.#scope.end();
    this.#inner.close();
  }
}
