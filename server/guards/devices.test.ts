import { beforeEach, describe, expect, it } from "vitest";
import { knownDevices } from "#db/schema/index.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { isDeviceKnownToAccount, readDeviceSecrets } from "./devices.ts";
import type { Member } from "./member.ts";

const harness = setUpHarness();
let cookies: Cookies;
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  cookies = createJar();
});

const join = (name: string) => createSignIn(harness, { email: `${name}@example.org`, name });
const signIn = (member: Member, jar = cookies, password = PASSWORD) =>
  visitor(harness, { cookies: jar }).sessions.login({ email: member.email, password });
const knows = (member: Member, jar = cookies) =>
  isDeviceKnownToAccount(harness.db, member.rowId, readDeviceSecrets(jar));
const rows = () => harness.db.select().from(knownDevices).orderBy(knownDevices.rowId);

describe("a browser", () => {
  it("is known to every member who signed in there, by a stored hash of its secret", async () => {
    const ada = await join("ada");
    expect(await knows(ada)).toBe(false);
    await signIn(ada);
    expect(await knows(ada)).toBe(true);
    const [secret] = readDeviceSecrets(cookies);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await rows()).toMatchObject([{ userRowId: ada.rowId, deviceHash: sha256Hex(secret ?? "") }]);
  });

  it("keeps its secret and its row when the member signs in again", async () => {
    const ada = await join("ada");
    await signIn(ada);
    const before = cookies.get("device");
    harness.clock.advance(60_000);
    await signIn(ada);
    expect(cookies.get("device")).toBe(before);
    const now = harness.clock.now();
    expect(await rows()).toMatchObject([{ firstSeenAt: now - 60_000, lastSeenAt: now }]);
  });

  it("stays unknown when the sign-in failed", async () => {
    const ada = await join("ada");
    await refusalOf(signIn(ada, cookies, "wrong"));
    expect(cookies.get("device")).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it("is unknown when it sends the stored hash, or nothing", async () => {
    const ada = await join("ada");
    await signIn(ada);
    const [row] = await rows();
    for (const forged of [row?.deviceHash ?? "", "", ".", "...."]) {
      const jar = createJar();
      jar.set("device", forged);
      expect(await knows(ada, jar)).toBe(false);
    }
    expect(await isDeviceKnownToAccount(harness.db, ada.rowId, [])).toBe(false);
  });
});

describe("a secret that a browser sends", () => {
  it("is never adopted for another member, because it may be planted", async () => {
    const [mallory, ada] = [await join("mallory"), await join("ada")];
    await signIn(mallory);
    const planted = cookies.get("device") ?? "";
    await signIn(ada);
    const [first, second] = readDeviceSecrets(cookies);
    expect(second).toBe(planted);
    expect(first).not.toBe(planted);
    // The secret that the attacker planted is still unknown to the account.
    const elsewhere = createJar();
    elsewhere.set("device", planted);
    expect(await knows(ada, elsewhere)).toBe(false);
    expect(await knows(mallory, elsewhere)).toBe(true);
  });

  it("is not adopted when no account knows it", async () => {
    const ada = await join("ada");
    const invented = createRandomToken();
    cookies.set("device", invented);
    await signIn(ada);
    expect(readDeviceSecrets(cookies)).toHaveLength(2);
    const elsewhere = createJar();
    elsewhere.set("device", invented);
    expect(await knows(ada, elsewhere)).toBe(false);
  });
});

describe("members who share a browser", () => {
  it("stay known up to four, each by an own secret", async () => {
    const members = [];
    for (const name of ["ada", "grace", "mary", "joan"]) members.push(await join(name));
    for (const member of members) await signIn(member);
    const before = cookies.get("device");
    for (const member of members) expect(await knows(member)).toBe(true);
    for (const member of members.toReversed()) await signIn(member);
    expect(cookies.get("device")).toBe(before);
    expect(new Set(readDeviceSecrets(cookies)).size).toBe(4);
    expect(await rows()).toHaveLength(4);
  });

  it("are forgotten in order of sign-in when a fifth signs in", async () => {
    const members = [];
    for (const name of ["ada", "grace", "mary", "joan", "emmy"]) members.push(await join(name));
    for (const member of members) await signIn(member);
    const [ada, ...others] = members as [Member, ...Member[]];
    expect(await knows(ada)).toBe(false);
    for (const member of others) expect(await knows(member)).toBe(true);

    await signIn(ada);
    expect(await knows(ada)).toBe(true);
    expect(await knows(others[0] as Member)).toBe(false);
    expect(readDeviceSecrets(cookies)).toHaveLength(4);
  });

  it("are at most four, however many secrets a cookie has", async () => {
    const ada = await join("ada");
    await signIn(ada);
    const own = cookies.get("device");
    const crowded = createJar();
    crowded.set("device", [...Array.from({ length: 4 }, () => createRandomToken()), own].join("."));
    expect(readDeviceSecrets(crowded)).toHaveLength(4);
    expect(await knows(ada, crowded)).toBe(false);
  });

  it("have separate counters for wrong passwords", async () => {
    const [ada, grace] = [await join("ada"), await join("grace")];
    for (const member of [ada, grace]) await signIn(member);
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(signIn(ada, cookies, "wrong"));
    expect((await refusalOf(signIn(ada))).detail).toContain("Account is locked");
    await signIn(grace);
  });
});

describe("a new password", () => {
  const NEW_PASSWORD = "Fresh-bread 77!";
  /** An account that knows an attacker's browser, and another member with a browser. */
  async function withOthers() {
    const [ada, grace] = [await join("ada"), await join("grace")];
    const [strange, hers] = [createJar(), createJar()];
    await signIn(ada, strange);
    await signIn(grace, hers);
    const { accessToken } = await signIn(ada);
    return { ada, grace, strange, hers, accessToken };
  }
  async function reset(member: Member, jar: Cookies) {
    await visitor(harness).accounts.forgotPassword({ email: member.email });
    const token = (await mailedLink(harness, member.email))?.split("/reset-password/")[1] ?? "";
    await visitor(harness, { cookies: jar }).accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
  }

  it("leaves only the member's own browser known", async () => {
    const { ada, grace, strange, hers, accessToken } = await withOthers();
    await harness
      .callerWith(accessToken, { cookies })
      .accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await knows(ada)).toBe(true);
    expect(await knows(ada, strange)).toBe(false);
    expect(await knows(grace, hers)).toBe(true);
  });

  it("leaves the browser known that opens the mailed link", async () => {
    const { ada, grace, strange, hers } = await withOthers();
    await reset(ada, cookies);
    expect(await knows(ada)).toBe(true);
    expect(await knows(ada, strange)).toBe(false);
    expect(await knows(grace, hers)).toBe(true);
  });

  it("leaves no browser known when the mailed link is opened in another browser", async () => {
    const { ada, grace, strange, hers } = await withOthers();
    await reset(ada, hers);
    for (const jar of [cookies, strange]) expect(await knows(ada, jar)).toBe(false);
    for (const member of [ada, grace]) expect(await knows(member, hers)).toBe(true);
  });
});
