import { and, asc, between, eq, inArray } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { accountEvents, logins, refreshTokens, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import { endLogin } from "#server/guards/logins.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import type { Logger } from "#server/lib/logger.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { RefreshInput, SessionEnd, Tokens } from "../schema.ts";
import { issueTokens } from "./login-tokens.ts";

/** Maximum time between the end of a login and the event that explains it. One transaction writes both. */
const EVENT_GAP_MS = 5_000;

/** Account events that end logins and whose reason the app shows. */
const ENDING_EVENTS = [
  "password_changed",
  "password_reset",
  "email_changed",
  "signed_out_everywhere",
] as const;

/** Two tabs may refresh at the same time, so a token that is reused within this time gets new tokens too. */
const REUSE_GRACE_MS = 30_000;

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
 * Exchanges a refresh token for new tokens. Reuse after 30 s means that the token was stolen, so the login
 * ends and its member is notified. Throws INVALID_REFRESH_TOKEN or ACCOUNT_DISABLED.
 */
export async function exchangeRefreshToken(
  deps: Deps,
  { refreshToken }: RefreshInput,
  { ip }: { ip: string },
): Promise<Tokens> {
  const hash = sha256Hex(refreshToken);
  const outcome = await deps.db.write(async (tx): Promise<Tokens | AppError | "reused"> => {
    const now = deps.clock.now();
    const [found] = await tx
      .select({ token: refreshTokens, login: logins, user: users })
      .from(refreshTokens)
      .innerJoin(logins, eq(logins.rowId, refreshTokens.loginRowId))
      .innerJoin(users, eq(users.rowId, logins.userRowId))
      .where(eq(refreshTokens.tokenHash, hash))
      .limit(1);
    if (!found) return new AppError("INVALID_REFRESH_TOKEN");
    const { token, login, user } = found;
    if (user.deletedAt !== null) return createEndedLoginError("account_deleted");
    if (login.endedAt !== null && !isEndedByDisabling(found))
      return createEndedLoginError(await readSessionEnd(tx, login));
    if (login.expiresAt <= now) {
      await endLogin(tx, login.rowId, "expired", now);
      return createEndedLoginError("expired");
    }
    if (user.disabledAt !== null) return new AppError("ACCOUNT_DISABLED");
    // A time of use in the future means that the clock was set back, so it counts as reuse after the grace
    // period.
    const grace = createRecentWindow(now, REUSE_GRACE_MS);
    if (token.usedAt !== null && (token.usedAt < grace.from || token.usedAt > grace.to)) {
      await endLogin(tx, login.rowId, "revoked", now);
      await notifyOfTokenReuse(tx, deps, user, { loginRowId: login.rowId, ip });
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
    throw new AppError("INVALID_REFRESH_TOKEN");
  }
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

const createEndedLoginError = (sessionEnd: SessionEnd | undefined) =>
  new AppError("INVALID_REFRESH_TOKEN", { sessionEnd });

/**
 * The reason why a login ended: the account event of the same transaction, else the reason in the login's
 * row.
 */
async function readSessionEnd(
  tx: Reader,
  { userRowId, endedAt, endReason }: typeof logins.$inferSelect,
): Promise<SessionEnd | undefined> {
  if (endReason === "expired") return "expired";
  if (endedAt === null) return undefined;
  const [event] = await tx
    .select({ type: accountEvents.type })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userRowId, userRowId),
        between(accountEvents.createdAt, endedAt, endedAt + EVENT_GAP_MS),
        inArray(accountEvents.type, ENDING_EVENTS),
      ),
    )
    .orderBy(asc(accountEvents.createdAt))
    .limit(1);
  const type = ENDING_EVENTS.find((ending) => ending === event?.type);
  return type ?? (endReason === "revoked" ? "ended_elsewhere" : undefined);
}

/**
 * Whether disabling the account ended the login. The member then gets ACCOUNT_DISABLED instead of a request
 * to sign in.
 */
function isEndedByDisabling({
  login,
  user,
}: {
  login: typeof logins.$inferSelect;
  user: typeof users.$inferSelect;
}): boolean {
  return user.disabledAt !== null && login.endReason === "revoked" && login.endedAt === user.disabledAt;
}

async function notifyOfTokenReuse(
  tx: Tx,
  deps: Deps,
  user: typeof users.$inferSelect,
  where: { loginRowId: number; ip: string },
): Promise<void> {
  await recordAccountEvent(tx, deps, { type: "token_reuse", userRowId: user.rowId, ip: where.ip });
  await storeAlertUnlessThrottled(tx, deps, {
    type: "token_reuse",
    severity: "high",
    userRowId: user.rowId,
    ...where,
  });
  const link = `${deps.baseUrl}/forgot-password`;
  await queueMail(tx, deps, {
    kind: "token_reuse",
    to: { address: user.email, name: user.name },
    words: mailTexts.tokenReuse({ name: user.name, occurredAt: deps.clock.now(), link }),
  });
}
