import { and, asc, between, eq, inArray } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { accountEvents, logins, refreshTokens, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { noteAccountEvent } from "#server/features/security/service/account-events.ts";
import { raiseAlert } from "#server/features/security/service/raise-alert.ts";
import { endLogin } from "#server/guards/logins.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import type { Logger } from "#server/lib/logger.ts";
import { recentWindow } from "#server/lib/recent-window.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { RefreshInput, SessionEnd, Tokens } from "../schema.ts";
import { issueTokens } from "./login-tokens.ts";

/** Between the end of a login and the event that names its cause: one transaction writes both. */
const EVENT_GAP_MS = 5_000;

/** Events that end logins, as the app can explain them. */
const ENDING_EVENTS = [
  "password_changed",
  "password_reset",
  "email_changed",
  "signed_out_everywhere",
] as const;

/** Two tabs may refresh at once: a token used again this soon gets successors of its own. */
const GRACE = 30_000;

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
 * ends, and its member is told. Throws INVALID_REFRESH_TOKEN, ACCOUNT_DISABLED.
 */
export async function refresh(
  deps: Deps,
  { refreshToken }: RefreshInput,
  { ip }: { ip: string },
): Promise<Tokens> {
  const hash = sha256(refreshToken);
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
    if (user.deletedAt !== null) return ended("account_deleted");
    if (login.endedAt !== null && !isEndedByDisabling(found)) return ended(await readSessionEnd(tx, login));
    if (login.expiresAt <= now) {
      await endLogin(tx, login.rowId, "expired", now);
      return ended("expired");
    }
    if (user.disabledAt !== null) return new AppError("ACCOUNT_DISABLED");
    // Used in the future: the clock has been set back, and nobody knows how long ago it was.
    const grace = recentWindow(now, GRACE);
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
    throw new AppError("INVALID_REFRESH_TOKEN");
  }
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

const ended = (sessionEnd: SessionEnd | undefined) => new AppError("INVALID_REFRESH_TOKEN", { sessionEnd });

/** Why a login ended: the event of the same transaction, else how it ended. */
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

/** Who was signed in when their account was disabled reads so, and not that they should sign in again. */
function isEndedByDisabling({
  login,
  user,
}: {
  login: typeof logins.$inferSelect;
  user: typeof users.$inferSelect;
}): boolean {
  return user.disabledAt !== null && login.endReason === "revoked" && login.endedAt === user.disabledAt;
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
