import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDb } from "#db/client.ts";
import { recipes, serverFlags, users } from "#db/schema/index.ts";
import { keepOutbox } from "#server/features/search-index/service/outbox.ts";
import { claimOwnership } from "#server/lib/process/owner-socket.ts";
import { admin, type Ended, WHILE_BUILDING } from "#server/test/admin-command.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { PASSWORD, visitor } from "#server/test/sign-in.ts";
import { runAdmin } from "./run-admin.ts";
import { runVerb, verbs } from "./verbs.ts";

const EMAIL = "ada@example.org";

beforeAll(async () => {
  expect((await admin({}, [])).code).toBe(0);
}, WHILE_BUILDING);

/** One call of every verb, in an order in which each can be done, and what it says. */
const journey = (recipeId: string): [string[], RegExp][] => [
  [["create-user", EMAIL, "Ada", "--set-password"], /^Created the account ada@example\.org\.$/],
  [
    ["create-user", "grace@example.org", "Grace"],
    /^Created the account grace@.+\nhttp:.+\/reset-password\/\S+$/,
  ],
  [["invite", "mary@example.org"], /^Invited mary@.+\nhttp:.+\/register\?invitation=\S+$/],
  [["verify", "asked@example.org"], /^Confirmed asked@example\.org\.$/],
  [["reset-password", EMAIL], /^Made a link for ada@.+\nhttp:.+\/reset-password\/\S+$/],
  [
    ["relink-identities", "owner@example.org"],
    /^Removed the links of owner@example\.org to id\.example\.org\./,
  ],
  [["set-tier", EMAIL, "premium"], /^ada@example\.org is premium now\.$/],
  [["disable", EMAIL], /^Disabled ada@example\.org: 0 sign-ins ended\.$/],
  [["enable", EMAIL], /^Enabled ada@example\.org: they can sign in again\.$/],
  [["unpublish", `/r/${recipeId}`], /^"Rhubarb crumble" is private now\.$/],
  [["delete-user", "owner@example.org"], /^Deleted the account owner@example\.org with 1 recipe\.$/],
  [["reindex"], /^Indexed \d+ recipes?\.$/],
  [["remove-starter"], /^Removed the starter cookbook: 1 recipe\.$/],
  [
    ["check"],
    /^The database is sound: 0 recipes, all in the search index, and 0 pictures, each with its files\.$/,
  ],
];

/** A process costs a second: two verbs are called as people call them, the others by what the process runs. */
const CALLED_AS_PROCESS = ["create-user", "check"];

async function call(folder: string, words: string[]): Promise<Ended> {
  if (CALLED_AS_PROCESS.includes(words[0] ?? "")) return admin({ DATA_DIR: folder }, words, PASSWORD);
  return { code: 0, out: (await runAdmin(words, { DATA_DIR: folder })).trim(), err: "" };
}

/** A household in which every verb has something to do. */
async function furnish(harness: Harness): Promise<string> {
  const cookbook = await harness.createMember({ email: "cookbook@larder.invalid", exempt: true });
  await harness.callerFor(cookbook).recipes.create(recipeInput());
  await visitor(harness).accounts.register({
    email: "asked@example.org",
    password: PASSWORD,
    name: "Asked",
  });
  const owner = await harness.createMember({ email: "owner@example.org" });
  await addLinkedIdentity(harness, owner);
  const input = { ...recipeInput(), title: "Rhubarb crumble", isPublic: true };
  return (await harness.callerFor(owner).recipes.create(input)).id;
}

it("every verb is in the journey", () => {
  expect(new Set(journey("x").map(([[verb]]) => verb))).toEqual(new Set(Object.keys(verbs)));
});

describe("every verb", () => {
  let harness: Harness;
  let recipeId: string;
  beforeEach(async () => {
    harness = await createHarness({ USAGE_LIMITS: "off" });
    // The processes go by the clock of the machine, and a registration waits for a day.
    harness.clock.advance(Date.now() - harness.clock.now());
    recipeId = await furnish(harness);
  });
  afterEach(() => harness.close());

  it("is done by the running server, through its socket", async () => {
    const owner = await claimOwnership(harness.folder, (verb, args) => runVerb(harness.deps, verb, args));
    try {
      for (const [words, answer] of journey(recipeId)) {
        const { code, out, err } = await call(harness.folder, words);
        expect({ code, err }, words[0]).toEqual({ code: 0, err: "" });
        expect(out).toMatch(answer);
      }
      expect(
        (await visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD })).user,
      ).toMatchObject({ accountTier: "premium" });
    } finally {
      await owner.release();
    }
  }, 120_000);

  it("is done alone where no server runs", async () => {
    // The pictures lie here already; the database comes as a backup does.
    await keepOutbox(harness.db, true);
    await harness.db.copyTo(join(harness.folder, "larder.db"));
    for (const [words, answer] of journey(recipeId)) {
      const { code, out, err } = await admin({ DATA_DIR: harness.folder }, words, PASSWORD);
      expect({ code, err }, words[0]).toEqual({ code: 0, err: "" });
      expect(out).toMatch(answer);
    }
    const db = await openDb(pathToFileURL(join(harness.folder, "larder.db")).href);
    try {
      const [ada] = await db.select().from(users).where(eq(users.email, EMAIL));
      expect(ada).toMatchObject({ name: "Ada", tier: "premium", disabledAt: null });
      expect(await db.select({ id: recipes.id }).from(recipes)).toEqual([]);
      // The server has a search server beside it, of which the commands were not told: its notes are its own.
      expect((await db.select().from(serverFlags)).map(({ name }) => name)).toContain("search_outbox");
    } finally {
      await db.close();
    }
  }, 120_000);
});
