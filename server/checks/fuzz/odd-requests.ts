import { type FuzzRequest, fuzzBodyBytes } from "./fuzz-request.ts";
import type { FuzzState } from "./fuzz-state.ts";
import { pickHostileText } from "./hostile-values.ts";
import { pick, type Random } from "./random.ts";

/** Reduces a text to the characters that a header value can contain. */
const headerText = (text: string) =>
  Buffer.from(text.slice(0, 4000), "utf8")
    .toString("latin1")
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .trim();

const HEADERS: readonly ((random: Random) => [string, string])[] = [
  () => ["host", "evil.example"],
  () => ["host", "localhost:99999"],
  () => ["x-forwarded-host", "evil.example"],
  () => ["x-forwarded-proto", "https"],
  () => ["x-real-ip", "10.0.0.1"],
  () => ["forwarded", "for=127.0.0.1;host=evil.example"],
  () => ["x-http-method-override", "DELETE"],
  () => ["x-original-url", "/api/auth/me"],
  () => ["range", "bytes=0-1,5-"],
  () => ["if-none-match", '"a", *'],
  () => ["if-modified-since", "Mon, 99 Foo 2026"],
  () => ["accept", "text/html;q=a"],
  () => ["accept-encoding", "br;q=1.0, gzip;q=0, *"],
  () => ["content-encoding", "gzip"],
  () => ["origin", "https://evil.example"],
  () => ["sec-fetch-site", "cross-site"],
  () => ["x-timezone", "Mars/Olympus"],
  (random) => ["cookie", `device=${headerText(pickHostileText(random))}; asked=; identity=a.b.c`],
  (random) => ["user-agent", headerText(pickHostileText(random))],
  (random) => ["authorization", headerText(pickHostileText(random))],
  (random) => ["authorization", `Bearer ${"a".repeat(Math.floor(random() * 300))}`],
  (random) => ["x-forwarded-for", headerText(pickHostileText(random))],
  (random) => ["x-odd", "a".repeat(Math.floor(random() * 20_000))],
  (random) => ["content-type", pick(random, TYPES)],
];
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/json;",
  "APPLICATION/JSON",
  "application/problem+json",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "a",
  "application/json, text/html",
];

/** Replaces or adds one to three false or malformed headers. */
export function withOddHeaders(random: Random, request: FuzzRequest): FuzzRequest {
  const odd = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, HEADERS)(random));
  const names = new Set(odd.map(([name]) => name));
  const once = [...new Map(odd).entries()];
  return { ...request, headers: [...request.headers.filter(([name]) => !names.has(name)), ...once] };
}

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll(/(?<=.)\//g, "%2f"),
  (path) => path.replace("/api", "/api/./x/.."),
  (path) => path.replace("api", "%61pi"),
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}.json`,
  (path) => `${path}#a`,
  (path) => `${path}?a=1`,
  (path) => `/..${path}`,
  (path) => `${path}/../../../etc/passwd`,
  (path) => `http://localhost${path}`,
  (path) => `${path}/${"a/".repeat(500)}`,
  (path) => `${path}${"%f0%9f%8d%85".repeat(200)}`,
  (path) => `${path}\xff\xfe`,
];

/** Spells the path differently, or adds parameters to the query. */
export function withOddPathOrQuery(random: Random, request: FuzzRequest): FuzzRequest {
  if (random() < 0.7) return { ...request, path: pick(random, SPELLINGS)(request.path) };
  const names = ["a[b]", "__proto__[x]", "page", "input", "batch", "", "constructor.prototype.y"];
  const pairs = Array.from({ length: pick(random, [1, 2, 50]) }, (): [string, string] => {
    return [pick(random, names), pickHostileText(random).slice(0, 100)];
  });
  return { ...request, query: [...request.query, ...pairs] };
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];

export function withRandomMethod(random: Random, request: FuzzRequest): FuzzRequest {
  return { ...request, method: pick(random, METHODS) };
}

const BODIES: readonly ((sent: Buffer, random: Random) => Buffer)[] = [
  (sent, random) => sent.subarray(0, Math.floor(random() * sent.length)),
  (sent) => Buffer.concat([Buffer.from("\ufeff"), sent]),
  (sent) => Buffer.concat([sent, sent]),
  (sent) => Buffer.concat([sent, Buffer.from([0xff, 0xfe, 0x80])]),
  (sent) => Buffer.from(sent.toString("utf8"), "utf16le"),
  (sent) => Buffer.from(`{"a":1,"a":2,"__proto__":${sent.toString("utf8") || "1"}}`),
  () => Buffer.alloc(0),
  () => Buffer.from('{"a":"\\ud800","b":"\\u0000"}'),
  () => Buffer.from("// a comment\n{a:1,}"),
  () => Buffer.from("NaN"),
  () => Buffer.from('"'),
  () => Buffer.from(" ".repeat(70_000)),
  () => Buffer.from(`{${'"a":1,'.repeat(20_000)}"b":2}`),
  (_, random) => Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256))),
];

/** Replaces the body by invalid or unusual JSON. */
export function withOddBody(random: Random, request: FuzzRequest): FuzzRequest {
  const sent = fuzzBodyBytes(request) ?? Buffer.alloc(0);
  const method = request.method === "GET" && random() < 0.8 ? "POST" : request.method;
  const headers: FuzzRequest["headers"] = [
    ...request.headers.filter(([name]) => name !== "content-type"),
    ["content-type", "application/json"],
  ];
  return { ...request, method, headers, body: pick(random, BODIES)(sent, random) };
}

const BOUNDARY = "----larder-fuzz";
const NAMES = ["file", "file", "file", "__proto__", "image", "", 'fi"le', "\u0000"];
const FILES = ["soup.png", "../../etc/passwd", "soup.svg", "a\u0000.png", "", "x".repeat(3000), "пирог.webp"];

/** A multipart form with one or two files; sometimes truncated. */
export function multipartFormBody(random: Random, world: FuzzState): Pick<FuzzRequest, "headers" | "body"> {
  const part = () => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${pick(random, NAMES)}"; filename="${pick(random, FILES)}"\r\ncontent-type: ${pick(random, ["image/png", "text/html", "a"])}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), pick(random, world.pictures), Buffer.from("\r\n")]);
  };
  const parts = [part(), ...(random() < 0.1 ? [part()] : []), Buffer.from(`--${BOUNDARY}--\r\n`)];
  const form = Buffer.concat(parts);
  const body = random() < 0.1 ? form.subarray(0, Math.floor(random() * form.length)) : form;
  return { headers: [["content-type", `multipart/form-data; boundary=${BOUNDARY}`]], body };
}
