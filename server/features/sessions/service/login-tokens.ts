import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accessTokens, logins, refreshTokens } from "#db/schema/index.ts";
import { ACCESS_MINUTES, sessionIdOf } from "#server/guards/lucia.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import type { Tokens } from "../schema.ts";

const DAY = 24 * 3_600_000;
/** A login lives 60 days since its last use, 400 at most. */
export const LOGIN_IDLE = 60 * DAY;
const LOGIN_MOST = 400 * DAY;

/** Issues one access and one refresh token of a login and prolongs it. Only hashes are stored. */
export async function issueTokens(
  tx: Tx,
  login: { rowId: number; createdAt: number },
  now: number,
): Promise<Tokens> {
  const accessToken = randomToken();
  const refreshToken = randomToken();
  await tx.insert(accessTokens).values({
    tokenHash: sessionIdOf(accessToken),
    loginRowId: login.rowId,
    expiresAt: now + ACCESS_MINUTES * 60_000,
  });
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: sha256(refreshToken), loginRowId: login.rowId, createdAt: now });
  await tx
    .update(logins)
    .set({ lastUsedAt: now, expiresAt: Math.min(now + LOGIN_IDLE, login.createdAt + LOGIN_MOST) })
    .where(eq(logins.rowId, login.rowId));
  return { accessToken, refreshToken, tokenType: "bearer", expiresIn: ACCESS_MINUTES * 60 };
}

/** Ends a login and all its tokens at once. */
export async function endLogin(
  tx: Tx,
  loginRowId: number,
  reason: "manual" | "expired" | "revoked",
  now: number,
) {
  await tx.update(logins).set({ endedAt: now, endReason: reason }).where(eq(logins.rowId, loginRowId));
  await tx.delete(accessTokens).where(eq(accessTokens.loginRowId, loginRowId));
}
