import type { InArgs, InStatement, ResultSet } from "@libsql/client";
import { LocalClient } from "#db/local-client.ts";

/** A client that records its reads and explains their query plans. */
export class RecordingClient extends LocalClient {
  readonly #seen: Exclude<InStatement, string>[] = [];

  override execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#seen.push(typeof statement === "string" ? { sql: statement, args: args ?? [] } : statement);
    return super.execute(statement, args);
  }

  /** The statements read since it was last asked. */
  takeSeen(): Exclude<InStatement, string>[] {
    return this.#seen.splice(0);
  }

  /** Faults in the plan of a statement: a scan without an index, or a sort. */
  async faultsOf(statement: Exclude<InStatement, string>): Promise<string[]> {
    return (await this.planOf(statement)).filter(isFault);
  }

  /** The steps of its plan. */
  async planOf(statement: Exclude<InStatement, string>): Promise<string[]> {
    const { rows } = await super.execute({ ...statement, sql: `explain query plan ${statement.sql}` });
    return rows.map((row) => String(row.detail));
  }
}

/**
 * Reading json_each is reading the statement's own argument, a constant row is no table, and `page` is what was walked
 * by an index before: the rows of one page, and `counts` the one row of what was counted.
 */
function isFault(step: string): boolean {
  if (step.includes("USE TEMP B-TREE")) return true;
  return (
    step.startsWith("SCAN ") &&
    !/ USING (COVERING )?INDEX |VIRTUAL TABLE INDEX|^SCAN (?:CONSTANT ROW|page|counts)$/.test(step)
  );
}
