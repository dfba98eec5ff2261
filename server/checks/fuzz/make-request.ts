import { fillHintedFields, pathParameterValue, type Validity, type ValueContext } from "./field-hints.ts";
import { encode, type FuzzRequest, type FuzzValue } from "./fuzz-request.ts";
import type { FuzzState } from "./fuzz-state.ts";
import { corruptOneValue, pickHostileText, pickHostileValue } from "./hostile-values.ts";
import { type KnownCall, listRestCalls, listTrpcCalls } from "./known-calls.ts";
import {
  multipartFormBody,
  withOddBody,
  withOddHeaders,
  withOddPathOrQuery,
  withRandomMethod,
} from "./odd-requests.ts";
import { pick, type Random } from "./random.ts";

/** Paths of the app's pages and files. */
const PAGES = [
  "/",
  "/login",
  "/recipes",
  "/r/{id}",
  "/images/{id}.webp",
  "/api/docs",
  "/api/openapi.json",
  "/favicon.ico",
  "/assets/main.js",
  "/reset-password/{id}",
  "/{id}",
  "/api/{id}",
  "/trpc/{id}",
];

/**
 * Matches calls that recognize a photo, which takes seconds. They are generated rarely and never in a batch.
 */
export const READS_PHOTO = /ocr\/(?:process|assess)|scans\.(?:process|assess)/;

/** Weights of the kinds of requests: each entry is an eighth. */
const MOODS: readonly Validity[] = [
  "valid",
  "valid",
  "valid",
  "valid",
  "nearly",
  "nearly",
  "nearly",
  "hostile",
];

/** Returns a function that generates a request from random numbers. */
export function createRequestGenerator(world: FuzzState): (random: Random) => FuzzRequest {
  const rest = listRestCalls();
  const trpc = listTrpcCalls();
  return (random) => {
    const account = random() < 0.8 ? Math.floor(random() * world.accounts.length) : null;
    const where: ValueContext = { random, world, noun: "recipes", mood: pick(random, MOODS), account };
    const dice = random();
    if (dice < 0.04) return finish(where, pageRequest(where));
    if (dice < 0.1) return finish(where, batchRequest(where, trpc));
    const calls = dice < 0.6 ? rest : trpc;
    let call = pick(random, calls);
    if (READS_PHOTO.test(call.what) && random() < 0.9) call = pick(random, calls);
    return finish(where, callRequest({ ...where, noun: call.noun }, call));
  };
}

function pageRequest(where: ValueContext): FuzzRequest {
  const path = pathOf(where, pick(where.random, PAGES));
  return { what: "a page", method: "GET", path, query: [], headers: [], body: null, account: null };
}

function callRequest(where: ValueContext, call: KnownCall): FuzzRequest {
  const base = { what: call.what, method: call.method, headers: [], account: null };
  const path = pathOf(where, call.path);
  if (call.isUpload) return { ...base, path, query: [], ...multipartFormBody(where.random, where.world) };
  const body = bodyOf(where, call);
  if (call.isTrpc && call.method === "GET")
    return { ...base, path, query: body === null ? [] : [["input", body]], body: null };
  return { ...base, path, query: queryOf(where, call), body };
}

function pathOf(where: ValueContext, path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(pathParameterValue(where, name) || "x"));
}

function queryOf(where: ValueContext, { query }: KnownCall): FuzzRequest["query"] {
  const { random, mood } = where;
  const pairs = query
    .filter(({ isRequired }) => isRequired || random() < 0.4)
    .map(({ name, make }): [string, FuzzValue] => [
      name,
      asText(fillHintedFields(where, make(random), name)),
    ]);
  if (mood === "valid" || pairs.length === 0) return pairs;
  const target = Math.floor(random() * pairs.length);
  const odd: [string, FuzzValue] = [pairs[target]?.[0] ?? "", asText(pickHostileValue(random))];
  return random() < 0.3 ? [...pairs, odd] : pairs.map((pair, index) => (index === target ? odd : pair));
}

function asText(value: unknown): FuzzValue {
  return typeof value === "string" ? value.slice(0, 6000) : { json: value };
}

function bodyOf(where: ValueContext, call: KnownCall): { json: unknown } | null {
  const { random, mood } = where;
  if (!call.body)
    return mood === "hostile" && call.method !== "GET" ? { json: pickHostileValue(random) } : null;
  const right = fillHintedFields({ ...where, noun: call.noun }, treeOf(where, call, call.body(random)));
  if (mood === "valid") return { json: right };
  if (mood === "nearly" || random() < 0.7) return { json: corruptOneValue(random, right) };
  return { json: pickHostileValue(random) };
}

/**
 * Half of the valid bodies are the example of the API reference with generated ids, because the server rarely
 * accepts bodies that are generated from the schema alone.
 */
function treeOf({ random, mood }: ValueContext, { example }: KnownCall, made: unknown): unknown {
  if (!example || typeof made !== "object" || made === null || mood === "hostile" || random() < 0.5)
    return made;
  const ids = Object.entries(made).filter(([name]) => /^id$|Id$/.test(name));
  return { ...Object.fromEntries(ids), ...example };
}

/** A batch of up to 12 procedures, although the server allows 10. */
function batchRequest(where: ValueContext, calls: KnownCall[]): FuzzRequest {
  const { random } = where;
  const method = random() < 0.5 ? "GET" : "POST";
  const ofMethod = calls.filter((call) => call.method === method && !READS_PHOTO.test(call.what));
  const chosen = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(random, ofMethod));
  const inputs = chosen.map((call, index) => [String(index), bodyOf(where, call)?.json] as const);
  const json = { json: Object.fromEntries(inputs.filter(([, input]) => input !== undefined)) };
  const path = `/trpc/${chosen.map((call) => call.path.slice("/trpc/".length)).join(",")}`;
  const batch: FuzzRequest["query"] = [
    ["batch", random() < 0.95 ? "1" : pickHostileText(random).slice(0, 50)],
  ];
  const base = { what: "trpc batch", method, path, headers: [], account: null };
  if (method === "GET") return { ...base, query: [...batch, ["input", json]], body: null };
  return { ...base, query: batch, body: json };
}

/** Completes a request: adds the account and, if it is hostile, odd headers, path, body or method. */
function finish({ random, mood, account }: ValueContext, request: FuzzRequest): FuzzRequest {
  const { body, headers } = request;
  const isTyped = body === null || headers.some(([name]) => name === "content-type");
  const type: FuzzRequest["headers"] = isTyped ? [] : [["content-type", "application/json"]];
  const complete = { ...request, account, headers: [...headers, ...type] };
  if (mood !== "hostile") return complete;
  const dice = random();
  if (dice < 0.3) return withOddHeaders(random, complete);
  if (dice < 0.5) return withOddPathOrQuery(random, complete);
  if (dice < 0.7) return withOddBody(random, complete);
  return dice < 0.8 ? withRandomMethod(random, complete) : complete;
}
