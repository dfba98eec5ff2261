import { restRows } from "#server/rest/table.ts";
import { signIn } from "../../trial/rest-client.ts";
import { addSampleMember } from "../../trial/sample-members.ts";
import { createTrial } from "../account-proof/trial-accounts.ts";
import { type Asked, ask } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { headersIn, wrongHeaders } from "./header-rules.ts";
import { sendBytes } from "./wire.ts";

const EMAIL = "cook@larder.invalid";
const BASE = "https://larder.example.org";
const HOST = "larder.example.org";

/** Addresses of pages, files and descriptions, and some that are none. */
const PAGES = [
  ..."/ /login /register /dashboard /recipes /recipes/new /favorites /import /scan /profile /search /plans".split(
    " ",
  ),
  ..."/robots.txt /sitemap.xml /favicon.svg /manifest.webmanifest /shared.js /index.html /api/docs".split(
    " ",
  ),
  ..."/api/openapi.json /api/health /api/health/ready /r/none /images/none /assets/none.js /.git/config".split(
    " ",
  ),
  ..."/nowhere /api /api/ /api/nowhere /trpc /trpc/nowhere /trpc/recipes.get /%zz /%00 /a%2fb //x /..%2f".split(
    " ",
  ),
  ..."/api/auth/google/start /reset-password/x /verify-email/x /login?next=//evil.example /.env".split(" "),
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/** Bytes that are no request, or one that is refused before any route. */
const BROKEN: readonly string[] = [
  "nonsense\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: evil.example\r\n\r\n`,
  "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  `GET / HTTP/9.9\r\nHost: ${HOST}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
  `POST /trpc/a HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /trpc/a HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: x\r\n\r\n`,
  `GET /${"a".repeat(15_000)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${HOST}\r\nBad Name: x\r\n\r\n`,
];

/** G27: every route and every way to be refused answers with all headers that guard a browser, and no banner. */
export async function proveHeaders(): Promise<Findings> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, EMAIL, 4));
    const https = await withServer(trial, { BASE_URL: BASE }, HOST);
    const http = await withServer(trial, {}, "localhost");
    return { tries: https.tries + http.tries, failures: [...https.failures, ...http.failures] };
  } finally {
    trial.remove();
  }
}

type Trial = ReturnType<typeof createTrial>;

async function withServer(trial: Trial, env: Record<string, string>, host: string): Promise<Findings> {
  const server = await trial.serve(env);
  try {
    return await askAll(server.url, host, env.BASE_URL !== undefined);
  } finally {
    await server.stop();
  }
}

async function askAll(url: string, host: string, isHttps: boolean): Promise<Findings> {
  const failures: string[] = [];
  const token = isHttps ? undefined : (await signIn(url, EMAIL)).authorization.slice("Bearer ".length);
  const cases = await addresses(url, host, token);
  for (const asked of cases) {
    const reply = await ask(url, { ...asked, headers: { host, ...asked.headers } });
    const isData = /^\/(?:api|trpc)(?:\/|$)/.test(asked.path) && isJson(reply.headers["content-type"]);
    const wrong = wrongHeaders(reply.headers, { isHttps, isData });
    // 503 says that there is no such issuer here.
    if (reply.status >= 500 && reply.status !== 503) wrong.push(`${reply.status}`);
    if (wrong.length > 0)
      failures.push(`${asked.method ?? "GET"} ${asked.path.slice(0, 90)}: ${wrong.join(", ")}`);
  }
  for (const bytes of BROKEN) {
    const { text } = await sendBytes(url, [bytes], { ms: 500 });
    const wrong = wrongHeaders(headersIn(text), { isHttps, isData: false });
    if (wrong.length > 0) failures.push(`${JSON.stringify(bytes.slice(0, 60))}: ${wrong.join(", ")}`);
  }
  return { tries: cases.length + BROKEN.length, failures };
}

async function addresses(url: string, host: string, token: string | undefined): Promise<Asked[]> {
  const list = await ask(url, { path: "/api/recipes", headers: { host } });
  const id = /"id":"([^"]+)"/.exec(list.text)?.[1] ?? "none";
  const calls = restRows.flatMap(({ method, path }): Asked[] => {
    const filled = path.replaceAll(/\{\w+\}/g, id);
    const body = method === "GET" ? {} : { body: {} };
    return [undefined, "nonsense", token].map((bearer) => ({ method, path: filled, token: bearer, ...body }));
  });
  const procedures = restRows.map(({ procedure }): Asked => ({ path: `/trpc/${procedure}`, token }));
  const pages = PAGES.flatMap((path) => METHODS.map((method): Asked => ({ method, path })));
  return [...calls, ...procedures, ...pages, { path: `/r/${id}` }, { path: `/recipes/${id}` }];
}

function isJson(type: string | undefined): boolean {
  return type?.includes("json") ?? false;
}
