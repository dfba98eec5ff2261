import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { knownDevices } from "#db/schema/index.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";

/** Members of one household who share a browser; the one who signed in first of more is forgotten first. */
const MOST_IN_COOKIE = 4;

/** The secrets of a browser, each of one account. Whether an account knows one of them is another question. */
export function devicesOf(cookies: Cookies): string[] {
  return cookies.get("device")?.split(".").slice(0, MOST_IN_COOKIE) ?? [];
}

/** Whether an account has been used from a browser that brings these secrets. */
export async function isKnownTo(db: Reader, userRowId: number, devices: readonly string[]): Promise<boolean> {
  if (devices.length === 0) return false;
  const [known] = await db
    .select({ rowId: knownDevices.rowId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), inArray(knownDevices.deviceHash, devices.map(sha256))))
    .limit(1);
  return known !== undefined;
}

/**
 * The secret by which an account knows the browser from now on: `known`, or a new one. What the browser brought is never
 * taken for an account that did not give it out: somebody may have put it there.
 */
export function deviceFor(cookies: Cookies, known: string | null): string {
  const device = known ?? randomToken();
  const others = devicesOf(cookies).filter((one) => one !== device);
  if (known === null) cookies.set("device", [device, ...others].slice(0, MOST_IN_COOKIE).join("."));
  return device;
}

/** Notes that the account was used from a browser, in the write of the sign-in. */
export async function rememberDevice(
  tx: Tx,
  { userRowId, device }: { userRowId: number; device: string },
  now: number,
): Promise<void> {
  await rememberHash(tx, { userRowId, deviceHash: sha256(device) }, now);
}

/** The same by the hash of its secret, which is all that is kept of one. */
export async function rememberHash(
  tx: Tx,
  { userRowId, deviceHash }: { userRowId: number; deviceHash: string },
  now: number,
): Promise<void> {
  const seen = await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.userRowId, userRowId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ rowId: knownDevices.rowId });
  if (seen.length === 0) {
    await tx.insert(knownDevices).values({ userRowId, deviceHash, firstSeenAt: now, lastSeenAt: now });
  }
}

/** The account knows the browser of that secret no more: it is counted as a stranger's. */
export async function forgetDevice(
  tx: Tx,
  { userRowId, deviceHash }: { userRowId: number; deviceHash: string },
): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), eq(knownDevices.deviceHash, deviceHash)));
}

/**
 * With a new password the account knows no browser but the one that sets it, where it was known before: whoever had the old
 * password may have signed in by another.
 */
export async function forgetOtherDevices(tx: Tx, userRowId: number, cookies: Cookies): Promise<void> {
  const own = devicesOf(cookies).map(sha256);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), notInArray(knownDevices.deviceHash, own)));
}
