import type { FuzzRequest, FuzzValue } from "./fuzz-request.ts";
import { generateRequestsWithShorterPaths } from "./shorten-path.ts";

/** Yields requests with one part less or with a shorter part. */
export function* generateShorterRequests(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers, query, body } = request;
  if (body !== null) yield { ...request, body: null };
  yield* generateRequestsWithShorterPaths(request);
  for (const i of headers.keys()) yield { ...request, headers: headers.toSpliced(i, 1) };
  for (const i of query.keys()) yield { ...request, query: query.toSpliced(i, 1) };
  for (const [i, [name, value]] of query.entries())
    for (const shorter of shorterValues(value)) yield { ...request, query: query.with(i, [name, shorter]) };
  if (Buffer.isBuffer(body)) {
    if (body.length > 1) yield { ...request, body: body.subarray(0, body.length >> 1) };
  } else if (body !== null) for (const shorter of shorterValues(body)) yield { ...request, body: shorter };
}

function* shorterValues(sent: FuzzValue): Generator<FuzzValue> {
  if (typeof sent === "string") yield* shorterTexts(sent);
  else for (const json of shorterTrees(sent.json)) yield { json };
}

function* shorterTexts(text: string): Generator<string> {
  if (text.length === 0) return;
  const half = text.length >> 1;
  yield text.slice(0, half);
  yield text.slice(half);
  if (text.length <= 20) for (let i = 0; i < text.length; i += 1) yield text.slice(0, i) + text.slice(i + 1);
}

/** Yields trees with one part less or with a smaller part, largest reductions first. */
function* shorterTrees(tree: unknown): Generator<unknown> {
  if (typeof tree === "string") yield* shorterTexts(tree);
  else if (typeof tree === "number" && tree !== 0) yield 0;
  else if (Array.isArray(tree)) {
    if (tree.length > 3) yield tree.slice(0, tree.length >> 1);
    if (tree.length > 3) yield tree.slice(tree.length >> 1);
    for (const i of tree.keys()) yield tree.toSpliced(i, 1);
    for (const [i, item] of tree.entries())
      for (const smaller of shorterTrees(item)) yield tree.with(i, smaller);
  } else if (typeof tree === "object" && tree !== null) {
    const entries = Object.entries(tree);
    for (const i of entries.keys()) yield Object.fromEntries(entries.toSpliced(i, 1));
    for (const [i, [name, value]] of entries.entries())
      for (const smaller of shorterTrees(value)) yield Object.fromEntries(entries.with(i, [name, smaller]));
  }
}
