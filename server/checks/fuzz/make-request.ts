import { type Mood, meaningful, segmentOf, type Where } from "./field-hints.ts";
import { encode, type FuzzRequest, type Sent } from "./fuzz-request.ts";
import { hostileText, hostileValue, spoiled } from "./hostile-values.ts";
import { type KnownCall, restCalls, trpcCalls } from "./known-calls.ts";
import { formBody, oddAddress, oddBody, oddHeaders, oddMethod } from "./odd-requests.ts";
import { pick, type Random } from "./random.ts";
import type { World } from "./world.ts";

/** Pages and files, which no procedure answers. */
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

/** Answered in seconds, by the photo: made rarely, so that they do not take all the time, and in no batch. */
export const READS_PHOTO = /ocr\/(?:process|assess)|scans\.(?:process|assess)/;

/** Of eight requests so many are meant so. */
const MOODS: readonly Mood[] = ["valid", "valid", "valid", "valid", "nearly", "nearly", "nearly", "hostile"];

/** Makes requests of every kind from random numbers. */
export function createRequestMaker(world: World): (random: Random) => FuzzRequest {
  const rest = restCalls();
  const trpc = trpcCalls();
  return (random) => {
    const account = random() < 0.8 ? Math.floor(random() * world.accounts.length) : null;
    const where: Where = { random, world, noun: "recipes", mood: pick(random, MOODS), account };
    const dice = random();
    if (dice < 0.04) return finish(where, pageRequest(where));
    if (dice < 0.1) return finish(where, batchRequest(where, trpc));
    const calls = dice < 0.6 ? rest : trpc;
    let call = pick(random, calls);
    if (READS_PHOTO.test(call.what) && random() < 0.9) call = pick(random, calls);
    return finish(where, callRequest({ ...where, noun: call.noun }, call));
  };
}

function pageRequest(where: Where): FuzzRequest {
  const path = pathOf(where, pick(where.random, PAGES));
  return { what: "a page", method: "GET", path, query: [], headers: [], body: null, account: null };
}

function callRequest(where: Where, call: KnownCall): FuzzRequest {
  const base = { what: call.what, method: call.method, headers: [], account: null };
  const path = pathOf(where, call.path);
  if (call.isUpload) return { ...base, path, query: [], ...formBody(where.random, where.world) };
  const body = bodyOf(where, call);
  if (call.isTrpc && call.method === "GET")
    return { ...base, path, query: body === null ? [] : [["input", body]], body: null };
  return { ...base, path, query: queryOf(where, call), body };
}

function pathOf(where: Where, path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(segmentOf(where, name) || "x"));
}

function queryOf(where: Where, { query }: KnownCall): FuzzRequest["query"] {
  const { random, mood } = where;
  const pairs = query
    .filter(({ isRequired }) => isRequired || random() < 0.4)
    .map(({ name, make }): [string, Sent] => [name, asText(meaningful(where, make(random), name))]);
  if (mood === "valid" || pairs.length === 0) return pairs;
  const at = Math.floor(random() * pairs.length);
  const odd: [string, Sent] = [pairs[at]?.[0] ?? "", asText(hostileValue(random))];
  return random() < 0.3 ? [...pairs, odd] : pairs.map((pair, place) => (place === at ? odd : pair));
}

function asText(value: unknown): Sent {
  return typeof value === "string" ? value.slice(0, 6000) : { json: value };
}

function bodyOf(where: Where, call: KnownCall): { json: unknown } | null {
  const { random, mood } = where;
  if (!call.body) return mood === "hostile" && call.method !== "GET" ? { json: hostileValue(random) } : null;
  const right = meaningful({ ...where, noun: call.noun }, treeOf(where, call, call.body(random)));
  if (mood === "valid") return { json: right };
  if (mood === "nearly" || random() < 0.7) return { json: spoiled(random, right) };
  return { json: hostileValue(random) };
}

/**
 * By its schema alone a recipe is hardly ever one: half of what is meant to be right is the example of the reference, with
 * the ids that its schema asks for.
 */
function treeOf({ random, mood }: Where, { example }: KnownCall, made: unknown): unknown {
  if (!example || typeof made !== "object" || made === null || mood === "hostile" || random() < 0.5)
    return made;
  const ids = Object.entries(made).filter(([name]) => /^id$|Id$/.test(name));
  return { ...Object.fromEntries(ids), ...example };
}

/** Up to 12 procedures in one request; 10 may be. */
function batchRequest(where: Where, calls: KnownCall[]): FuzzRequest {
  const { random } = where;
  const method = random() < 0.5 ? "GET" : "POST";
  const ofMethod = calls.filter((call) => call.method === method && !READS_PHOTO.test(call.what));
  const chosen = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(random, ofMethod));
  const inputs = chosen.map((call, at) => [String(at), bodyOf(where, call)?.json] as const);
  const json = { json: Object.fromEntries(inputs.filter(([, input]) => input !== undefined)) };
  const path = `/trpc/${chosen.map((call) => call.path.slice("/trpc/".length)).join(",")}`;
  const batch: FuzzRequest["query"] = [["batch", random() < 0.95 ? "1" : hostileText(random).slice(0, 50)]];
  const base = { what: "trpc batch", method, path, headers: [], account: null };
  if (method === "GET") return { ...base, query: [...batch, ["input", json]], body: null };
  return { ...base, query: batch, body: json };
}

/** Whose it is, and what is odd about it as a whole. */
function finish({ random, mood, account }: Where, request: FuzzRequest): FuzzRequest {
  const { body, headers } = request;
  const isTyped = body === null || headers.some(([name]) => name === "content-type");
  const type: FuzzRequest["headers"] = isTyped ? [] : [["content-type", "application/json"]];
  const whole = { ...request, account, headers: [...headers, ...type] };
  if (mood !== "hostile") return whole;
  const dice = random();
  if (dice < 0.3) return oddHeaders(random, whole);
  if (dice < 0.5) return oddAddress(random, whole);
  if (dice < 0.7) return oddBody(random, whole);
  return dice < 0.8 ? oddMethod(random, whole) : whole;
}
