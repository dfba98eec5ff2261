import { eq } from "drizzle-orm";
import { recipes } from "#db/schema/index.ts";
import { startTwins, type Twin, type Twins } from "./twin-members.ts";

const MOST = 10;
const COMMAS = 8000;
const DUPLICATES = 30;
/** Milliseconds of CPU that a refused request costs, its client's too. One that costs more is sent again: the least counts. */
const REFUSED_CPU = 20;
const RERUNS = 10;

type Batch = { what: string; method: "GET" | "POST"; path: string; body?: object; mayRun: boolean };

/** 1 to 1,000 calls, 8,000 commas, mixed types, and one mutation 30 times, each in one request. */
export async function batch(tries = 200): Promise<{ tries: number; failures: string[] }> {
  const twins = await startTwins();
  const failures: string[] = [];
  let tried = 0;
  try {
    const twin = await twins.addTwin({ exempt: true });
    for (const one of endless(tries)) {
      const wrong = await tryBatch(twins, twin, one);
      if (wrong) failures.push(`${one.what}: ${wrong}`);
      tried += 1;
    }
  } finally {
    await twins.close();
  }
  return { tries: tried, failures };
}

const many = (name: string, calls: number) => Array.from({ length: calls }, () => name).join(",");
const CREATE = {
  title: "Leek soup",
  ingredients: [{ name: "leeks" }],
  instructions: [{ instruction: "Cook." }],
};
const inputs = (calls: number, input: object) =>
  Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, input]));

/** Sizes up to 1,000, the few odd ones first. */
function* endless(tries: number): Generator<Batch> {
  const odd: Batch[] = [
    { what: "commas", method: "GET", path: ",".repeat(COMMAS), mayRun: false },
    { what: "posted commas", method: "POST", path: ",".repeat(COMMAS), body: {}, mayRun: false },
    { what: "commas within bounds", method: "GET", path: ",".repeat(MOST - 1), mayRun: false },
    {
      what: "one mutation 30 times",
      method: "POST",
      path: many("recipes.create", DUPLICATES),
      body: inputs(DUPLICATES, CREATE),
      mayRun: false,
    },
    {
      what: "a query among mutations",
      method: "POST",
      path: "recipes.create,recipes.cuisines,recipes.create",
      body: inputs(3, CREATE),
      mayRun: true,
    },
    {
      what: "a mutation among queries",
      method: "GET",
      path: "recipes.cuisines,recipes.create,recipes.cuisines",
      mayRun: false,
    },
    { what: "unknown names", method: "GET", path: many("recipes.nope", MOST), mayRun: false },
    { what: "own names of objects", method: "GET", path: "__proto__,constructor,toString", mayRun: false },
  ];
  for (let at = 0; at < tries; at += 1) {
    const known = odd[at];
    const calls = 1 + ((at * 37) % 1000);
    yield known ??
      (at % 2 === 0
        ? {
            what: `${calls} mutations`,
            method: "POST",
            path: many("recipes.create", calls),
            body: inputs(calls, CREATE),
            mayRun: calls <= MOST,
          }
        : {
            what: `${calls} queries`,
            method: "GET",
            path: many("recipes.cuisines", calls),
            mayRun: calls <= MOST,
          });
  }
}

async function tryBatch(twins: Twins, twin: Twin, one: Batch): Promise<string | null> {
  const counted: string[] = [];
  twins.deps.rateLimits = { take: (_address, { bucket }) => void counted.push(bucket) };
  const before = await recipesOf(twins, twin);
  const { cpu, status, length, sent, runs } = await cheapest(twins, twin, one);
  const made = (await recipesOf(twins, twin)) - before;
  if (status >= 500) return `answered ${status}`;
  if (counted.length > MOST * runs) return `${counted.length} calls were counted`;
  if (made > MOST * runs) return `${made} recipes were made`;
  if (one.mayRun) return null;
  if (made > 0) return `${made} recipes were made`;
  if (length > 10 * sent + 4096) return `${length} bytes for ${sent}`;
  return cpu > REFUSED_CPU ? `${Math.round(cpu)} ms of CPU to refuse` : null;
}

async function cheapest(twins: Twins, twin: Twin, one: Batch) {
  const query = one.method === "GET" ? "batch=1&input=%7B%7D" : "batch=1";
  const url = `${twins.url}/trpc/${one.path}?${query}`;
  const body = one.body === undefined ? undefined : JSON.stringify(one.body);
  const sent = url.length + (body?.length ?? 0);
  let found = { cpu: Number.POSITIVE_INFINITY, status: 0, length: 0, sent, runs: 0 };
  while (found.runs < (one.mayRun ? 1 : RERUNS) && found.cpu > REFUSED_CPU) {
    const start = process.cpuUsage();
    const answer = await fetch(url, {
      method: one.method,
      headers: { authorization: `Bearer ${twin.token}`, "content-type": "application/json" },
      ...(body !== undefined && { body }),
    });
    const { length } = await answer.text();
    const { user, system } = process.cpuUsage(start);
    found = {
      cpu: Math.min(found.cpu, (user + system) / 1000),
      status: answer.status,
      length,
      sent,
      runs: found.runs + 1,
    };
  }
  return found;
}

const recipesOf = ({ deps: { db } }: Twins, { member }: Twin) =>
  db.$count(recipes, eq(recipes.ownerRowId, member.rowId));
