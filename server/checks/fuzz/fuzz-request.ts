/** A text that is sent unchanged, or a value that is sent as JSON. */
export type FuzzValue = string | { json: unknown };

/** A request whose parts can be removed one by one, to find the shortest request that fails. */
export type FuzzRequest = {
  /** The name of the call, for example "POST /api/recipes" or "trpc recipes.create". */
  what: string;
  method: string;
  /** The percent-encoded path, without the query. */
  path: string;
  query: [name: string, value: FuzzValue][];
  headers: [name: string, value: string][];
  body: FuzzValue | Buffer | null;
  /** The index of the account whose token is sent; null for a guest or an unknown token. */
  account: number | null;
};

/** A placeholder for JSON text that no value serializes to, such as 1e999 or [[[[. */
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
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(serializeFuzzValue(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** Above the server's largest body limit (25 MiB); a longer body only takes more time to send. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export function fuzzBodyBytes({ body }: FuzzRequest): Buffer | null {
  if (body === null || Buffer.isBuffer(body)) return body;
  return Buffer.from(serializeFuzzValue(body)).subarray(0, MAX_BODY_BYTES);
}

const serializeFuzzValue = (sent: FuzzValue): string =>
  typeof sent === "string" ? sent : stringifyWithRawJson(sent.json);

/** Percent-encodes a text; lone surrogates, which have no encoding, are replaced. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, "\ufffd"));

/** The request as text for the report. Long lines are cut; a binary body is given by its size. */
export function describeRequest(request: FuzzRequest): string {
  const { method, headers, body } = request;
  const sent = Buffer.isBuffer(body)
    ? `(${body.length} bytes)`
    : body === null
      ? ""
      : serializeFuzzValue(body);
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
