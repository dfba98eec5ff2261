import type { FuzzRequest, Sent } from "./fuzz-request.ts";
import { shorterPaths } from "./shorten-path.ts";

/** Every request that has one thing less. */
export function* shorterRequests(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers, query, body } = request;
  if (body !== null) yield { ...request, body: null };
  yield* shorterPaths(request);
  for (const at of headers.keys()) yield { ...request, headers: headers.toSpliced(at, 1) };
  for (const at of query.keys()) yield { ...request, query: query.toSpliced(at, 1) };
  for (const [at, [name, value]] of query.entries())
    for (const less of lessSent(value)) yield { ...request, query: query.with(at, [name, less]) };
  if (Buffer.isBuffer(body)) {
    if (body.length > 1) yield { ...request, body: body.subarray(0, body.length >> 1) };
  } else if (body !== null) for (const less of lessSent(body)) yield { ...request, body: less };
}

function* lessSent(sent: Sent): Generator<Sent> {
  if (typeof sent === "string") yield* lessText(sent);
  else for (const json of lessTree(sent.json)) yield { json };
}

function* lessText(text: string): Generator<string> {
  if (text.length === 0) return;
  const half = text.length >> 1;
  yield text.slice(0, half);
  yield text.slice(half);
  if (text.length <= 20)
    for (let at = 0; at < text.length; at += 1) yield text.slice(0, at) + text.slice(at + 1);
}

/** Trees with one part less, or with a smaller part; the largest steps first. */
function* lessTree(tree: unknown): Generator<unknown> {
  if (typeof tree === "string") yield* lessText(tree);
  else if (typeof tree === "number" && tree !== 0) yield 0;
  else if (Array.isArray(tree)) {
    if (tree.length > 3) yield tree.slice(0, tree.length >> 1);
    if (tree.length > 3) yield tree.slice(tree.length >> 1);
    for (const at of tree.keys()) yield tree.toSpliced(at, 1);
    for (const [at, item] of tree.entries()) for (const less of lessTree(item)) yield tree.with(at, less);
  } else if (typeof tree === "object" && tree !== null) {
    const entries = Object.entries(tree);
    for (const at of entries.keys()) yield Object.fromEntries(entries.toSpliced(at, 1));
    for (const [at, [name, value]] of entries.entries())
      for (const less of lessTree(value)) yield Object.fromEntries(entries.with(at, [name, less]));
  }
}
