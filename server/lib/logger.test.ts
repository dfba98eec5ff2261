import { describe, expect, it, test } from "vitest";
import { createLogger } from "./logger.ts";
import { redactSecretKeysDeep, redactSecretsInText, redactUrl } from "./redaction.ts";

const SECRET = "s3cr3t-Zx81QpLmN0vW77aa";

function createMemoryLogger() {
  const lines: string[] = [];
  const logger = createLogger({ level: "trace", destination: { write: (line) => lines.push(line) } });
  return { logger, text: () => lines.join(""), lines };
}

test.each([
  [`/verify-email/${SECRET}`, "/verify-email/[redacted]"],
  [`/api/auth/verify/${SECRET}?x=1`, "/api/auth/verify/[redacted]?x=[redacted]"],
  [`/API/auth/Reset-Password/${SECRET}/more`, "/API/auth/Reset-Password/[redacted]/more"],
  [`/%76erify/${SECRET}`, "/%76erify/[redacted]"],
  [`/trust/${SECRET}?x=1`, "/trust/[redacted]?x=[redacted]"],
  ["/api/auth/remove-sign-in/short", "/api/auth/remove-sign-in/[redacted]"],
  [`/register?invitation=${SECRET}`, "/register?invitation=[redacted]"],
  [
    `/x?refresh_token=${SECRET}&page=2&code=${SECRET}`,
    "/x?refresh_token=[redacted]&page=[redacted]&code=[redacted]",
  ],
  [`/x?%74oken=${SECRET}`, "/x?%74oken=[redacted]"],
  [`/trpc/a.b?batch=1&input=${SECRET}`, "/trpc/a.b?batch=[redacted]&input=[redacted]"],
  [`/x#access_token=${SECRET}`, "/x#[redacted]"],
  ["/api/recipes/?page=1&search=a=b", "/api/recipes/?page=[redacted]&search=[redacted]"],
  ["/recipes?soup", "/recipes?[redacted]"],
  ["/recipes?", "/recipes?"],
  ["/verify-email/", "/verify-email/"],
  ["/%zz?a=%zz", "/%zz?a=[redacted]"],
])("redacts the address %s", (url, expected) => {
  expect(redactUrl(url)).toBe(expected);
});

test.each([
  [`rejected: http://x.example/trust/${SECRET}.`, "rejected: http://x.example/trust/[redacted]"],
  [
    "failed at /api/recipes/search/quick?q=leek+soup&page=2",
    "failed at /api/recipes/search/quick?q=[redacted]&page=2",
  ],
  [`see /register?invitation=${SECRET} now`, "see /register?invitation=[redacted] now"],
  [`no such key ${"aB3_-".repeat(8)}xyz, sorry`, "no such key [redacted], sorry"],
  [`no secret ${"a".repeat(42)} or ${"a".repeat(44)}`, `no secret ${"a".repeat(42)} or ${"a".repeat(44)}`],
])("redacts the text %#", (text, expected) => {
  expect(redactSecretsInText(text)).toBe(expected);
});

test("redacts a request; only method, address and sender remain", () => {
  const { logger, text } = createMemoryLogger();
  logger.info({
    req: { method: "GET", url: `/verify/${SECRET}`, ip: "192.0.2.1", headers: { authorization: SECRET } },
    res: { statusCode: 204, headers: { "set-cookie": SECRET } },
  });
  expect(text()).not.toContain(SECRET);
  const line = JSON.parse(text());
  expect(line.req).toEqual({ method: "GET", url: "/verify/[redacted]", remoteAddress: "192.0.2.1" });
  expect(line.res).toEqual({ statusCode: 204 });
});

test("redacts secret keys at any depth, in arrays, maps and classes", () => {
  class Session {
    refreshToken = SECRET;
    user = "ada";
  }
  const { logger, text } = createMemoryLogger();
  logger.info({
    token: SECRET,
    a: { b: [{ c: { password: SECRET, new_password: SECRET, kept: "yes" } }] },
    session: new Session(),
    map: new Map([["access_token", SECRET]]),
    headers: { Authorization: `Bearer ${SECRET}`, "Set-Cookie": SECRET, Cookie: SECRET },
    google: { credential: SECRET, code: SECRET },
  });
  expect(text()).not.toContain(SECRET);
  expect(text()).toContain('"kept":"yes"');
  expect(text()).toContain('"user":"ada"');
});

test("redacts secrets in messages, errors and child bindings", () => {
  const { logger, text } = createMemoryLogger();
  logger.info(`mailed http://localhost/verify-email/${SECRET} with Authorization: Bearer ${SECRET}`);
  logger.warn(`connect smtp://user:${SECRET}@mail.example:587 failed`);
  const error = Object.assign(new Error(`GET /reset-password/${SECRET} failed`), {
    code: "ECONNREFUSED",
    password: SECRET,
    cause: new Error(`from /x?token=${SECRET}`),
  });
  logger.error({ err: error }, "failed");
  logger.error({ failure: error });
  logger.error(error);
  logger.child({ token: SECRET, of: { password: SECRET } }).info("child");
  expect(text()).not.toContain(SECRET);
  expect(text()).toContain("ECONNREFUSED");
  expect(text()).toContain("logger.test.ts");
});

test("respects the level and writes one JSON object per line", () => {
  const lines: string[] = [];
  const logger = createLogger({ level: "warn", destination: { write: (line) => lines.push(line) } });
  logger.info("quiet");
  logger.warn({ n: 1 }, "loud\nline");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", n: 1, msg: "loud\nline" });
});

test("a circular or very deep value is cut", () => {
  const ring: Record<string, unknown> = { name: "ring" };
  ring.self = ring;
  expect(redactSecretKeysDeep(ring)).toEqual({ name: "ring", self: "[cut]" });
  let deep: Record<string, unknown> = { password: SECRET };
  for (let n = 0; n < 50; n += 1) deep = { deep };
  expect(JSON.stringify(redactSecretKeysDeep(deep))).not.toContain(SECRET);
  expect(JSON.stringify(redactSecretKeysDeep({ bytes: new Uint8Array(3) }))).toBe('{"bytes":"[3 bytes]"}');
});

describe("an error with an enumerable cause", () => {
  it("is logged with its complete cause", () => {
    const cause = new Error("SQLITE_FULL: database or disk is full");
    const error = Object.assign(new Error("call failed"), { cause });
    expect(redactSecretKeysDeep(error)).toMatchObject({
      message: "call failed",
      cause: { message: cause.message },
    });
  });
});

describe("an address with a token", () => {
  it.each([
    `/verify-email//${"t".repeat(43)}`,
    `/verify-email%2F${"t".repeat(43)}`,
    `/x?redirect=%2Fverify-email%2F${"t".repeat(43)}`,
  ])("%s is written without it", (url) => {
    expect(redactUrl(url)).not.toContain("ttt");
  });

  it("does not redact the ids of rows", () => {
    const url = "/recipes/01a1fd7c-05be-76d1-a02c-254539ce8e65";
    expect(redactUrl(url)).toBe(url);
  });
});
