import type { SqlHandle } from "./sql-handle.ts";

const TABLES = ["search_index", "search_titles"] as const;
/** A word is looked up in each piece of an index; so few are not worth a write. */
const FEW_PIECES = 4;
/** Pages that one step writes: others wait for some milliseconds at most. */
const PAGES = 32;

/** Whether many small writes have left the index in so many pieces that searches feel it. */
export async function isScattered(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const [row] = await sql.all(`SELECT count(DISTINCT segid) AS pieces FROM ${table}_idx LIMIT 1`, []);
    if (Number(row?.pieces ?? 0) > FEW_PIECES) return true;
  }
  return false;
}

/** Joins pieces of the index, a few pages of them. False where nothing is left to be joined. */
export async function joinPieces(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const before = await changesSoFar(sql);
    // A number below zero joins all pieces into one, and goes on with what an earlier step began.
    await sql.run(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`, [-PAGES]);
    // The statement itself counts as one.
    if ((await changesSoFar(sql)) - before > 1) return true;
  }
  return false;
}

async function changesSoFar(sql: SqlHandle): Promise<number> {
  const [row] = await sql.all("SELECT total_changes() AS changes LIMIT 1", []);
  return Number(row?.changes ?? 0);
}
