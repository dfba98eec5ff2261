import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { logins, outbox, users } from "#db/schema/index.ts";
import type { MemberOptions } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const RESET: MemberOptions = { passwordHash: "of a new password" };
const WRONG = { status: 400, detail: "Current password is incorrect" };

const harness = setUpHarness();
/** What becomes of the account while its password is compared. */
let meanwhile: MemberOptions | null;
beforeEach(async () => {
  meanwhile = null;
  const quick = quickPasswords();
  harness.override({
    passwords: {
      ...quick,
      async verify(hash, password, turn) {
        const isRight = await quick.verify(hash, password, turn);
        const change = meanwhile;
        if (change)
          await harness.db.write((tx) => tx.update(users).set(change).where(eq(users.email, EMAIL)));
        return isRight;
      },
    },
  });
  await createSignIn(harness, { email: EMAIL });
});

const signIn = () => visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD });

describe("a sign-in whose password is being compared", () => {
  it("opens nothing where another password has been set meanwhile", async () => {
    meanwhile = RESET;
    expect(await refusalOf(signIn())).toMatchObject({ status: 401, detail: "Invalid email or password" });
    expect(await harness.db.select().from(logins)).toEqual([]);
  });

  it("opens nothing where the account has been disabled meanwhile", async () => {
    meanwhile = { disabledAt: harness.clock.now() };
    expect(await refusalOf(signIn())).toMatchObject({ status: 401, detail: "Account is disabled" });
    expect(await harness.db.select().from(logins)).toEqual([]);
  });
});

describe("a member who is shut out while their password is compared", () => {
  const account = async () => harness.callerWith((await signIn()).accessToken).accounts;

  it("sets no password of their own", async () => {
    const { changePassword } = await account();
    meanwhile = RESET;
    const call = changePassword({ currentPassword: PASSWORD, newPassword: "Fresh-bread 77!" });
    expect(await refusalOf(call)).toMatchObject(WRONG);
    expect(await harness.db.select().from(users)).toMatchObject([RESET]);
  });

  it("asks for no other address", async () => {
    const { update } = await account();
    meanwhile = RESET;
    const call = update({ email: "mallory@example.net", currentPassword: PASSWORD });
    expect(await refusalOf(call)).toMatchObject(WRONG);
    expect(await harness.db.select().from(outbox)).toEqual([]);
  });

  it("deletes nothing", async () => {
    const { delete: remove } = await account();
    meanwhile = RESET;
    expect(await refusalOf(remove({ currentPassword: PASSWORD }))).toMatchObject(WRONG);
    expect(await harness.db.select().from(users)).toMatchObject([{ email: EMAIL }]);
  });
});
