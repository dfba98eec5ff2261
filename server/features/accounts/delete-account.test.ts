import { readdirSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  identities,
  images,
  likes,
  loginEvents,
  logins,
  outbox,
  recipePhotos,
  recipes,
  users,
} from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { sweepJob } from "#server/jobs/all-jobs.ts";
import { type Caller, createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { deleteAccount, finishInterruptedDeletions } from "./service/delete-account.ts";

const ADA = "ada.lovelace@example.org";
const NAME = "Ada Augusta";
const WANTED = "countess@example.net";
const GRACE = "grace@example.org";

const harness = setUpHarness();
let picture: Buffer;
let grace: Caller;
let graceRecipe: string;

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  grace = await furnishGrace();
});

const upload = (by: Caller) => by.uploads.create({ fileName: "a.png", bytes: picture });
const files = () =>
  readdirSync(`${harness.folder}/images`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const importText = async (by: Caller, title: string) => {
  const text = `${title}\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix everything.\nBake for 20 minutes.`;
  await by.imports.extractText({ text });
};

/** Creates another member, whose rows the deletion must not change. */
async function furnishGrace(): Promise<Caller> {
  const member = await createSignIn(harness, { email: GRACE, name: "Grace", tier: "premium" });
  const { accessToken } = await visitor(harness, { cookies: createJar() }).sessions.login({
    email: GRACE,
    password: PASSWORD,
  });
  const caller = harness.callerWith(accessToken);
  const { path } = await upload(caller);
  const { id } = await caller.recipes.create({
    ...recipeInput({ title: "Grace's goulash" }),
    isPublic: true,
    imagePath: path,
  });
  graceRecipe = id;
  await caller.likes.like({ id });
  await caller.scaling.scale({ id, newServings: 8 });
  await caller.drafts.save({ recipeId: null, value: JSON.stringify({ path }), shape: 1, basis: null });
  await importText(caller, "Grace's gingerbread");
  await harness.db.write((tx) =>
    tx.insert(identities).values({
      id: "grace-at-issuer",
      userRowId: member.rowId,
      issuer: "https://issuer.example",
      subject: "grace",
      createdAt: 1,
      lastUsedAt: 1,
    }),
  );
  return caller;
}

/** Creates a member with rows in every table that can hold them. */
async function furnishAda(): Promise<{ caller: Caller; accessToken: string; refreshToken: string }> {
  // A failed login before the account exists, which is recorded with the address alone.
  await refusalOf(visitor(harness).sessions.login({ email: ADA, password: "too early" }));
  await visitor(harness).accounts.register({ email: ADA, password: PASSWORD, name: NAME });
  await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, ADA) });
  await runVerb(harness.deps, "set-tier", { words: [ADA, "premium"], options: {} });
  await visitor(harness).accounts.register({ email: ADA, password: PASSWORD, name: "A Stranger" });
  for (let turn = 0; turn < 6; turn += 1) {
    await refusalOf(visitor(harness).sessions.login({ email: ADA, password: "wrong" }));
  }
  const cookies = createJar();
  const browser = visitor(harness, { cookies, ip: "198.51.100.7" });
  const { accessToken, refreshToken } = await browser.sessions.login({ email: ADA, password: PASSWORD });
  const caller = harness.callerWith(accessToken, { cookies });
  const [cover, step, photo, unused] = await Promise.all([
    upload(caller),
    upload(caller),
    upload(caller),
    upload(caller),
  ]);
  const { id } = await caller.recipes.create({
    ...recipeInput({ title: "Analytical pancakes", tags: ["engine"] }),
    isPublic: true,
    imagePath: cover.path,
    instructions: [{ instruction: "Turn the crank.", imagePath: step.path }],
  });
  await caller.recipes.create(recipeInput({ title: "Difference soup" }));
  const [row] = await harness.db.select().from(recipes).orderBy(recipes.rowId).limit(1).offset(1);
  await harness.db.write((tx) =>
    tx.insert(recipePhotos).values({ recipeRowId: row?.rowId ?? 0, position: 0, imageId: photo.id }),
  );
  await caller.likes.like({ id });
  await caller.likes.like({ id: graceRecipe });
  await grace.likes.like({ id });
  await caller.scaling.scale({ id, newServings: 8 });
  await caller.scaling.scale({ id: graceRecipe, newServings: 8 });
  await grace.scaling.scale({ id, newServings: 8 });
  await caller.drafts.save({
    recipeId: id,
    value: JSON.stringify({ path: unused.path }),
    shape: 1,
    basis: 1,
  });
  await importText(caller, "Ada's apple pie");
  await refusalOf(
    caller.accounts.changePassword({ currentPassword: "wrong", newPassword: "Fresh-bread 77!" }),
  );
  await caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: "Fresh-bread 77!" });
  await caller.accounts.update({ email: WANTED, currentPassword: PASSWORD });
  await visitor(harness).accounts.forgotPassword({ email: ADA });
  const [ada] = (await harness.db.select().from(users)).filter(({ email }) => email === ADA);
  await harness.db.write((tx) =>
    tx.insert(identities).values({
      id: "ada-at-issuer",
      userRowId: ada?.rowId ?? 0,
      issuer: "https://issuer.example",
      subject: "ada",
      createdAt: 1,
      lastUsedAt: 1,
    }),
  );
  return { caller, accessToken, refreshToken };
}

