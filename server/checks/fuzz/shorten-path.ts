import type { FuzzRequest, FuzzValue } from "./fuzz-request.ts";

/** Paths within these limits look like those of real calls, so they are not shortened. */
const MAX_SEGMENT_LENGTH = 40;
const MAX_SEGMENTS = 8;
const TRPC = "/trpc/";

/** The request with shorter paths: fewer calls in a batch, and fewer or shorter segments. */
export function* generateRequestsWithShorterPaths(request: FuzzRequest): Generator<FuzzRequest> {
  yield* smallerBatches(request);
  for (const path of shorterPathTexts(request.path)) yield { ...request, path };
}

/** The batch with half of its calls, or one call less, together with their inputs. */
function* smallerBatches(request: FuzzRequest): Generator<FuzzRequest> {
  const { path, query, body } = request;
  if (!path.startsWith(TRPC) || !path.includes(",")) return;
  const names = path.slice(TRPC.length).split(",");
  const all = [...names.keys()];
  const half = names.length >> 1;
  const halves = names.length > 3 ? [all.slice(0, half), all.slice(half)] : [];
  for (const indexes of [...halves, ...all.map((i) => all.toSpliced(i, 1))])
    yield {
      ...request,
      path: TRPC + indexes.map((i) => names[i]).join(","),
      query: query.map(([name, value]) => [name, name === "input" ? inputsOf(value, indexes) : value]),
      body: body === null || Buffer.isBuffer(body) ? body : inputsOf(body, indexes),
    };
}

/** The inputs of the remaining calls with new numbers; keys that are no numbers stay. */
function inputsOf(sent: FuzzValue, indexes: number[]): FuzzValue {
  if (typeof sent === "string" || typeof sent.json !== "object" || sent.json === null) return sent;
  if (Array.isArray(sent.json)) return sent;
  const entries = Object.entries(sent.json).flatMap(([key, input]): [string, unknown][] => {
    if (!/^\d+$/.test(key)) return [[key, input]];
    const index = indexes.indexOf(Number(key));
    return index < 0 ? [] : [[String(index), input]];
  });
  return { json: Object.fromEntries(entries) };
}

/** Shorter paths. A percent-encoded character is removed as a unit. */
function* shorterPathTexts(path: string): Generator<string> {
  const segments = path.split("/");
  if (segments.length > MAX_SEGMENTS) {
    const half = segments.length >> 1;
    yield segments.slice(0, half).join("/");
    yield [segments[0], ...segments.slice(half)].join("/");
  }
  for (const [index, segment] of segments.entries()) {
    const characters = segment.match(/%[\da-f]{2}|./gis) ?? [];
    if (characters.length <= MAX_SEGMENT_LENGTH) continue;
    const half = characters.length >> 1;
    for (const part of [characters.slice(0, half), characters.slice(half)])
      yield segments.with(index, part.join("")).join("/");
  }
}
