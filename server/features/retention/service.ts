import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "#db/client.ts";
import {
  accessTokens,
  accountEvents,
  draftImages,
  identityAttempts,
  images,
  importRecords,
  invitations,
  knownDevices,
  loginEvents,
  loginLockouts,
  logins,
  mailRequests,
  oneTimeTokens,
  outbox,
  pendingRegistrations,
  refreshTokens,
  securityAlerts,
  signInChecks,
  spentCredentials,
  usageCounters,
  usageMoments,
} from "#db/schema/index.ts";
import { purgeOldDrafts } from "#server/features/drafts/service.ts";
import { fillMissingRecordSizes } from "#server/features/imports/service/record-limits.ts";
import { LOGIN_IDLE_MS, recordLoginEnds } from "#server/guards/logins.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { ImageStore } from "#server/lib/images.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days after which records are deleted. DRAFT_LIMITS has the days for drafts. */
const RETENTION_DAYS = {
  signInEvents: 180,
  accountEvents: 180,
  securityAlerts: 180,
  mails: 30,
  endedLogins: 7,
  usedRefreshTokens: 60,
  expiredLinks: 7,
  imports: 365,
  unusedDevices: 400,
  usageWindows: 62,
} as const;
/** Number of rows deleted per write, so that other writes need not wait long. */
const CHUNK = 500;

type Deps = { db: Db; clock: Clock };

