import { beforeEach, describe, expect, it } from "vitest";
import { logins, outbox, securityAlerts, users } from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedBodies, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const NEW_PASSWORD = "Fresh-bread 77!";

const harness = setUpHarness();
beforeEach(async () => {
  await createSignIn(harness, { email: EMAIL, name: "Ada" });
});

const NEW_EMAIL = "mallory@example.net";
const signIn = (password = PASSWORD) => visitor(harness).sessions.login({ email: EMAIL, password });
const change = (accessToken: string, currentPassword: string | null, newPassword = NEW_PASSWORD) =>
  harness
    .callerWith(accessToken, { ip: "198.51.100.9" })
    .accounts.changePassword({ currentPassword, newPassword });
const withoutPassword = () => harness.db.write((tx) => tx.update(users).set({ passwordHash: null }));

it("sets the new password for who knows the current one", async () => {
  const { accessToken } = await signIn();
  expect(await change(accessToken, PASSWORD)).toEqual({
    success: true,
    message: "Password updated successfully",
  });
  expect(await refusalOf(signIn())).toMatchObject({ detail: "Invalid email or password" });
  await signIn(NEW_PASSWORD);
});

it("ends every other sign-in; the one that changed it goes on", async () => {
  const other = await signIn();
  const own = await signIn();
  await change(own.accessToken, PASSWORD);
  await harness.callerWith(own.accessToken).accounts.me();
  await visitor(harness).sessions.refresh({ refreshToken: own.refreshToken });
  expect(await refusalOf(harness.callerWith(other.accessToken).accounts.me())).toMatchObject({ status: 401 });
  expect(
    await refusalOf(visitor(harness).sessions.refresh({ refreshToken: other.refreshToken })),
  ).toMatchObject({ status: 401 });
  const rows = await harness.db.select().from(logins).orderBy(logins.rowId);
  expect(rows.map(({ endReason }) => endReason)).toEqual(["revoked", null]);
});

it("kills a reset link that waits", async () => {
  await visitor(harness).accounts.forgotPassword({ email: EMAIL });
  const token = (await mailedLink(harness, EMAIL))?.split("/").at(-1) ?? "";
  const { accessToken } = await signIn();
  await change(accessToken, PASSWORD);
  expect(await refusalOf(visitor(harness).accounts.checkResetToken({ token }))).toMatchObject({
    status: 400,
  });
});

it("raises an alert that names the sign-in, and mails a notice", async () => {
  const { accessToken } = await signIn();
  await change(accessToken, PASSWORD);
  const [login] = await harness.db.select().from(logins);
  expect(await harness.db.select().from(securityAlerts)).toMatchObject([
    { type: "password_changed", severity: "low", ipAddress: "198.51.100.9", loginRowId: login?.rowId },
  ]);
  expect(await harness.db.select().from(outbox)).toMatchObject([
    { kind: "password_changed", toAddress: EMAIL, toName: "Ada" },
  ]);
});

it.each([
  ["short", "Password does not meet security requirements"],
  ["Password1!", "This password is too common. Please choose another."],
  ["Ada12345!", "This password is too common. Please choose another."],
])("refuses %s for the new password", async (typed, msg) => {
  const { accessToken } = await signIn();
  expect(await refusalOf(change(accessToken, PASSWORD, typed))).toMatchObject({
    status: 422,
    detail: [{ loc: ["body", "newPassword"], msg, type: "value_error" }],
  });
});

it("of an account without a password is set by a fresh sign-in alone", async () => {
  const { accessToken } = await signIn();
  await withoutPassword();
  await change(accessToken, null);
  await signIn(NEW_PASSWORD);
});

describe("a change of address that waits", () => {
  let accessToken: string;
  beforeEach(async () => {
    harness.override({ passwords: quickPasswords() });
    ({ accessToken } = await signIn());
  });

  const tokenTo = async (email: string) => (await mailedLink(harness, email))?.split("/").at(-1) ?? "";
  const tellingOfDrop = async () =>
    (await mailedBodies(harness)).filter((body) => body.includes("that was waiting is cancelled"));
  const changePassword = () => change(accessToken, PASSWORD);
  const resetByMail = async () => {
    await visitor(harness).accounts.forgotPassword({ email: EMAIL });
    const token = await tokenTo(EMAIL);
    await visitor(harness).accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
  };
  const disableForAWhile = async () => {
    for (const verb of ["disable", "enable"]) {
      await runVerb(harness.deps, verb, { words: [EMAIL], options: {} });
    }
  };

  it.each([
    ["a password that was reset", resetByMail, 1],
    ["a password that was changed", changePassword, 1],
    ["an account that was disabled", disableForAWhile, 0],
  ])("does not outlive %s", async (_, shutOut, mails) => {
    const { update } = harness.callerWith(accessToken).accounts;
    await update({ email: NEW_EMAIL, currentPassword: PASSWORD });
    const token = await tokenTo(NEW_EMAIL);
    await shutOut();

    expect(await refusalOf(visitor(harness).accounts.verifyEmail({ token }))).toMatchObject({ status: 400 });
    expect(await harness.db.select().from(users)).toMatchObject([{ email: EMAIL, pendingEmail: null }]);
    expect(await tellingOfDrop()).toHaveLength(mails);
  });

  it("is not in the mail of a new password where none was waiting", async () => {
    await changePassword();
    expect(await tellingOfDrop()).toEqual([]);
  });
});
