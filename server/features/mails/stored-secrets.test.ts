import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";

const PEOPLE = 30;
const MINUTE = 60_000;

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
  // What is hashed how is not the question here, and so many real hashes take their time.
  harness.deps.passwords = quickPasswords();
});
afterEach(() => harness.close());

/** The secrets that somebody finds who reads the bytes of the database file and of every file beside it. */
function readable(secrets: Iterable<string>): string[] {
  const folder = dirname(harness.db.path as string);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(files.length).toBeGreaterThan(2);
  return [...secrets].filter((secret) => files.some((bytes) => bytes.includes(secret)));
}

const people = Array.from({ length: PEOPLE }, (_, at) => ({
  email: `cook${at}@example${at % 3}.org`,
  from: { ip: `10.0.${at}.1` },
}));
const deliver = (send: () => Promise<void>) =>
  deliverDueMails({ ...harness.deps, mailer: { kind: "smtp", send, close: () => undefined } });

it("no link or token ever stands readable in the database files, waiting, refused, sent or used", async () => {
  const links: string[] = [];
  for (const { email, from } of people) {
    await visitor(harness, from).accounts.register({ email, password: PASSWORD, name: "A Cook" });
    links.push(await mailedToken(harness, email));
  }
  expect(readable(links), "waiting").toEqual([]);
  await deliver(async () => {
    throw new Error("The mail server is away");
  });
  expect(readable(links), "refused").toEqual([]);

  harness.clock.advance(2 * MINUTE);
  for (const { email, from } of people) {
    await visitor(harness, from).accounts.resendVerification({ email });
    links.push(await mailedToken(harness, email));
  }
  expect(await deliver(async () => undefined)).toBe(2 * PEOPLE);
  expect(readable(links), "sent").toEqual([]);
  await harness.db.copyTo(join(dirname(harness.db.path as string), "copy.db"));
  expect(readable(links), "copied").toEqual([]);

  const issued = [...links];
  for (const [at, { email, from }] of people.entries()) {
    const cookies = {
      get: () => null,
      set: (_: string, value: string | null) => void issued.push(value ?? ""),
    };
    await visitor(harness).accounts.verifyEmail({ token: links[at] as string });
    const login = await visitor(harness, { ...from, cookies }).sessions.login({
      email,
      password: PASSWORD,
    });
    const next = await visitor(harness).sessions.refresh({ refreshToken: login.refreshToken });
    issued.push(login.accessToken, login.refreshToken, next.accessToken, next.refreshToken);
  }
  expect(new Set(issued).size).toBe(7 * PEOPLE);
  expect(readable(issued), "used").toEqual([]);
});
