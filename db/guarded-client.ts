import type { Client, InArgs, InStatement, ResultSet, Transaction } from "@libsql/client";
import { LocalClient } from "./local-client.ts";
import { GuardedTransaction, type WriteScopes } from "./write-scope.ts";

/**
 * The client that drizzle uses. It executes reads, and begins transactions only inside `db.write`. Other
 * methods throw, because they would bypass the write queue.
 */
export class GuardedClient implements Client {
  readonly #inner: Client;
  readonly #scopes: WriteScopes;
  readonly #development: boolean;

  constructor(inner: Client, scopes: WriteScopes, development: boolean) {
    this.#inner = inner;
    this.#scopes = scopes;
    this.#development = development;
  }

  get closed(): boolean {
    return this.#inner.closed;
  }

  get protocol(): string {
    return this.#inner.protocol;
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const scope = this.#development ? this.#scopes.current() : null;
    if (scope) {
      throw scope.fail(
        new Error("db was read inside db.write, where it shows older rows: use tx instead of db."),
      );
    }
    return typeof statement === "string"
      ? this.#inner.execute(statement, args)
      : this.#inner.execute(statement);
  }

  async transaction(): Promise<Transaction> {
    const scope = this.#scopes.current();
    if (!scope) return throwDirectWriteError();
    const transaction =
      this.#inner instanceof LocalClient
        ? this.#inner.transaction("write", scope)
        : this.#inner.transaction("write");
    return new GuardedTransaction(await transaction, scope);
  }

  async batch(): Promise<never> {
    return throwDirectWriteError();
  }

  async migrate(): Promise<never> {
    return throwDirectWriteError();
  }

  async executeMultiple(): Promise<never> {
    return throwDirectWriteError();
  }

  async sync(): Promise<never> {
    return throwDirectWriteError();
  }

  reconnect(): void {
    throwDirectWriteError();
  }

  close(): void {
    this.#inner.close();
  }
}

function throwDirectWriteError(): never {
  throw new Error("Writes go through db.write alone.");
}
