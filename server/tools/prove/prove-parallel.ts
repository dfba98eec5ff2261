import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { post, signIn, smallRecipe } from "../trial/rest-client.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";

const CALLS = 200;

type Tally = Record<string, number>;

export type ParallelProof = {
  creates: Tally;
  likes: Tally;
  signIns: Tally;
  /** Of 50 creates at once at a daily limit of 3: statuses over REST, over tRPC, and over both mixed. */
  limits: Record<"rest" | "trpc" | "mixed", Tally>;
  lost: number;
  ok: boolean;
};

/**
 * 200 creates, likes and sign-ins at once against a running server, and 50 creates at once at a limit of 3: no answer
 * of 500 or more, no acknowledged row missing, the limit met exactly.
 */
export async function proveParallel(): Promise<ParallelProof> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-parallel-"));
  let server: ServerProcess | undefined;
  try {
    const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    for (const name of ["cook", "rest", "trpc", "mixed"])
      await addSampleMember(parts.deps, address(name), name === "cook" ? 2 : 0);
    await parts.close();

    server = await startServer(dataDir, { SEED: "none", USAGE_LIMITS: "off" });
    const calls = await manyCalls(server.url);
    await server.stop();
    server = await startServer(dataDir, { SEED: "none" });
    const limits = {
      rest: await manyCreates(server.url, "rest", () => "rest"),
      trpc: await manyCreates(server.url, "trpc", () => "trpc"),
      mixed: await manyCreates(server.url, "mixed", (n) => (n % 2 === 0 ? "rest" : "trpc")),
    };
    const exact = Object.values(limits).every((tally) => made(tally) === 3 && (tally["402"] ?? 0) === 47);
    const noneFailed = [calls.creates, calls.likes, calls.signIns].every((tally) =>
      Object.keys(tally).every((status) => Number(status) < 500),
    );
    return { ...calls, limits, ok: exact && noneFailed && calls.lost === 0 };
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function manyCalls(url: string) {
  const headers = await signIn(url, address("cook"));
  const before = await total(url, headers);
  const creates = await tally(CALLS, (n) => create(url, headers, "rest", n));
  const lost = before + made(creates) - (await total(url, headers));
  const mine = (await (await fetch(`${url}/api/recipes/my?page_size=1`, { headers })).json()) as {
    items: { id: string }[];
  };
  const likes = await tally(CALLS, () =>
    fetch(`${url}/api/recipes/${mine.items[0]?.id}/like`, { method: "POST", headers }),
  );
  const signIns = await tally(CALLS, (n) =>
    post(`${url}/api/auth/login`, {
      email: address(["cook", "rest", "trpc", "mixed"][n % 4] ?? "cook"),
      password: SAMPLE_PASSWORD,
    }),
  );
  return { creates, likes, signIns, lost };
}

async function manyCreates(url: string, name: string, road: (n: number) => "rest" | "trpc"): Promise<Tally> {
  const headers = await signIn(url, address(name));
  return tally(50, (n) => create(url, headers, road(n), n));
}

function create(
  url: string,
  headers: Record<string, string>,
  road: "rest" | "trpc",
  number: number,
): Promise<Response> {
  const recipe = smallRecipe(`Parallel soup ${number}`);
  if (road === "rest") return post(`${url}/api/recipes/`, recipe, headers);
  const ingredients = recipe.ingredients.map((line) => ({ originalText: line.original_text }));
  return post(`${url}/trpc/recipes.create`, { ...recipe, ingredients }, headers);
}

async function tally(count: number, call: (n: number) => Promise<Response>): Promise<Tally> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => call(n)));
  const found: Tally = {};
  for (const answer of answers) {
    await answer.arrayBuffer();
    found[answer.status] = (found[answer.status] ?? 0) + 1;
  }
  return found;
}

async function total(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/recipes/stats/user`, { headers });
  return ((await answer.json()) as { total_recipes: number }).total_recipes;
}

/** Created: 201 over REST, 200 over tRPC. */
function made(tally: Tally): number {
  return (tally["201"] ?? 0) + (tally["200"] ?? 0);
}

function address(name: string): string {
  return `${name}@larder.invalid`;
}
