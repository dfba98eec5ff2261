import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logins, securityAlerts } from "#db/schema/index.ts";
import { describeError } from "#server/error-answer.ts";
import type { Member } from "#server/guards/member.ts";
import type { RestRow } from "#server/rest/table.ts";
import { appRouter } from "#server/router.ts";
import { type Caller, createHarness, type Harness } from "./harness.ts";
import { recipeInput } from "./recipe-input.ts";

type Name = RestRow["procedure"];
type Ladder = "anyone" | "guest or member" | "member";
type Call = (caller: Caller, id: string) => Promise<unknown>;

const OK = "answers";
const NO_TOKEN = "401 Not authenticated";
const BAD_TOKEN = "401 Could not validate credentials";
const NO_RECIPE = "404 Recipe not found";
const NO_IMAGE = "404 Image not found";
const NO_SESSION = "404 Session not found";
const NO_ALERT = "404 Alert not found";
const NO_RECORD = "404 Import record not found";
const MISSING = "00000000-0000-7000-8000-000000000000";

/** What a call does to an object: by whose it is and who may see it. Nobody but its owner sees a private one. */
type Reach = {
  object: "recipe" | "image" | "record" | "session" | "alert";
  own: string;
  foreignOpen?: string;
  foreignHidden: string;
};
type Row = { ladder: Ladder; call: Call; reach?: Reach };

const recipe = (own: string, foreignOpen: string): Reach => ({
  object: "recipe",
  own,
  foreignOpen,
  foreignHidden: NO_RECIPE,
});

