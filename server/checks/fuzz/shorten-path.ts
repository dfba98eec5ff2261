import type { FuzzRequest, Sent } from "./fuzz-request.ts";

/** A segment of so many characters is an id or a name, and a path of so many segments is one that calls have. */
const MOST_CHARACTERS = 40;
const MOST_SEGMENTS = 8;
const TRPC = "/trpc/";

/** The same request at shorter paths: fewer calls of a batch, fewer segments, shorter ones. */
export function* shorterPaths(request: FuzzRequest): Generator<FuzzRequest> {
  yield* smallerBatches(request);
  for (const path of lessPath(request.path)) yield { ...request, path };
}

/** Batches with half of their calls, and with one call less, each with its inputs. */
function* smallerBatches(request: FuzzRequest): Generator<FuzzRequest> {
  const { path, query, body } = request;
  if (!path.startsWith(TRPC) || !path.includes(",")) return;
  const names = path.slice(TRPC.length).split(",");
  const all = [...names.keys()];
  const half = names.length >> 1;
  const halves = names.length > 3 ? [all.slice(0, half), all.slice(half)] : [];
  for (const kept of [...halves, ...all.map((at) => all.toSpliced(at, 1))])
    yield {
      ...request,
      path: TRPC + kept.map((at) => names[at]).join(","),
      query: query.map(([name, value]) => [name, name === "input" ? inputsOf(value, kept) : value]),
      body: body === null || Buffer.isBuffer(body) ? body : inputsOf(body, kept),
    };
}

/** Inputs stand under the numbers of their calls; those that stay are numbered anew, and what is no number stays. */
function inputsOf(sent: Sent, kept: number[]): Sent {
  if (typeof sent === "string" || typeof sent.json !== "object" || sent.json === null) return sent;
  if (Array.isArray(sent.json)) return sent;
  const entries = Object.entries(sent.json).flatMap(([key, input]): [string, unknown][] => {
    if (!/^\d+$/.test(key)) return [[key, input]];
    const at = kept.indexOf(Number(key));
    return at < 0 ? [] : [[String(at), input]];
  });
  return { json: Object.fromEntries(entries) };
}

/** A sign that is percent-encoded is left out as a whole. */
function* lessPath(path: string): Generator<string> {
  const segments = path.split("/");
  if (segments.length > MOST_SEGMENTS) {
    const half = segments.length >> 1;
    yield segments.slice(0, half).join("/");
    yield [segments[0], ...segments.slice(half)].join("/");
  }
  for (const [at, segment] of segments.entries()) {
    const signs = segment.match(/%[\da-f]{2}|./gis) ?? [];
    if (signs.length <= MOST_CHARACTERS) continue;
    const half = signs.length >> 1;
    for (const less of [signs.slice(0, half), signs.slice(half)])
      yield segments.with(at, less.join("")).join("/");
  }
}
