import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { withTemporaryFolder } from "../running-server/with-server.ts";
import { createAnswerChecker, type Failure, isExpected5xx } from "./check-answer.ts";
import { describeRequest, type FuzzRequest, pathWithQuery } from "./fuzz-request.ts";
import { type FuzzServer, mainThreadWaitMs, startFuzzServer } from "./fuzz-server.ts";
import { createFuzzState, type FuzzState, samplePictures } from "./fuzz-state.ts";
import { createRequestGenerator, READS_PHOTO } from "./make-request.ts";
import { createRequestGroups, LANES } from "./request-groups.ts";
import { createFuzzClient, type FuzzAnswer } from "./send-request.ts";

type FuzzRun = { requests: number; seed: number; onProgress: (sent: number) => void };
export type FuzzReport = {
  /** The shortest request that fails, described as text; null if none fails. */
  failure: string | null;
  /** The number of responses by status. */
  statuses: Record<number, number>;
  /** How often each call was sent, and how often its response was 2xx. */
  calls: Record<string, { made: number; good: number }>;
  /** The number of 5xx responses that are correct here. */
  foreseen: number;
  /** The number of requests that were slow among others, but not when sent again alone. */
  slowOnce: number;
  seconds: number;
  /** Growth of the memory since the warm-up, in bytes. */
  grown: number;
  grownCode: number;
  grownRss: number;
};

/** The last 150 of each 1,000 requests are sent with usage limits on. */
const LIMITS_PERIOD = 1000;
const WITHOUT_LIMITS = 850;
/**
 * The number of requests before memory is measured. Filling caches and compiling code takes about 5,000
 * requests.
 */
const warmUpOf = (requests: number) => Math.min(Math.ceil(requests / 4), 20_000);
/** The number of client addresses; many, because rate limits are per address. */
const ADDRESSES = 400;
/** Node's limit for request line and headers, in bytes. */
const HEAD_LIMIT = 16_000;
/** How long to wait for log lines after a response, and for the output of a crashing process. */
const LOG_DELAY_MS = { answered: 50, unanswered: 1000 };
/** The time limit of a request; its documentation allows a scan 30 s. */
const timeLimitOf = ({ what }: FuzzRequest) => (READS_PHOTO.test(what) ? 30_000 : 2000);

/**
 * Sends at least `requests` requests to a new server, and stops at a failure. The seed determines the
 * requests.
 */
export function runFuzz(run: FuzzRun): Promise<FuzzReport> {
  return withTemporaryFolder("fuzz", (dataDir) => fuzz(dataDir, run));
}