/** Every procedure, who may call it, and what it does with whose objects. One that is missing here fails below. */
const table: Record<Name, Row> = {
  "accounts.register": {
    ladder: "anyone",
    call: (c) => c.accounts.register({ email: "x", password: "x", name: "x" }),
  },
  "accounts.verifyEmail": { ladder: "anyone", call: (c) => c.accounts.verifyEmail({ token: "x" }) },
  "accounts.resendVerification": {
    ladder: "anyone",
    call: (c) => c.accounts.resendVerification({ email: "x" }),
  },
  "accounts.readVerification": {
    ladder: "anyone",
    call: (c) => c.accounts.readVerification({ token: "x" }),
  },
  "accounts.declineVerification": {
    ladder: "anyone",
    call: (c) => c.accounts.declineVerification({ token: "x" }),
  },
  "accounts.forgotPassword": { ladder: "anyone", call: (c) => c.accounts.forgotPassword({ email: "x" }) },
  "accounts.checkResetToken": { ladder: "anyone", call: (c) => c.accounts.checkResetToken({ token: "x" }) },
  "accounts.resetPassword": {
    ladder: "anyone",
    call: (c) => c.accounts.resetPassword({ token: "x", newPassword: "x" }),
  },
  "accounts.update": { ladder: "member", call: (c) => c.accounts.update({ name: "Ada" }) },
  "accounts.changePassword": {
    ladder: "member",
    call: (c) => c.accounts.changePassword({ newPassword: "x" }),
  },
  "accounts.delete": { ladder: "member", call: (c) => c.accounts.delete({ currentPassword: "x" }) },
  "accounts.me": { ladder: "member", call: (c) => c.accounts.me() },
  "sessions.login": { ladder: "anyone", call: (c) => c.sessions.login({ email: "x", password: "" }) },
  "sessions.refresh": { ladder: "anyone", call: (c) => c.sessions.refresh({ refreshToken: "x" }) },
  "sessions.logoutEverywhere": { ladder: "member", call: (c) => c.sessions.logoutEverywhere() },
  "sessions.trustBrowser": { ladder: "anyone", call: (c) => c.sessions.trustBrowser({ token: "x" }) },
  "sessions.logout": { ladder: "anyone", call: (c) => c.sessions.logout() },
  "security.sessions": { ladder: "member", call: (c) => c.security.sessions() },
  "security.endSession": {
    ladder: "member",
    call: (c, id) => c.security.endSession({ id }),
    reach: { object: "session", own: OK, foreignHidden: NO_SESSION },
  },
  "security.summary": { ladder: "member", call: (c) => c.security.summary() },
  "security.loginHistory": { ladder: "member", call: (c) => c.security.loginHistory({}) },
  "security.alerts": { ladder: "member", call: (c) => c.security.alerts({}) },
  "security.stats": { ladder: "member", call: (c) => c.security.stats() },
  "security.exportHistory": { ladder: "member", call: (c) => c.security.exportHistory({}) },
  "security.acknowledge": {
    ladder: "member",
    call: (c, id) => c.security.acknowledge({ alertId: id }),
    reach: { object: "alert", own: OK, foreignHidden: NO_ALERT },
  },
  "security.reply": {
    ladder: "member",
    call: (c, id) => c.security.reply({ alertId: id, answer: "me" }),
    reach: { object: "alert", own: OK, foreignHidden: NO_ALERT },
  },
  "security.endOtherSessions": { ladder: "member", call: (c) => c.security.endOtherSessions() },
  "identities.config": { ladder: "anyone", call: (c) => c.identities.config() },
  "identities.signIn": { ladder: "anyone", call: (c) => c.identities.signIn({ credential: "x" }) },
  "usage.get": { ladder: "member", call: (c) => c.usage.get() },
  "uploads.create": {
    ladder: "member",
    call: (c) => c.uploads.create({ fileName: "a.png", bytes: picture }),
  },
  "uploads.delete": {
    ladder: "member",
    call: (c, id) => c.uploads.delete({ id }),
    reach: { object: "image", own: OK, foreignHidden: "403 Not authorized to delete this image" },
  },
  "drafts.list": { ladder: "member", call: (c) => c.drafts.list() },
  "drafts.get": {
    ladder: "member",
    call: (c, id) => c.drafts.get({ recipeId: id }),
    reach: recipe(OK, "403 Not authorized to modify this recipe"),
  },
  "drafts.save": {
    ladder: "member",
    call: (c, id) => c.drafts.save({ recipeId: id, value: "{}", shape: 1, basis: null }),
    reach: recipe(OK, "403 Not authorized to modify this recipe"),
  },
  "drafts.delete": {
    ladder: "member",
    call: (c, id) => c.drafts.delete({ recipeId: id }),
    reach: recipe(OK, "403 Not authorized to modify this recipe"),
  },
  "recipes.list": { ladder: "guest or member", call: (c) => c.recipes.list({}) },
  "recipes.featured": { ladder: "guest or member", call: (c) => c.recipes.featured({}) },
  "recipes.my": { ladder: "member", call: (c) => c.recipes.my({}) },
  "recipes.stats": { ladder: "member", call: (c) => c.recipes.stats() },
  "recipes.cuisines": { ladder: "anyone", call: (c) => c.recipes.cuisines() },
  "recipes.categories": { ladder: "anyone", call: (c) => c.recipes.categories() },
  "recipes.tags": { ladder: "member", call: (c) => c.recipes.tags() },
  "recipes.metadata": { ladder: "anyone", call: (c) => c.recipes.metadata() },
  "recipes.create": { ladder: "member", call: (c) => c.recipes.create(recipeInput()) },
  "recipes.get": {
    ladder: "guest or member",
    call: (c, id) => c.recipes.get({ id }),
    reach: recipe(OK, OK),
  },
  "recipes.update": {
    ladder: "member",
    call: (c, id) => c.recipes.update({ id, notes: "Changed." }),
    reach: recipe(OK, "403 Not authorized to modify this recipe"),
  },
  "recipes.delete": {
    ladder: "member",
    call: (c, id) => c.recipes.delete({ id }),
    reach: recipe(OK, "403 Not authorized to delete this recipe"),
  },
  "recipes.export": {
    ladder: "member",
    call: (c, id) => c.recipes.export({ recipeIds: [id] }),
    reach: recipe(OK, NO_RECIPE),
  },
  "recipes.duplicate": {
    ladder: "member",
    call: (c, id) => c.recipes.duplicate({ id }),
    reach: recipe(OK, OK),
  },
  "recipes.readLines": { ladder: "member", call: (c) => c.recipes.readLines({ lines: ["1 leek"] }) },
  "likes.like": { ladder: "member", call: (c, id) => c.likes.like({ id }), reach: recipe(OK, OK) },
  "likes.unlike": { ladder: "member", call: (c, id) => c.likes.unlike({ id }), reach: recipe(OK, OK) },
  "likes.favorites": { ladder: "member", call: (c) => c.likes.favorites({}) },
  "scaling.scale": {
    ladder: "guest or member",
    call: (c, id) => c.scaling.scale({ id, newServings: 8 }),
    reach: recipe(OK, OK),
  },
  "scaling.validate": {
    ladder: "guest or member",
    call: (c, id) => c.scaling.validate({ id, newServings: 8 }),
    reach: recipe(OK, OK),
  },
  "scaling.history": {
    ladder: "member",
    call: (c, id) => c.scaling.history({ id }),
    reach: recipe(OK, OK),
  },
  "search.quick": { ladder: "guest or member", call: (c) => c.search.quick({ q: "a" }) },
  "search.advanced": { ladder: "guest or member", call: (c) => c.search.advanced({}) },
  "imports.validate": {
    ladder: "member",
    call: (c) => c.imports.validate({ url: "https://allrecipes.com" }),
  },
  "imports.extract": { ladder: "member", call: (c) => c.imports.extract({ url: "https://a.b", html: "" }) },
  "imports.extractText": { ladder: "member", call: (c) => c.imports.extractText({ text: "x" }) },
  "imports.continueReview": {
    ladder: "member",
    call: (c, id) => c.imports.continueReview({ id }),
    reach: { object: "record", own: OK, foreignHidden: NO_RECORD },
  },
  "imports.fetchPicture": {
    ladder: "member",
    call: (c, id) => c.imports.fetchPicture({ importId: id, address: "https://example.com/a.jpg" }),
    // An own record whose page names no such picture answers like none.
    reach: { object: "record", own: NO_RECORD, foreignHidden: NO_RECORD },
  },
  "imports.reread": {
    ladder: "member",
    call: (c, id) => c.imports.reread({ recipeId: id }),
    reach: recipe("404 The page of this recipe was not kept", "403 Not authorized to modify this recipe"),
  },
  "imports.save": {
    ladder: "member",
    call: (c) => c.imports.save({ title: "Soup", ingredients: ["salt"], instructions: ["Stir."] }),
  },
  "imports.supportedSites": { ladder: "anyone", call: (c) => c.imports.supportedSites() },
  "imports.history": { ladder: "member", call: (c) => c.imports.history({}) },
  "imports.deleteRecord": {
    ladder: "member",
    call: (c, id) => c.imports.deleteRecord({ id }),
    reach: { object: "record", own: OK, foreignHidden: NO_RECORD },
  },
  "scans.process": { ladder: "member", call: (c) => c.scans.process({ imageData: "" }) },
  "scans.progress": { ladder: "member", call: (c) => c.scans.progress({ id: MISSING }) },
  "scans.cancel": { ladder: "member", call: (c) => c.scans.cancel({ id: MISSING }) },
  "scans.assessQuality": { ladder: "member", call: (c) => c.scans.assessQuality({ imageData: "" }) },
  "scans.parseText": { ladder: "member", call: (c) => c.scans.parseText({ ocrText: "Soup" }) },
  "scans.options": { ladder: "member", call: (c) => c.scans.options() },
  "scans.save": {
    ladder: "member",
    call: (c) => c.scans.save({ recipe: recipeInput() }),
  },
};

