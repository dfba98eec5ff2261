import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { endLogin, endLoginsOfMember } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { MAX_PLACES, type SignedInPlace } from "../schema.ts";
import { recordAccountEvent } from "./account-events.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
type Origin = { ip: string };

/** The member's live logins, most recently used first; at most 100. */
export async function listLiveLogins(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: Member,
): Promise<SignedInPlace[]> {
  const { browser, operatingSystem, deviceType, ipAddress, city, country } = loginEvents;
  const { rowId, id, createdAt, lastUsedAt } = logins;
  const rows = await db
    .select({
      rowId,
      id,
      createdAt,
      lastUsedAt,
      browser,
      operatingSystem,
      deviceType,
      ipAddress,
      city,
      country,
    })
    .from(logins)
    // The sign-in that began the login. A left join, because sign-ins are deleted after 180 days and a login
    // may last longer.
    .leftJoin(loginEvents, and(eq(loginEvents.loginRowId, logins.rowId), eq(loginEvents.success, true)))
    .where(and(...createLiveLoginConditions(member, clock.now())))
    .orderBy(desc(logins.lastUsedAt), desc(logins.rowId))
    .limit(MAX_PLACES);
  return rows.map(({ rowId: row, createdAt: begun, lastUsedAt: used, ...place }) => ({
    ...place,
    signedInAt: new Date(begun).toISOString(),
    lastUsedAt: new Date(used).toISOString(),
    isCurrent: row === member.loginRowId,
  }));
}

/**
 * Ends one login of the member. Throws SESSION_NOT_FOUND when it is unknown, another member's, or already
 * ended.
 */
export async function endLiveLogin(deps: Deps, member: Member, id: string, { ip }: Origin): Promise<void> {
  const isEnded = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [login] = await tx
      .select({ rowId: logins.rowId })
      .from(logins)
      .where(and(eq(logins.id, id), ...createLiveLoginConditions(member, now)))
      .limit(1);
    if (!login) return false;
    await endLogin(tx, login.rowId, "revoked", now);
    await recordAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
    return true;
  });
  if (!isEnded) throw new AppError("SESSION_NOT_FOUND");
}

/** Ends all logins of the member except the caller's. */
export async function endOtherLogins(deps: Deps, member: Member, { ip }: Origin): Promise<void> {
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const ended = await endLoginsOfMember(tx, member.rowId, {
      except: member.loginRowId,
      reason: "revoked",
      now,
    });
    if (ended > 0)
      await recordAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
  });
}

/** Conditions on `logins`: the member's logins that neither ended nor expired. */
export function createLiveLoginConditions(member: Member, now: number) {
  return [eq(logins.userRowId, member.rowId), isNull(logins.endedAt), gt(logins.expiresAt, now)];
}
