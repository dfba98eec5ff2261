import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, type FuzzRequest } from "./fuzz-request.ts";
import { type Answered, answerAlone, type Found, type Run } from "./fuzz-run.ts";
import { shorten } from "./shorten.ts";
import type { Numbered } from "./suspects.ts";

/** A line of the log is read later than the answer, and what a dying process writes after its connections are gone. */
const LATER_MS = { answered: 50, unanswered: 1000 };

/** Waits for what the server may have to say about an answer that is none, or a 5xx. */
export async function waitForLog(answer: Answered): Promise<void> {
  if ("kind" in answer) await sleep(LATER_MS.unanswered);
  else if (answer.status >= 500) await sleep(LATER_MS.answered);
}

/** Looks for the request that is to blame for what the server has logged as an error, if it has. */
export async function judgeTroubles(run: Run): Promise<void> {
  if (run.suspects.isSearching()) return run.suspects.calm();
  const told = run.server.troubles();
  if (told.length === 0) return;
  await run.suspects.search(async (suspects) => {
    // Those that were under way may have had more to tell.
    await sleep(LATER_MS.answered);
    told.push(...run.server.troubles());
    run.report.failures.push(await findCulprit(run, suspects, told.join("\n")));
  });
}

/** The one that fails again alone, at its shortest; else all that may have been it. */
async function findCulprit(run: Run, suspects: Numbered[], told: string): Promise<Found> {
  for (const { number, request } of suspects) {
    if (!run.server.isAlive()) break;
    const again = await troublesAlone(run, request, number);
    if (again.length > 0)
      return { kind: "server", number, ...(await shortest(run, request, number, again.join("\n"))) };
  }
  const all = suspects.map(
    ({ number, request }) => `  ${number}: ${request.method} ${addressOf(request).slice(0, 300)}`,
  );
  const why = run.server.isAlive() ? "and none fails again alone" : "and the server is gone";
  return {
    kind: "server",
    number: suspects[0]?.number ?? 0,
    told: [told, `under way or just answered, ${why}:`, ...all].join("\n"),
    request: null,
  };
}

async function shortest(
  run: Run,
  request: FuzzRequest,
  number: number,
  told: string,
): Promise<{ told: string; request: FuzzRequest }> {
  let last = told;
  let tries = number;
  const found = await shorten(request, async (candidate) => {
    if (!run.server.isAlive()) return false;
    tries += 1;
    const again = await troublesAlone(run, candidate, tries);
    if (again.length > 0) last = again.join("\n");
    return again.length > 0;
  });
  return { told: last, request: found };
}

async function troublesAlone(run: Run, request: FuzzRequest, number: number): Promise<string[]> {
  const answer = await answerAlone(run, request, number);
  await sleep("kind" in answer ? LATER_MS.unanswered : LATER_MS.answered);
  return run.server.troubles();
}
