import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { type SearchServerProcess, startSearchServer } from "#server/evals/search-server/start-server.ts";
import { describeAnsweringSearchEngine } from "#server/features/search-index/service/create-search.ts";
import type { Member } from "#server/guards/member.ts";
import { searchServerJob } from "#server/jobs/all-jobs.ts";
import { createJobScheduler } from "#server/jobs/job.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { healthTexts } from "#server/texts/en/answers.ts";
import { indexDifferences } from "./index-differences.ts";

const WRITES = 6;
const EQUAL_WITHIN_MS = 60_000;

type Trouble = "paused" | "wiped";
/** A server with a running search server. */
type Trial = { harness: Harness; cook: Member; server: SearchServerProcess };

async function begin({ server }: Trial, trouble: Trouble): Promise<void> {
  if (trouble === "paused") return server.pause();
  await server.stop();
  server.wipe();
  await server.start();
}

/**
 * Creates, finds, changes and again finds recipes, and deletes each second one. Returns the calls that failed
 * and the searches that missed a change.
 */
async function writeAndSearch({ harness, cook }: Trial, name: string): Promise<string[]> {
  const failed: string[] = [];
  const own = harness.callerFor(cook);
  const guest = harness.callerFor(null);
  const noted = <Result>(call: Promise<Result>) =>
    call.catch((error: unknown) => void failed.push(`${name}: ${String(error)}`));
  const find = async (title: string, wanted: boolean) => {
    const found = await noted(guest.search.advanced({ title }));
    // A deleted recipe must not be found; a new one may be indexed later.
    const isThere = found?.recipes.some((recipe) => recipe.title === title) ?? !wanted;
    if (!wanted && isThere) failed.push(`${name}: "${title}" is found still`);
  };
  const recipe = await noted(
    own.recipes.create({
      title: `Soup ${name}`,
      ingredients: [{ name: "leeks" }],
      instructions: [{ instruction: "Simmer." }],
      isPublic: true,
    }),
  );
  if (!recipe) return failed;
  await find(`Soup ${name}`, true);
  await noted(own.recipes.update({ id: recipe.id, title: `Stew ${name}` }));
  await find(`Soup ${name}`, false);
  await noted(guest.search.quick({ q: `Stew ${name}` }));
  if (name.endsWith("1") || name.endsWith("3")) {
    await noted(own.recipes.delete({ id: recipe.id }));
    await find(`Stew ${name}`, false);
  }
  return failed;
}

async function becomesEqual({ harness, server }: Trial): Promise<boolean> {
  const { deps } = harness;
  for (const until = performance.now() + EQUAL_WITHIN_MS; performance.now() < until; await wait(100)) {
    await harness.callerFor(null).search.quick({ q: "soup" });
    const isSearched = describeAnsweringSearchEngine(deps.searchServer) === healthTexts.search.meilisearch;
    if (isSearched && (await indexDifferences(deps, server)).length === 0) return true;
  }
  return false;
}

const server = await startSearchServer();
if ("missing" in server) {
  it("is answered by Meilisearch", ({ skip }) => skip(server.missing));
} else {
  it("answers, writes, and catches up, whether Meilisearch is paused or wiped", async () => {
    const { url, key } = server;
    const harness = await createHarness({ MEILI_URL: url, MEILI_KEY: key, USAGE_LIMITS: "off" });
    const mailer = { kind: "folder" as const, send: async () => undefined, close: () => undefined };
    const jobs = createJobScheduler([searchServerJob]);
    jobs.start({ ...harness.deps, mailer });
    try {
      const trial = { harness, cook: await harness.createMember(), server };
      for (const trouble of ["paused", "wiped"] as const) {
        await begin(trial, trouble);
        const failed: string[] = [];
        for (let turn = 0; turn < WRITES; turn += 1)
          failed.push(...(await writeAndSearch(trial, `${trouble} ${turn}`)));
        if (trouble === "paused") server.goOn();
        const caughtUp = await becomesEqual(trial);
        expect({ trouble, failed, caughtUp }).toEqual({ trouble, failed: [], caughtUp: true });
      }
    } finally {
      await jobs.stop();
      await harness.close();
      await server.close();
    }
  }, 180_000);
}
