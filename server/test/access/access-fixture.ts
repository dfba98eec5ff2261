import sharp from "sharp";
import { identities, logins, securityAlerts } from "#db/schema/index.ts";
import { issueTokens } from "#server/features/sessions/service/login-tokens.ts";
import type { Member } from "#server/guards/member.ts";
import type { Caller as Procedures } from "../harness.ts";
import { quickPasswords } from "../quick-passwords.ts";
import { recipeInput } from "../recipe-input.ts";
import { createRestClient, type RestClient } from "../rest-client.ts";
import type { Caller, Entity, Kind, Place } from "./access-row.ts";
import { storedRowsOf } from "./stored-rows.ts";

/** A valid id that no entity has. */
const MISSING = "00000000-0000-7000-8000-000000000000";

/** A server over HTTP with one account for each kind of caller. Entities are created on first use. */
export type Fixture = RestClient & {
  picture: Buffer;
  /** A valid access token; undefined for a guest. */
  tokenOf(caller: Caller): Promise<string | undefined>;
  /**
   * Returns the same entity until `forgetEntity` is called; null if the caller cannot have such an entity.
   */
  entity(kind: Kind, caller: Caller, place: Place): Promise<Entity | null>;
  forgetEntity(kind: Kind, caller: Caller, place: Place): void;
  forgetLogin(caller: Caller): void;
  /** An entity that does not exist, with an unused word. */
  blank(): Entity;
  /** All rows of the owner and the owner's running scans as text, to detect changes. */
  ownersState(): Promise<string>;
};

type Account = Exclude<Caller, "guest">;
const LIKERS = ["owner", "other", "other premium"] as const;

