import { afterAll, beforeAll, expect, it } from "vitest";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { enqueueMailRequest } from "#server/features/accounts/service/mail-requests.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import { createLogger } from "#server/lib/logger.ts";
import { MailError } from "#server/lib/mailer.ts";
import { createRestClient, type RestClient } from "../rest-client.ts";
import { PASSWORD as GIVEN_PASSWORD, mailedLink, mailedToken } from "../sign-in.ts";

const lines: string[] = [];
const secrets = new Set<string>();
let client: RestClient;

const PASSWORD = "Marzipan-pig 42!";
const EMAIL = "ada@example.org";

beforeAll(async () => {
  const log = createLogger({ level: "trace", destination: { write: (line) => void lines.push(line) } });
  client = await createRestClient({}, { log });
});
afterAll(() => client.close());

/** Remembers all secrets of an answer. */
function keep(body: unknown, headers: Record<string, string> = {}): Record<string, string> {
  const tokens = body as Record<string, string>;
  for (const name of ["access_token", "refresh_token", "accessToken", "refreshToken"]) {
    if (tokens?.[name]) secrets.add(tokens[name]);
  }
  const device = /device=([^;]+)/.exec(headers["set-cookie"] ?? "")?.[1];
  if (device) secrets.add(device);
  return tokens;
}

const put = (url: string, body: unknown, token?: string) => client.send("PUT", url, body, { token });
const post = (url: string, body: unknown, token?: string) => client.send("POST", url, body, { token });
const get = (url: string, token?: string) => client.send("GET", url, undefined, { token });

/** The secret in the newest mailed link. */
async function mailedSecret(email: string): Promise<string> {
  const secret = (await mailedLink(client.harness, email))?.split(/[/=]/).at(-1) ?? "";
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  secrets.add(secret);
  return secret;
}

/**
 * Requests and opens the other mailed links twice: for a password, a new address, a trusted browser and an
 * invitation.
 */
async function openOtherLinks(): Promise<void> {
  const { harness } = client;
  const token = await client.signIn({ email: "grace@example.org" });
  secrets.add(token);

  await post("/api/auth/forgot-password", { email: "grace@example.org" });
  const reset = await mailedSecret("grace@example.org");
  await put("/api/auth/me", { email: "new@example.org", current_password: GIVEN_PASSWORD }, token);
  const change = await mailedSecret("new@example.org");
  await harness.db.write((tx) =>
    enqueueMailRequest(tx, harness.clock, {
      kind: "trust_device",
      email: "grace@example.org",
      ip: "203.0.113.7",
      address: harness.deps.baseUrl,
    }),
  );
  const trust = await mailedSecret("grace@example.org");
  const { deps } = harness;
  await runVerb(deps, "invite", { words: ["guest@example.org"], options: {} });
  const invitation = await mailedSecret("guest@example.org");
  await runVerb(deps, "create-user", { words: ["mary@example.org", "Mary"], options: {} }).then((answer) =>
    secrets.add(answer.split("/").at(-1) ?? ""),
  );
  const failing = async () => {
    throw new MailError(`refused: ${reset} ${change} ${trust} ${invitation}`, { permanent: false });
  };
  await deliverDueMails({ ...deps, mailer: { kind: "smtp", send: failing, close: () => undefined } });

  for (const page of [`/reset-password/${reset}`, `/verify-email/${change}`, `/trust/${trust}`]) {
    await get(page);
    await get(`${page}?utm_source=mail`);
    await get(`${page}/`);
  }
  await get(`/register?invitation=${invitation}`);
  await get(`/register?utm_source=mail&invitation=${invitation}#top`);
  for (let turn = 0; turn < 2; turn += 1) {
    await get(`/api/auth/reset-password/${reset}`);
    await get(`/api/auth/reset-password/${reset}/`);
    await post("/trpc/accounts.checkResetToken", { token: reset });
    await post("/trpc/accounts.readVerification", { token: change });
    await post("/api/auth/trust-browser", { token: trust }).then(({ headers }) => keep({}, headers));
    await post("/api/auth/verify-email", { token: change });
    await get(`/api/auth/verify/${change}`);
    await post("/api/auth/reset-password", { token: reset, new_password: PASSWORD });
    const guest = { email: "guest@example.org", password: PASSWORD, name: "Guest", invitation };
    await post("/api/auth/register", guest);
  }
  await post("/trpc/accounts.declineVerification", { token: change });
}

