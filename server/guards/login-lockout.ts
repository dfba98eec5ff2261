import { and, eq, gt, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { knownDevices, loginLockouts, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { EMAIL_MAX, getStoredFormsOfEmail } from "#server/lib/email-address.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { toNetworkPrefix } from "#server/lib/net/network.ts";
import { isUnexpired } from "#server/lib/recent-window.ts";

const MINUTE = 60_000;
export const LOCKOUT_WINDOW_MS = 15 * MINUTE;
/** Minutes of lockout after the 5th, 6th, 7th, 8th and each later failure within the window. */
export const LOCKOUT_MINUTES = [1, 2, 4, 8, 15];
export const FREE_FAILURES = 4;
/**
 * During a lockout, refused attempts are recorded at most once per interval, so that a flood does not fill
 * the table.
 */
const NOTE_INTERVAL_MS = MINUTE;

/** Minutes of lockout after this number of failures; 0 for none. */
function getLockoutMinutes(failures: number): number {
  return failures > FREE_FAILURES
    ? (LOCKOUT_MINUTES[Math.min(failures - FREE_FAILURES, LOCKOUT_MINUTES.length) - 1] ?? 0)
    : 0;
}

/**
 * `key` identifies the failure counter. `device` is the browser's secret if the account knows the browser,
 * else null.
 */
export type Attempt = { key: string; device: string | null };

/**
 * Chooses the failure counter of a sign-in attempt. A browser that the account knows has a counter of its
 * own, so that strangers cannot lock the owner out. Other browsers share a counter per normalized email and
 * network.
 */
export async function chooseLoginFailureCounter(
  db: Reader,
  from: { address: string; ip: string; devices: readonly string[] },
): Promise<Attempt> {
  const { typed, canonical } = getStoredFormsOfEmail(from.address);
  const hashes = new Map(from.devices.map((device) => [sha256Hex(device), device]));
  if (hashes.size > 0) {
    const [known] = await db
      .select({ deviceHash: knownDevices.deviceHash })
      .from(knownDevices)
      .innerJoin(users, eq(users.rowId, knownDevices.userRowId))
      .where(
        and(inArray(users.email, [typed, canonical]), inArray(knownDevices.deviceHash, [...hashes.keys()])),
      )
      .limit(1);
    const device = known && hashes.get(known.deviceHash);
    if (device) return { key: `device ${sha256Hex(canonical)} ${known.deviceHash}`, device };
  }
  return { key: `network ${sha256Hex(canonical)} ${toNetworkPrefix(from.ip)}`, device: null };
}

/** Milliseconds until the lockout of this counter ends; 0 without a lockout. */
export async function readRemainingLockoutMs(db: Reader, key: string, now: number): Promise<number> {
  const [wait] = await db
    .select({ lockedUntil: loginLockouts.lockedUntil })
    .from(loginLockouts)
    .where(and(eq(loginLockouts.key, key), gt(loginLockouts.lockedUntil, now)))
    .limit(1);
  return wait?.lockedUntil && isUnexpired(wait.lockedUntil, LOCKOUT_WINDOW_MS, now)
    ? wait.lockedUntil - now
    : 0;
}

/** Counts a failed attempt. Returns the resulting lockout in milliseconds, or 0. */
export async function countLoginFailure(tx: Tx, key: string, email: string, now: number): Promise<number> {
  const [before] = await tx.select().from(loginLockouts).where(eq(loginLockouts.key, key)).limit(1);
  const quiet = !before || Math.max(before.updatedAt, before.lockedUntil ?? 0) + LOCKOUT_WINDOW_MS <= now;
  const failures = quiet ? 1 : before.failures + 1;
  const minutes = getLockoutMinutes(failures);
  const lockedUntil = minutes === 0 ? null : now + minutes * MINUTE;
  const row = {
    email: email.slice(0, EMAIL_MAX),
    failures,
    firstFailureAt: quiet ? now : before.firstFailureAt,
    lockedUntil,
    updatedAt: now,
  };
  await tx
    .insert(loginLockouts)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: loginLockouts.key, set: row });
  return lockedUntil === null ? 0 : lockedUntil - now;
}

/** Whether to record a refused attempt: true for the first one during a lockout, then once a minute. */
export async function markRefusalForRecordIfDue(tx: Tx, key: string, now: number): Promise<boolean> {
  const [wait] = await tx.select().from(loginLockouts).where(eq(loginLockouts.key, key)).limit(1);
  if (!wait?.lockedUntil) return false;
  const lockedAt = wait.lockedUntil - getLockoutMinutes(wait.failures) * MINUTE;
  const noted = wait.updatedAt > lockedAt;
  if (noted && wait.updatedAt + NOTE_INTERVAL_MS > now) return false;
  // `updatedAt` later than the start of the lockout means that a refusal was already recorded.
  const updatedAt = Math.max(now, lockedAt + 1);
  await tx.update(loginLockouts).set({ updatedAt }).where(eq(loginLockouts.key, key));
  return true;
}

/** Resets one failure counter after a successful sign-in. */
export async function clearLockoutOfKey(tx: Tx, key: string): Promise<void> {
  await tx.delete(loginLockouts).where(eq(loginLockouts.key, key));
}

/** Resets all failure counters of an email address whose mailbox was proved. */
export async function clearLockoutsOfEmail(tx: Tx, email: string): Promise<void> {
  await tx.delete(loginLockouts).where(eq(loginLockouts.email, email));
}

export function createAccountLockedError(waitMs: number): AppError {
  return new AppError("ACCOUNT_LOCKED", { params: { minutes: Math.max(1, Math.ceil(waitMs / MINUTE)) } });
}
