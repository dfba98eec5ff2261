import type { InArgs, InStatement, ResultSet } from "@libsql/client";
import { LocalClient } from "#db/local-client.ts";

/** A database client that records its statements and explains their query plans. */
export class RecordingClient extends LocalClient {
  readonly #seen: Exclude<InStatement, string>[] = [];

  override execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#seen.push(typeof statement === "string" ? { sql: statement, args: args ?? [] } : statement);
    return super.execute(statement, args);
  }

  /** Returns and forgets the recorded statements. */
  takeSeen(): Exclude<InStatement, string>[] {
    return this.#seen.splice(0);
  }

  /** The faults in a statement's query plan: scans without an index, and sorts. */
  async faultsOf(statement: Exclude<InStatement, string>): Promise<string[]> {
    return (await this.planOf(statement)).filter(isFault);
  }

  /** The steps of a statement's query plan. */
  async planOf(statement: Exclude<InStatement, string>): Promise<string[]> {
    const { rows } = await super.execute({ ...statement, sql: `explain query plan ${statement.sql}` });
    return rows.map((row) => String(row.detail));
  }
}

/**
 * Allowed scans: json_each reads the statement's own argument, a constant row is no table, `page` contains
 * the rows of one page, and `counts` is a single row.
 */
function isFault(step: string): boolean {
  if (step.includes("USE TEMP B-TREE")) return true;
  return (
    step.startsWith("SCAN ") &&
    !/ USING (COVERING )?INDEX |VIRTUAL TABLE INDEX|^SCAN (?:CONSTANT ROW|page|counts)$/.test(step)
  );
}
