import fc from "fast-check";
import { z } from "zod";
import { camelKey } from "#server/lib/wire-keys.ts";
import { pathParameters } from "#server/rest/input.ts";
import { procedureNames, procedureOf } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { type Road, roadName, roadsOf } from "#server/test/access/wire-call.ts";
import { arbitraryOf, type JsonSchema } from "#server/test/arbitrary-input.ts";
import { type Heard, NOTHING, startTwins, type Twin, type Twins } from "./twin-members.ts";

/** So many calls of a pair of twins; then others begin anew, with all their things. */
const CHUNK = 25;
const ODD_IDS = ["x", "' or 1=1 --", "../../etc/passwd", "%00", "\u{1f345}"];
/** What tRPC cannot carry: a form with a file, and a file as the answer. */
const BYTES: readonly ProcedureName[] = ["uploads.create"];
const NO_FILE = 415;

/** Things that calls of a noun ask for, beside recipes and sessions. */
const NEEDS: Record<string, readonly ("image" | "record")[]> = { uploads: ["image"], imports: ["record"] };

type Foreign = { open: string; hidden: string };
type Pair = Foreign & { overRest: Twin; overTrpc: Twin };
type Chunk = { calls: number; seed: number; foreign: Foreign };

/**
 * Every procedure with a REST row, `tries` random inputs each: one twin sends them to REST, the other to tRPC. They must
 * hear the same, use up the same rates, and have the same stored, counters and all.
 */
export async function parity(tries = 500): Promise<{ tries: number; failures: string[] }> {
  const twins = await startTwins();
  const failures: string[] = [];
  let tried = 0;
  try {
    const roads = procedureNames
      .flatMap(roadsOf)
      .filter(({ procedure, rest }) => rest && !BYTES.includes(procedure));
    const neighbour = await twins.addTwin({ exempt: true });
    const foreign = { open: await twins.addRecipe(neighbour.member, true), hidden: neighbour.recipe };
    for (const road of roads) {
      for (let done = 0; done < tries; done += CHUNK) {
        const calls = Math.min(CHUNK, tries - done);
        failures.push(...(await tryChunk(twins, road, { calls, seed: done, foreign })));
        tried += calls;
      }
    }
  } finally {
    await twins.close();
  }
  return { tries: tried, failures };
}

async function tryChunk(twins: Twins, road: Road, { calls, seed, foreign }: Chunk): Promise<string[]> {
  const pair = { ...foreign, ...(await makePair(twins, road, seed % (2 * CHUNK) === 0)) };
  const wrong: string[] = [];
  const samples = sampleInputs(road, calls, seed);
  for (const [at, sample] of samples.entries()) {
    const heard: string[] = [];
    for (const [twin, way] of [
      [pair.overRest, road],
      [pair.overTrpc, { ...road, rest: null }],
    ] as const) {
      const rates: string[] = [];
      twins.deps.rateLimits = { take: (_address, { bucket }) => void rates.push(bucket) };
      const input = sample && inputFor(sample, pair, twin, at);
      // Now and then as a guest.
      const answer = await twins.send(way, input, at % 10 === 9 ? undefined : twin.token);
      heard.push(`${decisionOf(road.procedure, way, answer)} [${rates.join()}]`);
    }
    if (heard[0] !== heard[1]) {
      wrong.push(
        `${roadName(road)} ${JSON.stringify(sample)?.slice(0, 300)}: ${heard.join(" but over tRPC ")}`,
      );
    }
  }
  const [rest, trpc] = [await twins.stateOf(pair.overRest), await twins.stateOf(pair.overTrpc)];
  if (rest !== trpc) wrong.push(`${roadName(road)}, seed ${seed}: ${firstDifference(rest, trpc)}`);
  return wrong;
}

async function makePair(twins: Twins, { procedure }: Road, exempt: boolean) {
  const needs = NEEDS[procedure.split(".")[0] ?? ""] ?? [];
  const options = { exempt, needs };
  return { overRest: await twins.addTwin(options), overTrpc: await twins.addTwin(options) };
}

/** Inputs by the procedure's own schema, most of them right. */
function sampleInputs({ procedure, rest }: Road, calls: number, seed: number) {
  const { input } = procedureOf(procedure);
  if (!input) return Array.from({ length: calls }, () => undefined);
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const values = fc.sample(arbitraryOf(schema, (schema.$defs ?? {}) as JsonSchema), { numRuns: calls, seed });
  return values.map((value) => {
    const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
    const sent = rest?.method === "GET" ? asQuery(fields as Fields, schema) : (fields as Fields);
    // A path always says what stands in its braces.
    const places = pathParameters(rest?.path ?? "").map((name) => [camelKey(name) ?? name, NOTHING] as const);
    return { ...Object.fromEntries(places), ...sent };
  });
}

type Fields = Record<string, unknown>;

/** What a query can say: a text, a number or a yes of the kind that its field has. One without a value is none. */
function asQuery(fields: Fields, schema: JsonSchema): Fields {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const sent = Object.entries(fields)
    // As the wire has it: without halves of signs.
    .map(
      ([name, value]) => [name, typeof value === "string" ? Buffer.from(value).toString() : value] as const,
    )
    .filter(([name, value]) => value !== "" && canBeSaid(value, typesOf(properties[name])));
  return Object.fromEntries(sent);
}

function canBeSaid(value: unknown, types: string[]): boolean {
  if (typeof value !== "number") return types.includes(typeof value);
  const isPlain = /^-?\d{1,15}(?:\.\d{1,15})?$/.test(String(value));
  return isPlain && (types.includes("integer") || types.includes("number"));
}

function typesOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const choices = ((schema.anyOf ?? []) as JsonSchema[]).map(typesOf);
  return [(schema.type ?? []) as string | string[], ...choices].flat();
}

/** Ids lead to something: in turn to an own thing, a foreign public and a foreign private one, and to none. */
function inputFor(sample: Fields, { open, hidden }: Pair, twin: Twin, at: number): Fields {
  const own = [twin.recipe, twin.image, twin.record, twin.session];
  const ids = [own[at % own.length], twin.recipe, open, hidden, NOTHING, ODD_IDS[at % ODD_IDS.length]];
  const id = ids[at % ids.length];
  const named = { id, recipeId: id, importId: id, recipeIds: [id], token: ODD_IDS[at % ODD_IDS.length] };
  const fields = { ...sample };
  for (const [name, value] of Object.entries(named)) if (name in fields) fields[name] = value;
  // Failures are counted by address: each twin is wrong about addresses of its own.
  if (typeof fields.email === "string") fields.email = `${twin.member.rowId % 2}${fields.email}`;
  return fields;
}

type Refusal = { detail?: unknown; error?: { data: { detail: unknown } } };

/** The status, and the words of a refusal without its figures; of wrong fields the words, in any order. */
function decisionOf(procedure: ProcedureName, { rest }: Road, { status, body }: Heard): string {
  if (status < 300 || (procedure === "recipes.export" && status === NO_FILE)) return "answers";
  const refusal = body as Refusal | undefined;
  const detail = rest ? refusal?.detail : refusal?.error?.data.detail;
  const words = Array.isArray(detail)
    ? detail.map(({ msg }: { msg: string }) => msg).sort()
    : JSON.stringify(detail)
        ?.replace(/\d+/g, "N")
        .replace(/(upgrade|retry)_(\w)/g, (_, a: string, b: string) => a + b.toUpperCase());
  return `${status} ${words}`;
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `stored ${a.slice(from, at + 60)} but over tRPC ${b.slice(from, at + 60)}`;
}
