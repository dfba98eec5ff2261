import { beforeEach, describe, expect, it } from "vitest";
import { invitations, oneTimeTokens, users } from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { createConfirmedAccount } from "./service/create-confirmed-account.ts";
import { mailInvitationLink } from "./service/invitations.ts";

const EMAIL = "ada@example.org";

const harness = setUpHarness();
beforeEach(async () => {
  // Equal passwords get different hashes, as real hashes are salted.
  let hashes = 0;
  harness.override({
    passwords: {
      ...harness.deps.passwords,
      hash: async (password) => {
        hashes += 1;
        return `${hashes} ${password}`;
      },
      verify: async (hash, password) => hash.endsWith(` ${password}`),
    },
  });
});

const register = async (name: string) => {
  await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name });
  return mailedToken(harness, EMAIL);
};
const open = (token: string) => visitor(harness).accounts.verifyEmail({ token });
const make = (name: string) =>
  harness.db.write((tx) =>
    createConfirmedAccount(tx, harness.deps, {
      email: EMAIL,
      name,
      passwordHash: `1 ${name}`,
      timezone: null,
    }),
  );
const accounts = async () => (await harness.db.select().from(users)).map(({ name }) => name);

describe("an address gets one account", () => {
  it("however many make it at once", async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, index) => make(`Cook ${index}`)));
    expect(made.filter((user) => user !== null)).toHaveLength(1);
    expect(await accounts()).toEqual(["Cook 0"]);
  });

  it("of a link, an invitation and the operator who comes first", async () => {
    const token = await register("Linked");
    const invitation = (await mailInvitationLink(harness.deps, EMAIL)).split("=")[1];
    const body = { email: EMAIL, password: PASSWORD, name: "Invited", invitation };
    await Promise.allSettled([
      runVerb(harness.deps, "create-user", { words: [EMAIL, "Made"], options: {} }),
      open(token),
      visitor(harness).accounts.register(body),
    ]);
    expect(await accounts()).toHaveLength(1);
    expect(await harness.db.select().from(invitations)).toEqual([]);
  });

  it("and who comes later changes nothing of it", async () => {
    const member = await createSignIn(harness, { email: EMAIL, name: "Ada" });
    const before = await harness.db.select().from(users);
    expect(await make("Mallory")).toBeNull();
    expect(await harness.db.select().from(users)).toEqual(before);
    expect(before[0]?.rowId).toBe(member.rowId);
  });
});

it("the links of one registration all hear success, those of another none", async () => {
  const first = await register("Ada");
  const other = await register("Grace");
  await visitor(harness).accounts.resendVerification({ email: EMAIL });
  const again = await mailedToken(harness, EMAIL);
  // Resending used the newest registration, which is `other`.
  await open(other);
  expect(await open(again)).toMatchObject({ emailVerified: true });
  await expect(open(first)).rejects.toThrow("Invalid or expired verification token");
  const remaining = await harness.db.select().from(oneTimeTokens);
  expect(remaining.map(({ purpose, usedAt }) => ({ purpose, usedAt }))).toEqual(
    [1, 2].map(() => ({ purpose: "verify_email", usedAt: harness.clock.now() })),
  );
});

it("an account starts confirmed, on the free tier, in the registration's time zone", async () => {
  const account = { email: EMAIL, name: "Ada", passwordHash: null, timezone: "Asia/Tokyo" };
  const made = await harness.db.write((tx) => createConfirmedAccount(tx, harness.deps, account));
  expect(made).toMatchObject({
    email: EMAIL,
    pendingEmail: null,
    passwordHash: null,
    emailVerifiedAt: harness.clock.now(),
    disabledAt: null,
    deletedAt: null,
    tier: "freemium",
    timezone: "Asia/Tokyo",
    timezoneStated: true,
    exempt: false,
    createdAt: harness.clock.now(),
  });
});

it("an account without a known zone is in UTC until its first sign-in tells one", async () => {
  await make("Ada");
  expect((await harness.db.select().from(users))[0]).toMatchObject({
    timezone: "UTC",
    timezoneStated: false,
  });
  const login = visitor(harness, { timezone: "Asia/Tokyo" }).sessions.login({
    email: EMAIL,
    password: "Ada",
  });
  expect((await login).user.timezone).toBe("Asia/Tokyo");
});
