import { and, eq, gt, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { knownDevices, signInWaits, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { EMAIL_MAX, normalizeEmail } from "#server/lib/email-address.ts";
import { sha256 } from "#server/lib/ids.ts";
import { networkOf } from "#server/lib/net/network.ts";
import { isLive } from "#server/lib/recent-window.ts";

const MINUTE = 60_000;
export const WAIT_WINDOW = 15 * MINUTE;
/** Minutes to wait after the 5th, 6th, ... failure within the window. */
export const WAITS = [1, 2, 4, 8, 15];
export const FREE_FAILURES = 4;
/** A refused attempt is noted at most this often, so that a flood fills no table. */
const NOTE_EVERY = MINUTE;

/** Minutes to wait after so many failures, 0 while they are few. */
function minutesAfter(failures: number): number {
  return failures > FREE_FAILURES ? (WAITS[Math.min(failures - FREE_FAILURES, WAITS.length) - 1] ?? 0) : 0;
}

/** The counter that an attempt falls under, and the device where the account knows the browser by it. */
export type Attempt = { key: string; device: string | null };

/**
 * Which counter an attempt falls under: the address in its one form and the network it comes from; or, for a browser
 * that brings a device secret of that very account, the device, so that a stranger cannot lock the owner out.
 */
export async function placeAttempt(
  db: Reader,
  from: { address: string; ip: string; devices: readonly string[] },
): Promise<Attempt> {
  const { typed, canonical } = normalizeEmail(from.address);
  const hashes = new Map(from.devices.map((device) => [sha256(device), device]));
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
    if (device) return { key: `device ${sha256(canonical)} ${known.deviceHash}`, device };
  }
  return { key: `network ${sha256(canonical)} ${networkOf(from.ip)}`, device: null };
}

/** Milliseconds that the counter still waits, 0 when it is open. */
export async function readWait(db: Reader, key: string, now: number): Promise<number> {
  const [wait] = await db
    .select({ lockedUntil: signInWaits.lockedUntil })
    .from(signInWaits)
    .where(and(eq(signInWaits.key, key), gt(signInWaits.lockedUntil, now)))
    .limit(1);
  return wait?.lockedUntil && isLive(wait.lockedUntil, WAIT_WINDOW, now) ? wait.lockedUntil - now : 0;
}

/** Counts a failure; the fifth within 15 minutes is the first to lock. Answers the wait in milliseconds, 0 for none. */
export async function countFailure(tx: Tx, key: string, email: string, now: number): Promise<number> {
  const [before] = await tx.select().from(signInWaits).where(eq(signInWaits.key, key)).limit(1);
  const quiet = !before || Math.max(before.updatedAt, before.lockedUntil ?? 0) + WAIT_WINDOW <= now;
  const failures = quiet ? 1 : before.failures + 1;
  const minutes = minutesAfter(failures);
  const lockedUntil = minutes === 0 ? null : now + minutes * MINUTE;
  const row = {
    email: email.slice(0, EMAIL_MAX),
    failures,
    firstFailureAt: quiet ? now : before.firstFailureAt,
    lockedUntil,
    updatedAt: now,
  };
  await tx
    .insert(signInWaits)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: signInWaits.key, set: row });
  return lockedUntil === null ? 0 : lockedUntil - now;
}

/** True for the first refusal of a lock and then once a minute: then the refused attempt is worth a row. */
export async function noteRefusal(tx: Tx, key: string, now: number): Promise<boolean> {
  const [wait] = await tx.select().from(signInWaits).where(eq(signInWaits.key, key)).limit(1);
  if (!wait?.lockedUntil) return false;
  const lockedAt = wait.lockedUntil - minutesAfter(wait.failures) * MINUTE;
  const noted = wait.updatedAt > lockedAt;
  if (noted && wait.updatedAt + NOTE_EVERY > now) return false;
  // Later than the lock itself, so that the next refusal knows of this one.
  const updatedAt = Math.max(now, lockedAt + 1);
  await tx.update(signInWaits).set({ updatedAt }).where(eq(signInWaits.key, key));
  return true;
}

/** A success opens the counter again. */
export async function clearWait(tx: Tx, key: string): Promise<void> {
  await tx.delete(signInWaits).where(eq(signInWaits.key, key));
}

/** Whoever has proved that the mailbox is theirs opens every counter of the address. */
export async function clearWaits(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInWaits).where(eq(signInWaits.email, email));
}

export function lockedError(waitMs: number): AppError {
  return new AppError("ACCOUNT_LOCKED", { params: { minutes: Math.max(1, Math.ceil(waitMs / MINUTE)) } });
}
