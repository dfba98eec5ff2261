import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../prove/scaling-proof/random-lines.ts";
import { createChecker, type Failure, isForeseen } from "./check-answer.ts";
import { addressOf, type FuzzRequest } from "./fuzz-request.ts";
import { type FuzzServer, startFuzzServer, waitedFor } from "./fuzz-server.ts";
import { createRequestMaker, READS_PHOTO } from "./make-request.ts";
import { samplePictures } from "./sample-pictures.ts";
import { createSender, type FuzzAnswer, type Send } from "./send-request.ts";
import { shorten } from "./shorten.ts";
import { createWorld, type World } from "./world.ts";

type Found = Failure & { number: number; request: FuzzRequest };
export type FuzzReport = {
  requests: number;
  failures: Found[];
  /** Requests that were answered with each status. */
  statuses: Record<number, number>;
  /** How often each call was made and how often it did what it is for. */
  calls: Record<string, { made: number; good: number }>;
  /** Of 5xx those that tell of something beside this server. */
  foreseen: number;
  /** Over the limit in the crowd, and not when sent again alone. */
  slowOnce: number;
  seconds: number;
  /** What the server holds more at the end than after its warm-up; bytes. */
  grown: number;
  grownRss: number;
};

const LANES = 8;
const LONGEST_MS = 2000;
/** A photo is read within these, as its call says. */
const LONGEST_PHOTO_MS = 30_000;
/** So many failures are looked into; with more something is broken as a whole. */
const MOST_FAILURES = 5;
/** Where requests come from: a limit of one address leaves the others alone. */
const ADDRESSES = 400;
/** Node's own bound of a request's line and headers; bytes. */
const LONGEST_HEAD = 16_000;
/** Of 1,000 requests so many are sent while the limits of the plans hold. */
const WITH_LIMITS = 150;
/** Until then caches fill and code is compiled, which goes on for some 5,000 requests. */
const warmUpOf = (requests: number) => Math.min(Math.ceil(requests / 4), 20_000);

type Run = {
  server: FuzzServer;
  world: World;
  send: Send;
  make: ReturnType<typeof createRequestMaker>;
  check: ReturnType<typeof createChecker>;
  report: FuzzReport;
  seed: number;
  /** What took too long and is to be sent again. */
  slow: { number: number; request: FuzzRequest; ms: number }[];
};

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
      slow: [],
    };
    const startedAt = performance.now();
    await sendAll(run, 0, warmUpOf(requests), onProgress);
    const before = await server.memory();
    await sendAll(run, warmUpOf(requests), requests, onProgress);
    const after = await server.memory();
    report.seconds = (performance.now() - startedAt) / 1000;
    report.grown = after.alive - before.alive;
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
}

async function sendOne(run: Run, number: number): Promise<void> {
  const random = randomFrom((run.seed * 7919 + number) % 3_000_017);
  const request = run.make(random);
  const answer = await answerOf(run, request, number);
  const failure = await failureOf(run, request, answer, number);
  if (!("kind" in answer)) count(run, request, answer);
  if (failure) run.report.failures.push({ ...(await shortened(run, failure, request)), number });
}

type Answered = FuzzAnswer | Failure;

async function answerOf(
  { world, send, server }: Run,
  request: FuzzRequest,
  number: number,
): Promise<Answered> {
  const account = request.account === null ? undefined : world.accounts[request.account];
  const at = number % ADDRESSES;
  try {
    if (account?.isStale) {
      account.isStale = false;
      account.token = await server.token(account.email, account.tier);
    }
    return await sendWhole(request, () =>
      send(request, `198.18.${at >> 4}.${at & 15}`, account?.token ?? null),
    );
  } catch (error) {
    return { kind: "no answer", told: (error as Error).message };
  }
}

/**
 * A head beyond the server's bound is refused before it has come as a whole. Whether the sender still reads the 431 or
 * breaks off at the closed door is a matter of moments: it tries again.
 */
async function sendWhole(request: FuzzRequest, sendOnce: () => Promise<FuzzAnswer>): Promise<FuzzAnswer> {
  const tries = headBytesOf(request) > LONGEST_HEAD ? 4 : 1;
  for (let left = tries - 1; left > 0; left -= 1) {
    const answer = await sendOnce().catch(() => null);
    if (answer) return answer;
  }
  return sendOnce();
}

const headBytesOf = (request: FuzzRequest): number =>
  addressOf(request).length +
  request.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);

async function failureOf(
  run: Run,
  request: FuzzRequest,
  answer: Answered,
  number: number,
): Promise<Failure | null> {
  // What a dying process writes comes a moment after its connections are gone.
  if ("kind" in answer) await new Promise((resolve) => setTimeout(resolve, 1000));
  const troubles = run.server.troubles();
  if (troubles.length > 0) return { kind: "server", told: troubles.join("\n") };
  if ("kind" in answer) return answer;
  if (answer.ms > longest(request)) run.slow.push({ number, request, ms: answer.ms });
  return run.check(request, answer);
}

/** What was slow in the crowd is sent again alone: with others under way, a request waits for them too. */
async function judgeSlow(run: Run): Promise<void> {
  for (const { number, request, ms } of run.slow.splice(0)) {
    const alone = await timeAlone(run, request, number);
    if (typeof alone !== "number") run.report.failures.push({ ...alone, number, request });
    else if (alone > longest(request)) {
      const told = `${Math.round(ms)} ms, and alone ${Math.round(alone)} ms`;
      run.report.failures.push({ kind: "slow", told, number, request });
    } else run.report.slowOnce += 1;
  }
}

/** Milliseconds of a request, less the time in which this process and the server's waited for a processor; or none came. */
async function timeAlone(run: Run, request: FuzzRequest, number: number): Promise<number | Failure> {
  const waited = () => run.server.waited() + waitedFor(process.pid);
  const before = waited();
  const answer = await answerOf(run, request, number);
  return "kind" in answer ? answer : answer.ms - (waited() - before);
}

const longest = ({ what }: FuzzRequest): number => (READS_PHOTO.test(what) ? LONGEST_PHOTO_MS : LONGEST_MS);

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
async function shortened(run: Run, failure: Failure, request: FuzzRequest): Promise<Omit<Found, "number">> {
  let last = failure;
  const stillFails = async (candidate: FuzzRequest) => {
    const answer = await answerOf(run, candidate, 0);
    const again = await failureOf(run, candidate, answer, 0).catch(() => null);
    if (again?.kind !== failure.kind) return false;
    last = again;
    return true;
  };
  const isOver = !run.server.isAlive();
  const isSlow = failure.kind === "slow";
  if (isOver || isSlow || !(await stillFails(request))) return { ...failure, request };
  const shortest = await shorten(request, stillFails);
  return { ...last, request: shortest };
}
