import { beforeEach, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import { runVerb } from "#server/bin/operator/verbs.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedBodies, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const OWN = "ada@example.org";
const FOREIGN = "mallory@example.net";
const NEW_PASSWORD = "Fresh-bread 77!";

const harness = setUpHarness();
let accessToken: string;
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  await createSignIn(harness, { email: OWN });
  ({ accessToken } = await visitor(harness).sessions.login({ email: OWN, password: PASSWORD }));
});

const tokenTo = async (email: string) => (await mailedLink(harness, email))?.split("/").at(-1) ?? "";
const tellingOfDrop = async () =>
  (await mailedBodies(harness)).filter((body) => body.includes("that was waiting is cancelled"));
const signedIn = () => harness.callerWith(accessToken).accounts;
const resetByMail = async () => {
  await visitor(harness).accounts.forgotPassword({ email: OWN });
  const token = await tokenTo(OWN);
  await visitor(harness).accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
};
const changePassword = () =>
  signedIn().changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
const disableForAWhile = async () => {
  for (const verb of ["disable", "enable"]) await runVerb(harness.deps, verb, { words: [OWN], options: {} });
};

it.each([
  ["a password that was reset", resetByMail, 1],
  ["a password that was changed", changePassword, 1],
  ["an account that was disabled", disableForAWhile, 0],
])("a change of address that waits does not outlive %s", async (_, shutOut, told) => {
  await signedIn().update({ email: FOREIGN, currentPassword: PASSWORD });
  const token = await tokenTo(FOREIGN);
  await shutOut();

  expect(await refusalOf(visitor(harness).accounts.verifyEmail({ token }))).toMatchObject({ status: 400 });
  expect(await harness.db.select().from(users)).toMatchObject([{ email: OWN, pendingEmail: null }]);
  expect(await tellingOfDrop()).toHaveLength(told);
});

it("a mail of a new password tells of no change of address where none was waiting", async () => {
  await changePassword();
  expect(await tellingOfDrop()).toEqual([]);
});