/** The rows of all tables as text, by table name. The tables of the search index are left out. */
async function tables(): Promise<Map<string, string[]>> {
  const names = await harness.db.all<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and name not like 'search_index%' and name not like 'search_titles%'`,
  );
  const read = new Map<string, string[]>();
  for (const { name } of names) {
    const rows = await harness.db.all(`select * from "${name}"`);
    read.set(name, rows.map((row) => JSON.stringify(row)).sort());
  }
  return read;
}

const bye = (caller: Caller) => caller.accounts.delete({ currentPassword: PASSWORD });

describe("deleting an account", () => {
  it("restores every table, except for the goodbye mail and the counts", async () => {
    const before = await tables();
    const { caller } = await furnishAda();
    const during = await tables();
    // The listed tables hold no rows of the member; all other tables do.
    expect([...during.keys()].filter((name) => sameRows(during.get(name), before.get(name))).sort()).toEqual([
      "identity_attempts",
      "invitations",
      "schema_migrations",
      "search_outbox",
      "server_flags",
      "spent_credentials",
      "transport_state",
    ]);

    expect(await bye(caller)).toEqual({ success: true, message: "Your account has been deleted" });
    const after = await tables();
    const left = [...after.keys()].filter((name) => !sameRows(after.get(name), before.get(name)));
    expect(left.sort()).toEqual(["mail_requests", "outbox"]);
    expect(await harness.db.select().from(outbox)).toMatchObject([
      { kind: "account_deleted", toAddress: ADA, toName: NAME },
    ]);
    // The counts of mail requests per address are deleted an hour later.
    harness.clock.advance(3_600_001);
    await sweepJob.run({ ...harness.deps, mailer: { kind: "smtp", send: async () => {}, close: () => {} } });
    expect((await tables()).get("mail_requests")).toEqual([]);
  });

  it("takes the person's likes back: counts and the search's order are right", async () => {
    const { caller } = await furnishAda();
    expect((await grace.recipes.get({ id: graceRecipe })).likeCount).toBe(2);
    await bye(caller);
    expect((await grace.recipes.get({ id: graceRecipe })).likeCount).toBe(1);
    expect(await harness.db.select().from(likes)).toHaveLength(1);
    expect((await grace.likes.favorites({})).totalFavorites).toBe(1);
    expect(await runVerb(harness.deps, "check", { words: [], options: {} })).toBe(
      "The database is sound: 1 recipe, all in the search index, and 1 picture, each with its files.",
    );
  });

  it("takes the recipes out of the search, by title, ingredient and step", async () => {
    const { caller } = await furnishAda();
    const found = async (title: string) => (await grace.search.advanced({ title })).metadata.totalCount;
    expect(await found("analytical")).toBe(1);
    expect(await found("crank")).toBe(1);
    expect(await found("tomatoes")).toBe(2);
    await bye(caller);
    for (const word of ["analytical", "crank", "engine"]) expect(await found(word)).toBe(0);
    expect(await found("tomatoes")).toBe(1);
    expect(await grace.search.quick({ q: "anal" })).toEqual([]);
  });

  it("removes the files of all pictures, used or not, and of no other member's", async () => {
    const before = files();
    const { caller } = await furnishAda();
    expect(files()).toHaveLength(before.length + 12);
    await bye(caller);
    expect(files()).toEqual(before);
    expect(await harness.db.select().from(images)).toHaveLength(1);
  });

  it("keeps mails to another member about their own address", async () => {
    const { caller } = await furnishAda();
    await caller.accounts.update({ email: ADA });
    await caller.accounts.update({ email: GRACE, currentPassword: PASSWORD });
    await bye(caller);
    const remaining = await harness.db.select().from(outbox);
    expect(remaining.map(({ kind, toAddress }) => ({ kind, toAddress }))).toEqual([
      { kind: "change_email", toAddress: WANTED },
      { kind: "email_taken", toAddress: GRACE },
      { kind: "account_deleted", toAddress: ADA },
    ]);
  });
});

describe("an interrupted deletion", () => {
  /** Deletes Ada's account with an error at the second recipe. Returns her row id. */
  async function stopHalfway(): Promise<number> {
    await furnishAda();
    const [ada] = (await harness.db.select().from(users)).filter(({ email }) => email === ADA);
    const rowId = ada?.rowId ?? 0;
    let removed = 0;
    const search = {
      ...harness.deps.search,
      remove: (...args: Parameters<typeof harness.deps.search.remove>) => {
        removed += 1;
        if (removed > 1) throw new Error("the power went");
        return harness.deps.search.remove(...args);
      },
    };
    await expect(deleteAccount({ ...harness.deps, search }, rowId)).rejects.toThrow("the power went");
    return rowId;
  }

  it("has forgotten the person at once, in one write", async () => {
    const rowId = await stopHalfway();
    const [row] = (await harness.db.select().from(users)).filter((user) => user.rowId === rowId);
    expect(row).toMatchObject({
      email: `${row?.id}@deleted.invalid`,
      name: "-",
      pendingEmail: null,
      passwordHash: null,
      deletedAt: harness.clock.now(),
      disabledAt: harness.clock.now(),
    });
    expect(await harness.db.select().from(loginEvents)).toHaveLength(1);
    const ends = (await harness.db.select().from(logins)).filter((login) => login.userRowId === rowId);
    expect(new Set(ends.map(({ endedAt }) => endedAt))).toEqual(new Set([harness.clock.now()]));
    const mailed = [...(await tables()).entries()].filter(([name]) => !/^(outbox|mail_requests)$/.test(name));
    for (const [name, rows] of mailed) {
      for (const word of [ADA, NAME, WANTED]) expect(rows.join(), name).not.toContain(word);
    }
    expect((await harness.db.select().from(recipes)).length).toBe(2);
  });

  it("is finished by the sweep", async () => {
    const before = files();
    await stopHalfway();
    expect(files().length).toBeGreaterThan(3);
    await sweepJob.run({ ...harness.deps, mailer: { kind: "smtp", send: async () => {}, close: () => {} } });
    expect((await harness.db.select().from(users)).map(({ email }) => email)).toEqual([GRACE]);
    expect(await harness.db.select().from(recipes)).toHaveLength(1);
    expect(files()).toEqual(before);
    expect(await runVerb(harness.deps, "check", { words: [], options: {} })).toContain(
      "The database is sound",
    );
  });

  it("is finished once, and tells no second farewell", async () => {
    const rowId = await stopHalfway();
    expect(await finishInterruptedDeletions(harness.deps)).toBe(1);
    expect(await finishInterruptedDeletions(harness.deps)).toBe(0);
    await deleteAccount(harness.deps, rowId);
    const farewells = (await harness.db.select().from(outbox)).filter(
      ({ kind }) => kind === "account_deleted",
    );
    expect(farewells).toHaveLength(1);
  });

  it("is not continued once the server stops", async () => {
    await stopHalfway();
    await finishInterruptedDeletions(harness.deps, AbortSignal.abort());
    expect(await harness.db.select().from(users)).toHaveLength(2);
  });

  it("leaves no session, and counts as disabled", async () => {
    const { accessToken, refreshToken } = await furnishAda();
    const [ada] = (await harness.db.select().from(users)).filter(({ email }) => email === ADA);
    const images = {
      ...harness.deps.images,
      removeImage: () => Promise.reject(new Error("the disk is away")),
    };
    await expect(deleteAccount({ ...harness.deps, images }, ada?.rowId ?? 0)).rejects.toThrow("away");
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({
      detail: "Could not validate credentials",
    });
    expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject({
      detail: "Invalid or expired refresh token",
    });
  });

  it("holds up no one who takes the address meanwhile", async () => {
    await stopHalfway();
    harness.clock.advance(3_600_000);
    await visitor(harness).accounts.register({ email: ADA, password: PASSWORD, name: "Another Ada" });
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, ADA) });
    await finishInterruptedDeletions(harness.deps);
    const names = (await harness.db.select().from(users)).map(({ name }) => name);
    expect(names).toEqual(["Grace", "Another Ada"]);
  });
});

function sameRows(a: string[] | undefined, b: string[] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
