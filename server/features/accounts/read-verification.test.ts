import { beforeEach, describe, expect, it } from "vitest";
import { oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import {
  createSignIn,
  dumpDatabase,
  mailedLink,
  mailedToken,
  PASSWORD,
  visitor,
} from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const NEW = "new@example.org";
const HOUR = 3_600_000;
const BAD_LINK = { status: 400, detail: "Invalid or expired verification token" };
const DECLINED = { success: true, message: "The request was deleted" };

const harness = setUpHarness();
let here: Cookies;
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  here = createJar();
});

const register = (name = "Ada", cookies = here) =>
  visitor(harness, { cookies }).accounts.register({ email: EMAIL, password: PASSWORD, name });
const registered = async () => {
  await register();
  return mailedToken(harness, EMAIL);
};
const read = (token: string, cookies: Cookies = createJar()) =>
  visitor(harness, { cookies }).accounts.readVerification({ token });
const open = (token: string) => visitor(harness).accounts.verifyEmail({ token });
const decline = (token: string) => visitor(harness).accounts.declineVerification({ token });
/** A member who is known in this browser requests a new address. Returns the mailed token. */
const askForAddress = async () => {
  await createSignIn(harness, { email: EMAIL, name: "Ada" });
  const { accessToken } = await visitor(harness, { cookies: here }).sessions.login({
    email: EMAIL,
    password: PASSWORD,
  });
  await harness.callerWith(accessToken).accounts.update({ email: NEW, currentPassword: PASSWORD });
  return mailedToken(harness, NEW);
};

describe("reading a link", () => {
  it("of a registration tells who asked, and that it was here", async () => {
    await register("Ada Lovelace");
    const token = await mailedToken(harness, EMAIL);
    const asked = { purpose: "account", name: "Ada Lovelace", email: EMAIL };
    expect(await read(token, here)).toEqual({ ...asked, askedHere: true });
  });

  it("in another browser, or one where somebody else asked, tells that it was not here", async () => {
    const token = await registered();
    const other = createJar();
    await visitor(harness, { cookies: other }).accounts.register({
      email: "grace@example.org",
      password: PASSWORD,
      name: "Grace",
    });
    for (const cookies of [createJar(), other]) {
      expect(await read(token, cookies)).toMatchObject({ askedHere: false });
    }
  });

  it("of a browser that brought somebody else's secret does not make it its own", async () => {
    const planted = "p".repeat(43);
    here.set("asked", planted);
    await register();
    const stranger = createJar();
    stranger.set("asked", planted);
    const token = await mailedToken(harness, EMAIL);
    expect(await read(token, stranger)).toMatchObject({ askedHere: false });
    expect(await read(token, here)).toMatchObject({ askedHere: true });
  });

  it("counts a browser as here for the last five that it asked for, each by a secret of its own", async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const email = `cook${index}@example.org`;
      await visitor(harness, { cookies: here }).accounts.register({ email, password: PASSWORD, name: "Ada" });
      tokens.push(await mailedToken(harness, email));
    }
    const answers = await Promise.all(tokens.map((token) => read(token, here)));
    expect(answers.map(({ askedHere }) => askedHere)).toEqual([false, true, true, true, true, true]);
    const secrets = here.get("asked")?.split(".") ?? [];
    expect(new Set(secrets).size).toBe(5);
    const rows = await harness.db.select().from(pendingRegistrations).orderBy(pendingRegistrations.rowId);
    expect(rows.slice(1).map(({ askedByHash }) => askedByHash)).toEqual(secrets.map(sha256Hex));
  });

  it("that was mailed again tells the same, wherever it was asked for again", async () => {
    await register();
    await visitor(harness).accounts.resendVerification({ email: EMAIL });
    expect(await read(await mailedToken(harness, EMAIL), here)).toMatchObject({
      name: "Ada",
      askedHere: true,
    });
  });

  it("is no use with the stored hash for a cookie", async () => {
    await register();
    const [row] = await harness.db.select().from(pendingRegistrations);
    const forged = createJar();
    forged.set("asked", row?.askedByHash ?? "");
    expect(await read(await mailedToken(harness, EMAIL), forged)).toMatchObject({ askedHere: false });
  });

  it("of a new address tells whose account, and whether the browser is known to it", async () => {
    const token = await askForAddress();
    const asked = { purpose: "address", name: "Ada", email: NEW };
    expect(await read(token, here)).toEqual({ ...asked, askedHere: true });
    expect(await read(token)).toEqual({ ...asked, askedHere: false });
    const other = createJar();
    await createSignIn(harness, { email: "grace@example.org" });
    await visitor(harness, { cookies: other }).sessions.login({
      email: "grace@example.org",
      password: PASSWORD,
    });
    expect(await read(token, other)).toEqual({ ...asked, askedHere: false });
  });

  it.each([
    ["a registration", EMAIL, registered],
    ["a new address", NEW, askForAddress],
  ])("of %s that has been opened tells that all is done", async (_, email, ask) => {
    const token = await ask();
    await open(token);
    expect(await read(token)).toEqual({ purpose: "done", name: "Ada", email, askedHere: true });
  });

  it("changes nothing", async () => {
    const token = await registered();
    const before = await dumpDatabase(harness);
    for (let turn = 0; turn < 3; turn += 1) await read(token, here);
    expect(await dumpDatabase(harness)).toBe(before);
  });

  it("refuses what is no link, is one of another kind, or has run out", async () => {
    const token = await registered();
    await createSignIn(harness, { email: NEW });
    await visitor(harness).accounts.forgotPassword({ email: NEW });
    const reset = (await mailedLink(harness, NEW))?.split("/").at(-1) ?? "";
    for (const unknown of ["", "x", "A".repeat(43), reset])
      expect(await refusalOf(read(unknown))).toMatchObject(BAD_LINK);
    harness.clock.advance(24 * HOUR);
    expect(await refusalOf(read(token, here))).toMatchObject(BAD_LINK);
  });
});

