import { startJobs } from "#server/jobs/job.ts";
import { searchServerJob } from "#server/jobs/search-server.ts";
import { startSearchServer } from "../search-server/start-server.ts";
import { startFaultyProxy } from "./search-proof/faulty-proxy.ts";
import { openTrial } from "./search-proof/open-trial.ts";
import { type Round, runRound, TROUBLES } from "./search-proof/outage-rounds.ts";

export type SearchOutageProof = { skipped: string; ok: true } | (Omit<Round, "trouble"> & Found);
type Found = { rounds: number; ok: boolean };

/**
 * A server whose Meilisearch is down, paused, slow, answers 500, is wiped, is restarted, one after the other: writes and
 * searches go on, and within a minute of its end the index is equal to the database.
 */
export async function proveSearchOutage(rounds: number): Promise<SearchOutageProof> {
  const server = await startSearchServer();
  if ("missing" in server) return { skipped: server.missing, ok: true };
  const proxy = await startFaultyProxy(server.url);
  const trial = await openTrial({ MEILI_URL: proxy.url, MEILI_KEY: server.key });
  const jobs = startJobs([searchServerJob], { ...trial.deps, mailer: trial.mailer });
  try {
    const cook = await trial.addMember("cook@larder.invalid");
    const done: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const trouble = TROUBLES[round % TROUBLES.length] ?? "down";
      const found = await runRound({ ...trial, cook, server, proxy }, trouble, round);
      console.error(JSON.stringify(found));
      done.push(found);
    }
    const failed = done.flatMap((one) => one.failed);
    const isAlwaysEqual = done.every(({ equalAfterMs }) => equalAfterMs !== null);
    return {
      rounds,
      failed,
      slowestWriteMs: Math.max(...done.map(({ slowestWriteMs }) => slowestWriteMs)),
      slowestSearchMs: Math.max(...done.map(({ slowestSearchMs }) => slowestSearchMs)),
      equalAfterMs: isAlwaysEqual ? Math.max(...done.map(({ equalAfterMs }) => equalAfterMs ?? 0)) : null,
      ok: failed.length === 0 && isAlwaysEqual,
    };
  } finally {
    await jobs.stop();
    await trial.close();
    await proxy.close();
    await server.close();
  }
}
