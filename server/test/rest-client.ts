import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Deps } from "#server/deps.ts";
import { createTestApp } from "./app-harness.ts";
import { findUndeclared } from "./declared-answers.ts";
import { createHarness, type Harness, type MemberOptions } from "./harness.ts";
import { createSignIn, PASSWORD } from "./sign-in.ts";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  // The JSON body; tests narrow its type.
  body: unknown;
};
type Extra = { token?: string | undefined; headers?: Record<string, string>; raw?: string | Buffer };

/** A server over HTTP that does not listen, and a client for it. */
export type RestClient = {
  harness: Harness;
  app: FastifyInstance;
  /** Sends `body` as JSON, or `raw` unchanged. Throws if the API reference does not declare the answer. */
  send(method: string, url: string, body?: unknown, extra?: Extra): Promise<Answer>;
  /** Creates an account and signs in over HTTP; returns the access token. */
  signIn(options?: MemberOptions): Promise<string>;
  close(): Promise<void>;
};

export async function createRestClient(
  env: Record<string, string> = {},
  parts: Partial<Deps> = {},
): Promise<RestClient> {
  const harness = await createHarness(env, parts);
  const app = await createTestApp(harness);
  let members = 0;

  async function send(method: string, url: string, body?: unknown, extra: Extra = {}): Promise<Answer> {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const bearer = extra.token === undefined ? {} : { authorization: `Bearer ${extra.token}` };
    const payload = extra.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response: LightMyRequestResponse = await app.inject({
      method: method as NonNullable<InjectOptions["method"]>,
      url,
      headers: { host: "localhost", ...json, ...bearer, ...extra.headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    const isJson = headers["content-type"]?.startsWith("application/json") && response.body !== "";
    const answered = isJson ? (JSON.parse(response.body) as unknown) : undefined;
    const undeclared = findUndeclared(method, url, response.statusCode, answered);
    if (undeclared) throw new Error(undeclared);
    return { status: response.statusCode, headers, text: response.body, body: answered };
  }

  return {
    harness,
    app,
    send,
    async signIn(options = {}) {
      members += 1;
      const { email } = await createSignIn(harness, { email: `wire${members}@example.org`, ...options });
      const { body, text } = await send("POST", "/api/auth/login", { email, password: PASSWORD });
      const token = (body as { access_token?: string }).access_token;
      if (!token) throw new Error(`Signing in failed: ${text}`);
      return token;
    },
    async close() {
      await app.close();
      await harness.close();
    },
  };
}

/** A multipart body with one file. */
export function multipart(field: string, fileName: string, bytes: Buffer | string, type = "image/png") {
  const boundary = "----larder-test";
  const raw = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { raw, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
