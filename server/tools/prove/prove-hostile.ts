import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { post, signIn } from "../trial/rest-client.ts";
import { addSampleMember } from "../trial/sample-members.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";
import { HOSTILE_SERVERS } from "./hostile-servers.ts";
import { INSIDE, openWorld, runInside } from "./own-network.ts";

const PUBLIC = "93.184.216.34";
const MEMBERS = ["a@larder.invalid", "b@larder.invalid", "c@larder.invalid", "d@larder.invalid"];
/** Of each member: together as many as the server takes at once. */
const LANES = 2;
const LONGEST_MS = 21_000;
const MOST_BYTES = 50 * 1024 * 1024;
const PAGE = `<!doctype html><script type="application/ld+json">${JSON.stringify({
  "@type": "Recipe",
  name: "Plum cake",
  recipeIngredient: ["500 g plums", "300 g flour"],
  recipeInstructions: ["Stone the plums.", "Bake."],
})}</script>`;

type Outcome = { what: string; answer: string; ms: number };

export type HostileProof = {
  servers: number;
  /** The longest of all, and what it was told. */
  slowest: Outcome;
  /** How often each answer was given. */
  answers: Record<string, number>;
  /** Memory at its highest while all of it went on, above what honest pages had made it; and what stayed. */
  grewMb: number;
  stayedMb: number;
  /** What others waited for a page of their own meanwhile. */
  othersP99Ms: number;
  late: Outcome[];
  ok: boolean;
};

/**
 * Lets a whole server import from hostile sites, eight at once as the most that it takes, by page and by picture: each
 * must end in time with an answer, in little memory, while others are served.
 */
export async function proveHostile(argument: string | undefined): Promise<HostileProof> {
  if (argument !== INSIDE) return runInside<HostileProof>("hostile");
  const names = Object.keys(HOSTILE_SERVERS);
  await openWorld({
    resolve: (name) => (name.startsWith("silent.") ? null : [PUBLIC]),
    ports: [80, 443],
    // A server on 443 that never shakes hands.
    onConnection: (socket, _address, port) => (port === 80 ? serve(socket, names) : undefined),
  });
  const dataDir = mkdtempSync(join(tmpdir(), "larder-hostile-"));
  try {
    const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    for (const email of MEMBERS) await addSampleMember(parts.deps, email, 0);
    await parts.close();
    const env = { SEED: "none", USAGE_LIMITS: "off", IMPORT_SITES: "*", TRUST_PROXY: "127.0.0.1" };
    const server = await startServer(dataDir, env);
    try {
      return await attack(server, names);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Job = { what: string; path: string; body: object };

async function attack(server: ServerProcess, names: string[]): Promise<HostileProof> {
  const lanes = await Promise.all(
    MEMBERS.flatMap((email) => Array.from({ length: LANES }, () => openLane(server.url, email))),
  );
  const honest = Array.from({ length: 200 }, (_, n) =>
    extract("an honest page", `http://honest.example/${n}`),
  );
  await workOff(lanes, honest);
  const before = await settledMemory(server);
  const pages = [
    ...names.map((what, at) => extract(what, `http://h${at}.example/`)),
    extract("a silent name server", "http://silent.example/"),
    extract("no handshake", "https://honest.example/"),
  ];
  const pictures = names.map((what, at) => savePicture(`${what}, as a picture`, `http://h${at}.example/`));
  const others = watchOthers(server.url);
  const outcomes = [...(await workOff(lanes, pages)), ...(await workOff(lanes, pictures))];
  const othersP99Ms = await others.stop();
  const grown = server.peakMemory() - before;
  const stayed = (await settledMemory(server)) - before;
  const slowest = outcomes.reduce((most, one) => (one.ms > most.ms ? one : most));
  const late = outcomes.filter(({ ms, what }) => ms > limitOf(what));
  const answers: Record<string, number> = {};
  for (const { answer } of outcomes) answers[answer] = (answers[answer] ?? 0) + 1;
  const failures = outcomes.filter(({ answer }) => answer.startsWith("500") || answer.startsWith("none"));
  return {
    servers: pages.length,
    slowest,
    answers,
    grewMb: Math.round(grown / 1e6),
    stayedMb: Math.round(stayed / 1e6),
    othersP99Ms,
    late,
    ok: late.length + failures.length === 0 && grown <= MOST_BYTES,
  };
}

/** A save may wait for its two pictures one after the other, and for those of others. */
const limitOf = (what: string) => (what.endsWith("as a picture") ? 26_000 : LONGEST_MS);

function extract(what: string, url: string): Job {
  return { what, path: "/api/import/extract", body: { url } };
}

function savePicture(what: string, url: string): Job {
  const body = {
    title: "Soup",
    ingredients: ["salt"],
    instructions: [{ text: "Stir.", image_url: `${url}step` }],
    cover_image: url,
    images: [],
    source_site: "soup.example",
  };
  return { what, path: "/api/import/save", body };
}

type Lane = (job: Job) => Promise<Outcome>;

async function openLane(url: string, email: string): Promise<Lane> {
  const bearer = await signIn(url, email);
  let calls = 0;
  const lane = Math.floor(Math.random() * 250);
  return async ({ what, path, body }) => {
    calls += 1;
    const from = `198.51.${lane}.${calls % 250}`;
    const startedAt = performance.now();
    const answer = await post(`${url}${path}`, body, { ...bearer, "x-forwarded-for": from })
      .then(async (one) => `${one.status} ${describe((await one.json()) as Record<string, unknown>)}`)
      .catch((error: Error) => `none: ${error.message}`);
    return { what, answer, ms: Math.round(performance.now() - startedAt) };
  };
}

function describe(body: Record<string, unknown>): string {
  const failed = body.failed_images as unknown[] | undefined;
  return failed ? `saved, ${failed.length} pictures failed` : String(body.detail ?? body.message);
}

async function workOff(lanes: Lane[], jobs: Job[]): Promise<Outcome[]> {
  const waiting = [...jobs];
  const outcomes: Outcome[] = [];
  const work = async (lane: Lane) => {
    for (let job = waiting.shift(); job; job = waiting.shift()) outcomes.push(await lane(job));
  };
  await Promise.all(lanes.map(work));
  return outcomes;
}

/** What is held when nothing happens, as the peak of a quiet second. */
async function settledMemory(server: ServerProcess): Promise<number> {
  await wait(2_000);
  server.peakMemory();
  await wait(1_000);
  return server.peakMemory();
}

/** Asks for a page of the application all the while. */
function watchOthers(url: string) {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/api/recipes/`)).arrayBuffer();
      times.push(performance.now() - startedAt);
      await wait(50);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await watching;
      times.sort((one, other) => one - other);
      return Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
    },
  };
}

/** Reads the request's head, and answers as the name that was asked for has it. */
function serve(socket: Socket, names: string[]): void {
  let head = "";
  const onData = (chunk: Buffer) => {
    head += chunk.toString("latin1");
    if (!head.includes("\r\n\r\n")) return;
    socket.off("data", onData);
    socket.resume();
    const path = /^GET (\S+)/.exec(head)?.[1] ?? "/";
    const at = /^host: h(\d+)\.example/im.exec(head)?.[1];
    const hostile = at === undefined ? undefined : HOSTILE_SERVERS[names[Number(at)] ?? ""];
    if (hostile) hostile(socket, path);
    else
      socket.end(
        `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${PAGE.length}\r\n\r\n${PAGE}`,
      );
  };
  socket.on("data", onData);
}
