import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "#server/deps.ts";
import { searchState } from "#server/features/search-index/service/create-search.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import type { createCaller } from "#server/router.ts";
import { healthTexts } from "#server/texts/en/answers.ts";
import type { SearchServerProcess } from "#server/tools/search-server/start-server.ts";
import type { FaultyProxy } from "./faulty-proxy.ts";
import { indexDifferences } from "./index-differences.ts";

type Caller = ReturnType<typeof createCaller>;

type Trouble = "down" | "paused" | "slow" | "errors" | "wiped" | "restarted";

/** A server under way, whose search server is reached by the proxy; its job must run. */
export type Trial = {
  deps: Deps;
  callerFor(viewer: Viewer): Caller;
  cook: Member;
  server: SearchServerProcess;
  proxy: FaultyProxy;
};

export type Round = {
  trouble: Trouble;
  /** Calls that failed, and searches that missed what was written just before. */
  failed: string[];
  slowestWriteMs: number;
  slowestSearchMs: number;
  /** From the end of the trouble until the index is equal to the database and searched again; null where it never was. */
  equalAfterMs: number | null;
};

const WRITES = 6;
const EQUAL_WITHIN_MS = 60_000;

/** Lets one thing go wrong, writes and searches meanwhile, ends it, and waits until the index is as it must be. */
export async function runRound(trial: Trial, trouble: Trouble, number: number): Promise<Round> {
  const failed: string[] = [];
  const times = { write: [0], search: [0] };
  await begin(trial, trouble);
  for (let turn = 0; turn < WRITES; turn += 1)
    await writeAndSearch(trial, `${trouble} ${number} ${turn}`, { failed, times });
  await end(trial, trouble);
  const started = performance.now();
  const isEqual = await untilEqual(trial, started);
  return {
    trouble,
    failed,
    slowestWriteMs: Math.round(Math.max(...times.write)),
    slowestSearchMs: Math.round(Math.max(...times.search)),
    equalAfterMs: isEqual ? Math.round(performance.now() - started) : null,
  };
}

async function begin({ server, proxy }: Trial, trouble: Trouble): Promise<void> {
  if (trouble === "paused") server.pause();
  else if (trouble === "slow" || trouble === "errors") proxy.mode = trouble;
  else await server.stop();
  if (trouble === "wiped") server.wipe();
  if (trouble === "wiped" || trouble === "restarted") await server.start();
}

async function end({ server, proxy }: Trial, trouble: Trouble): Promise<void> {
  if (trouble === "down") await server.start();
  if (trouble === "paused") server.goOn();
  proxy.mode = "pass";
}

type Notes = { failed: string[]; times: { write: number[]; search: number[] } };

/** Every recipe is made, found, changed, found by its new title alone, and every second one deleted. */
async function writeAndSearch({ callerFor, cook }: Trial, name: string, { failed, times }: Notes) {
  const own = callerFor(cook);
  const guest = callerFor(null);
  const timed = async <Result>(kind: "write" | "search", work: () => Promise<Result>) => {
    const started = performance.now();
    const result = await work().catch((error: unknown) => void failed.push(`${name}: ${String(error)}`));
    times[kind].push(performance.now() - started);
    return result;
  };
  const find = async (title: string, wanted: boolean) => {
    const found = await timed("search", () => guest.search.advanced({ title }));
    // What is not there any more is found no more, whoever answers; what is new may take its time.
    const isThere = found?.recipes.some((recipe) => recipe.title === title) ?? !wanted;
    if (!wanted && isThere) failed.push(`${name}: "${title}" is found still`);
    return isThere;
  };
  const recipe = await timed("write", () =>
    own.recipes.create({
      title: `Soup ${name}`,
      ingredients: [{ name: "leeks" }],
      instructions: [{ instruction: "Simmer." }],
      isPublic: true,
    }),
  );
  if (!recipe) return;
  await find(`Soup ${name}`, true);
  await timed("write", () => own.recipes.update({ id: recipe.id, title: `Stew ${name}` }));
  await find(`Soup ${name}`, false);
  await timed("search", () => guest.search.quick({ q: `Stew ${name}` }));
  if (name.endsWith("1") || name.endsWith("3")) {
    await timed("write", () => own.recipes.delete({ id: recipe.id }));
    await find(`Stew ${name}`, false);
  }
}

async function untilEqual({ deps, server, callerFor }: Trial, since: number): Promise<boolean> {
  while (performance.now() - since < EQUAL_WITHIN_MS) {
    await callerFor(null).search.quick({ q: "soup" });
    const isSearched = searchState(deps.searchServer) === healthTexts.search.meilisearch;
    if (isSearched && (await indexDifferences(deps, server)).length === 0) return true;
    await wait(100);
  }
  return false;
}
