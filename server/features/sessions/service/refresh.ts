import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { logins, refreshTokens, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { RefreshInput, Tokens } from "../schema.ts";
import { endLogin, issueTokens } from "./login-tokens.ts";

/** Two tabs may refresh at once: a token used again this soon gets successors of its own. */
const GRACE = 30_000;

/**
 * Exchanges a refresh token. Used again later than 30 s after its first use it was stolen or replayed: the whole login
 * ends. Throws INVALID_REFRESH_TOKEN, ACCOUNT_DISABLED.
 */
export async function refresh(
  deps: { db: Db; clock: Clock; log: Logger },
  { refreshToken }: RefreshInput,
): Promise<Tokens> {
  const hash = sha256(refreshToken);
  const outcome = await deps.db.write(async (tx): Promise<Tokens | "invalid" | "disabled" | "reused"> => {
    const now = deps.clock.now();
    const [found] = await tx
      .select({ token: refreshTokens, login: logins, disabledAt: users.disabledAt })
      .from(refreshTokens)
      .innerJoin(logins, eq(logins.rowId, refreshTokens.loginRowId))
      .innerJoin(users, eq(users.rowId, logins.userRowId))
      .where(eq(refreshTokens.tokenHash, hash))
      .limit(1);
    if (!found || found.login.endedAt !== null) return "invalid";
    if (found.login.expiresAt <= now) {
      await endLogin(tx, found.login.rowId, "expired", now);
      return "invalid";
    }
    if (found.disabledAt !== null) return "disabled";
    if (found.token.usedAt !== null && found.token.usedAt + GRACE < now) {
      await endLogin(tx, found.login.rowId, "revoked", now);
      return "reused";
    }
    if (found.token.usedAt === null) {
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, hash));
    }
    return issueTokens(tx, found.login, now);
  });
  if (outcome === "reused")
    deps.log.warn("a refresh token was used again after its grace: its login was ended");
  if (outcome === "disabled") throw new AppError("ACCOUNT_DISABLED");
  if (outcome === "invalid" || outcome === "reused") throw new AppError("INVALID_REFRESH_TOKEN");
  return outcome;
}
