import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addSampleMember } from "../trial/sample-members.ts";
import { createTrial, median, quantile } from "./account-proof/trial-accounts.ts";

const DROP_MS = 1_000;
const READ_MS = 100;
/** All at once would not even be let in by the kernel. */
const APART_MS = 10;
/** Whoever holds a connection longer than this got away with it. */
const LONGEST_MS = 60_000;
const MOST = { heldMs: 30_000, readMs: 250, megabytes: 100 };
/** More than the kernel takes for a reader who takes nothing: this often one of the app's larger files in a row. */
const ANSWERS = 30;

type Manner = "headers" | "bodies" | "readers";
type Held = { connections: number; medianMs: number; longestMs: number };

export type SlowProof = Record<Manner, Held> & {
  /** What others notice meanwhile, milliseconds. */
  reads: { count: number; failed: number; p50: number; p99: number };
  megabytes: number;
  ok: boolean;
};

/** Headers and bodies of a byte a second, and readers who take nothing: how long they hold a connection, and at whose cost. */
export async function proveSlow(connections = 1000): Promise<SlowProof> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, "owner@larder.invalid", 40));
    const server = await trial.serve();
    try {
      await readOnce(server.url);
      const before = server.peakMemory();
      const isOver = { now: false };
      const reading = readOn(server.url, isOver);
      const [headers, bodies, readers] = await Promise.all([
        holdAll(server.url, "headers", connections),
        holdAll(server.url, "bodies", connections),
        holdAll(server.url, "readers", connections / 5),
      ]);
      isOver.now = true;
      const reads = await reading;
      const megabytes = Math.round((server.peakMemory() - before) / 1e6);
      const longest = Math.max(headers.longestMs, bodies.longestMs, readers.longestMs);
      const isQuick = reads.failed === 0 && reads.p99 <= MOST.readMs;
      const ok = longest <= MOST.heldMs && isQuick && !(megabytes > MOST.megabytes);
      return { headers, bodies, readers, reads, megabytes, ok };
    } finally {
      await server.stop();
    }
  } finally {
    trial.remove();
  }
}

async function holdAll(url: string, manner: Manner, connections: number): Promise<Held> {
  const path = `/assets/${largestOf(join(import.meta.dirname, "../client/assets"))}`;
  const held = await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      await sleep(at * APART_MS);
      return hold(url, manner, path);
    }),
  );
  return { connections, medianMs: Math.round(median(held)), longestMs: Math.round(Math.max(...held)) };
}

/** Milliseconds until the server closes the connection. */
async function hold(url: string, manner: Manner, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on("error", () => undefined);
  // The server's last word, or that it is gone: what is sent after is thrown away.
  const gone = new Promise<void>((resolve) => {
    for (const last of ["end", "close"]) socket.once(last, () => resolve());
  });
  const began = performance.now();
  const drop = begin(socket, manner, path);
  const dripping = setInterval(() => socket.writable && socket.write(drop), DROP_MS);
  const patience = setTimeout(() => socket.destroy(), LONGEST_MS);
  await gone;
  clearInterval(dripping);
  clearTimeout(patience);
  socket.destroy();
  return performance.now() - began;
}

function largestOf(folder: string): string {
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  return sizes.sort((one, other) => other.size - one.size)[0]?.name ?? "";
}

/** Sends the beginning; answers what is to follow each second. */
function begin(socket: Socket, manner: Manner, path: string): string {
  if (manner === "headers") {
    socket.resume().write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    return "x";
  }
  if (manner === "bodies") {
    const head = "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json";
    socket.resume().write(`${head}\r\nContent-Length: 4000\r\n\r\n{"email":"`);
    return "x";
  }
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(ANSWERS));
  return "\r\n";
}

async function readOn(url: string, isOver: { now: boolean }): Promise<SlowProof["reads"]> {
  const times: number[] = [];
  let failed = 0;
  while (!isOver.now) {
    const began = performance.now();
    if (!(await readOnce(url).catch(() => false))) failed += 1;
    times.push(performance.now() - began);
    await sleep(READ_MS);
  }
  const at = (share: number) => Math.round(quantile(times, share));
  return { count: times.length, failed, p50: at(0.5), p99: at(0.99) };
}

async function readOnce(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/recipes?page_size=12`);
  await answer.arrayBuffer();
  return answer.ok;
}
