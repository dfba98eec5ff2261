import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { logins, users } from "#db/schema/index.ts";
import { toUserProfile } from "#server/features/accounts/service/read-account.ts";
import { notifyUnusualLogin } from "#server/features/security/service/notify-unusual-login.ts";
import { ensureDeviceCookie, readDeviceSecrets, rememberDevice } from "#server/guards/devices.ts";
import { clearLockoutOfKey } from "#server/guards/login-lockout.ts";
import { toMember } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { GeoIp } from "#server/lib/geo-ip.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { Cookies } from "#server/request.ts";
import type { LoginAnswer } from "../schema.ts";
import { recordLoginEvent } from "./login-events.ts";
import { issueTokens } from "./login-tokens.ts";

/** The browser's data of a sign-in. */
export type Origin = {
  ip: string;
  address: string;
  userAgent: string;
  cookies: Cookies;
  timezone: string | null;
};

export type StartSessionDeps = {
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  geoIp: GeoIp;
  seal: Seal;
};
type SessionStart = {
  user: typeof users.$inferSelect;
  /** The failure counter to reset, and the device secret when the account knew the browser. */
  attempt: { key: string; device: string | null };
  /** The identity provider of the sign-in; null for a password. */
  service: string | null;
};

/**
 * Starts a login of an authenticated user. Makes the browser known by a cookie unless the login is critical, and
 * notifies the member of an unusual one, also by mail: the caller wakes the outbox.
 */
export async function startSession(
  tx: Tx,
  deps: StartSessionDeps,
  origin: Origin,
  { user, attempt, service }: SessionStart,
): Promise<LoginAnswer> {
  const now = deps.clock.now();
  // Read first, because a new secret may be set on the response below.
  const devices = readDeviceSecrets(origin.cookies);
  const device = ensureDeviceCookie(origin.cookies, attempt.device);
  // A sign-in by an identity does not reset the lockout of passwords.
  if (service === null) await clearLockoutOfKey(tx, attempt.key);
  const [made] = await tx
    .insert(logins)
    .values({
      id: deps.uuid(),
      userRowId: user.rowId,
      createdAt: now,
      // issueTokens sets both.
      lastUsedAt: now,
      expiresAt: now,
    })
    .returning({ rowId: logins.rowId });
  const login = { rowId: (made as { rowId: number }).rowId, createdAt: now };
  const tokens = await issueTokens(tx, login, now);
  const isKnown = attempt.device !== null;
  const attempted = {
    email: user.email,
    user,
    failure: null,
    device,
    isKnown,
    service,
    loginRowId: login.rowId,
  };
  const event = await recordLoginEvent(tx, deps, origin, attempted);
  // Afterwards, because the attempt is compared with earlier ones.
  if (!event.disowned) await rememberDevice(tx, { userRowId: user.rowId, device }, now);
  await notifyUnusualLogin(tx, deps, { user, event, devices });
  const stated =
    origin.timezone !== null && !user.timezoneStated
      ? { timezone: origin.timezone, timezoneStated: true }
      : null;
  if (stated) await tx.update(users).set(stated).where(eq(users.rowId, user.rowId));
  return { ...tokens, user: toUserProfile(toMember({ ...user, ...stated }, login, now)) };
}
