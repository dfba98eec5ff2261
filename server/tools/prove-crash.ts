import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { type Db, openDb } from "#db/client.ts";

const WRITERS = 8;
const LONGEST_LIFE_MS = 250;

export type CrashProof = {
  rounds: number;
  /** Writes that were acknowledged before a kill. */
  acknowledged: number;
  /** Acknowledged writes that were missing afterwards. */
  lost: number;
  /** Writes on disk whose acknowledgement the kill cut off: allowed, at most one a writer and round. */
  unacknowledged: number;
  /** Rows without their other half, or a counter that disagrees with the rows. */
  torn: number;
  /** What the integrity checks answered other than "ok", by round. */
  damage: string[];
  ok: boolean;
};

export type CrashOptions = {
  /** The built prove-crash-writer; by default the one built beside this. */
  writer?: string;
};

/**
 * Kills a process with several writers by SIGKILL, again and again on one database file, and after each time
 * opens the file and looks for every write that was acknowledged. `ok` if none is lost and nothing is torn.
 */
export async function proveCrash(rounds: number, options: CrashOptions = {}): Promise<CrashProof> {
  const writer = options.writer ?? fileURLToPath(new URL("./prove-crash-writer.js", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "larder-crash-"));
  const url = pathToFileURL(join(folder, "crash.db")).href;
  const proof: CrashProof = {
    rounds,
    acknowledged: 0,
    lost: 0,
    unacknowledged: 0,
    torn: 0,
    damage: [],
    ok: false,
  };
  const acknowledged = new Set<string>();
  try {
    await createTables(url);
    for (let round = 0; round < rounds; round++) {
      for (const id of await runUntilKilled(writer, url, round)) acknowledged.add(id);
      await lookAt(url, round, acknowledged, proof);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  proof.acknowledged = acknowledged.size;
  proof.ok = acknowledged.size > 0 && proof.lost === 0 && proof.torn === 0 && proof.damage.length === 0;
  return proof;
}

async function createTables(url: string): Promise<void> {
  const db = await openDb(url);
  await db.write(async (tx) => {
    await tx.run(sql`create table if not exists crash_rows (id text, half integer, primary key (id, half))`);
    await tx.run(sql`create table if not exists crash_count (writes integer not null)`);
    await tx.run(sql`insert into crash_count values (0)`);
  });
  await db.close();
}

/** Lets the writer live for a random while after its first word and returns what it told. */
async function runUntilKilled(writer: string, url: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, url, String(round), String(WRITERS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  let told = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk: string) => {
    if (told === "") setTimeout(() => child.kill("SIGKILL"), randomInt(1, LONGEST_LIFE_MS));
    told += chunk;
  });
  const [code, signal] = await ended;
  if (signal !== "SIGKILL") throw new Error(`The writer ended by itself with ${signal ?? code}.`);
  return told.split("\n").slice(0, -1);
}

async function lookAt(
  url: string,
  round: number,
  acknowledged: Set<string>,
  proof: CrashProof,
): Promise<void> {
  const db = await openDb(url);
  try {
    const halves = await halvesById(db);
    const [{ writes }] = (await db.all(sql`select writes from crash_count`)) as [{ writes: number }];
    proof.lost = [...acknowledged].filter((id) => !halves.has(id)).length;
    proof.unacknowledged = [...halves.keys()].filter((id) => !acknowledged.has(id)).length;
    proof.torn = [...halves.values()].filter((count) => count !== 2).length + Math.abs(writes - halves.size);
    const integrity = await db.integrityCheck();
    if (integrity !== "ok") proof.damage.push(`round ${round}: ${integrity}`);
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
