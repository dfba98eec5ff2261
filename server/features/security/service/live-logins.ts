import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { endLogin, endLogins } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { MAX_PLACES, type SignedInPlace } from "../schema.ts";
import { noteAccountEvent } from "./account-events.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
type Origin = { ip: string };

/** Where the member is signed in, the latest use first; at most 100 places. */
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
    // The attempt that made the login; it is forgotten after 180 days, and a login may live longer.
    .leftJoin(loginEvents, and(eq(loginEvents.loginRowId, logins.rowId), eq(loginEvents.success, true)))
    .where(and(...liveOf(member, clock.now())))
    .orderBy(desc(logins.lastUsedAt), desc(logins.rowId))
    .limit(MAX_PLACES);
  return rows.map(({ rowId: row, createdAt: begun, lastUsedAt: used, ...place }) => ({
    ...place,
    signedInAt: new Date(begun).toISOString(),
    lastUsedAt: new Date(used).toISOString(),
    isCurrent: row === member.loginRowId,
  }));
}

/** Signs the member out at one place. Throws SESSION_NOT_FOUND for one that is not theirs or has ended. */
export async function endLiveLogin(deps: Deps, member: Member, id: string, { ip }: Origin): Promise<void> {
  const isEnded = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [login] = await tx
      .select({ rowId: logins.rowId })
      .from(logins)
      .where(and(eq(logins.id, id), ...liveOf(member, now)))
      .limit(1);
    if (!login) return false;
    await endLogin(tx, login.rowId, "revoked", now);
    await noteAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
    return true;
  });
  if (!isEnded) throw new AppError("SESSION_NOT_FOUND");
}

/** Signs the member out everywhere but here. */
export async function endOtherLogins(deps: Deps, member: Member, { ip }: Origin): Promise<void> {
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const ended = await endLogins(tx, member.rowId, { except: member.loginRowId, reason: "revoked", now });
    if (ended > 0)
      await noteAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
  });
}

/** The logins of a member that let in now. */
export function liveOf(member: Member, now: number) {
  return [eq(logins.userRowId, member.rowId), isNull(logins.endedAt), gt(logins.expiresAt, now)];
}
