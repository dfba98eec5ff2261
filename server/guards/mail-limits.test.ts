import { beforeEach, describe, expect, it } from "vitest";
import { mailRequests, outbox } from "#db/schema/index.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { countMailRequest, MAIL_LIMITS } from "./mail-limits.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REFUSED = { status: 429, detail: "Too many requests. Please try again later." };

const harness = setUpHarness();
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
});

const register = (email: string, ip = "203.0.113.7") =>
  visitor(harness, { ip }).accounts.register({ email, password: PASSWORD, name: "A Stranger" });
const resend = (email: string, ip = "203.0.113.7") =>
  visitor(harness, { ip }).accounts.resendVerification({ email });
const count = (email: string, ip: string, kind = "register") =>
  harness.db.write((tx) => countMailRequest(tx, harness.clock, { kind, email, ip }));
const counted = async () => (await harness.db.select().from(mailRequests)).length;
const sent = async () => (await harness.db.select().from(outbox)).length;
/** Asks until it is refused; how many went through. */
async function fill(ask: (at: number) => Promise<unknown>, most = 1000): Promise<number> {
  for (let at = 0; at < most; at += 1) {
    const refused = await ask(at).then(
      () => false,
      () => true,
    );
    if (refused) return at;
  }
  return most;
}
/** Requests of as many networks as it takes, `each` of every one. */
const networks = (each: number, at: number) => {
  const network = Math.floor(at / each);
  return `10.${network >> 8}.${network & 255}.9`;
};

describe("mails asked for from one network", () => {
  it("stop at twenty an hour, whomever they are for", async () => {
    expect(await fill((at) => (at % 2 ? resend : register)(`cook${at}@example${at}.org`))).toBe(20);
    expect(await sent()).toBe(10);
    expect(await counted()).toBe(20);
  });

  it("are told when the next one goes, and go again then", async () => {
    await register("first@example.org");
    harness.clock.advance(10 * MINUTE);
    await fill((at) => register(`cook${at}@example.org`));
    expect(await refusalOf(register("late@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 50 * 60 });
    expect(await refusalOf(resend("late@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 50 * 60 });
    harness.clock.advance(50 * MINUTE);
    await register("late@example.org");
    expect(await refusalOf(register("later@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 10 * 60 });
  });

  it("are those of an IPv4 /24 or an IPv6 /48, and of no other", async () => {
    expect(await fill((at) => register(`four${at}@example.org`, `203.0.113.${at}`))).toBe(20);
    await register("next@example.org", "203.0.114.1");
    expect(await fill((at) => register(`six${at}@example.org`, `2001:db8:1:${at}::1`))).toBe(20);
    await register("other@example.org", "2001:db8:2::1");
  });

  it("of sixty at once are twenty, exactly", async () => {
    const calls = Array.from({ length: 60 }, (_, at) => register(`cook${at}@example${at}.org`));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await sent()).toBe(20);
  });

  it("are counted and refused alike for addresses with and without an account", async () => {
    for (let at = 0; at < 25; at += 1) await createSignIn(harness, { email: `known${at}@example.org` });
    const ask = (name: string, ip: string) =>
      Promise.all(
        Array.from({ length: 25 }, (_, at) => register(`${name}${at}@example.org`, ip).catch(String)),
      );
    const known = await ask("known", "203.0.113.7");
    expect(known).toEqual(await ask("unknown", "198.51.100.7"));
    expect(known.filter((answer) => typeof answer === "string")).toHaveLength(5);
  });
});

it("mails to one mailbox are six an hour, of whatever kinds", async () => {
  const kinds = ["register", "resend", "reset"].flatMap((kind) => [kind, kind, kind]);
  expect(await fill((at) => count("ada@example.org", `10.0.${at}.1`, kinds[at]), kinds.length)).toBe(6);
});

it("mails that make a browser known are three beside those six, whichever are asked for first", async () => {
  const others = ["register", "forgot"].flatMap((kind) => [kind, kind, kind]);
  const ask = (email: string, kinds: string[]) =>
    fill((at) => count(email, `10.0.${at}.1`, kinds[at]), kinds.length);
  const trust = Array.from({ length: 4 }, () => "trust_device");
  for (const email of ["ada@example.org", "grace@example.org"]) {
    const isFirst = email.startsWith("ada");
    if (isFirst) expect(await ask(email, others)).toBe(6);
    expect(await ask(email, trust)).toBe(3);
    if (!isFirst) expect(await ask(email, others)).toBe(6);
    expect(await refusalOf(count(email, "10.1.0.1", "resend"))).toMatchObject(REFUSED);
  }
});

describe("mails to one domain", () => {
  const { all, kept } = MAIL_LIMITS.domain;

  it("stop for networks that asked before, and go on for others until the domain is full", async () => {
    const busy = await fill((at) => count(`cook${at}@example.org`, networks(20, at)));
    // The network after those that filled it is new and has its first two.
    expect(busy).toBe(all - kept + 2);
    expect(await refusalOf(count("one@example.org", "10.0.0.9"))).toMatchObject(REFUSED);
    await count("one@example.com", "10.0.9.9");
    expect(await fill((at) => count(`new${at}@example.org`, `172.16.${at}.1`))).toBe(kept - 2);
    await count("two@example.com", "10.0.10.9");
    harness.clock.advance(HOUR);
    await count("one@example.org", "10.0.0.9");
  });

  it("are those of one domain, however it is spelled", async () => {
    for (let at = 0; at < all; at += 1) await count(`cook${at}@xn--exmple-cua.org`, `172.16.${at}.1`);
    expect(await refusalOf(register("new@exämple.org"))).toMatchObject(REFUSED);
    expect(await refusalOf(register("new@EXÄMPLE.org."))).toMatchObject(REFUSED);
  });
});

it("mails of the whole server stop for busy networks first, and then for all", async () => {
  const { all, kept } = MAIL_LIMITS.server;
  expect(await fill((at) => count(`cook${at}@example${at}.org`, networks(20, at)))).toBe(all - kept + 2);
  expect(await refusalOf(count("one@example.com", "10.0.0.9"))).toMatchObject(REFUSED);
  expect(await fill((at) => count(`new${at}@new${at}.org`, `172.${16 + (at >> 8)}.${at & 255}.1`))).toBe(
    kept - 2,
  );
  expect(await refusalOf(register("last@example.net"))).toMatchObject({ ...REFUSED, retryAfter: 3600 });
});
