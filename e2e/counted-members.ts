import { createHash, randomBytes, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { test as base } from "./fixtures.ts";
import { type RunningServer, seededFolder, startServer } from "./running-server.ts";

type Counts = Partial<Record<"recipe_create" | "recipe_import" | "ocr_operation", number>>;

/** An account with usage counters and a login; inserted into the database before the server starts. */
export type CountedMember = {
  name: string;
  tier?: "freemium" | "premium";
  lifetime?: Counts;
  /** Usage in the current month of Premium. */
  month?: Counts;
  /** Minutes since the sign-in. If given, the account has no password, but a linked identity. */
  minutesSinceSignIn?: number;
};

type Fixtures = {
  /** Signs the test's page in as the member with this name. */
  signInAs: (name: string) => Promise<void>;
};
type WorkerFixtures = { server: RunningServer; tokens: Map<string, Tokens> };
type Tokens = { token: string; refreshToken: string };

const emailOf = (name: string) => `${name.toLowerCase()}@counted.example.org`;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A `test` whose server has usage limits on, and these members in its database. */
export function testWithMembers(members: readonly CountedMember[]) {
  return base.extend<Fixtures, WorkerFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    tokens: [async ({}, use) => use(new Map()), { scope: "worker" }],

    server: [
      async ({ tokens }, use) => {
        const folder = mkdtempSync(join(tmpdir(), "larder-e2e-counted-"));
        const seeded = process.env[seededFolder];
        if (seeded) cpSync(seeded, folder, { recursive: true });
        for (const member of members) tokens.set(member.name, addMember(join(folder, "larder.db"), member));
        const server = await startServer({ DATA_DIR: folder, USAGE_LIMITS: "on" });
        await use(server);
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker", timeout: 60_000 },
    ],

    signInAs: async ({ page, signIn, tokens }, use) =>
      use(async (name) => {
        const own = tokens.get(name);
        if (!own) throw new Error(`No member is called ${name}`);
        await signIn(page, { email: emailOf(name), name, password: "", ...own });
      }),
  });
}

/** Inserts the member with a login and returns its tokens. */
function addMember(file: string, member: CountedMember): Tokens {
  const { name, tier = "freemium", lifetime = {}, month = {}, minutesSinceSignIn = 0 } = member;
  const db = new Database(file);
  const now = Date.now();
  const minutes = (count: number) => count * 60_000;
  const signedInAt = now - minutes(minutesSinceSignIn);
  const tokens = {
    token: randomBytes(32).toString("base64url"),
    refreshToken: randomBytes(32).toString("base64url"),
  };
  const user = insert(db, "users", {
    id: randomUUID(),
    email: emailOf(name),
    name,
    email_verified_at: now,
    tier,
    tier_since: tier === "premium" ? now : null,
    timezone: "Europe/Berlin",
    timezone_stated: 1,
    created_at: now,
  });
  const login = insert(db, "logins", {
    id: randomUUID(),
    user_row_id: user,
    created_at: signedInAt,
    last_used_at: signedInAt,
    expires_at: now + minutes(60),
  });
  const hashes = { login_row_id: login };
  insert(db, "access_tokens", { ...hashes, token_hash: sha256(tokens.token), expires_at: now + minutes(15) });
  insert(db, "refresh_tokens", {
    ...hashes,
    token_hash: sha256(tokens.refreshToken),
    created_at: signedInAt,
  });
  const windows = { lifetime, [`month:${new Date(now).toISOString()}+0`]: month };
  for (const [window, counts] of Object.entries(windows)) {
    for (const [operation, count] of Object.entries(counts)) {
      insert(db, "usage_counters", { user_row_id: user, operation, window, count, updated_at: now });
    }
  }
  db.close();
  return tokens;
}

function insert(db: Database.Database, table: string, row: Record<string, string | number | null>): number {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
  return Number(db.prepare(sql).run(...Object.values(row)).lastInsertRowid);
}
