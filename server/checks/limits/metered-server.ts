import { eq } from "drizzle-orm";
import { logins, users } from "#db/schema/index.ts";
import {
  withServerDeps,
  withServerInProcess,
  withTemporaryFolder,
} from "#server/checks/running-server/with-server.ts";
import type { Deps } from "#server/deps.ts";
import { createConfirmedAccount } from "#server/features/accounts/service/create-confirmed-account.ts";
import { issueTokens } from "#server/features/sessions/service/login-tokens.ts";
import { toMember } from "#server/guards/session-reader.ts";
import { createTestClock } from "#server/lib/clock.ts";
import type { ScannerPool } from "#server/ports.ts";

/**
 * A server in this process: its clock does not move, its scanner responds immediately, and it has no rate
 * limits.
 */
export type MeteredServer = { url: string; deps: Deps };

export function withMeteredServer<Result>(work: (server: MeteredServer) => Promise<Result>): Promise<Result> {
  const start = (parts: Deps) => {
    const deps: Deps = {
      ...parts,
      clock: createTestClock(Date.UTC(2026, 2, 10, 12)),
      scanner: instantScanner(),
      rateLimits: { take: () => undefined },
    };
    return withServerInProcess(deps, (url) => work({ url, deps }));
  };
  return withTemporaryFolder("limits", (dataDir) => withServerDeps(dataDir, start, { USAGE_LIMITS: "on" }));
}

/** Creates a member with a plan, and an access token. */
export async function addMemberOfTier(deps: Deps, tier: "freemium" | "premium") {
  const now = deps.clock.now();
  return deps.db.write(async (tx) => {
    const email = `${deps.uuid()}@larder.invalid`;
    const made = await createConfirmedAccount(tx, deps, {
      email,
      name: "A Cook",
      passwordHash: null,
      timezone: "UTC",
    });
    if (!made) throw new Error("The account was not stored");
    const [row = made] = await tx
      .update(users)
      .set({ tier, tierSince: tier === "premium" ? now : null })
      .where(eq(users.rowId, made.rowId))
      .returning();
    const dates = { createdAt: now, lastUsedAt: now, expiresAt: now + 1 };
    const [login] = await tx
      .insert(logins)
      .values({ id: deps.uuid(), userRowId: row.rowId, ...dates })
      .returning();
    if (!login) throw new Error("The login was not stored");
    const { accessToken } = await issueTokens(tx, login, now);
    return { member: toMember(row, login, now), token: accessToken };
  });
}

/** A scanner that immediately returns the same two lines for any photo, for checks that count scans. */
function instantScanner(): ScannerPool {
  const quality = { overall: 1, textClarity: 1, lighting: 1, focus: 1, suggestions: [] };
  const fields = {
    title: "Onion soup",
    rawText: "Onion soup\n1 onion",
    ingredients: [],
    instructions: [],
    servings: null,
    prepTime: null,
    cookingTime: null,
    totalTime: null,
    difficulty: null,
    cuisine: null,
  };
  return {
    scan: async () =>
      ({
        ...fields,
        confidence: 1,
        lines: [],
        pages: [],
        foodPictures: [],
        unreadNear: [],
        quality,
      }) as never,
    assess: async () => quality,
    parse: async () => fields as never,
  };
}
