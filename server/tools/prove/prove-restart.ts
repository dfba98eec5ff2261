import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDb } from "#db/client.ts";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { post, signIn, smallRecipe } from "../trial/rest-client.ts";
import { addSampleMember } from "../trial/sample-members.ts";
import { startServer } from "../trial/server-process.ts";

const EMAIL = "cook@larder.invalid";
const WRITERS = 8;
const UNDER_WAY = 50;
const QUIET = { SEED: "none", USAGE_LIMITS: "off" };

export type RestartProof = {
  rounds: number;
  /** Creates that were answered 201 before a kill. */
  acknowledged: number;
  /** Of these, missing afterwards. */
  lost: number;
  /** What the integrity checks answered other than "ok". */
  damage: string[];
  /** Of 50 requests under way at a SIGTERM, those without a whole answer. */
  cut: number;
  ok: boolean;
};

/**
 * Kills the whole server by SIGKILL under writers, again and again on one data folder, and looks for every recipe that
 * was acknowledged; at the end stops it once by SIGTERM with requests under way, all of which must be answered whole.
 */
export async function proveRestart(rounds: number): Promise<RestartProof> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-restart-"));
  const file = join(dataDir, "larder.db");
  const known: string[] = [];
  const damage: string[] = [];
  try {
    const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    await addSampleMember(parts.deps, EMAIL, 0);
    await parts.close();
    for (let round = 0; round < rounds; round += 1) {
      known.push(...(await writeUntilKilled(dataDir)));
      const found = await checkDatabase(file);
      if (found !== "ok") damage.push(`round ${round}: ${found}`);
    }
    const stop = await stopWhileWriting(dataDir);
    const stored = await storedIds(file);
    const lost = [...known, ...stop.created].filter((id) => !stored.has(id)).length;
    const acknowledged = known.length + stop.created.length;
    return { rounds, acknowledged, lost, damage, cut: stop.cut, ok: lost + damage.length + stop.cut === 0 };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function writeUntilKilled(dataDir: string): Promise<string[]> {
  const server = await startServer(dataDir, QUIET);
  const headers = await signIn(server.url, EMAIL);
  const created: string[] = [];
  const writers = Array.from({ length: WRITERS }, async () => {
    for (;;) {
      const id = await create(server.url, headers);
      if (id === null) return;
      created.push(id);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000));
  await server.stop("SIGKILL");
  await Promise.all(writers);
  return created;
}

/** The first answer tells that all connections were taken: then the stop comes, and none may be cut. */
async function stopWhileWriting(dataDir: string): Promise<{ created: string[]; cut: number }> {
  const server = await startServer(dataDir, QUIET);
  const headers = await signIn(server.url, EMAIL);
  const underWay = Array.from({ length: UNDER_WAY }, () => create(server.url, headers));
  await Promise.race(underWay);
  await server.stop("SIGTERM");
  const ids = await Promise.all(underWay);
  const created = ids.filter((id) => id !== null);
  return { created, cut: ids.length - created.length };
}

/** The id of a created recipe, null where no whole answer came. */
async function create(url: string, headers: Record<string, string>): Promise<string | null> {
  try {
    const answer = await post(`${url}/api/recipes/`, smallRecipe("Soup under fire"), headers);
    const { id } = (await answer.json()) as { id?: string };
    return answer.status === 201 && id !== undefined ? id : null;
  } catch {
    return null;
  }
}

async function checkDatabase(path: string): Promise<string> {
  const db = await openDb(`file:${path}`);
  try {
    return await db.integrityCheck();
  } finally {
    await db.close();
  }
}

async function storedIds(path: string): Promise<Set<string>> {
  const db = await openDb(`file:${path}`);
  try {
    const rows = await db.all<{ id: string }>("select id from recipes");
    return new Set(rows.map((row) => row.id));
  } finally {
    await db.close();
  }
}