let harness: Harness;
let owner: Member;
let stranger: Member;
let premium: Member;
let picture: Buffer;
beforeAll(async () => {
  harness = await createHarness({ USAGE_LIMITS: "off" });
  // With passwords that nobody has: what asks for one is refused, and takes nobody's account away.
  const passwordHash = "-";
  owner = await harness.createMember({ passwordHash });
  stranger = await harness.createMember({ passwordHash });
  premium = await harness.createMember({ passwordHash, tier: "premium" });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
afterAll(() => harness.close());

/** "answers", or the status and text of the refusal. */
async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return OK;
  } catch (error) {
    const { status, detail } = describeError(error);
    return typeof detail === "string" ? `${status} ${detail}` : `${status}`;
  }
}

const page = { "@type": "Recipe", name: "Soup", recipeIngredient: ["salt"], recipeInstructions: "Stir." };

/** A new object of the owner's, so that a call may also take it away. */
async function make(object: Reach["object"], isPublic = false): Promise<string> {
  const caller = harness.callerFor(owner);
  if (object === "recipe") return (await caller.recipes.create(recipeInput({ isPublic }))).id;
  if (object === "session") return startSession();
  if (object === "alert") return raiseOne();
  if (object === "image") return (await caller.uploads.create({ fileName: "a.png", bytes: picture })).id;
  const html = `<script type="application/ld+json">${JSON.stringify(page)}</script>`;
  return (await caller.imports.extract({ url: "https://a.example/soup", html })).data.importId;
}

/** A live login of the owner's. */
async function startSession(): Promise<string> {
  const now = harness.clock.now();
  const login = { id: harness.deps.uuid(), createdAt: now, lastUsedAt: now, expiresAt: now + 1000 };
  await harness.db.write((tx) => tx.insert(logins).values({ ...login, userRowId: owner.rowId }));
  return login.id;
}

