import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Harness } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const NEW = "ada@kitchen.example";

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  member = await createSignIn(harness, { email: EMAIL });
  await update({ email: NEW, currentPassword: PASSWORD });
});

type Change = Parameters<ReturnType<Harness["callerFor"]>["accounts"]["update"]>[0];

/** A change by the member as the account stands now. */
async function update(change: Change) {
  const now = await harness.changeMember(member, { name: "Ada" });
  return harness.callerFor(now).accounts.update(change);
}

const mails = () => harness.db.select().from(outbox).where(eq(outbox.toAddress, NEW));

describe("an address that waits to be confirmed", () => {
  it("is mailed again where it comes with the password, and only the latest link works", async () => {
    const first = await mailedToken(harness, NEW);
    expect(await update({ email: NEW, currentPassword: PASSWORD })).toMatchObject({ pendingEmail: NEW });
    expect(await mails()).toHaveLength(2);
    const second = await mailedToken(harness, NEW);
    expect(await refusalOf(visitor(harness).accounts.verifyEmail({ token: first }))).toMatchObject({
      status: 400,
    });
    await visitor(harness).accounts.verifyEmail({ token: second });
    expect(await update({})).toMatchObject({ email: NEW, pendingEmail: null });
  });

  it("is not mailed again for a wrong password, and goes on waiting", async () => {
    expect(await refusalOf(update({ email: NEW, currentPassword: "wrong" }))).toMatchObject({
      status: 400,
      detail: "Current password is incorrect",
    });
    expect(await mails()).toHaveLength(1);
    expect(await update({})).toMatchObject({ pendingEmail: NEW });
  });

  it("stays as it is where it comes back with another change and no password", async () => {
    expect(await update({ name: "Ada L.", email: NEW })).toMatchObject({ name: "Ada L.", pendingEmail: NEW });
    expect(await mails()).toHaveLength(1);
  });

  it("stops being mailed after three within the hour", async () => {
    for (let n = 0; n < 2; n += 1) await update({ email: NEW, currentPassword: PASSWORD });
    expect(await refusalOf(update({ email: NEW, currentPassword: PASSWORD }))).toMatchObject({ status: 429 });
    expect(await mails()).toHaveLength(3);
  });

  it("is given up by the own address, and its link opens nothing", async () => {
    const token = await mailedToken(harness, NEW);
    expect(await update({ email: EMAIL })).toMatchObject({ email: EMAIL, pendingEmail: null });
    expect(await refusalOf(visitor(harness).accounts.verifyEmail({ token }))).toMatchObject({ status: 400 });
  });
});