/** Deletes expired tokens, links, counters and registrations. Returns the number of rows. */
export async function deleteExpiredRows({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  await shortenOverlongLogins({ db, clock });
  return (
    (await deleteRowsInBatches(
      db,
      accessTokens,
      accessTokens.tokenHash,
      lt(accessTokens.expiresAt, now - DAY),
    )) +
    (await deleteRowsInBatches(
      db,
      pendingRegistrations,
      pendingRegistrations.rowId,
      lt(pendingRegistrations.expiresAt, now),
    )) +
    (await deleteRowsInBatches(
      db,
      mailRequests,
      mailRequests.rowId,
      lt(mailRequests.createdAt, now - HOUR),
    )) +
    (await deleteRowsInBatches(
      db,
      loginLockouts,
      loginLockouts.key,
      lt(loginLockouts.updatedAt, now - DAY),
    )) +
    (await deleteRowsInBatches(
      db,
      signInChecks,
      signInChecks.rowId,
      lt(signInChecks.createdAt, now - HOUR),
    )) +
    (await deleteRowsInBatches(
      db,
      usageMoments,
      usageMoments.rowId,
      lt(usageMoments.createdAt, now - HOUR),
    )) +
    (await deleteRowsInBatches(db, invitations, invitations.rowId, lt(invitations.expiresAt, now))) +
    (await deleteRowsInBatches(
      db,
      identityAttempts,
      identityAttempts.stateHash,
      lt(identityAttempts.expiresAt, now),
    )) +
    (await deleteRowsInBatches(
      db,
      spentCredentials,
      spentCredentials.credentialHash,
      lt(spentCredentials.expiresAt, now),
    ))
  );
}

/** Shortens logins that expire too late, which happens when the clock was set back. */
async function shortenOverlongLogins({ db, clock }: Deps): Promise<void> {
  const latest = clock.now() + LOGIN_IDLE_MS;
  const tooLong = gt(logins.expiresAt, latest);
  const [time] = await db.select({ rowId: logins.rowId }).from(logins).where(tooLong).limit(1);
  if (time) await db.write((tx) => tx.update(logins).set({ expiresAt: latest }).where(tooLong));
}

/**
 * Deletes pictures 24 h after they became unused. The delay covers a backup, which copies the database first
 * and the files later. Returns their number.
 */
export async function deleteReleasedImages(deps: Deps & { images: ImageStore }): Promise<number> {
  const { db, clock } = deps;
  const released = and(isNotNull(images.releasedAt), lt(images.releasedAt, clock.now() - DAY));
  let removed = 0;
  for (;;) {
    const gone = await db.write(async (tx) => {
      const drafted = tx
        .select({ one: sql`1` })
        .from(draftImages)
        .where(eq(draftImages.imageRowId, images.rowId));
      const due = and(released, notExists(drafted));
      const chosen = tx.select({ key: images.rowId }).from(images).where(due).limit(50);
      return tx.delete(images).where(inArray(images.rowId, chosen)).returning({ id: images.id });
    });
    for (const { id } of gone) await deps.images.removeImage(id);
    removed += gone.length;
    if (gone.length === 0) return removed;
  }
}

/** Deletes records older than RETENTION_DAYS, and old drafts. Returns the number of rows. */
export async function purgeOldRecords({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const before = (record: keyof typeof RETENTION_DAYS) => now - RETENTION_DAYS[record] * DAY;
  await fillMissingRecordSizes({ db });
  await markExpiredLoginsAsEnded(db, now);
  return (
    (await deleteRowsInBatches(
      db,
      loginEvents,
      loginEvents.rowId,
      lt(loginEvents.createdAt, before("signInEvents")),
    )) +
    (await deleteRowsInBatches(
      db,
      accountEvents,
      accountEvents.rowId,
      lt(accountEvents.createdAt, before("accountEvents")),
    )) +
    (await deleteRowsInBatches(
      db,
      securityAlerts,
      securityAlerts.rowId,
      lt(securityAlerts.createdAt, before("securityAlerts")),
    )) +
    (await deleteRowsInBatches(db, outbox, outbox.rowId, lt(outbox.createdAt, before("mails")))) +
    (await deleteRowsInBatches(db, logins, logins.rowId, lt(logins.endedAt, before("endedLogins")))) +
    (await deleteRowsInBatches(db, logins, logins.rowId, lt(logins.expiresAt, before("endedLogins")))) +
    (await deleteRowsInBatches(
      db,
      refreshTokens,
      refreshTokens.tokenHash,
      lt(refreshTokens.usedAt, before("usedRefreshTokens")),
    )) +
    (await deleteRowsInBatches(
      db,
      oneTimeTokens,
      oneTimeTokens.rowId,
      lt(oneTimeTokens.expiresAt, before("expiredLinks")),
    )) +
    (await deleteRowsInBatches(
      db,
      importRecords,
      importRecords.rowId,
      lt(importRecords.createdAt, before("imports")),
    )) +
    (await deleteRowsInBatches(
      db,
      knownDevices,
      knownDevices.rowId,
      lt(knownDevices.lastSeenAt, before("unusedDevices")),
    )) +
    (await purgeOldDrafts({ db, clock })) +
    (await deleteOldUsageCounters({ db, clock }))
  );
}

/** Marks expired logins as ended, so that their login events record the end before the logins are deleted. */
async function markExpiredLoginsAsEnded(db: Db, now: number): Promise<void> {
  const due = and(isNull(logins.endedAt), lt(logins.expiresAt, now));
  for (;;) {
    const ended = await db.write(async (tx) => {
      const chosen = tx.select({ rowId: logins.rowId }).from(logins).where(due).limit(CHUNK);
      const rows = await tx
        .update(logins)
        .set({ endedAt: sql`${logins.expiresAt}`, endReason: "expired" })
        .where(inArray(logins.rowId, chosen))
        .returning({ rowId: logins.rowId });
      const rowIds = rows.map(({ rowId }) => rowId);
      await recordLoginEnds(tx, rowIds);
      return rowIds.length;
    });
    if (ended < CHUNK) return;
  }
}

/** Deletes the usage counters of old days and months; lifetime counters remain. */
async function deleteOldUsageCounters({ db, clock }: Deps): Promise<number> {
  const oldest = clock.now() - RETENTION_DAYS.usageWindows * DAY;
  const ended = and(lt(usageCounters.updatedAt, oldest), ne(usageCounters.window, LIFETIME));
  return deleteRowsInBatches(db, usageCounters, usageCounters.rowId, ended);
}

async function deleteRowsInBatches(
  db: Db,
  table: SQLiteTable,
  key: SQLiteColumn,
  due: SQL | undefined,
): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await db.write(async (tx) => {
      const chosen = tx.select({ key }).from(table).where(due).limit(CHUNK);
      return (await tx.delete(table).where(inArray(key, chosen))).rowsAffected;
    });
    total += gone;
    if (gone < CHUNK) return total;
  }
}
