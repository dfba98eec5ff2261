import { pick, type Random } from "../prove/scaling-proof/random-lines.ts";
import { type Mood, meaningful, segmentOf, type Where } from "./field-hints.ts";
import { encode, type FuzzRequest, type Sent } from "./fuzz-request.ts";
import { hostileText, hostileValue, spoiled } from "./hostile-values.ts";
import { type KnownCall, restCalls, trpcCalls } from "./known-calls.ts";
import { formBody, oddAddress, oddBody, oddHeaders, oddMethod } from "./odd-requests.ts";
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

/** Answered in seconds, by the photo: rarely, so that they do not take all the time. */
const SELDOM = /ocr\/(?:process|assess)|scans\.(?:process|assess)/;

/** Makes requests of every kind from random numbers. */
export function createRequestMaker(world: World): (random: Random) => FuzzRequest {
  const rest = restCalls();
  const trpc = trpcCalls();
  return (random) => {
    const mood: Mood = pick(random, [
      "valid",
      "valid",
      "valid",
      "valid",
      "nearly",
      "nearly",
      "nearly",
      "hostile",
    ]);
    const dice = random();
    if (dice < 0.04) return finish(random, world, pageRequest(random, world), mood);
    if (dice < 0.1) return finish(random, world, batchRequest(random, world, trpc, mood), mood);
    const calls = dice < 0.6 ? rest : trpc;
    let call = pick(random, calls);
    if (SELDOM.test(call.what) && random() < 0.9) call = pick(random, calls);
    return finish(random, world, callRequest(random, world, call, mood), mood);
  };
}

function pageRequest(random: Random, world: World): FuzzRequest {
  const path = pathOf({ random, world, noun: "recipes", mood: "nearly" }, pick(random, PAGES));
  return { what: "a page", method: "GET", path, query: [], headers: [], body: null, account: null };
}

function callRequest(random: Random, world: World, call: KnownCall, mood: Mood): FuzzRequest {
  const base = { what: call.what, method: call.method, headers: [], account: null };
  const path = pathOf({ random, world, noun: call.noun, mood }, call.path);
  if (call.isUpload) return { ...base, path, query: [], ...formBody(random, world) };
  const body = bodyOf(random, world, call, mood);
  if (call.isTrpc && call.method === "GET")
    return { ...base, path, query: body === null ? [] : [["input", body]], body: null };
  return { ...base, path, query: queryOf(random, world, call, mood), body };
}

function pathOf(where: Where, path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(segmentOf(where, name) || "x"));
}

function queryOf(random: Random, world: World, { query, noun }: KnownCall, mood: Mood): FuzzRequest["query"] {
  const pairs = query
    .filter(({ isRequired }) => isRequired || random() < 0.4)
    .map(({ name, make }): [string, Sent] => [
      name,
      asText(meaningful({ random, world, noun, mood }, make(random), name)),
    ]);
  if (mood === "valid" || pairs.length === 0) return pairs;
  const at = Math.floor(random() * pairs.length);
  const odd: [string, Sent] = [pairs[at]?.[0] ?? "", asText(hostileValue(random))];
  return random() < 0.3 ? [...pairs, odd] : pairs.map((pair, place) => (place === at ? odd : pair));
}

function asText(value: unknown): Sent {
  return typeof value === "string" ? value.slice(0, 6000) : { json: value };
}

function bodyOf(random: Random, world: World, call: KnownCall, mood: Mood): { json: unknown } | null {
  if (!call.body) return mood === "hostile" && call.method !== "GET" ? { json: hostileValue(random) } : null;
  const right = meaningful({ random, world, noun: call.noun, mood }, call.body(random));
  if (mood === "valid") return { json: right };
  if (mood === "nearly" || random() < 0.7) return { json: spoiled(random, right) };
  return { json: hostileValue(random) };
}

/** Up to 12 procedures in one request; 10 may be. */
function batchRequest(random: Random, world: World, calls: KnownCall[], mood: Mood): FuzzRequest {
  const method = random() < 0.5 ? "GET" : "POST";
  const ofMethod = calls.filter((call) => call.method === method && !SELDOM.test(call.what));
  const chosen = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(random, ofMethod));
  const inputs = chosen.map((call, at) => [String(at), bodyOf(random, world, call, mood)?.json] as const);
  const json = { json: Object.fromEntries(inputs.filter(([, input]) => input !== undefined)) };
  const path = `/trpc/${chosen.map((call) => call.path.slice("/trpc/".length)).join(",")}`;
  const batch: FuzzRequest["query"] = [["batch", random() < 0.95 ? "1" : hostileText(random).slice(0, 50)]];
  const base = { what: "trpc batch", method, path, headers: [], account: null };
  if (method === "GET") return { ...base, query: [...batch, ["input", json]], body: null };
  return { ...base, query: batch, body: json };
}

/** Whose it is, from where it comes, and what is odd about it as a whole. */
function finish(random: Random, world: World, request: FuzzRequest, mood: Mood): FuzzRequest {
  const account = random() < 0.8 ? Math.floor(random() * world.accounts.length) : null;
  const json: FuzzRequest["headers"] =
    request.body === null || request.headers.some(([name]) => name === "content-type")
      ? []
      : [["content-type", "application/json"]];
  const whole = { ...request, account, headers: [...request.headers, ...json] };
  if (mood !== "hostile") return whole;
  const dice = random();
  if (dice < 0.3) return oddHeaders(random, whole);
  if (dice < 0.5) return oddAddress(random, whole);
  if (dice < 0.7) return oddBody(random, whole);
  return dice < 0.8 ? oddMethod(random, whole) : whole;
}
