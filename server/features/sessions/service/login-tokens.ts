import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accessTokens, logins, refreshTokens } from "#db/schema/index.ts";
import { LOGIN_IDLE_MS } from "#server/guards/logins.ts";
import { ACCESS_MINUTES, hashTokenToSessionId } from "#server/guards/lucia.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Tokens } from "../schema.ts";

const DAY = 24 * 3_600_000;
/** Maximum lifetime of a login, counted from its sign-in. */
const MAX_LOGIN_MS = 400 * DAY;

/**
 * Issues an access token and a refresh token for a login and extends the login. The database stores only
 * their hashes.
 */
export async function issueTokens(
  tx: Tx,
  login: { rowId: number; createdAt: number },
  now: number,
): Promise<Tokens> {
  const accessToken = createRandomToken();
  const refreshToken = createRandomToken();
  await tx.insert(accessTokens).values({
    tokenHash: hashTokenToSessionId(accessToken),
    loginRowId: login.rowId,
    expiresAt: now + ACCESS_MINUTES * 60_000,
  });
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: sha256Hex(refreshToken), loginRowId: login.rowId, createdAt: now });
  await tx
    .update(logins)
    .set({ lastUsedAt: now, expiresAt: Math.min(now + LOGIN_IDLE_MS, login.createdAt + MAX_LOGIN_MS) })
    .where(eq(logins.rowId, login.rowId));
  return { accessToken, refreshToken, tokenType: "bearer", expiresIn: ACCESS_MINUTES * 60 };
}
