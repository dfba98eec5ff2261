/** A text, or a value that is sent as JSON. */
export type FuzzValue = string | { json: unknown };

/** A request in parts that the shrinker can remove one by one. */
export type FuzzRequest = {
  /** The call's name, such as `POST /api/recipes` or `trpc recipes.create`. */
  what: string;
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  query: [name: string, value: FuzzValue][];
  headers: [name: string, value: string][];
  body: FuzzValue | Buffer | null;
  /** Index of the account whose access token is sent; null for a guest or an unknown token. */
  account: number | null;
};

/** A placeholder for JSON that no value serializes to, such as 1e999, [[[[ or a number of 400 digits. */
export const rawJson = (text: string): string => `#raw:${text}`;

/** Serializes a tree and replaces the placeholders of `rawJson`. */
export function stringifyWithRawJson(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.includes('"#raw:')
    ? text.replace(/"#raw:((?:[^"\\]|\\.)*)"/g, (_, raw) => unquoted(raw))
    : text;
}

const unquoted = (raw: string): string => JSON.parse(`"${raw}"`) as string;

export function pathWithQuery({ path, query }: FuzzRequest): string {
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** Above the server's largest body limit of 25 MiB; longer bodies only cost the sender time. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export function fuzzBodyBytes({ body }: FuzzRequest): Buffer | null {
  if (body === null || Buffer.isBuffer(body)) return body;
  return Buffer.from(textOf(body)).subarray(0, MAX_BODY_BYTES);
}

const textOf = (sent: FuzzValue): string =>
  typeof sent === "string" ? sent : stringifyWithRawJson(sent.json);

/** Lone surrogates have no percent-encoding. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, "\ufffd"));

/** Formats a request for the report: long lines are cut, binary bodies are given by their size. */
export function describeRequest(request: FuzzRequest): string {
  const { method, headers, body } = request;
  const sent = Buffer.isBuffer(body) ? `(${body.length} bytes)` : body === null ? "" : textOf(body);
  const headerLines = headers
    .filter(([name]) => name !== "authorization")
    .map(([name, value]) => `${name}: ${value}`);
  const bearer = headers.some(([name]) => name === "authorization") ? ["authorization: (a token)"] : [];
  const head = `${method} ${pathWithQuery(request)}`;
  return [head, ...headerLines, ...bearer, sent]
    .map((line) => cut(JSON.stringify(line).slice(1, -1)))
    .join("\n  ");
}

const cut = (text: string): string =>
  text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text;
