import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { allocator } from "#server/cli/thrifty-memory.mjs";
import { TRIAL_ENV } from "../running-server/server-process.ts";
import type { Memory, ServerAnswer, ServerQuestion } from "./server-questions.ts";

/** The server's process, and the requests that the fuzzer sends to it over IPC. */
export type FuzzServer = {
  port: number;
  isAlive(): boolean;
  /** Memory in bytes; 0 if the process has ended. */
  memory(): Promise<Memory>;
  /** An access token for an account. Rejects if the process has ended. */
  token(email: string, tier: "freemium" | "premium"): Promise<string>;
  /** Switches the usage limits of all plans. */
  setLimits(limits: "on" | "off"): void;
  /** Milliseconds that the main thread has waited for a CPU; 0 if the system does not report it. */
  waited(): number;
  /** How the process ended, if it has, and the errors logged since the last call. */
  troubles(): string[];
  stop(): Promise<void>;
};

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

type Asked = Omit<ServerQuestion, "number">;

/**
 * Starts the server. It trusts one proxy, so that requests can come from many client addresses and rate
 * limits do not end a run.
 */
export async function startFuzzServer(dataDir: string): Promise<FuzzServer> {
  const child = spawn(process.execPath, ["--expose-gc", join(import.meta.dirname, "fuzz-server-worker.js")], {
    env: {
      ...allocator,
      ...process.env,
      ...TRIAL_ENV,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const troubles = watchTroubles(child);
  const { ask, ready } = conversation(child);
  const { port = 0 } = await ready;
  return {
    port,
    isAlive: () => isAlive(child),
    memory: async () =>
      (isAlive(child) && (await ask({ ask: "memory" })).memory) || { alive: 0, code: 0, rss: 0 },
    token: async (email, tier) => (await ask({ ask: "token", email, tier })).token ?? "",
    setLimits: (limits) => void ask({ ask: "limits", limits }).catch(() => undefined),
    waited: () => mainThreadWaitMs(child.pid ?? 0),
    troubles: () => troubles.splice(0),
    async stop() {
      if (!isAlive(child)) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.send({ number: -1, ask: "stop" } satisfies ServerQuestion);
      await ended;
    },
  };
}

/**
 * The time in ms that the main thread has waited for a CPU: the second number in schedstat, in nanoseconds.
 * Other threads wait in parallel, so their times are not added.
 */
export function mainThreadWaitMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Collects log lines, which are errors at this level, and the output of a process that crashes. */
function watchTroubles(child: ChildProcess): string[] {
  const troubles: string[] = [];
  const keep = (line: string) => {
    if (troubles.length < 100) troubles.push(line.slice(0, 3000));
  };
  if (child.stdout) createInterface(child.stdout).on("line", (line) => line.startsWith("{") && keep(line));
  if (child.stderr) createInterface(child.stderr).on("line", keep);
  child.once("exit", (code, signal) => {
    if (code !== 0) keep(`the server ended with ${signal ?? code}`);
  });
  return troubles;
}

function conversation(child: ChildProcess) {
  const waiting = new Map<
    number,
    { resolve: (answer: ServerAnswer) => void; reject: (error: Error) => void }
  >();
  const wait = (number: number) =>
    new Promise<ServerAnswer>((resolve, reject) => waiting.set(number, { resolve, reject }));
  let asked = 0;
  child.on("message", (answer: ServerAnswer) => {
    waiting.get(answer.number)?.resolve(answer);
    waiting.delete(answer.number);
  });
  child.once("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The server has ended"));
  });
  const ask = async (question: Asked): Promise<ServerAnswer> => {
    if (!child.connected) throw new Error("The server has ended");
    asked += 1;
    const answer = wait(asked);
    child.send({ ...question, number: asked });
    return answer;
  };
  return { ask, ready: wait(0) };
}
