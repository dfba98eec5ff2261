import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type RunningServer = {
  /** The server's address, without a slash at the end. */
  url: string;
  dataDir: string;
  /** The log entries of level error and above since the last call. */
  takeErrors: () => string[];
  /** Stops the server by SIGTERM and removes its folder. Throws if it does not exit with 0 within 15 s. */
  stop: () => Promise<void>;
};

/**
 * The environment variable with the path of a data folder that has the starter cookbook (seeded-folder.ts).
 * Copying it is seconds faster than creating it for each server.
 */
export const seededFolder = "LARDER_E2E_SEEDED";

const main = resolve(import.meta.dirname, "../dist/server/main.js");

/**
 * Starts the built server on a free port with a data folder of its own, and waits until it responds.
 * @param variables environment variables that override the defaults below
 */
export async function startServer(variables: Record<string, string>): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error("dist/server/main.js is missing: npm run build makes it.");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "larder-e2e-"));
  const seeded = process.env[seededFolder];
  if (seeded) cpSync(seeded, dataDir, { recursive: true });
  const child = spawn(process.execPath, [main], {
    env: {
      ...inheritedEnv(),
      ...defaults,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number>((done) => child.once("close", (code) => done(code ?? -1)));
  const lines: string[] = [];
  const appendLines = (chunk: Buffer) => lines.push(...chunk.toString().split("\n").filter(Boolean));
  child.stdout.on("data", appendLines);
  child.stderr.on("data", appendLines);

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // Generating the pictures of the starter cookbook takes seconds, and much longer on a busy machine.
  const deadline = Date.now() + 90_000;
  while (!(await isHealthy(url))) {
    if (!isRunning() || Date.now() > deadline) {
      child.kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
      throw new Error(`The server did not start:\n${lines.join("\n")}`);
    }
    await sleep(50);
  }
  return {
    url,
    dataDir,
    takeErrors: () => {
      if (!isRunning()) throw new Error(`The server ended by itself:\n${lines.join("\n")}`);
      return lines.splice(0).filter(isError);
    },
    stop: async () => {
      const killTimer = setTimeout(() => child.kill("SIGKILL"), 15_000);
      child.kill("SIGTERM");
      const code = await ended;
      clearTimeout(killTimer);
      rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${lines.join("\n")}`);
    },
  };
}

/**
 * Rate limits are per client address, and each test has its own (fixtures.ts). Usage limits are off; only the
 * servers of counted-members.ts turn them on.
 */
const defaults = {
  HOST: "127.0.0.1",
  TRUST_PROXY: "127.0.0.0/8",
  LOG_LEVEL: "warn",
  NODE_ENV: "production",
  USAGE_LIMITS: "off",
};

/** Only system variables, so that the environment cannot configure the server under test. */
function inheritedEnv(): NodeJS.ProcessEnv {
  const names = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LANG", "TZ"];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** Whether a JSON log line has the level error or fatal. */
function isError(line: string): boolean {
  const level = /^\{"level":(?:(\d+)|"(\w+)")/.exec(line);
  return Number(level?.[1] ?? 0) >= 50 || level?.[2] === "error" || level?.[2] === "fatal";
}

/**
 * Each worker has its own range of ports, below the ephemeral ports, so that no other process takes a free
 * port.
 */
const firstPort = 20_000 + 500 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const portsPerWorker = 500;
let nextOffset = 0;

async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsPerWorker; tries += 1) {
    const port = firstPort + (nextOffset % portsPerWorker);
    nextOffset += 1;
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer().once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
