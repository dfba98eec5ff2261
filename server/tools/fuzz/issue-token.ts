import { eq } from "drizzle-orm";
import { logins, users } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { createAccount, setTier } from "#server/features/accounts/service/operate-account.ts";
import { issueTokens } from "#server/features/sessions/service/login-tokens.ts";
import { SAMPLE_PASSWORD } from "../trial/sample-members.ts";

/** A new access token of this account, which is made where it is not there, or no longer. */
export async function issueToken(deps: Deps, email: string, tier: "freemium" | "premium"): Promise<string> {
  const account = (await readAccount(deps, email)) ?? (await makeAccount(deps, email, tier));
  const now = deps.clock.now();
  return deps.db.write(async (tx) => {
    const dates = { createdAt: now, lastUsedAt: now, expiresAt: now + 1 };
    const [login] = await tx
      .insert(logins)
      .values({ id: deps.uuid(), userRowId: account, ...dates })
      .returning();
    if (!login) throw new Error("The login was not stored");
    return (await issueTokens(tx, login, now)).accessToken;
  });
}

async function makeAccount(deps: Deps, email: string, tier: "freemium" | "premium"): Promise<number> {
  await createAccount(deps, { email, name: "A Cook", password: SAMPLE_PASSWORD });
  await setTier(deps, email, tier, { since: null, until: null });
  return (await readAccount(deps, email)) ?? 0;
}

async function readAccount({ db }: Deps, email: string): Promise<number | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row && row.deletedAt === null && row.disabledAt === null ? row.rowId : null;
}