it("no line of the log holds a password, a token, a link or a cookie", async () => {
  secrets.add(PASSWORD).add("Wrong-guess 99!");
  const { deps, clock } = client.harness;

  // Registration, with mail that fails first.
  await post("/api/auth/register", { email: EMAIL, password: PASSWORD, name: "Ada" });
  await post("/api/auth/register", { email: EMAIL, password: PASSWORD, name: "" });
  await post("/api/auth/resend-verification", { email: EMAIL });
  const link = await mailedToken(client.harness, EMAIL);
  secrets.add(link);
  const send = async () => {
    throw new MailError(`could not hand over http://localhost:3000/verify-email/${link}`, {
      permanent: false,
    });
  };
  await deliverDueMails({ ...deps, mailer: { kind: "smtp", send, close: () => undefined } });
  clock.advance(60_000);
  await deliverDueMails({ ...deps, mailer: { kind: "smtp", send: async () => {}, close: () => undefined } });

  // The mailed link, opened in all possible ways.
  await get(`/verify-email/${link}`);
  await get(`/verify-email/${link}?utm_source=mail`);
  await get(`/trust/${link}`);
  await get(`/register?invitation=${link}`);
  await get(`/api/auth/verify/${link}/`);
  await get(`/api/auth/verify/${link}`);
  await client.send("PUT", `/api/auth/verify/${link}`);
  await get(`/API/auth/verify/${link}`);
  await post("/api/auth/verify-email", { token: link });
  await post("/trpc/accounts.verifyEmail", { token: link });
  await post("/trpc/sessions.trustBrowser", { token: link });
  await get(`/trpc/accounts.verifyEmail?input=${encodeURIComponent(JSON.stringify({ token: link }))}`);

  // Sign-in, refresh, replay of a refresh token, sign-out.
  await post("/api/auth/login", { email: EMAIL, password: "Wrong-guess 99!" });
  const login = await post("/api/auth/login", { email: EMAIL, password: PASSWORD });
  const first = keep(login.body, login.headers);
  const rpc = await post("/trpc/sessions.login", { email: EMAIL, password: PASSWORD });
  keep((rpc.body as { result: { data: unknown } }).result.data, rpc.headers);
  const second = keep((await post("/api/auth/refresh", { refresh_token: first.refresh_token })).body);
  await get("/api/auth/me", second.access_token);
  await get(`/api/auth/me?access_token=${second.access_token}&refresh_token=${second.refresh_token}`);
  await get(`/api/auth/me?token=${second.access_token}`, second.access_token);
  clock.advance(31_000);
  await post("/api/auth/refresh", { refresh_token: first.refresh_token });
  await post("/api/auth/logout", { refresh_token: second.refresh_token }, second.access_token);

  await openOtherLinks();

  // Errors of each kind.
  await client.send("POST", "/api/auth/login", undefined, {
    raw: `{"email":"${EMAIL}","password":"${PASSWORD}"`,
    headers: { "content-type": "application/json" },
  });
  await client.send("GET", "/api/health", undefined, {
    headers: { host: "evil.example", authorization: `Bearer ${second.access_token}` },
  });
  const { passwords } = deps;
  client.harness.override({
    passwords: {
      ...passwords,
      verify: async (_hash, password) => {
        throw Object.assign(new Error("the hash engine failed"), { input: { password } });
      },
    },
  });
  await post("/api/auth/login", { email: EMAIL, password: PASSWORD });
  client.harness.override({ passwords });
  await deps.db.close();
  for (const url of ["/api/auth/login", "/api/auth/register", "/trpc/sessions.login"]) {
    expect((await post(url, { email: EMAIL, password: PASSWORD, name: "Ada" })).status).toBe(500);
  }
  expect((await post("/api/auth/refresh", { refresh_token: second.refresh_token })).status).toBe(500);
  expect((await get("/api/auth/me", second.access_token)).status).toBe(500);
  expect((await get(`/api/auth/verify/${link}`)).status).toBe(500);

  const text = lines.join("");
  expect(secrets.size).toBeGreaterThanOrEqual(15);
  expect(text.match(/"msg":"request"/g)?.length).toBeGreaterThan(20);
  expect(text).toContain("[redacted]");
  expect(text).toContain("a mail could not be sent");
  expect(text).toContain("used again after its grace");
  for (const secret of secrets) {
    expect(
      lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
    ).toEqual([]);
  }
});

it("expected refusals are no errors in the log, unexpected failures are logged in full", () => {
  const errors = lines
    .map(
      (line) => JSON.parse(line) as { level: string; status?: number; msg: string; err?: { stack?: string } },
    )
    .filter(({ level }) => level === "error");
  expect(errors.length).toBeGreaterThan(0);
  for (const { err } of errors) expect(err?.stack).toMatch(/Error/);
});
