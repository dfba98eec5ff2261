import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { importJWK, SignJWT } from "jose";
import { OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";

export const CLIENT_ID = "larder-test";
export const CLIENT_SECRET = "a secret of this test";

export type Claims = Record<string, unknown>;
/** A fault that an endpoint of the issuer simulates. */
export type Fault =
  | "500"
  | "html"
  | "hang"
  | "redirect"
  | "huge"
  | "packed"
  | { answers: unknown; status?: number };
type Endpoint = "discovery" | "token" | "keys";

/** 10 kB of gzip that decompress to 10 MB. */
const PACKED = gzipSync(Buffer.alloc(10_000_000, " "));
const PATHS: Record<string, Endpoint> = {
  "/.well-known/openid-configuration": "discovery",
  "/token": "token",
  "/jwks": "keys",
};

/** An OpenID Connect issuer on loopback, with answers that a test can change. */
export type TestIssuer = {
  url: string;
  /** Claims of all ID tokens besides the required ones. */
  claims: Claims;
  /** Replaces the next ID token. */
  idToken: unknown;
  /** The error code of the next redirect, which then has no authorization code. */
  refusal: string | undefined;
  faults: Partial<Record<Endpoint, Fault>>;
  /** The endpoints that were called, in order. */
  calls: Endpoint[];
  /** The ids of the keys with which it can sign. */
  kids: { rsa: string; other: string; ec: string; ed: string; pss: string };
  /** The claims of a valid ID token. */
  goodClaims(more?: Claims): Claims;
  /** Signs claims with one of its keys. */
  sign(claims: Claims, header?: Record<string, unknown>, kid?: string): Promise<string>;
  /**
   * Follows the address that a browser was sent to, and agrees; returns the query that comes back to /login.
   */
  agree(url: URL): Promise<{ code: string; state: string }>;
  /** Replaces all keys. */
  rotate(): Promise<void>;
  close(): Promise<void>;
};

export async function startIssuer(): Promise<TestIssuer> {
  let issuer = new OAuth2Issuer();
  const service = new OAuth2Service(issuer);
  const server = createServer((request, response) => {
    const endpoint = PATHS[(request.url ?? "").split("?")[0] ?? ""];
    if (endpoint) test.calls.push(endpoint);
    const fault = endpoint && test.faults[endpoint];
    if (fault) misbehave(fault, request, response);
    else service.requestHandler(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer.url = url;
  service.on("beforeTokenSigning", (token) => Object.assign(token.payload, test.claims));
  service.on("beforeResponse", (response) => {
    if (test.idToken !== undefined && response.statusCode === 200) response.body.id_token = test.idToken;
    test.idToken = undefined;
  });

  service.on("beforeAuthorizeRedirect", ({ url: back }) => {
    if (test.refusal === undefined) return;
    back.searchParams.delete("code");
    back.searchParams.set("error", test.refusal);
    test.refusal = undefined;
  });

  const test: TestIssuer = {
    url,
    claims: {},
    idToken: undefined,
    refusal: undefined,
    faults: {},
    calls: [],
    kids: await generateKeys(issuer),

    goodClaims(more = {}) {
      const now = Math.floor(Date.now() / 1000);
      return { iss: url, aud: CLIENT_ID, iat: now, exp: now + 3600, ...test.claims, ...more };
    },

    async sign(claims, header = {}, kid = test.kids.rsa) {
      const key = issuer.keys.get(kid);
      if (!key) throw new Error(`There is no key ${kid}`);
      const head = { alg: key.alg, kid, typ: "JWT", ...header };
      return new SignJWT(claims).setProtectedHeader(head).sign(await importJWK(key, head.alg));
    },

    async agree(address) {
      const answer = await fetch(address, { redirect: "manual" });
      await answer.body?.cancel();
      const back = new URL(answer.headers.get("location") ?? "about:blank").searchParams;
      return { code: back.get("code") ?? "", state: back.get("state") ?? "" };
    },

    async rotate() {
      // The key store cannot remove a key, so the complete issuer is replaced.
      const fresh = new OAuth2Issuer();
      fresh.url = url;
      test.kids = await generateKeys(fresh);
      Object.defineProperty(service, "issuer", { value: fresh, configurable: true });
      issuer = fresh;
    },

    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return test;
}

async function generateKeys(issuer: OAuth2Issuer): Promise<TestIssuer["kids"]> {
  const rsa = (await issuer.keys.generate("RS256")).kid;
  const other = (await issuer.keys.generate("RS256")).kid;
  const ec = (await issuer.keys.generate("ES256")).kid;
  const ed = (await issuer.keys.generate("EdDSA", { crv: "Ed25519" })).kid;
  const pss = (await issuer.keys.generate("PS256")).kid;
  return { rsa, other, ec, ed, pss };
}

function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (fault === "hang") return;
  if (fault === "500") return void response.writeHead(500).end("{}");
  if (fault === "html") {
    return void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Sign in</p>");
  }
  if (fault === "redirect") {
    return void response.writeHead(307, { location: `${request.url}?again` }).end();
  }
  if (fault === "packed") {
    return void response.writeHead(200, { "content-encoding": "gzip" }).end(PACKED);
  }
  if (fault === "huge") {
    response.writeHead(200, { "content-type": "application/json" }).write("[");
    const more = () => void response.write(`"${"x".repeat(200_000)}",`);
    response.on("drain", more).on("error", () => undefined);
    more();
    return;
  }
  const { answers, status = 200 } = fault;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answers));
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token with any header and signature, which JWT libraries refuse to create. */
export function forge(
  header: Record<string, unknown>,
  claims: Claims,
  by: { secret: string | Buffer } | { key: KeyObject } | null,
): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  if (by === null) return `${signed}.`;
  const signature =
    "secret" in by
      ? createHmac("sha256", by.secret).update(signed).digest()
      : sign("sha256", Buffer.from(signed), by.key);
  return `${signed}.${signature.toString("base64url")}`;
}

/** A key pair that the issuer does not know. */
export function foreignKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}
