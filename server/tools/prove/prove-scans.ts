import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { languageDataFile, type ScanStep } from "#server/engines/scan/scan.ts";
import { AppError } from "#server/errors.ts";
import type { ScanJob, ScanJobAnswer } from "#server/features/scans/service/scan-job.ts";
import { createScannerPool, type ScannerPool } from "#server/features/scans/service/scanner-pool.ts";
import { createWorkerPool } from "#server/lib/work/worker-pool.ts";
import { INSIDE, openWorld, runInside } from "./own-network.ts";

const MB = 1e6;
const RESOLUTION_MS = 5;
const IDLE_MS = 30_000;

/** How many had which answer, and the longest wait for one. */
type Answers = { answers: Record<string, number>; slowestMs: number; nextPage: string };

export type ScansProof = {
  hangs: Answers;
  throws: Answers;
  exits: Answers;
  bombs: Answers;
  missingData: string;
  cutData: string;
  /** One real deadline of 30 s. */
  lastHangMs: number;
  hundred: Answers;
  lag: { idleP99Ms: number; p99Ms: number };
  memory: { idleMb: number; peakMb: number; afterMb: number };
  alone: AloneProof;
  ok: boolean;
};

/** A page read in a network of its own: names asked for and addresses dialled, and whether either would be noticed. */
export type AloneProof = { page: string; reached: readonly string[]; isAwake: boolean; ok: boolean };

/**
 * Every fault of a scanner's thread has its answer in time, the next page is read, memory comes back, and nothing
 * leaves the machine.
 */
export async function proveScans(argument: string | undefined): Promise<ScansProof | AloneProof> {
  if (argument === INSIDE) return scanAlone();
  const alone = await runInside<AloneProof>("scans");
  const page = await printedPage();
  const idleMb = memoryMb();
  const lag = await lagOfFour(page);
  await wait(IDLE_MS + 30_000);
  const memory = { idleMb, peakMb: lag.peakMb, afterMb: memoryMb() };
  const soon = { deadlineMs: 1000 };
  const hangs = await withScanner(soon, (scanner, patient) => repeat(scanner, 50, "hang....", page, patient));
  const throws = await withScanner({}, (scanner) => repeat(scanner, 50, "throw...", page));
  const exits = await withScanner({}, (scanner) => repeat(scanner, 50, "exit....", page));
  const bombs = await withScanner({}, (scanner) => repeat(scanner, 20, "bomb....", page));
  const lastHang = await withScanner({}, (scanner) => timed(() => scanner.scan([fault("hang....")])));
  const hundred = await withScanner({}, (scanner) => hundredAtOnce(scanner, page));
  const { missing, cut } = await withoutData(page);
  const all = [hangs, throws, exits, bombs, hundred];
  const ok =
    has(hangs, { SCAN_TIMEOUT: 50 }) &&
    has(throws, { SCAN_UNAVAILABLE: 50 }) &&
    has(exits, { SCAN_UNAVAILABLE: 50 }) &&
    has(bombs, { SCAN_UNAVAILABLE: 20 }) &&
    missing === "SCAN_UNAVAILABLE" &&
    cut === "SCAN_UNAVAILABLE" &&
    lastHang.answer === "SCAN_TIMEOUT" &&
    lastHang.ms <= 31_000 &&
    all.every(({ slowestMs, nextPage }) => slowestMs <= 31_000 && nextPage === "read") &&
    lag.p99Ms - lag.idleP99Ms <= 20 &&
    memory.peakMb <= 600 &&
    memory.afterMb - memory.idleMb <= 60 &&
    alone.ok;
  return {
    hangs,
    throws,
    exits,
    bombs,
    missingData: missing,
    cutData: cut,
    lastHangMs: lastHang.ms,
    hundred,
    lag: { idleP99Ms: lag.idleP99Ms, p99Ms: lag.p99Ms },
    memory,
    alone,
    ok,
  };
}

const FAR_NAME = "far.example";
const FAR_ADDRESS = "93.184.216.34";

/** For a process in a network of its own, where each name has an address and each address answers. */
async function scanAlone(): Promise<AloneProof> {
  const seen: string[] = [];
  await openWorld({
    resolve(name, family) {
      seen.push(name);
      return family === 4 ? [FAR_ADDRESS] : [];
    },
    onConnection(socket, address) {
      seen.push(address);
      socket.destroy();
    },
    ports: [80, 443],
  });
  const page = await printedPage();
  const { answer } = await withScanner({}, (scanner) => timed(() => scanner.scan([page])));
  const reached = seen.splice(0);
  await once(connect({ host: FAR_NAME, port: 443 }), "close");
  const isAwake = seen.includes(FAR_NAME) && seen.includes(FAR_ADDRESS);
  return { page: answer, reached, isAwake, ok: answer === "read" && reached.length === 0 && isAwake };
}

