import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { images, invitations, outbox, pendingRegistrations, recipes, users } from "#db/schema/index.ts";
import { seedStarterCookbook } from "#db/seed.ts";
import { claimDataFolder, type Ownership } from "#server/lib/process/owner-socket.ts";
import { sentenceOf } from "#server/test/admin-command.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { runAdminCommand } from "./run-admin.ts";
import { runVerb } from "./verbs.ts";

const EMAIL = "ada@example.org";

const harness = setUpHarness({ USAGE_LIMITS: "off" });

const run = (verb: string, words: string[] = [], options: Record<string, string> = {}) =>
  runVerb(harness.deps, verb, { words, options });
const signIn = (password = PASSWORD) => visitor(harness).sessions.login({ email: EMAIL, password });

describe("create-user", () => {
  const create = (words: string[], password = PASSWORD) => run("create-user", words, { password });

  it("makes an account that can sign in at once", async () => {
    expect(await create([" Ada@Example.org ", "Ada", "Lovelace"])).toBe(
      "Created the account ada@example.org.",
    );
    expect((await signIn()).user).toMatchObject({ name: "Ada Lovelace", emailVerified: true });
  });

  it("without a password prints a link by which the person sets one, once, within an hour", async () => {
    const answer = await run("create-user", [EMAIL, "Ada", "Lovelace"]);
    const [sentence, link = ""] = answer.split("\n");
    expect(sentence).toBe(
      "Created the account ada@example.org; by this link they set their password, once, within an hour:",
    );
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/[A-Za-z0-9_-]{43}$/);
    expect(await harness.db.select().from(outbox)).toEqual([]);
    expect(await refusalOf(signIn())).toMatchObject({ detail: "Invalid email or password" });

    const set = { token: link.split("/").at(-1) ?? "", newPassword: PASSWORD };
    harness.clock.advance(3_600_000 - 1);
    await visitor(harness).accounts.resetPassword(set);
    expect((await signIn()).user).toMatchObject({ name: "Ada Lovelace", emailVerified: true });
    expect(await refusalOf(visitor(harness).accounts.resetPassword(set))).toMatchObject({ status: 400 });
  });

  it("works whatever SIGNUP says, and takes the address's invitation and requests with it", async () => {
    await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "A Stranger" });
    await run("invite", [EMAIL]);
    harness.override({ env: { ...harness.deps.env, SIGNUP: "closed" } });
    await create([EMAIL, "Ada"]);
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
    expect(await harness.db.select().from(invitations)).toEqual([]);
  });
});

describe("verify", () => {
  it("makes the account of a registration without its link", async () => {
    await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "Ada" });
    expect(await run("verify", ["ADA@example.org"])).toBe("Confirmed ada@example.org.");
    expect((await signIn()).user.name).toBe("Ada");
    expect(await run("verify", [EMAIL])).toBe("Confirmed ada@example.org.");
  });

  it("confirms an account that is there", async () => {
    await createSignIn(harness, { email: EMAIL, emailVerifiedAt: null });
    await run("verify", [EMAIL]);
    expect((await signIn()).user.emailVerified).toBe(true);
  });
});

describe("set-tier", () => {
  const DAY = 24 * 3_600_000;

  it("makes a member premium, for a time or without end, and freemium again", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const tier = async () => (await signIn()).user.accountTier;
    expect(await run("set-tier", [EMAIL, "premium"])).toBe("ada@example.org is premium now.");
    expect(await tier()).toBe("premium");
    expect(await run("set-tier", [EMAIL, "premium"], { since: "2026-03-01", until: "2026-03-12" })).toBe(
      "ada@example.org is premium now until 2026-03-12.",
    );
    const [row] = await harness.db.select().from(users).where(eq(users.rowId, member.rowId));
    expect(row).toMatchObject({ tierSince: Date.UTC(2026, 2, 1), tierUntil: Date.UTC(2026, 2, 12) });
    harness.clock.advance(2 * DAY);
    expect(await tier()).toBe("freemium");
    expect(await run("set-tier", [EMAIL, "freemium"])).toBe("ada@example.org is freemium now.");
  });

  it("keeps its beginning where premium is in force, and has a new one where it has ended", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const since = async () =>
      (await harness.db.select().from(users).where(eq(users.rowId, member.rowId)))[0]?.tierSince;
    const first = harness.clock.now();
    await run("set-tier", [EMAIL, "premium"], { until: "2026-03-20" });
    harness.clock.advance(2 * DAY);
    await run("set-tier", [EMAIL, "premium"], { until: "2026-03-25" });
    expect(await since()).toBe(first);
    await run("set-tier", [EMAIL, "premium"], { since: "2026-03-02", until: "2026-03-25" });
    expect(await since()).toBe(Date.UTC(2026, 2, 2));
    harness.clock.advance(20 * DAY);
    await run("set-tier", [EMAIL, "premium"]);
    expect(await since()).toBe(first + 22 * DAY);
    await run("set-tier", [EMAIL, "freemium"]);
    harness.clock.advance(DAY);
    await run("set-tier", [EMAIL, "premium"]);
    expect(await since()).toBe(first + 23 * DAY);
  });

  it("takes the 29th of February of a leap year", async () => {
    await createSignIn(harness, { email: EMAIL });
    expect(await run("set-tier", [EMAIL, "premium"], { until: "2028-02-29" })).toContain("until 2028-02-29");
  });

  it("does not call premium what begins later", async () => {
    await createSignIn(harness, { email: EMAIL });
    expect(await run("set-tier", [EMAIL, "premium"], { since: "2026-04-01", until: "2027-04-01" })).toBe(
      "ada@example.org is premium from 2026-04-01 until 2027-04-01.",
    );
    expect((await signIn()).user.accountTier).toBe("freemium");
  });
});

