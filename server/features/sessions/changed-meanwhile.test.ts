import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { identities, logins, outbox, users } from "#db/schema/index.ts";
import type { Caller, MemberOptions } from "#server/test/harness.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const RESET: MemberOptions = { passwordHash: "of a new password" };
const PROOF = { currentPassword: PASSWORD };
const WRONG = { status: 400, detail: "Current password is incorrect" };

const harness = setUpHarness();
/** Change that is written to the account while its password is compared; null for none. */
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
  await addLinkedIdentity(harness, await createSignIn(harness, { email: EMAIL }));
});

const signIn = () => visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD });

it.each([
  ["another password has been set", RESET, "Invalid email or password"],
  ["the account has been disabled", { disabledAt: 7 }, "Account is disabled"],
])("a sign-in is refused when %s during the password comparison", async (_, change, detail) => {
  meanwhile = change;
  expect(await refusalOf(signIn())).toMatchObject({ status: 401, detail });
  expect(await harness.db.select().from(logins)).toEqual([]);
});

it.each<[string, (caller: Caller) => Promise<unknown>]>([
  [
    "sets no password",
    (caller) => caller.accounts.changePassword({ ...PROOF, newPassword: "Fresh-bread 77!" }),
  ],
  ["asks for no address", (caller) => caller.accounts.update({ ...PROOF, email: "mallory@example.net" })],
  ["deletes nothing", (caller) => caller.accounts.delete(PROOF)],
  [
    "removes no sign-in service",
    async (caller) => {
      const [linked] = (await caller.identities.ways()).identities;
      await caller.identities.remove({ ...PROOF, id: linked?.id ?? "" });
    },
  ],
])("a disabled member during the password comparison %s", async (_, call) => {
  const caller = harness.callerWith((await signIn()).accessToken);
  const stored = async () => [
    await harness.db.select().from(identities),
    await harness.db.select().from(outbox),
  ];
  const before = await stored();
  meanwhile = RESET;
  expect(await refusalOf(call(caller))).toMatchObject(WRONG);
  expect(await stored()).toEqual(before);
  expect(await harness.db.select().from(users)).toMatchObject([{ ...RESET, email: EMAIL }]);
});