/** An alert of the owner's that waits to be read. */
async function raiseOne(): Promise<string> {
  const id = harness.deps.uuid();
  const alert = { id, type: "new_device", severity: "low", createdAt: harness.clock.now() } as const;
  await harness.db.write((tx) => tx.insert(securityAlerts).values({ ...alert, userRowId: owner.rowId }));
  return id;
}

const rows = Object.entries(table);
const withObjects = rows.flatMap(([name, { reach, ...row }]) =>
  reach ? [[name, { ...row, reach }] as const] : [],
);

it("has a row for every procedure, and no other", () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

describe("who may call", () => {
  it.each(rows)("%s", async (_name, { ladder, call }) => {
    const guest = await outcome(call(harness.callerFor(null), MISSING));
    const badToken = await outcome(call(harness.callerWith("nonsense"), MISSING));
    const member = await outcome(call(harness.callerFor(stranger), MISSING));
    for (const refused of [NO_TOKEN, BAD_TOKEN]) expect(member).not.toBe(refused);
    if (ladder === "member") expect(guest).toBe(NO_TOKEN);
    else expect(guest).toBe(member);
    if (ladder === "anyone") expect(badToken).toBe(guest);
    else expect(badToken).toBe(BAD_TOKEN);
  });

  it.each(rows.filter(([, { ladder }]) => ladder === "member"))(
    "%s asks who calls before it looks at what is sent",
    async (name) => {
      const [noun, verb] = name.split(".") as [string, string];
      const guest = harness.callerFor(null) as unknown as Record<
        string,
        Record<string, (input: unknown) => Promise<unknown>>
      >;
      expect(await outcome(guest[noun]?.[verb]?.({ nonsense: true }) as Promise<unknown>)).toBe(NO_TOKEN);
    },
  );
});

describe("whose objects", () => {
  const missingText = {
    recipe: NO_RECIPE,
    image: NO_IMAGE,
    record: NO_RECORD,
    session: NO_SESSION,
    alert: NO_ALERT,
  };

  it.each(withObjects)("%s: the owner's own, open or hidden", async (_name, { call, reach }) => {
    for (const isPublic of [true, false]) {
      const id = await make(reach.object, isPublic);
      expect(await outcome(call(harness.callerFor(owner), id))).toBe(reach.own);
    }
  });

  it.each(withObjects)("%s: a foreign one", async (_name, { ladder, call, reach }) => {
    const others = [harness.callerFor(stranger), harness.callerFor(premium)];
    for (const caller of others) {
      expect(await outcome(call(caller, await make(reach.object)))).toBe(reach.foreignHidden);
      if (reach.foreignOpen) {
        expect(await outcome(call(caller, await make(reach.object, true)))).toBe(reach.foreignOpen);
      }
    }
    const guest = harness.callerFor(null);
    const forGuest = (expected: string) => (ladder === "member" ? NO_TOKEN : expected);
    expect(await outcome(call(guest, await make(reach.object)))).toBe(forGuest(reach.foreignHidden));
    if (reach.foreignOpen) {
      expect(await outcome(call(guest, await make(reach.object, true)))).toBe(forGuest(reach.foreignOpen));
    }
  });

  it.each(withObjects)("%s: one that is not there, or whose id is none", async (_name, { call, reach }) => {
    for (const id of [MISSING, "", "x", "' or 1=1 --", "../../etc/passwd", "\u0000", "x".repeat(5000)]) {
      expect(await outcome(call(harness.callerFor(stranger), id))).toBe(missingText[reach.object]);
    }
  });

  it("refused calls change nothing", async () => {
    const id = await make("recipe", true);
    const before = await harness.callerFor(owner).recipes.get({ id });
    for (const [, { call, reach }] of withObjects) {
      if (reach.object !== "recipe" || reach.foreignOpen === OK) continue;
      await outcome(call(harness.callerFor(stranger), id));
      await outcome(call(harness.callerFor(null), id));
    }
    expect(await harness.callerFor(owner).recipes.get({ id })).toEqual(before);
  });

  it("a foreign hidden recipe is refused with the very answer of a missing one", async () => {
    const hidden = await make("recipe");
    for (const [name, { call, reach }] of withObjects) {
      if (reach.object !== "recipe") continue;
      for (const viewer of [stranger, null]) {
        const refusal = async (id: string) => {
          try {
            await call(harness.callerFor(viewer), id);
          } catch (error) {
            return JSON.stringify({ ...describeError(error), message: (error as Error).message });
          }
          throw new Error(`${name} answered`);
        };
        expect(await refusal(hidden)).toBe(await refusal(MISSING));
      }
    }
  });
});
