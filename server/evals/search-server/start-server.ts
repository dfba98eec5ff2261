import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOfProcess, findFreePort } from "../../checks/running-server/server-process.ts";
import { downloadSearchServerOnce } from "./fetch-server.ts";

/**
 * A search server for one test, on the loopback interface, with its own key and folder. It ends with this
 * process.
 */
export type SearchServerProcess = {
  url: string;
  key: string;
  /** Stops the process. Its data remains. */
  stop(): Promise<void>;
  /** Starts the process again on the same port with the same data. */
  start(): Promise<void>;
  /** Deletes the data. The process must be stopped. */
  wipe(): void;
  /** CPU time since the last start, in milliseconds. */
  cpu(): number;
  /** Suspends the process; `goOn` resumes it. Meanwhile connections stay open without a response. */
  pause(): void;
  goOn(): void;
  /** Stops the process and deletes its folder. */
  close(): Promise<void>;
};

const STARTS_WITHIN_MS = 30_000;
/**
 * A shell command that kills the program when the pipe from its parent closes, even if the parent was killed.
 */
const WITH_PARENT = '"$@" >/dev/null 2>&1 & child=$!; echo $child; read -r _; kill -9 $child 2>/dev/null';

/** Starts a search server, or returns a sentence that says why it cannot. */
export async function startSearchServer(): Promise<SearchServerProcess | { missing: string }> {
  const key = randomBytes(24).toString("base64url");
  const folder = mkdtempSync(join(tmpdir(), "larder-meili-"));
  const data = join(folder, "data");
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let shell: ChildProcess | null = null;
  let pid = 0;

  const start = async (): Promise<{ missing: string } | null> => {
    const found = await downloadSearchServerOnce();
    if ("missing" in found) return found;
    const args = ["--http-addr", `127.0.0.1:${port}`, "--db-path", data, "--env", "production"];
    args.push("--no-analytics", "--max-indexing-memory", "128MiB", "--max-indexing-threads", "1");
    args.push("--dump-dir", join(folder, "dumps"), "--snapshot-dir", join(folder, "snapshots"));
    const child = spawn("sh", ["-c", WITH_PARENT, "sh", found.program, ...args], {
      cwd: folder,
      // The key is passed in the environment, because arguments are visible in the list of processes.
      env: { PATH: process.env.PATH, MEILI_MASTER_KEY: key },
      stdio: ["pipe", "pipe", "ignore"],
    });
    shell = child;
    pid = await new Promise<number>((resolve) => child.stdout.once("data", (line) => resolve(Number(line))));
    for (const until = performance.now() + STARTS_WITHIN_MS; performance.now() < until; await wait(30)) {
      if (await isHealthy(url)) return null;
    }
    return { missing: "the search server of the tests did not start" };
  };
  const stop = async () => {
    const child = shell;
    if (child === null) return;
    shell = null;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.stdin?.end();
    await ended;
  };
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const problem = await start();
  if (problem !== null) {
    await close();
    return problem;
  }
  return {
    url,
    key,
    stop,
    start: async () => {
      const failed = await start();
      if (failed !== null) throw new Error(failed.missing);
    },
    wipe: () => rmSync(data, { recursive: true, force: true }),
    cpu: () => cpuMsOfProcess(pid),
    pause: () => process.kill(pid, "SIGSTOP"),
    goOn: () => process.kill(pid, "SIGCONT"),
    close,
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
