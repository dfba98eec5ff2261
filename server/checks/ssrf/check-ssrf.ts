import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import sharp from "sharp";
import { postJson, signInHeaders } from "#server/checks/running-server/rest-client.ts";
import { addSampleMember } from "#server/checks/running-server/sample-members.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "#server/checks/running-server/with-server.ts";
import { RECIPE_HOSTS } from "#server/features/imports/service/recipe-hosts.ts";
import type { Findings } from "../run-checks/run-checks.ts";
import { openIsolatedNetwork } from "./isolated-network.ts";
import { PRIVATE_HOSTS, PRIVATE_NAMES } from "./private-hosts.ts";

const EMAIL = "cook@larder.invalid";
/** The address of the public sites in the isolated network. A connection to another address is a failure. */
const PUBLIC_ADDRESS = "93.184.216.34";
const PORTS = [80, 443, 22, 6379, 8080];
/**
 * Addresses that the check first connects to itself, to ensure that they are reachable. Those of IPv6 are
 * missing on a machine without IPv6.
 */
const SAMPLE_ADDRESSES = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1"];
const REDIRECTING_HOST = "open.example";

/**
 * Gives a running server `count` private addresses, directly and behind a redirect, in all calls that accept
 * an address. All addresses of the network accept connections, but the server must connect to none of these.
 * `count` listed recipe sites (at most 20) must still be imported with their picture.
 */
export async function checkPrivateAddressesAreNotDialled(count: number): Promise<Findings> {
  const failures: string[] = [];
  let asked = "";
  const sites = createServer((request, response) => void serveSite(request.url ?? "/", response));
  await openIsolatedNetwork({
    resolve: createResolver(),
    ports: PORTS,
    onConnection(socket, address, port) {
      if (address === PUBLIC_ADDRESS && port === 80) sites.emit("connection", socket);
      else {
        failures.push(`${address} port ${port} was dialled for ${asked}`);
        socket.destroy();
      }
    },
  });
  await Promise.allSettled(SAMPLE_ADDRESSES.map((host) => once(connect({ host, port: 80 }), "close")));
  const reachable = failures.splice(0).length;
  if (reachable < 3)
    failures.push(`only ${reachable} private addresses of the isolated network are reachable`);
  return withTemporaryFolder("ssrf", async (dataDir) => {
    await withServerDeps(dataDir, (deps) => addSampleMember(deps, EMAIL, 0));
    const hosts = pickEvenly(RECIPE_HOSTS, Math.min(count, 20));
    await withCaller(dataDir, {}, async (call) => {
      for (const [index, host] of hosts.entries())
        failures.push(
          ...(await importFrom(call, `http://${index % 2 === 0 ? "www." : ""}${host}/cake`, host)),
        );
    });
    const addresses = pickEvenly(privateAddresses(), count);
    await withCaller(dataDir, { IMPORT_SITES: "*" }, async (call) => {
      for (const url of addresses) {
        for (const address of [url, `http://${REDIRECTING_HOST}/?to=${encodeURIComponent(url)}`]) {
          asked = address;
          await tryAddress(call, address);
        }
      }
    });
    return { failures, figures: { addresses: addresses.length, hosts: hosts.length } };
  });
}

type Call = (path: string, body: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

function withCaller(dataDir: string, env: Record<string, string>, work: (call: Call) => Promise<void>) {
  const callServer = async ({ url }: { url: string }) => {
    const bearer = await signInHeaders(url, EMAIL);
    let calls = 0;
    await work(async (path, body) => {
      calls += 1;
      // Each call has another client address, because rate limits are per address.
      const client = `198.51.${Math.floor(calls / 250)}.${calls % 250}`;
      const answer = await postJson(`${url}${path}`, body, { ...bearer, "x-forwarded-for": client });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    });
  };
  return withBuiltServer(dataDir, callServer, env);
}

function privateAddresses(): string[] {
  const hosts = PRIVATE_HOSTS.map((host) => `http://${host}/`);
  const ports = PORTS.flatMap((port) => [`http://127.0.0.1:${port}/`, `http://[::1]:${port}/`]);
  const names = Object.keys(PRIVATE_NAMES).map((name) => `http://${name}/`);
  const overTls = hosts.slice(0, 30).map((url) => url.replace("http:", "https:"));
  return [...hosts, ...overTls, ...ports, ...names];
}

function pickEvenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

/**
 * Imports the address twice, validates it, and saves an import with two pictures. Any response is allowed.
 */
async function tryAddress(call: Call, url: string): Promise<void> {
  for (const path of ["extract", "extract", "validate"]) await call(`/api/import/${path}`, { url });
  await call("/api/import/save", {
    title: "Soup",
    ingredients: ["salt"],
    instructions: [{ text: "Stir.", image_url: `${url}#step` }],
    cover_image: url,
    images: [],
    source_site: "soup.example",
  });
}

async function importFrom(call: Call, url: string, host: string): Promise<string[]> {
  const extracted = await call("/api/import/extract", { url });
  const { data: recipe } = (extracted.body.data ?? {}) as { data?: { title: string; cover_image: string } };
  const saved = await call("/api/import/save", {
    title: recipe?.title ?? "?",
    ingredients: ["salt"],
    instructions: ["Stir."],
    cover_image: recipe?.cover_image ?? null,
    images: [],
    source_url: url,
    source_site: host,
  });
  const failedImages = saved.body.failed_images as unknown[] | undefined;
  const isImported = recipe?.title === "Plum cake" && recipe.cover_image && failedImages?.length === 0;
  return isImported ? [] : [`${url} was not imported: ${extracted.status} ${JSON.stringify(saved.body)}`];
}

/** Resolves names. A name with several answers gets the next one for each query; unknown names are public. */
function createResolver() {
  const queries = new Map<string, number>();
  return (name: string, family: 4 | 6): readonly string[] => {
    const answers = PRIVATE_NAMES[name] ?? [[PUBLIC_ADDRESS]];
    const turn = queries.get(name) ?? 0;
    // A look-up queries IPv4 and then IPv6, so the answer changes after the IPv6 query.
    if (family === 6) queries.set(name, turn + 1);
    return answers[Math.min(turn, answers.length - 1)] ?? [];
  };
}

const picture = sharp({ create: { width: 80, height: 64, channels: 3, background: "#806040" } })
  .png()
  .toBuffer();

async function serveSite(path: string, response: ServerResponse): Promise<void> {
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