describe("remove-starter", () => {
  it("removes all rows and files of the cookbook, and leaves those of members", async () => {
    expect(await seedStarterCookbook(harness.deps)).toBe(30);
    // The account of the starter cookbook has no password, so no one can sign in to it.
    expect(await harness.db.select({ hash: users.passwordHash }).from(users)).toEqual([{ hash: null }]);
    const folder = join(harness.folder, "images");
    const files = () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
            .length
        : 0;
    expect(files()).toBe(90);
    const member = await harness.createMember();
    const own = await harness.callerFor(member).recipes.create(recipeInput());
    const [starter] = await harness.callerFor(member).recipes.featured({ limit: 1 });
    await harness.callerFor(member).likes.like({ id: starter?.id ?? "" });

    expect(await run("remove-starter")).toBe("Removed the starter cookbook: 30 recipes.");
    expect((await harness.db.select({ id: recipes.id }).from(recipes)).map(({ id }) => id)).toEqual([own.id]);
    expect((await harness.db.select({ rowId: users.rowId }).from(users)).map(({ rowId }) => rowId)).toEqual([
      member.rowId,
    ]);
    expect(await harness.db.select().from(images)).toEqual([]);
    expect(files()).toBe(0);
    expect((await harness.callerFor(member).search.advanced({})).metadata.totalCount).toBe(1);
    expect(await run("check")).toBe(
      "The database is sound: 1 recipe, all in the search index, and 0 pictures, each with its files.",
    );
    expect(await sentenceOf(run("remove-starter"))).toBe("There is no starter cookbook.");
    // The database now has an account, so the next start does not add the starter cookbook again.
    expect(await seedStarterCookbook(harness.deps)).toBe(0);
  });
});

describe("the operator command", () => {
  let ownership: Ownership;
  beforeEach(async () => {
    ownership = await claimDataFolder(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
  });
  afterEach(() => ownership.release());

  const admin = (...argv: string[]) => runAdminCommand(argv, { DATA_DIR: harness.folder });

  it("asks the running server, which does it and says so", async () => {
    const prompts: string[] = [];
    const type = async (prompt: string) => {
      prompts.push(prompt);
      return PASSWORD;
    };
    const words = ["create-user", EMAIL, "Ada", "Lovelace", "--set-password"];
    expect(await runAdminCommand(words, { DATA_DIR: harness.folder }, undefined, type)).toBe(
      "Created the account ada@example.org.",
    );
    expect(prompts[0]).toBe("Password: ");
    expect((await signIn()).user.name).toBe("Ada Lovelace");
    expect(await admin("set-tier", EMAIL, "premium", "--until", "2030-01-31")).toBe(
      "ada@example.org is premium now until 2030-01-31.",
    );
    expect(await admin("check")).toBe(
      "The database is sound: 0 recipes, all in the search index, and 0 pictures, each with its files.",
    );
  });

  it("asks the owner of a database file that lies elsewhere", async () => {
    const elsewhere = join(harness.folder, "elsewhere");
    const DATABASE_URL = `file:${join(harness.folder, "larder.db")}`;
    expect(await runAdminCommand(["check"], { DATA_DIR: elsewhere, DATABASE_URL })).toBe(
      "The database is sound: 0 recipes, all in the search index, and 0 pictures, each with its files.",
    );
    expect(existsSync(elsewhere)).toBe(false);
  });
});