describe("declining", () => {
  it("takes a registration away with all its links", async () => {
    const first = await registered();
    await visitor(harness).accounts.resendVerification({ email: EMAIL });
    const second = await mailedToken(harness, EMAIL);
    expect(await decline(first)).toEqual(DECLINED);
    for (const token of [first, second]) expect(await refusalOf(open(token))).toMatchObject(BAD_LINK);
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
  });

  it("leaves another's registration of the same address", async () => {
    // Equal passwords get different hashes, because hashes distinguish the registrations of an address.
    let hashes = 0;
    harness.override({
      passwords: {
        ...harness.deps.passwords,
        hash: async () => {
          hashes += 1;
          return `hash ${hashes}`;
        },
      },
    });
    await register("A Stranger", createJar());
    const stranger = await mailedToken(harness, EMAIL);
    const own = await registered();
    await decline(stranger);
    await open(own);
    expect(await harness.db.select().from(users)).toMatchObject([{ name: "Ada" }]);
  });

  it("gives up a new address, and the account stays as it was", async () => {
    const token = await askForAddress();
    expect(await decline(token)).toEqual(DECLINED);
    expect(await refusalOf(open(token))).toMatchObject(BAD_LINK);
    expect(await harness.db.select().from(users)).toMatchObject([{ email: EMAIL, pendingEmail: null }]);
    expect(await harness.db.select().from(oneTimeTokens)).toEqual([]);
  });

  it.each([
    ["a registration", EMAIL, registered],
    ["a new address", NEW, askForAddress],
  ])("of %s that has been confirmed comes too late, and says no other word", async (_, email, ask) => {
    const token = await ask();
    await open(token);
    expect(await decline(token)).toEqual(DECLINED);
    expect(await harness.db.select().from(users)).toMatchObject([{ email }]);
    await open(token);
  });

  it("never refuses, also twice or with an invalid link, which changes nothing", async () => {
    const token = await registered();
    for (const unknown of ["", "x", "A".repeat(43)]) expect(await decline(unknown)).toEqual(DECLINED);
    expect(await harness.db.select().from(pendingRegistrations)).toHaveLength(1);
    await decline(token);
    expect(await decline(token)).toEqual(DECLINED);
  });

  it("leaves a link to set a password alone", async () => {
    await createSignIn(harness, { email: EMAIL });
    await visitor(harness).accounts.forgotPassword({ email: EMAIL });
    const reset = (await mailedLink(harness, EMAIL))?.split("/").at(-1) ?? "";
    await decline(reset);
    await visitor(harness).accounts.checkResetToken({ token: reset });
  });
});
