import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import { mailInvitationLink } from "#server/features/accounts/service/invitations.ts";
import { enqueueMailRequest } from "#server/features/accounts/service/mail-requests.ts";
import { sweepJob } from "#server/jobs/all-jobs.ts";
import type { Mailer } from "#server/lib/mailer.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";

const PEOPLE = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const harness = setUpHarness();
beforeEach(async () => {
  // Real password hashes are slow, and this test needs many.
  harness.override({ passwords: quickPasswords() });
});

/** The secrets that occur in the bytes of the database files. */
function readable(secrets: Iterable<string>): string[] {
  const folder = dirname(harness.db.path as string);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(files.length).toBeGreaterThan(2);
  return [...secrets].filter((secret) => files.some((bytes) => bytes.includes(secret)));
}

const people = Array.from({ length: PEOPLE }, (_, index) => ({
  email: `cook${index}@example${index % 3}.org`,
  from: { ip: `10.0.${index}.1` },
}));
const silent: Mailer = { kind: "smtp", send: async () => undefined, close: () => undefined };
const deliver = (send: () => Promise<void>) =>
  deliverDueMails({ ...harness.deps, mailer: { kind: "smtp", send, close: () => undefined } });

it("no link or token is readable in the database files, whether waiting, refused, sent or used", async () => {
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
  for (const [index, { email, from }] of people.entries()) {
    const cookies = {
      get: () => null,
      set: (_: string, value: string | null) => void issued.push(value ?? ""),
    };
    await visitor(harness).accounts.verifyEmail({ token: links[index] as string });
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

it("no other link's secret is readable there, whether waiting, sent, used, expired or swept", async () => {
  const secrets: string[] = [];
  const some = people.slice(0, 6);
  const keep = async (email: string) => {
    const secret = (await mailedLink(harness, email))?.split(/[/=]/).at(-1) ?? "";
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    secrets.push(secret);
    return secret;
  };
  const links: Record<"reset" | "change" | "trust" | "invitation", string[]> = {
    reset: [],
    change: [],
    trust: [],
    invitation: [],
  };
  for (const { email, from } of some) {
    const member = await createSignIn(harness, { email });
    await visitor(harness, from).accounts.forgotPassword({ email });
    links.reset.push(await keep(email));
    await harness
      .callerFor(member, from)
      .accounts.update({ email: `new-${email}`, currentPassword: PASSWORD });
    links.change.push(await keep(`new-${email}`));
    await harness.db.write((tx) =>
      enqueueMailRequest(tx, harness.clock, {
        kind: "trust_device",
        email,
        ip: from.ip,
        address: harness.deps.baseUrl,
      }),
    );
    links.trust.push(await keep(email));
    await mailInvitationLink(harness.deps, `guest-${email}`);
    links.invitation.push(await keep(`guest-${email}`));
  }
  expect(new Set(secrets).size).toBe(4 * some.length);
  expect(readable(secrets), "waiting").toEqual([]);
  await deliver(async () => {
    throw new Error(`550 rejected: ${secrets.map((secret) => `http://x.example/trust/${secret}`).join(" ")}`);
  });
  harness.clock.advance(2 * MINUTE);
  await deliver(async () => {
    throw new Error(`550 rejected: ${secrets.join(" ")}`);
  });
  expect(readable(secrets), "refused, word for word").toEqual([]);
  harness.clock.advance(6 * MINUTE);
  await deliver(async () => undefined);
  expect(readable(secrets), "sent").toEqual([]);

  // The links of the first half are opened; the others expire.
  const half = some.length / 2;
  for (let index = 0; index < half; index += 1) {
    const { email } = some[index] as (typeof some)[number];
    const token = (kind: keyof typeof links) => links[kind][index] ?? "";
    await visitor(harness).sessions.trustBrowser({ token: token("trust") });
    // Resetting the password and changing the address invalidate each other's link, so each person opens one
    // of them.
    if (index % 2 === 0)
      await visitor(harness).accounts.resetPassword({ token: token("reset"), newPassword: PASSWORD });
    else await visitor(harness).accounts.verifyEmail({ token: token("change") });
    await visitor(harness).accounts.register({
      email: `guest-${email}`,
      password: PASSWORD,
      name: "A Guest",
      invitation: token("invitation"),
    });
  }
  expect(await harness.db.select({ email: users.email }).from(users)).toHaveLength(some.length + half);
  expect(readable(secrets), "used").toEqual([]);
  harness.clock.advance(8 * DAY);
  await deliver(async () => undefined);
  await sweepJob.run({ ...harness.deps, mailer: silent });
  await harness.db.copyTo(join(dirname(harness.db.path as string), "copy.db"));
  expect(readable(secrets), "run out").toEqual([]);
});