async function fuzz(dataDir: string, { requests, seed, onProgress }: FuzzRun): Promise<FuzzReport> {
  const server = await startFuzzServer(dataDir);
  const { send, close } = createFuzzClient(server.port, LANES);
  const world = createFuzzState(await samplePictures());
  const make = createRequestGenerator(world);
  const check = createAnswerChecker();
  const report: FuzzReport = {
    ...{ failure: null, statuses: {}, calls: {}, foreseen: 0, slowOnce: 0 },
    ...{ seconds: 0, grown: 0, grownCode: 0, grownRss: 0 },
  };
  let sent = 0;
  let failed: Failure | null = null;

  async function answerOf(request: FuzzRequest): Promise<FuzzAnswer | Failure> {
    const account = request.account === null ? undefined : world.accounts[request.account];
    const from = sent++ % ADDRESSES;
    try {
      if (account?.isStale) {
        account.isStale = false;
        account.token = await server.token(account.email, account.tier);
      }
      const sendOnce = () => send(request, `198.18.${from >> 4}.${from & 15}`, account?.token ?? null);
      // The server rejects a larger head and closes the connection, so the client may miss the 431 and has to
      // try again.
      const tries = headBytesOf(request) > HEAD_LIMIT ? 4 : 1;
      for (let left = tries - 1; left > 0; left -= 1) {
        const answer = await sendOnce().catch(() => null);
        if (answer) return answer;
      }
      return await sendOnce();
    } catch (error) {
      return { kind: "no answer", detail: (error as Error).message };
    }
  }

  /** Sends a slow request again alone, and subtracts the time that either process waited for a CPU. */
  async function checkSlow(request: FuzzRequest, ms: number): Promise<Failure | null> {
    const waited = () => server.waited() + mainThreadWaitMs(process.pid);
    const before = waited();
    const answer = await answerOf(request);
    if ("kind" in answer) return answer;
    const alone = answer.ms - (waited() - before);
    if (alone > timeLimitOf(request))
      return { kind: "slow", detail: `${Math.round(ms)} ms, and alone ${Math.round(alone)} ms` };
    report.slowOnce += 1;
    return null;
  }

  async function failureOf(group: FuzzRequest[]): Promise<Failure | null> {
    const answers = await Promise.all(group.map(answerOf));
    if (answers.some((answer) => "kind" in answer)) await sleep(LOG_DELAY_MS.unanswered);
    else if (answers.some((answer) => "status" in answer && answer.status >= 500) || failed)
      await sleep(LOG_DELAY_MS.answered);
    const logged = server.troubles();
    if (logged.length > 0) return { kind: "server", detail: logged.join("\n") };
    for (const [i, request] of group.entries()) {
      const answer = answers[i] as FuzzAnswer | Failure;
      if ("kind" in answer) return answer;
      if (!failed) count(report, world, request, answer);
      const isSlow = answer.ms > timeLimitOf(request);
      const failure = check(request, answer) ?? (isSlow ? await checkSlow(request, answer.ms) : null);
      if (failure) return failure;
    }
    return null;
  }

  try {
    await openAccounts(world, server);
    const startedAt = performance.now();
    let warm = { alive: 0, code: 0, rss: 0 };
    const { arbitrary, recent } = createRequestGroups(make);
    const property = fc.asyncProperty(arbitrary, async (group) => {
      if (failed && !server.isAlive()) return;
      if (!failed) {
        server.setLimits(sent % LIMITS_PERIOD < WITHOUT_LIMITS ? "off" : "on");
        if (warm.alive === 0 && sent >= warmUpOf(requests)) warm = await server.memory();
        onProgress(sent);
      }
      const failure = await failureOf(group);
      if (!failure || (failed && failed.kind !== failure.kind)) return;
      failed = failure;
      throw new Error(failure.detail);
    });
    const { counterexample } = await fc.check(property, { seed, numRuns: Math.ceil(requests / LANES) });
    const after = await server.memory();
    report.seconds = (performance.now() - startedAt) / 1000;
    report.grown = after.alive - warm.alive;
    report.grownCode = after.code - warm.code;
    report.grownRss = after.rss - warm.rss;
    if (counterexample) report.failure = describeFailure(failed, counterexample[0], recent());
  } finally {
    await close();
    await server.stop();
  }
  const last = server.troubles();
  if (last.length > 0) report.failure ??= `server\n${last.join("\n")}`;
  return report;
}

const headBytesOf = (request: FuzzRequest): number =>
  pathWithQuery(request).length +
  request.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Describes the request that fails alone, or else all requests that may have caused the failure. */
function describeFailure(failed: Failure | null, found: FuzzRequest[], recent: FuzzRequest[]): string {
  const [request] = found;
  const what =
    found.length === 1 && request
      ? `${request.what}\n  ${describeRequest(request)}`
      : `none fails again alone, sent last:\n${recent.map((request) => `  ${request.method} ${pathWithQuery(request).slice(0, 300)}`).join("\n")}`;
  return `${failed?.kind}: ${failed?.detail}\n${what}`;
}

async function openAccounts(world: FuzzState, server: FuzzServer): Promise<void> {
  await server.token("victim@larder.invalid", "freemium");
  for (let i = 0; i < 8; i += 1) {
    const account = { email: `fuzz${i}@larder.invalid`, tier: i % 2 === 0 ? "freemium" : "premium" } as const;
    world.accounts.push({
      ...account,
      token: await server.token(account.email, account.tier),
      isStale: false,
    });
  }
}

function count(
  report: FuzzReport,
  world: FuzzState,
  request: FuzzRequest,
  { status, text }: FuzzAnswer,
): void {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.calls[request.what] ??= { made: 0, good: 0 };
  const call = report.calls[request.what] as { made: number; good: number };
  call.made += 1;
  if (status < 300) call.good += 1;
  if (status >= 500 && isExpected5xx(text)) report.foreseen += 1;
  const account = request.account === null ? undefined : world.accounts[request.account];
  if (account && status === 401) account.isStale = true;
  const isMade = status === 201 || (request.method === "POST" && request.path.startsWith("/trpc/"));
  if (status < 300) world.remember({ noun: nounOf(request), account: request.account, isMade }, text);
}

function nounOf({ path }: FuzzRequest): string {
  const noun = path.split("/")[2]?.split(".")[0] ?? "";
  return { imports: "import", scans: "ocr", uploads: "upload", security: "auth" }[noun] ?? noun;
}
