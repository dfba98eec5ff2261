import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { knownDevices } from "#db/schema/index.ts";
import { randomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";

/** Members of a household who share a browser; the least recent sign-in is dropped first. */
const MAX_DEVICES_IN_COOKIE = 4;

/** The device secrets of a browser, one per account. Not yet verified. */
export function readDeviceSecrets(cookies: Cookies): string[] {
  return cookies.get("device")?.split(".").slice(0, MAX_DEVICES_IN_COOKIE) ?? [];
}

/** Whether the account has been used from a browser with one of these secrets. */
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
 * The secret by which the account will know this browser: `known`, or a new one. A secret that the account did not
 * issue is never adopted, because it may be planted.
 */
export function ensureDeviceCookie(cookies: Cookies, known: string | null): string {
  const device = known ?? randomToken();
  const others = readDeviceSecrets(cookies).filter((other) => other !== device);
  if (known === null) cookies.set("device", [device, ...others].slice(0, MAX_DEVICES_IN_COOKIE).join("."));
  return device;
}

/** Records in the sign-in's transaction that the account was used from this browser. */
export async function rememberDevice(
  tx: Tx,
  { userRowId, device }: { userRowId: number; device: string },
  now: number,
): Promise<void> {
  await rememberDeviceHash(tx, { userRowId, deviceHash: sha256Hex(device) }, now);
}

/** Like `rememberDevice`, for a hash. */
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

/** The account no longer knows this browser; its sign-ins count as a stranger's. */
export async function forgetDevice(
  tx: Tx,
  { userRowId, deviceHash }: { userRowId: number; deviceHash: string },
): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), eq(knownDevices.deviceHash, deviceHash)));
}

/**
 * After a password change the account knows only the browser that changed it, and only if it did before: anyone with
 * the old password may have signed in elsewhere.
 */
export async function forgetOtherDevices(tx: Tx, userRowId: number, cookies: Cookies): Promise<void> {
  const own = readDeviceSecrets(cookies).map(sha256Hex);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userRowId, userRowId), notInArray(knownDevices.deviceHash, own)));
}
