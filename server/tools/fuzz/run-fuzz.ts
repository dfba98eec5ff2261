import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChecker, type Failure, isForeseen } from "./check-answer.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { type Answered, answerOf, type Found, type FuzzReport, type Run } from "./fuzz-run.ts";
import { type FuzzServer, startFuzzServer } from "./fuzz-server.ts";
import { judgeSlow, longest } from "./judge-slow.ts";
import { createRequestMaker } from "./make-request.ts";
import { randomFrom } from "./random.ts";
import { samplePictures } from "./sample-pictures.ts";
import { createSender, type FuzzAnswer } from "./send-request.ts";
import { judgeTroubles, waitForLog } from "./server-troubles.ts";
import { shorten } from "./shorten.ts";
import { streamOf } from "./stream-of.ts";
import { createSuspects } from "./suspects.ts";
import { createWorld, type World } from "./world.ts";

const LANES = 8;
/** So many failures are looked into; with more something is broken as a whole. */
const MOST_FAILURES = 5;
/** Of 1,000 requests so many are sent while the limits of the plans hold. */
const WITH_LIMITS = 150;
/** Until then caches fill and code is compiled, which goes on for some 5,000 requests. */
const warmUpOf = (requests: number) => Math.min(Math.ceil(requests / 4), 20_000);

/** Sends so many requests that follow from the seed to a server of its own, and looks at each answer. */
export async function runFuzz(
  requests: number,
  seed: number,
  onProgress: (sent: number) => void,
): Promise<FuzzReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-fuzz-"));
  const server = await startFuzzServer(dataDir);
  const { send, close } = createSender(server.port, LANES);
  const report: FuzzReport = {
    requests,
    failures: [],
    statuses: {},
    calls: {},
    foreseen: 0,
    slowOnce: 0,
    seconds: 0,
    grown: 0,
    grownCode: 0,
    grownRss: 0,
  };
  try {
    const world = createWorld(await samplePictures());
    await openAccounts(world, server);
    const run: Run = {
      server,
      world,
      send,
      make: createRequestMaker(world),
      check: createChecker(),
      report,
      seed,
      suspects: createSuspects(LANES),
      slow: [],
    };
    const startedAt = performance.now();
    await sendAll(run, 0, warmUpOf(requests), onProgress);
    const before = await server.memory();
    await sendAll(run, warmUpOf(requests), requests, onProgress);
    const after = await server.memory();
    report.seconds = (performance.now() - startedAt) / 1000;
    report.grown = after.alive - before.alive;
    report.grownCode = after.code - before.code;
    report.grownRss = after.rss - before.rss;
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}

async function openAccounts(world: World, server: FuzzServer): Promise<void> {
  await server.token("victim@larder.invalid", "freemium");
  for (let at = 0; at < 8; at += 1) {
    const account = {
      email: `fuzz${at}@larder.invalid`,
      tier: at % 2 === 0 ? "freemium" : "premium",
    } as const;
    world.accounts.push({
      ...account,
      token: await server.token(account.email, account.tier),
      isStale: false,
    });
  }
}

/** Several at once, each lane with its next request as soon as one is answered. */
async function sendAll(
  run: Run,
  from: number,
  to: number,
  onProgress: (sent: number) => void,
): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to && run.report.failures.length < MOST_FAILURES && run.server.isAlive()) {
      const number = next;
      next += 1;
      if (number % 1000 === 0) run.server.setLimits("off");
      if (number % 1000 === 1000 - WITH_LIMITS) run.server.setLimits("on");
      await sendOne(run, number);
      onProgress(number + 1);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await judgeSlow(run);
  await judgeTroubles(run);
}

async function sendOne(run: Run, number: number): Promise<void> {
  const random = randomFrom(streamOf(run.seed, number));
  const request = run.make(random);
  const answer = await answerOf(run, request, number);
  await waitForLog(answer);
  await judgeTroubles(run);
  const failure = failureOf(run, request, answer, number);
  if (!("kind" in answer)) count(run, request, answer);
  if (!failure || isTold(run, number)) return;
  run.report.failures.push({ ...(await shortened(run, failure, request, number)), number });
}

/** What the server said of this request, or as it ended, says more than the answer. */
function isTold({ report, server }: Run, number: number): boolean {
  return report.failures.some(
    (found) => found.kind === "server" && (found.number === number || !server.isAlive()),
  );
}

function failureOf(run: Run, request: FuzzRequest, answer: Answered, number: number): Failure | null {
  if ("kind" in answer) return answer;
  if (answer.ms > longest(request)) run.slow.push({ number, request, ms: answer.ms });
  return run.check(request, answer);
}

function count({ world, report }: Run, request: FuzzRequest, { status, text }: FuzzAnswer): void {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.calls[request.what] ??= { made: 0, good: 0 };
  const call = report.calls[request.what] as { made: number; good: number };
  call.made += 1;
  if (status < 300) call.good += 1;
  if (status >= 500 && isForeseen(text)) report.foreseen += 1;
  const account = request.account === null ? undefined : world.accounts[request.account];
  if (account && status === 401) account.isStale = true;
  const isMade = status === 201 || (request.method === "POST" && request.path.startsWith("/trpc/"));
  if (status < 300) world.remember({ noun: nounOf(request), account: request.account, isMade }, text);
}

function nounOf({ path }: FuzzRequest): string {
  const noun = path.split("/")[2]?.split(".")[0] ?? "";
  return { imports: "import", scans: "ocr", uploads: "upload", security: "auth" }[noun] ?? noun;
}

/** What fails once and not again is told as it was. */
async function shortened(
  run: Run,
  failure: Failure,
  request: FuzzRequest,
  number: number,
): Promise<Omit<Found, "number">> {
  let last = failure;
  let tries = number;
  const stillFails = async (candidate: FuzzRequest) => {
    // From the next address each time: the limits of one would soon be all that answers.
    tries += 1;
    const answer = await answerOf(run, candidate, tries);
    const again = "kind" in answer ? answer : run.check(candidate, answer);
    if (again?.kind !== failure.kind) return false;
    last = again;
    return true;
  };
  if (!run.server.isAlive() || !(await stillFails(request))) return { ...failure, request };
  const shortest = await shorten(request, stillFails);
  return { ...last, request: shortest };
}
