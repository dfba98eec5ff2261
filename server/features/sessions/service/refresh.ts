import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { logins, refreshTokens, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { noteAccountEvent } from "#server/features/security/service/account-events.ts";
import { raiseAlert } from "#server/features/security/service/raise-alert.ts";
import { endLogin } from "#server/guards/logins.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import { lately } from "#server/lib/lifetime.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { RefreshInput, Tokens } from "../schema.ts";
import { issueTokens } from "./login-tokens.ts";

/** Two tabs may refresh at once: a token used again this soon gets successors of its own. */
const GRACE = 30_000;

type Outcome = Tokens | "invalid" | "emailChanged" | "disabled" | "reused";
type Deps = {
  db: Db;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  seal: Seal;
  log: Logger;
  wakeOutbox: () => void;
};

/**
 * Exchanges a refresh token. Used again later than 30 s after its first use it was stolen or replayed: the whole login
 * ends, and its member is told. Throws INVALID_REFRESH_TOKEN, ENDED_BY_EMAIL_CHANGE,
 * ACCOUNT_DISABLED.
 */
export async function refresh(
  deps: Deps,
  { refreshToken }: RefreshInput,
  { ip }: { ip: string },
): Promise<Tokens> {
  const hash = sha256(refreshToken);
  const outcome = await deps.db.write(async (tx): Promise<Outcome> => {
    const now = deps.clock.now();
    const [found] = await tx
      .select({ token: refreshTokens, login: logins, user: users })
      .from(refreshTokens)
      .innerJoin(logins, eq(logins.rowId, refreshTokens.loginRowId))
      .innerJoin(users, eq(users.rowId, logins.userRowId))
      .where(eq(refreshTokens.tokenHash, hash))
      .limit(1);
    if (!found) return "invalid";
    if (found.login.endedAt !== null && !isEndedWith(found, found.user.disabledAt)) {
      return isEndedWith(found, found.user.emailVerifiedAt) ? "emailChanged" : "invalid";
    }
    const { token, login, user } = found;
    if (login.expiresAt <= now) {
      await endLogin(tx, login.rowId, "expired", now);
      return "invalid";
    }
    if (user.disabledAt !== null) return user.deletedAt === null ? "disabled" : "invalid";
    // Used in the future: the clock has been set back, and nobody knows how long ago it was.
    const grace = lately(now, GRACE);
    if (token.usedAt !== null && (token.usedAt < grace.from || token.usedAt > grace.to)) {
      await endLogin(tx, login.rowId, "revoked", now);
      await tellOfReuse(tx, deps, user, { loginRowId: login.rowId, ip });
      return "reused";
    }
    if (token.usedAt === null) {
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, hash));
    }
    return issueTokens(tx, login, now);
  });
  if (outcome === "reused") {
    deps.log.warn("a refresh token was used again after its grace: its login was ended");
    deps.wakeOutbox();
  }
  if (outcome === "disabled") throw new AppError("ACCOUNT_DISABLED");
  if (outcome === "emailChanged") throw new AppError("ENDED_BY_EMAIL_CHANGE");
  if (outcome === "invalid" || outcome === "reused") throw new AppError("INVALID_REFRESH_TOKEN");
  return outcome;
}

/**
 * Whether a login ended in the write of this time: who was signed in when their account was disabled, or got another
 * address, reads so.
 */
function isEndedWith({ login }: { login: typeof logins.$inferSelect }, time: number | null): boolean {
  return time !== null && login.endReason === "revoked" && login.endedAt === time;
}

async function tellOfReuse(
  tx: Tx,
  deps: Deps,
  user: typeof users.$inferSelect,
  where: { loginRowId: number; ip: string },
): Promise<void> {
  await noteAccountEvent(tx, deps, { type: "token_reuse", userRowId: user.rowId, ip: where.ip });
  await raiseAlert(tx, deps, { type: "token_reuse", severity: "high", userRowId: user.rowId, ...where });
  const link = `${deps.baseUrl}/forgot-password`;
  await queueMail(tx, deps, {
    kind: "token_reuse",
    to: { address: user.email, name: user.name },
    words: mailTexts.tokenReuse({ name: user.name, at: deps.clock.now(), link }),
  });
}
