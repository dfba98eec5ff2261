import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { type Db, openDb } from "#db/client.ts";
import { withTemporaryFolder } from "#server/checks/running-server/with-server.ts";
import type { Findings } from "../run-checks/run-checks.ts";

const WRITERS = 8;
const MAX_LIFE_MS = 250;

/**
 * Kills a process with several writers by SIGKILL, `rounds` times on one database file. After each kill all
 * acknowledged writes must be stored, none of them partially, and the file must pass its integrity check.
 */
export async function checkWritesSurviveKill(rounds: number): Promise<Findings> {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  await withTemporaryFolder("crash", async (folder) => {
    const url = pathToFileURL(join(folder, "crash.db")).href;
    await createTables(url);
    for (let round = 0; round < rounds; round++) {
      for (const id of await runUntilKilled(url, round)) acknowledged.add(id);
      for (const failure of await inspect(url, acknowledged)) failures.push(`round ${round}: ${failure}`);
    }
  });
  if (acknowledged.size === 0) failures.push("no write was acknowledged");
  return { failures, figures: { rounds, acknowledged: acknowledged.size } };
}

async function createTables(url: string): Promise<void> {
  const db = await openDb(url);
  await db.write(async (tx) => {
    await tx.run(sql`create table crash_rows (id text, half integer, primary key (id, half))`);
    await tx.run(sql`create table crash_count (writes integer not null)`);
    await tx.run(sql`insert into crash_count values (0)`);
  });
  await db.close();
}

/**
 * Kills the writer at a random time after its first acknowledgement; returns the ids that it acknowledged.
 */
async function runUntilKilled(url: string, round: number): Promise<string[]> {
  const writer = join(import.meta.dirname, "crash-writer-worker.js");
  const child = spawn(process.execPath, [writer, url, String(round), String(WRITERS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  let output = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk: string) => {
    if (output === "") setTimeout(() => child.kill("SIGKILL"), randomInt(1, MAX_LIFE_MS));
    output += chunk;
  });
  const [code, signal] = await ended;
  if (signal !== "SIGKILL") throw new Error(`The writer ended by itself with ${signal ?? code}.`);
  return output.split("\n").slice(0, -1);
}

async function inspect(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const db = await openDb(url);
  try {
    const halves = await halvesById(db);
    const [{ writes }] = (await db.all(sql`select writes from crash_count`)) as [{ writes: number }];
    const lost = [...acknowledged].filter((id) => !halves.has(id)).length;
    const torn = [...halves.values()].filter((count) => count !== 2).length;
    const integrity = await db.integrityCheck();
    return [
      ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
      ...(torn > 0 ? [`${torn} writes are stored by half`] : []),
      ...(writes !== halves.size ? [`the counter is ${writes} for ${halves.size} writes`] : []),
      ...(integrity !== "ok" ? [integrity] : []),
    ];
  } finally {
    await db.close();
  }
}

async function halvesById(db: Db): Promise<Map<string, number>> {
  const rows = await db.all<{ id: string; halves: number }>(
    sql`select id, count(*) as halves from crash_rows group by id`,
  );
  return new Map(rows.map(({ id, halves }) => [id, halves]));
}
