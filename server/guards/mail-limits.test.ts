import { beforeEach, describe, expect, it } from "vitest";
import { mailRequests, outbox } from "#db/schema/index.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { countMailRequestOrThrow, MAIL_LIMITS } from "./mail-limits.ts";

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
  harness.db.write((tx) => countMailRequestOrThrow(tx, harness.clock, { kind, email, ip }));
const counted = async () => (await harness.db.select().from(mailRequests)).length;
const sent = async () => (await harness.db.select().from(outbox)).length;
/** Calls `ask` until it is refused. Returns the number of successful calls. */
async function fill(ask: (index: number) => Promise<unknown>, max = 1000): Promise<number> {
  for (let index = 0; index < max; index += 1) {
    const refused = await ask(index).then(
      () => false,
      () => true,
    );
    if (refused) return index;
  }
  return max;
}
/** IP address of the request with this index, so that each network makes `each` requests. */
const networks = (each: number, index: number) => {
  const network = Math.floor(index / each);
  return `10.${network >> 8}.${network & 255}.9`;
};

describe("mails requested from one network", () => {
  it("stop at twenty an hour, whatever their recipients", async () => {
    expect(await fill((index) => (index % 2 ? resend : register)(`cook${index}@example${index}.org`))).toBe(
      20,
    );
    expect(await sent()).toBe(10);
    expect(await counted()).toBe(20);
  });

  it("are refused with the seconds to wait, and sent again after that", async () => {
    await register("first@example.org");
    harness.clock.advance(10 * MINUTE);
    await fill((index) => register(`cook${index}@example.org`));
    expect(await refusalOf(register("late@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 50 * 60 });
    expect(await refusalOf(resend("late@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 50 * 60 });
    harness.clock.advance(50 * MINUTE);
    await register("late@example.org");
    expect(await refusalOf(register("later@example.org"))).toMatchObject({ ...REFUSED, retryAfter: 10 * 60 });
  });

  it("share the count of an IPv4 /24 or an IPv6 /48 only", async () => {
    expect(await fill((index) => register(`four${index}@example.org`, `203.0.113.${index}`))).toBe(20);
    await register("next@example.org", "203.0.114.1");
    expect(await fill((index) => register(`six${index}@example.org`, `2001:db8:1:${index}::1`))).toBe(20);
    await register("other@example.org", "2001:db8:2::1");
  });

  it("are exactly twenty when sixty are requested at once", async () => {
    const calls = Array.from({ length: 60 }, (_, index) => register(`cook${index}@example${index}.org`));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await sent()).toBe(20);
  });

  it("are counted and refused alike for addresses with and without an account", async () => {
    for (let index = 0; index < 25; index += 1)
      await createSignIn(harness, { email: `known${index}@example.org` });
    const ask = (name: string, ip: string) =>
      Promise.all(
        Array.from({ length: 25 }, (_, index) => register(`${name}${index}@example.org`, ip).catch(String)),
      );
    const known = await ask("known", "203.0.113.7");
    expect(known).toEqual(await ask("unknown", "198.51.100.7"));
    expect(known.filter((answer) => typeof answer === "string")).toHaveLength(5);
  });
});

it("mails to one mailbox are limited to six an hour, of all kinds together", async () => {
  const kinds = ["register", "resend", "reset"].flatMap((kind) => [kind, kind, kind]);
  expect(await fill((index) => count("ada@example.org", `10.0.${index}.1`, kinds[index]), kinds.length)).toBe(
    6,
  );
});

it("mails that trust a browser are limited to three in addition to those six, in any order", async () => {
  const others = ["register", "forgot"].flatMap((kind) => [kind, kind, kind]);
  const ask = (email: string, kinds: string[]) =>
    fill((index) => count(email, `10.0.${index}.1`, kinds[index]), kinds.length);
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
  const { all, reserved } = MAIL_LIMITS.domain;

  it("stop for networks that asked before, and continue for others until the domain's limit", async () => {
    const busy = await fill((index) => count(`cook${index}@example.org`, networks(20, index)));
    // A network without requests may make two of the reserved ones.
    expect(busy).toBe(all - reserved + 2);
    expect(await refusalOf(count("one@example.org", "10.0.0.9"))).toMatchObject(REFUSED);
    await count("one@example.com", "10.0.9.9");
    expect(await fill((index) => count(`new${index}@example.org`, `172.16.${index}.1`))).toBe(reserved - 2);
    await count("two@example.com", "10.0.10.9");
    harness.clock.advance(HOUR);
    await count("one@example.org", "10.0.0.9");
  });

  it("share the count of a domain, however it is spelled", async () => {
    for (let index = 0; index < all; index += 1)
      await count(`cook${index}@xn--exmple-cua.org`, `172.16.${index}.1`);
    expect(await refusalOf(register("new@exämple.org"))).toMatchObject(REFUSED);
    expect(await refusalOf(register("new@EXÄMPLE.org."))).toMatchObject(REFUSED);
  });
});

it("mails of the server stop for busy networks first, then for all", async () => {
  const { all, reserved } = MAIL_LIMITS.server;
  expect(await fill((index) => count(`cook${index}@example${index}.org`, networks(20, index)))).toBe(
    all - reserved + 2,
  );
  expect(await refusalOf(count("one@example.com", "10.0.0.9"))).toMatchObject(REFUSED);
  expect(
    await fill((index) => count(`new${index}@new${index}.org`, `172.${16 + (index >> 8)}.${index & 255}.1`)),
  ).toBe(reserved - 2);
  expect(await refusalOf(register("last@example.net"))).toMatchObject({ ...REFUSED, retryAfter: 3600 });
});
