import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { signIn } from "../trial/rest-client.ts";
import { addSampleMember } from "../trial/sample-members.ts";

const MEMBER = "uploads@larder.invalid";
const AT_ONCE = 10;
const ROUNDS = 4;
const MOST_LAG_MS = 50;
/** What may stay after the last round beyond what stayed after the first. */
const MOST_KEPT_MB = 48;
const RESOLUTION_MS = 5;

type Round = { statuses: number[]; seconds: number; lagP99Ms: number; peakMb: number; afterMb: number };

export type UploadsProof = {
  pictureMb: number;
  /** Lag of the main loop while nothing is asked of it: what the machine itself adds. */
  idleP99Ms: number;
  lagP99Ms: number;
  beforeMb: number;
  keptMb: number;
  rounds: Round[];
  ok: boolean;
};

/**
 * Sends ten phone pictures of 12 megapixels at once, several times: the main loop goes on, and memory comes back. The
 * server stands in this process, so that its loop can be watched; the sender is a thread with a loop of its own.
 */
export async function proveUploads(): Promise<UploadsProof> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-uploads-"));
  const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  const app = await createApp(parts.deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
  try {
    await addSampleMember(parts.deps, MEMBER, 0);
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const { authorization } = await signIn(url, MEMBER);
    const picture = await phonePicture();
    await send(url, authorization, picture, 1);
    const idleP99Ms = await lagDuring(() => wait(5000));
    const beforeMb = await settledMemory();
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round(url, authorization, picture));
    const lagP99Ms = Math.max(...rounds.map((one) => one.lagP99Ms));
    const keptMb = (rounds.at(-1)?.afterMb ?? Number.NaN) - (rounds[0]?.afterMb ?? Number.NaN);
    const ok =
      rounds.every(({ statuses }) => statuses.length === AT_ONCE && statuses.every((one) => one === 201)) &&
      lagP99Ms - idleP99Ms <= MOST_LAG_MS &&
      keptMb <= MOST_KEPT_MB;
    const pictureMb = Math.round((picture.byteLength / 1e6) * 10) / 10;
    return { pictureMb, idleP99Ms, lagP99Ms, beforeMb, keptMb, rounds, ok };
  } finally {
    await app.close();
    await parts.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function round(url: string, authorization: string, picture: Buffer): Promise<Round> {
  let statuses: number[] = [];
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryMb());
  }, 100);
  const started = performance.now();
  const lagP99Ms = await lagDuring(async () => {
    statuses = await send(url, authorization, picture, AT_ONCE);
  });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  clearInterval(watch);
  return { statuses, seconds, lagP99Ms, peakMb: peak, afterMb: await settledMemory() };
}

async function lagDuring(work: () => Promise<unknown>): Promise<number> {
  const lag: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  await work();
  lag.disable();
  return Math.max(0, Math.round(lag.percentile(99) / 1e6 - RESOLUTION_MS));
}

/** What the process holds once it has had time to give back. */
async function settledMemory(): Promise<number> {
  let least = memoryMb();
  for (let n = 0; n < 8; n += 1) {
    await wait(500);
    least = Math.min(least, memoryMb());
  }
  return least;
}

function memoryMb(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

/** 4000 x 3000 pixels of grain over a soft ground, lying on its side as phones save it: about 4 MB. */
async function phonePicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const raw = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a86", noise } })
    .blur(0.7)
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return raw;
}

const SENDER = `
const { parentPort, workerData } = require("node:worker_threads");
const { url, authorization, picture, count } = workerData;
const one = async (n) => {
  const body = new FormData();
  body.set("file", new Blob([picture], { type: "image/jpeg" }), "IMG_" + n + ".jpg");
  const answer = await fetch(url + "/api/upload/image", { method: "POST", headers: { authorization }, body });
  await answer.arrayBuffer();
  return answer.status;
};
Promise.all(Array.from({ length: count }, (_, n) => one(n))).then((statuses) => parentPort.postMessage(statuses));
`;

async function send(url: string, authorization: string, picture: Buffer, count: number): Promise<number[]> {
  const worker = new Worker(SENDER, { eval: true, workerData: { url, authorization, picture, count } });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
