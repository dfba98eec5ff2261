import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { allocator } from "#server/cli/thrifty-memory.mjs";
import type { LoopLag } from "../../benches/loop-lag-worker.ts";

/** A built server in a process of its own, for benchmarks and checks. */
export type ServerProcess = {
  url: string;
  /** The CPU time that the process has used, in ms; NaN if the system does not report it. */
  cpu(): number;
  /** The delay of the event loop since the last call, in ms; only if started with `isWatched`. */
  loopLag(): Promise<LoopLag>;
  /** Starts to measure `peak`, and returns the resident bytes now. Linux only. */
  startPeak(): number;
  /** The maximum of resident bytes since `startPeak`. Linux only. */
  peak(): number;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Environment variables: no starter recipes, no usage limits, and requests may claim any client address. */
export const TRIAL_ENV = {
  LOG_LEVEL: "error",
  SEED: "none",
  USAGE_LIMITS: "off",
  TRUST_PROXY: "127.0.0.1",
};

/**
 * Starts dist/server/main.js as `npm start` does, on a free port, and waits until it responds. With
 * `isWatched` it reports the delay of its event loop.
 */
export async function startBuiltServer(
  dataDir: string,
  env: Record<string, string> = {},
  isWatched = false,
): Promise<ServerProcess> {
  const port = await findFreePort();
  const watch = isWatched ? ["--import", join(import.meta.dirname, "loop-lag-worker.js")] : [];
  const child = spawn(process.execPath, [...watch, join(import.meta.dirname, "main.js")], {
    env: {
      ...allocator,
      ...process.env,
      ...TRIAL_ENV,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit", ...(isWatched ? (["ipc"] as const) : [])],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, `${url}/api/health`);
  return processOf(child, url);
}

/** A baseline for this machine: a process that runs only node:http with a constant JSON body. */
export async function startBaselineServer(): Promise<ServerProcess> {
  const port = await findFreePort();
  const code = `require("node:http").createServer((q,r)=>{r.setHeader("content-type","application/json");r.end('{"status":"ok"}')}).listen(${port},"127.0.0.1")`;
  const child = spawn(process.execPath, ["-e", code], {
    env: { ...allocator, ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url);
  return processOf(child, url);
}

function processOf(child: ChildProcess, url: string): ServerProcess {
  return {
    url,
    cpu: () => cpuMsOfProcess(child.pid ?? 0),
    async loopLag() {
      const answered = once(child, "message");
      child.send("loop lag");
      const [lag] = await answered;
      return lag as LoopLag;
    },
    startPeak() {
      writeFileSync(`/proc/${child.pid}/clear_refs`, "5");
      return memoryOf(child, "VmRSS");
    },
    peak: () => memoryOf(child, "VmHWM"),
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill(signal);
      await ended;
    },
  };
}

/** A value of /proc/PID/status in bytes; the file has kB. */
function memoryOf({ pid }: ChildProcess, name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) * 1024;
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error("The server did not answer within 30 s");
}

/** A free port on loopback. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

/** The CPU time of a process in ms: the sum over its threads, which the scheduler counts in nanoseconds. */
export function cpuMsOfProcess(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"),
    );
    return nanoseconds.reduce((sum, counted) => sum + Number.parseInt(counted, 10), 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}
