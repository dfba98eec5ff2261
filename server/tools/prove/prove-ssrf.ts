import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { RECIPE_HOSTS } from "#server/features/imports/service/recipe-hosts.ts";
import { post, signIn } from "../trial/rest-client.ts";
import { addSampleMember } from "../trial/sample-members.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";
import { CLOSED_HOSTS, TREACHEROUS_NAMES } from "./closed-addresses.ts";
import { INSIDE, openWorld, runInside } from "./own-network.ts";

const EMAIL = "cook@larder.invalid";
/** The one address where public sites stand. Every other is a canary. */
const PUBLIC = "93.184.216.34";
const PORTS = [80, 443, 22, 6379, 8080];
/** The last two are asked in vain where the machine has no IPv6. */
const SAMPLES = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1"];
const OPEN = "open.example";
const GOOD_HOSTS = 20;

export type SsrfProof = {
  /** Calls that led, or tried to lead, to an address that is not public. */
  tries: number;
  /** Addresses that were seen to answer before: the canaries are awake. */
  awake: number;
  /** Connections to any address but the public one: where, by what. */
  canaries: string[];
  /** What the calls for these addresses were told, and how often. */
  answers: Record<string, number>;
  /** Hosts of the registry that were read, with a picture kept. */
  good: number;
  ok: boolean;
};

/**
 * Asks a whole server for addresses that are not public, by every road that takes an address, direct and behind a
 * redirect, and by names that change their mind, in a network where each address would answer.
 */
export async function proveSsrf(argument: string | undefined): Promise<SsrfProof> {
  if (argument !== INSIDE) return runInside<SsrfProof>("ssrf");
  const canaries: string[] = [];
  let trying = "";
  const sites = createServer((request, response) => void answer(request.url ?? "/", response));
  await openWorld({
    resolve: createResolver(),
    ports: PORTS,
    onConnection(socket, address, port) {
      if (address === PUBLIC && port === 80) sites.emit("connection", socket);
      else {
        canaries.push(`${address} port ${port}: ${trying}`);
        socket.destroy();
      }
    },
  });
  await Promise.allSettled(SAMPLES.map((host) => once(connect({ host, port: 80 }), "close")));
  const awake = canaries.splice(0).length;
  const dataDir = mkdtempSync(join(tmpdir(), "larder-ssrf-"));
  try {
    const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    await addSampleMember(parts.deps, EMAIL, 0);
    await parts.close();
    const good = await withServer(dataDir, {}, countGood);
    const answers: Record<string, number> = {};
    let tries = 0;
    await withServer(dataDir, { IMPORT_SITES: "*" }, async (call) => {
      for (const url of closedAddresses()) {
        for (const address of [url, `http://${OPEN}/?to=${encodeURIComponent(url)}`]) {
          trying = address;
          for (const said of await tryAll(call, address)) answers[said] = (answers[said] ?? 0) + 1;
          tries += TRIES_EACH;
        }
      }
    });
    const ok = awake >= 3 && canaries.length === 0 && good === GOOD_HOSTS && tries >= 560;
    return { tries, awake, canaries: canaries.slice(0, 20), answers, good, ok };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Call = (path: string, body: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

async function withServer<T>(dataDir: string, env: Record<string, string>, work: (call: Call) => Promise<T>) {
  const quiet = { SEED: "none", USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1", ...env };
  const server: ServerProcess = await startServer(dataDir, quiet);
  try {
    const bearer = await signIn(server.url, EMAIL);
    let calls = 0;
    return await work(async (path, body) => {
      calls += 1;
      // Calls are counted by address: each comes from one of its own.
      const from = `198.51.${Math.floor(calls / 250)}.${calls % 250}`;
      const answered = await post(`${server.url}${path}`, body, { ...bearer, "x-forwarded-for": from });
      return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
    });
  } finally {
    await server.stop();
  }
}

function closedAddresses(): string[] {
  const hosts = CLOSED_HOSTS.map((host) => `http://${host}/`);
  const ports = PORTS.flatMap((port) => [`http://127.0.0.1:${port}/`, `http://[::1]:${port}/`]);
  const names = Object.keys(TREACHEROUS_NAMES).map((name) => `http://${name}/`);
  const overTls = hosts.slice(0, 30).map((url) => url.replace("http:", "https:"));
  return [...hosts, ...overTls, ...ports, ...names];
}

/** Extract, the same again as a retry, validate, and a save with two pictures. */
const TRIES_EACH = 5;

async function tryAll(call: Call, url: string): Promise<string[]> {
  const said: string[] = [];
  for (const path of ["extract", "extract", "validate"]) {
    const { status, body } = await call(`/api/import/${path}`, { url });
    if (path === "extract") said.push(`${status} ${String(body.detail ?? body.message)}`);
  }
  const { status, body } = await call("/api/import/save", {
    title: "Soup",
    ingredients: ["salt"],
    instructions: [{ text: "Stir.", image_url: `${url}#step` }],
    cover_image: url,
    images: [],
    source_site: "soup.example",
  });
  said.push(`save ${status}, ${(body.failed_images as unknown[] | undefined)?.length} pictures failed`);
  return said;
}

/** How many hosts of the registry, evenly chosen, are read and give their picture. */
async function countGood(call: Call): Promise<number> {
  const step = Math.floor(RECIPE_HOSTS.length / GOOD_HOSTS);
  let good = 0;
  for (let n = 0; n < GOOD_HOSTS; n += 1) {
    const host = RECIPE_HOSTS[n * step] ?? "";
    const url = `http://${n % 2 === 0 ? "www." : ""}${host}/cake`;
    const read = await call("/api/import/extract", { url });
    const { data: draft } = (read.body.data ?? {}) as { data?: { title: string; cover_image: string } };
    const saved = await call("/api/import/save", {
      title: draft?.title ?? "?",
      ingredients: ["salt"],
      instructions: ["Stir."],
      cover_image: draft?.cover_image ?? null,
      images: [],
      source_url: url,
      source_site: host,
    });
    const isKept = (saved.body.failed_images as unknown[] | undefined)?.length === 0;
    if (draft?.title === "Plum cake" && draft.cover_image && isKept) good += 1;
    else console.error(`${url}: ${read.status} ${JSON.stringify(saved.body)}`);
  }
  return good;
}

/** Names that change their mind say the next thing at each question; all others are public. */
function createResolver() {
  const asked = new Map<string, number>();
  return (name: string, family: 4 | 6): readonly string[] => {
    const answers = TREACHEROUS_NAMES[name] ?? [[PUBLIC]];
    const turn = asked.get(name) ?? 0;
    // Both families are asked for at each look-up, the newer one last.
    if (family === 6) asked.set(name, turn + 1);
    return answers[Math.min(turn, answers.length - 1)] ?? [];
  };
}

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#806040" } })
  .png()
  .toBuffer();

async function answer(path: string, response: ServerResponse): Promise<void> {
  const to = new URL(path, "http://site").searchParams.get("to");
  if (to !== null) {
    response.writeHead(302, { location: Buffer.from(to).toString("latin1") }).end();
    return;
  }
  if (path.endsWith(".png")) {
    response.writeHead(200, { "content-type": "image/png" }).end(await picture);
    return;
  }
  const recipe = {
    "@type": "Recipe",
    name: "Plum cake",
    image: "http://pictures.example/cake.png",
    recipeIngredient: ["500 g plums", "300 g flour"],
    recipeInstructions: ["Stone the plums.", "Bake."],
  };
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><script type="application/ld+json">${JSON.stringify(recipe)}</script>`);
}