export async function createFixture(): Promise<Fixture> {
  const client = await createRestClient({ USAGE_LIMITS: "off" }, { passwords: quickPasswords() });
  const { harness } = client;
  // Rate limits are off, because these tests check access only.
  harness.override({ rateLimits: { take: () => undefined } });
  const members = await createMembers(client);
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const tokens = new Map<Caller, string>();
  const entities = new Map<string, Entity>();
  const scans = new Set<string>();
  let words = 0;

  const blank = (): Entity => {
    words += 1;
    return { id: MISSING, word: `word${String(words).padStart(4, "0")}` };
  };
  const proceduresOf = (account: Account) => harness.callerFor(members[account]);

  async function startLogin(account: Account) {
    const now = harness.clock.now();
    const dates = { createdAt: now, lastUsedAt: now, expiresAt: now + 3_600_000 };
    return harness.db.write(async (tx) => {
      const row = { id: harness.deps.uuid(), userRowId: members[account].rowId, ...dates };
      const [login] = await tx.insert(logins).values(row).returning();
      if (!login) throw new Error("The login was not stored");
      return { id: login.id, token: (await issueTokens(tx, login, now)).accessToken };
    });
  }

  const makers: Record<Kind, (account: Account, place: Place) => Promise<Entity>> = {
    async recipe(account, place) {
      const { word } = blank();
      const own = proceduresOf(account);
      if (place === "imported") return { id: await importRecipe(own, word), word };
      const wasOpen = place === "foreign public" || place === "foreign private";
      const { id } = await own.recipes.create(recipeInput({ title: word, tags: [word], isPublic: wasOpen }));
      for (const liker of LIKERS)
        if (wasOpen || liker === account) await proceduresOf(liker).likes.like({ id });
      if (place === "foreign private") await own.recipes.update({ id, isPublic: false });
      await own.drafts.save({ recipeId: id, value: "{}", shape: 1, basis: null });
      return { id, word };
    },
    async image(account, place) {
      const own = proceduresOf(account);
      const { id, path } = await own.uploads.create({ fileName: "a.png", bytes: picture });
      if (place === "foreign public")
        await own.recipes.create(recipeInput({ imagePath: path, isPublic: true }));
      return { ...blank(), id };
    },
    async record(account) {
      const { word } = blank();
      return { id: await readPage(proceduresOf(account), word), word };
    },
    async session(account) {
      return { ...blank(), id: (await startLogin(account)).id };
    },
    async alert(account) {
      const id = harness.deps.uuid();
      const alert = { id, type: "new_device", severity: "low", createdAt: harness.clock.now() } as const;
      await harness.db.write((tx) =>
        tx.insert(securityAlerts).values({ ...alert, userRowId: members[account].rowId }),
      );
      return { ...blank(), id };
    },
    async identity(account) {
      const { word } = blank();
      const now = harness.clock.now();
      const row = { issuer: "https://issuer.example", subject: word, createdAt: now, lastUsedAt: now };
      const id = harness.deps.uuid();
      await harness.db.write((tx) =>
        tx.insert(identities).values({ id, userRowId: members[account].rowId, ...row }),
      );
      return { id, word };
    },
    async scan(account) {
      const id = harness.deps.uuid();
      const endless = ({ signal }: { signal: AbortSignal }) =>
        new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      void harness.deps.runningScans.run(members[account], id, 1, endless);
      if (account === "owner") scans.add(id);
      return { ...blank(), id };
    },
  };

  const keyOf = (kind: Kind, caller: Caller, place: Place) =>
    `${kind} ${place} of ${place === "own" ? caller : "owner"}`;

  return {
    ...client,
    picture,
    blank,
    async tokenOf(caller) {
      if (caller === "guest") return undefined;
      const token = tokens.get(caller) ?? (await startLogin(caller)).token;
      tokens.set(caller, token);
      return token;
    },
    async entity(kind, caller, place) {
      if (place === "missing") return blankOf(kind, blank());
      if (place === "own" && caller === "guest") return null;
      const key = keyOf(kind, caller, place);
      const made =
        entities.get(key) ?? (await makers[kind](place === "own" ? (caller as Account) : "owner", place));
      entities.set(key, made);
      return made;
    },
    forgetEntity: (kind, caller, place) => {
      const key = keyOf(kind, caller, place);
      if (kind === "scan") scans.delete(entities.get(key)?.id ?? "");
      entities.delete(key);
    },
    forgetLogin: (caller) => {
      tokens.delete(caller);
      // A single call can end several sessions, so all of them are created again.
      for (const key of entities.keys()) if (key.startsWith("session")) entities.delete(key);
    },
    ownersState: async () => {
      const { runningScans } = harness.deps;
      const goOn = [...scans].map((id) => runningScans.progressOf(members.owner, id) !== null);
      return JSON.stringify([await storedRowsOf(harness.db, members.owner.rowId), goOn]);
    },
  };
}

/** No password matches this hash, so calls that need a password are refused, and no account is deleted. */
async function createMembers({ harness }: RestClient): Promise<Record<Account, Member>> {
  const passwordHash = "-";
  const make = harness.createMember;
  return {
    owner: await make({ passwordHash }),
    other: await make({ passwordHash }),
    "other premium": await make({ passwordHash, tier: "premium" }),
    unverified: await make({ passwordHash, emailVerifiedAt: null }),
    disabled: await make({ passwordHash, disabledAt: harness.clock.now() }),
  };
}

/** An entity with a valid id that does not exist. */
const blankOf = (kind: Kind, entity: Entity): Entity =>
  kind === "image" ? { ...entity, id: "A".repeat(22) } : entity;

/** Imports a page without saving a recipe; returns the id of its record. */
async function readPage(own: Procedures, word: string): Promise<string> {
  const page = { "@type": "Recipe", name: word, recipeIngredient: ["salt"], recipeInstructions: "Stir." };
  const html = `<script type="application/ld+json">${JSON.stringify(page)}</script>`;
  return (await own.imports.extract({ url: `https://a.example/${word}`, html })).data.importId;
}

async function importRecipe(own: Procedures, word: string): Promise<string> {
  const importId = await readPage(own, word);
  const draft = { title: word, tags: [word], ingredients: ["salt"], instructions: ["Stir."] };
  const { id } = await own.imports.save({ ...draft, importId });
  await own.likes.like({ id });
  await own.drafts.save({ recipeId: id, value: "{}", shape: 1, basis: null });
  return id;
}
