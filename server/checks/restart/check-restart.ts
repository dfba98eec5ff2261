import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDb } from "#db/client.ts";
import { postJson, signInHeaders } from "#server/checks/running-server/rest-client.ts";
import { addSampleMember } from "#server/checks/running-server/sample-members.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "#server/checks/running-server/with-server.ts";
import type { Findings } from "../run-checks/run-checks.ts";

const EMAIL = "cook@larder.invalid";
const WRITERS = 8;
const REQUESTS_AT_STOP = 50;
const RECIPE = {
  title: "Soup under fire",
  ingredients: [{ original_text: "1 onion" }],
  instructions: [{ instruction: "Cook." }],
};

/**
 * Kills a server by SIGKILL while members write, `rounds` times on one data folder: all recipes acknowledged
 * with 201 must be stored. Then stops it by SIGTERM while 50 requests are open: each stored recipe must have
 * got a complete response. Requests that the server had not read yet may fail.
 */
export function checkRecipesSurviveRestart(rounds: number): Promise<Findings> {
  return withTemporaryFolder("restart", async (dataDir) => {
    const file = join(dataDir, "larder.db");
    const acknowledged: string[] = [];
    const failures: string[] = [];
    await withServerDeps(dataDir, (deps) => addSampleMember(deps, EMAIL, 0));
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await writeUntilKilled(dataDir)));
      const { integrity } = await readDatabase(file);
      if (integrity !== "ok") failures.push(`round ${round}: ${integrity}`);
    }
    const before = await readDatabase(file);
    const created = await stopWhileWriting(dataDir);
    acknowledged.push(...created);
    const { ids, integrity } = await readDatabase(file);
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    const cut = ids.size - before.ids.size - created.length;
    if (lost > 0) failures.push(`${lost} acknowledged recipes are lost`);
    if (cut > 0) failures.push(`${cut} recipes were stored at SIGTERM without a complete answer`);
    if (integrity !== "ok") failures.push(integrity);
    return {
      failures,
      figures: { rounds, acknowledged: acknowledged.length, answeredAtStop: created.length },
    };
  });
}

function writeUntilKilled(dataDir: string): Promise<string[]> {
  return withBuiltServer(dataDir, async (server) => {
    const headers = await signInHeaders(server.url, EMAIL);
    const created: string[] = [];
    const writers = Array.from({ length: WRITERS }, async () => {
      for (;;) {
        const id = await create(server.url, headers);
        if (id === null) return;
        created.push(id);
      }
    });
    await wait(500 + Math.random() * 1000);
    await server.stop("SIGKILL");
    await Promise.all(writers);
    return created;
  });
}

/**
 * Returns the ids of the recipes whose response arrived. The first response shows that all connections were
 * accepted.
 */
function stopWhileWriting(dataDir: string): Promise<string[]> {
  return withBuiltServer(dataDir, async (server) => {
    const headers = await signInHeaders(server.url, EMAIL);
    const requests = Array.from({ length: REQUESTS_AT_STOP }, () => create(server.url, headers));
    await Promise.race(requests);
    await server.stop("SIGTERM");
    const ids = await Promise.all(requests);
    return ids.filter((id) => id !== null);
  });
}

/** Creates a recipe; returns its id, or null if no complete response came. */
async function create(url: string, headers: Record<string, string>): Promise<string | null> {
  try {
    const answer = await postJson(`${url}/api/recipes/`, RECIPE, headers);
    const { id } = (await answer.json()) as { id?: string };
    return answer.status === 201 && id !== undefined ? id : null;
  } catch {
    return null;
  }
}

async function readDatabase(path: string): Promise<{ ids: Set<string>; integrity: string }> {
  const db = await openDb(`file:${path}`);
  try {
    const rows = await db.all<{ id: string }>("select id from recipes");
    return { ids: new Set(rows.map((row) => row.id)), integrity: await db.integrityCheck() };
  } finally {
    await db.close();
  }
}