const fault = (word: string) => new Uint8Array(Buffer.from(word));

function has({ answers }: Answers, expected: Record<string, number>): boolean {
  return JSON.stringify(answers) === JSON.stringify(expected);
}

async function withScanner<T>(
  { deadlineMs, dataFile }: { deadlineMs?: number; dataFile?: string },
  work: (scanner: ScannerPool, patient: ScannerPool) => Promise<T>,
): Promise<T> {
  const pool = createWorkerPool<ScanJob, ScanJobAnswer, ScanStep>({
    entry: new URL("./scan-fault-worker.js", import.meta.url),
    size: 2,
    maxQueue: 10,
    deadlineMs: 30_000,
    idleMs: IDLE_MS,
    ...(dataFile !== undefined && { workerData: { dataFile } }),
  });
  try {
    return await work(createScannerPool(pool.run, deadlineMs), createScannerPool(pool.run));
  } finally {
    await pool.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<{ answer: string; ms: number }> {
  const started = performance.now();
  const answer = await work().then(
    () => "read",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  return { answer, ms: Math.round(performance.now() - started) };
}

async function repeat(
  scanner: ScannerPool,
  times: number,
  word: string,
  page: Uint8Array,
  patient = scanner,
): Promise<Answers> {
  const found: { answer: string; ms: number }[] = [];
  for (let n = 0; n < times; n += 2) {
    const two = [1, 2].map(() => timed(() => scanner.scan([fault(word)])));
    found.push(...(await Promise.all(two)));
  }
  return summed(found, patient, page);
}

async function hundredAtOnce(scanner: ScannerPool, page: Uint8Array): Promise<Answers> {
  const all = Array.from({ length: 100 }, () => timed(() => scanner.scan([page])));
  return summed(await Promise.all(all), scanner, page);
}

async function summed(
  found: readonly { answer: string; ms: number }[],
  scanner: ScannerPool,
  page: Uint8Array,
): Promise<Answers> {
  const answers: Record<string, number> = {};
  for (const { answer } of found) answers[answer] = (answers[answer] ?? 0) + 1;
  const { answer: nextPage } = await timed(() => scanner.scan([page]));
  return { answers, slowestMs: Math.max(...found.map(({ ms }) => ms)), nextPage };
}

async function withoutData(page: Uint8Array): Promise<{ missing: string; cut: string }> {
  const dir = mkdtempSync(join(tmpdir(), "larder-scans-"));
  const dataFile = join(dir, "eng.traineddata");
  const answerNow = () =>
    withScanner({ dataFile }, async (scanner) => (await timed(() => scanner.scan([page]))).answer);
  try {
    const missing = await answerNow();
    writeFileSync(dataFile, readFileSync(languageDataFile).subarray(0, 1_000_000));
    return { missing, cut: await answerNow() };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function lagOfFour(page: Uint8Array) {
  const idleP99Ms = await lagDuring(() => wait(5000));
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb());
  }, 50);
  const p99Ms = await withScanner({}, (scanner) =>
    lagDuring(() => Promise.all([1, 2, 3, 4].map(() => scanner.scan([page])))),
  );
  clearInterval(watch);
  return { idleP99Ms, p99Ms, peakMb };
}

async function lagDuring(work: () => Promise<unknown>): Promise<number> {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  await work();
  lag.disable();
  return Math.max(0, Math.round(lag.percentile(99) / MB - RESOLUTION_MS));
}

function memoryMb(): number {
  return Math.round(process.memoryUsage.rss() / MB);
}

/** A page of a cookbook as a phone shows it: 1200 by 1600 pixels, some 1,500 characters. */
async function printedPage(): Promise<Uint8Array> {
  const steps = Array.from(
    { length: 16 },
    (_, n) =>
      `${n + 1}. Stir the leeks with butter and cream over a low flame until soft and sweet, then season.`,
  );
  const lines = ["Leek soup", "Serves 4", "2 leeks", "200 ml cream", "50 g butter", "1 tsp salt", ...steps];
  const text = lines.map((line, n) => `<text x="90" y="${140 + n * 62}">${line}</text>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="100%" height="100%" fill="#f6f1e6"/><g font-family="serif" font-size="25" fill="#222">${text}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer());
}
