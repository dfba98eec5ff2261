/** A text, or a value that is written as JSON when it is sent. */
export type Sent = string | { json: unknown };

/** One request in parts that can be left out one by one. */
export type FuzzRequest = {
  /** The call that it was made for, such as `POST /api/recipes` or `trpc recipes.create`. */
  what: string;
  method: string;
  /** As it goes over the wire, percent-encoded, without a query. */
  path: string;
  query: [name: string, value: Sent][];
  headers: [name: string, value: string][];
  body: Sent | Buffer | null;
  /** Whose access token it carries: a place in the list of accounts; null for a guest or a token that is nobody's. */
  account: number | null;
};

/** Stands in a tree for a part of JSON that no value is written as: 1e999, [[[[, a number of 400 digits. */
export const rawJson = (text: string): string => `#raw:${text}`;

/** The JSON of a tree with what `rawJson` stands for. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.includes('"#raw:')
    ? text.replace(/"#raw:((?:[^"\\]|\\.)*)"/g, (_, raw) => unquoted(raw))
    : text;
}

const unquoted = (raw: string): string => JSON.parse(`"${raw}"`) as string;

/** Path and query in one. */
export function addressOf({ path, query }: FuzzRequest): string {
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** The largest call takes 25 MiB. What is longer is refused alike, and takes its sender seconds that are not the server's. */
const MOST_BYTES = 32 * 1024 * 1024;

export function bytesOf({ body }: FuzzRequest): Buffer | null {
  if (body === null || Buffer.isBuffer(body)) return body;
  return Buffer.from(textOf(body)).subarray(0, MOST_BYTES);
}

const textOf = (sent: Sent): string => (typeof sent === "string" ? sent : writeJson(sent.json));

/** A lone half of a surrogate pair has no percent-encoding. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, "\ufffd"));

/** For people: what is long is cut, bytes are told by their number. */
export function describeRequest(request: FuzzRequest): string {
  const { method, headers, body } = request;
  const sent = Buffer.isBuffer(body) ? `(${body.length} bytes)` : body === null ? "" : textOf(body);
  const told = headers
    .filter(([name]) => name !== "authorization")
    .map(([name, value]) => `${name}: ${value}`);
  const bearer = headers.some(([name]) => name === "authorization") ? ["authorization: (a token)"] : [];
  const head = `${method} ${addressOf(request)}`;
  return [head, ...told, ...bearer, sent].map((line) => cut(JSON.stringify(line).slice(1, -1))).join("\n  ");
}

const cut = (text: string): string =>
  text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text;
