import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outbox, pendingRegistrations, users } from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { canonicalEmailOrNull, removeTagAndDotsOfEmail } from "#server/lib/email-address.ts";
import { createJar } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { normalizeStoredEmails } from "./service/normalize-stored-emails.ts";

const ADA = "ada@example.org";
/** Different spellings of one mailbox, which must all reach the same account. */
const SPELLINGS = [
  "ADA@Example.ORG",
  "ada@example.org.",
  "ada@example.org。",
  "ada@ｅｘａｍｐｌｅ．ｏｒｇ",
  "ａｄａ＠ｅｘａｍｐｌｅ。ｏｒｇ",
  "ⓐda@exa\u00admple.org",
];
const TYPED = "Käse@Ämple.org";
const STORED = "käse@ämple.org";
const FOLDED = "käse@xn--mple-koa.org";

const harness = setUpHarness();

const register = (email: string) =>
  visitor(harness).accounts.register({ email, password: PASSWORD, name: "Ada" });
const signIn = (email: string, password = PASSWORD) => visitor(harness).sessions.login({ email, password });
const admin = (verb: string, ...words: string[]) => runVerb(harness.deps, verb, { words, options: {} });

describe("a normalized address", () => {
  it.each(SPELLINGS)("is the same for %j", (spelled) => {
    expect(canonicalEmailOrNull(spelled)).toBe(ADA);
  });

  it("has an ASCII domain and a composed local part", () => {
    expect(canonicalEmailOrNull("KA\u0308SE@ÄMPLE.org")).toBe(FOLDED);
    expect(canonicalEmailOrNull(FOLDED)).toBe(FOLDED);
  });

  it("keeps dots and tags before the @, and other domains, apart", () => {
    for (const other of ["a.da@example.org", "ada+x@example.org", "ada@www.example.org"]) {
      expect(canonicalEmailOrNull(other)).toBe(other);
    }
  });

  it.each([
    ["", "no text"],
    ["ada", "no @"],
    ["ada@example", "no dot"],
    ["ada@.org", "nothing before the dot"],
    ["ada@example.", "nothing after the dot"],
    ["@example.org", "nothing before the @"],
    ["ada@@example.org", "two @"],
    ["a da@example.org", "a blank"],
    ["ada\u0000@example.org", "a control character"],
    [`${"a".repeat(243)}@example.org`, "over 254 characters"],
    ["ada@1.1", "a number, which a browser takes for 1.0.0.1"],
    ["ada@127.0.0.1", "a machine"],
    ["ada@[127.0.0.1]", "a machine in brackets"],
    ["ada@0x7f.1", "a machine in hexadecimal"],
    ["ada@example.org:25", "a port"],
    ["ada@example.org/x", "a path"],
    ["ada@example.org?x", "a query"],
    ["ada@example.org#x", "a fragment"],
    ["ada@exam%70le.org", "an escape"],
    ["ada@user:secret@example.org", "two @"],
    ["ada@example..org", "an empty label"],
    ["ada@example.org..", "two dots at the end"],
    [`ada@${"x".repeat(64)}.org`, "a label of 64"],
    [`${"a".repeat(65)}@example.org`, "65 before the @"],
    [`ada@${"ä".repeat(60)}.${"ö".repeat(60)}.${"ü".repeat(60)}.org`, "over 254 characters in its one form"],
    ["a\u200bda@example.org", "a character that nobody sees"],
    ["a\u202eda@example.org", "a change of direction"],
    ["ada\ud800@example.org", "half a character"],
    ['"ada"@example.org', "quotes"],
    ["ada@\ufdfa.org", "blanks, once it is composed"],
  ])("is null for %j: %s", async (email) => {
    expect(canonicalEmailOrNull(email)).toBeNull();
    expect(await refusalOf(register(email))).toMatchObject({
      status: 422,
      detail: [{ msg: "Please enter a valid email address" }],
    });
  });

  it("is unchanged when normalized again", () => {
    const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
    const address = fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`);
    fc.assert(
      fc.property(address, (typed) => {
        const email = canonicalEmailOrNull(typed);
        if (email !== null) expect(canonicalEmailOrNull(email)).toBe(email);
      }),
      { numRuns: 3000 },
    );
  });
});

it("a mailbox is counted without its tags and dots", () => {
  const spelled = ["ada.b@example.org", "a.d.a.b@example.org", "adab+1@example.org", "ada.b+x+y@example.org"];
  expect(new Set(spelled.map(removeTagAndDotsOfEmail))).toEqual(new Set(["adab@example.org"]));
  expect(removeTagAndDotsOfEmail("+tag@example.org")).toBe("+tag@example.org");
});

describe("every spelling of an address", () => {
  it("counts for one mailbox: three mails an hour in all", async () => {
    for (const spelled of ["Ada+1@example.org", "a.d.a@example.org.", "ada+2+3@ｅｘａｍｐｌｅ.org"])
      await register(spelled);
    for (const spelled of [ADA, ...SPELLINGS]) {
      expect(await refusalOf(register(spelled))).toMatchObject({ status: 429 });
    }
    expect(await harness.db.select().from(outbox)).toHaveLength(3);
  });

  it("finds the account: to sign in, to register again, to the operator", async () => {
    await createSignIn(harness, { email: ADA, name: "Ada" });
    for (const spelled of SPELLINGS) expect((await signIn(spelled)).user.email).toBe(ADA);
    await register("ada@ｅｘａｍｐｌｅ．ｏｒｇ");
    expect(await harness.db.select().from(outbox)).toMatchObject([
      { kind: "already_registered", toAddress: ADA },
    ]);
    expect(await admin("set-tier", "ADA@example.org.", "premium")).toBe("ada@example.org is premium now.");
    expect(await admin("verify", "ada@ｅｘａｍｐｌｅ.org")).toBe("Confirmed ada@example.org.");
  });

  it("confirms one account", async () => {
    await register(TYPED);
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, FOLDED) });
    expect((await signIn(STORED)).user.email).toBe(FOLDED);
    expect((await signIn(FOLDED)).user.email).toBe(FOLDED);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

  it("falls under one counter of failed sign-ins", async () => {
    const spelled = [ADA, ...SPELLINGS.slice(0, 4)];
    const answers = [];
    for (const email of spelled) answers.push((await refusalOf(signIn(email, "wrong"))).detail);
    expect(answers.at(-1)).toBe("Account is locked. Please try again in 1 minute.");
  });
});

describe("an address stored before normalization", () => {
  it("signs in as it is stored, and in its one form after the next start", async () => {
    const member = await createSignIn(harness, { email: STORED });
    expect((await signIn(TYPED)).user.id).toBe(member.id);
    expect(await normalizeStoredEmails(harness.db)).toBe(1);
    expect((await harness.db.select().from(users)).map(({ email }) => email)).toEqual([FOLDED]);
    for (const spelled of [TYPED, STORED, FOLDED]) expect((await signIn(spelled)).user.id).toBe(member.id);
    expect(await normalizeStoredEmails(harness.db)).toBe(0);
  });

  it("keeps its spelling where another account has the one form: both sign in by their own", async () => {
    const second = await createSignIn(harness, { email: FOLDED });
    const first = await createSignIn(harness, { email: STORED });
    expect(await normalizeStoredEmails(harness.db)).toBe(0);
    expect((await signIn(TYPED)).user.id).toBe(first.id);
    expect((await signIn(FOLDED)).user.id).toBe(second.id);
    const cookies = createJar();
    const known = visitor(harness, { cookies });
    await known.sessions.login({ email: STORED, password: PASSWORD });
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(signIn(STORED, "wrong"));
    expect(await refusalOf(signIn(STORED))).toMatchObject({ status: 401 });
    const own = visitor(harness, { cookies }).sessions.login({ email: STORED, password: PASSWORD });
    expect((await own).user.id).toBe(first.id);
    expect(await admin("set-tier", STORED, "premium")).toBe(`${STORED} is premium now.`);
  });

  it("that could not be registered today still signs in", async () => {
    const member = await createSignIn(harness, { email: "ada@1.1" });
    expect((await signIn("ADA@1.1")).user.id).toBe(member.id);
    expect(await admin("verify", "ada@1.1")).toBe("Confirmed ada@1.1.");
  });

  it("is folded while it waits for its link, too", async () => {
    await register(TYPED);
    await harness.db.write((tx) => tx.update(pendingRegistrations).set({ email: STORED }));
    expect(await normalizeStoredEmails(harness.db)).toBe(1);
    expect(await admin("verify", TYPED)).toBe(`Confirmed ${FOLDED}.`);
  });
});
