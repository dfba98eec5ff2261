import { isAmountAlone, isNumberAlone, opensWithAmount } from "./amount-shapes.ts";
import { type Row, rowOf, sharedHeight } from "./rows.ts";

/** How far an amount stands before its name, in heights of its type. */
const REACH = 14;

const isLead = (row: Row): boolean => isAmountAlone(row.text) || isNumberAlone(row.text);

/** Whether a block is a column of amounts or of step numbers. */
function columnsOfLeads(rows: Row[]): Set<string> {
  const counts = new Map<string, { leads: number; all: number }>();
  for (const row of rows) {
    const key = `${row.page} ${row.block}`;
    const count = counts.get(key) ?? { leads: 0, all: 0 };
    count.all += 1;
    if (isLead(row)) count.leads += 1;
    counts.set(key, count);
  }
  return new Set([...counts].filter(([, { leads, all }]) => leads >= all * 0.6).map(([key]) => key));
}

/** The row that a lone amount or number belongs to: the nearest on its right, on the same line. */
function nameFor(rows: Row[], lead: Row): number {
  let best = -1;
  for (const [at, row] of rows.entries()) {
    if (row === lead || row.page !== lead.page || isLead(row)) continue;
    if (row.left < lead.right - lead.size || row.left - lead.right > lead.size * REACH) continue;
    if (sharedHeight(row, lead) < 0.5 || opensWithAmount(row.text)) continue;
    const nearest = rows[best];
    if (nearest === undefined || row.left < nearest.left) best = at;
  }
  return best;
}

/** Puts amounts that stand in a column of their own, and numbers that stand before a step, into the rows they open. */
export function joinLeads(rows: Row[]): Row[] {
  const columns = columnsOfLeads(rows);
  const joined: (Row | null)[] = [...rows];
  for (const [at, row] of rows.entries()) {
    if (!isLead(row)) continue;
    const next = rows[at + 1];
    const apart = columns.has(`${row.page} ${row.block}`);
    const beside = next !== undefined && next.block === row.block && sharedHeight(row, next) >= 0.5;
    if (!apart && !beside) continue;
    const to = nameFor(rows, row);
    const name = joined[to];
    if (name === undefined || name === null) continue;
    joined[to] = { ...rowOf([...row.words, ...name.words], name), top: name.top, bottom: name.bottom };
    joined[at] = null;
  }
  return joined.filter((row) => row !== null);
}
