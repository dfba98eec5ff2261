import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { knownDevices } from "#db/schema/index.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";

/**
 * Number of accounts whose secrets one browser stores, for a shared browser. The least recent sign-in is
 * dropped first.
 */
const MAX_DEVICES_IN_COOKIE = 4;

/** The device secrets in the cookie of a browser, one per account. They are not verified here. */
export function readDeviceSecrets(cookies: Cookies): string[] {
  return cookies.get("device")?.split(".").slice(0, MAX_DEVICES_IN_COOKIE) ?? [];
}

/** Whether the account knows one of these device secrets from an earlier sign-in. */
export async function isDeviceKnownToAccount(
  db: Reader,
  userRowId: number,
  devices: readonly string[],
): Promise<boolean> {
  if (devices.length === 0) return false;
  const [known] = await db
    .select({ rowId: knownDevices.rowId })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.userRowId, userRowId), inArray(knownDevices.deviceHash, devices.map(sha256Hex))),
    )
    .limit(1);
  return known !== undefined;
}

/**
 * The secret by which the account will recognise this browser: `known`, or a new one that is added to the
 * cookie. An unknown secret in the cookie is never used, because an attacker may have planted it.
 */
export function ensureDeviceCookie(cookies: Cookies, known: string | null): string {
  const device = known ?? createRandomToken();
  const others = readDeviceSecrets(cookies).filter((other) => other !== device);
  if (known === null) cookies.set("device", [device, ...others].slice(0, MAX_DEVICES_IN_COOKIE).join("."));
  return device;
}

/** Records that the account was used in this browser; call it in the transaction of the sign-in. */
export async function rememberDevice(
  tx: Tx,
  { userRowId, device }: { userRowId: number; device: string },
  now: number,
): Promise<void> {
  await rememberDeviceHash(tx, { userRowId, deviceHash: sha256Hex(device) }, now);
}

/** Like `rememberDevice`, for a device secret of which only the hash is available. */
export async function rememberDeviceHash(
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

/** Makes a browser unknown to the account again. */
export async function forgetDevice(
  tx: Tx,
  { userRowId, deviceHash }: { userRowId: number; deviceHash: string },
): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), eq(knownDevices.deviceHash, deviceHash)));
}

/**
 * Makes all browsers unknown to the account except the caller's. Used after a password change, because people
 * with the old password may have signed in elsewhere. The caller's browser does not become known by it.
 */
export async function forgetOtherDevices(tx: Tx, userRowId: number, cookies: Cookies): Promise<void> {
  const own = readDeviceSecrets(cookies).map(sha256Hex);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), notInArray(knownDevices.deviceHash, own)));
}
