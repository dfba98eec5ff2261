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

/** Data of the request that signs in; `timezone` is the browser's. */
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
  /**
   * Key of the failure counter to reset. `device` is the browser's secret if the account knew the browser,
   * else null.
   */
  attempt: { key: string; device: string | null };
  /** Name of the identity provider; null for a password. */
  service: string | null;
};

/**
 * Starts a login for an authenticated user. Unless its risk is critical, a cookie makes the browser known.
 * Notifies the member of an unusual sign-in; the caller must wake the outbox for the mail.
 */
export async function startSession(
  tx: Tx,
  deps: StartSessionDeps,
  origin: Origin,
  { user, attempt, service }: SessionStart,
): Promise<LoginAnswer> {
  const now = deps.clock.now();
  // Read before `ensureDeviceCookie`, which may add a new secret.
  const devices = readDeviceSecrets(origin.cookies);
  const device = ensureDeviceCookie(origin.cookies, attempt.device);
  // A sign-in through an identity provider does not reset the lockout of password attempts.
  if (service === null) await clearLockoutOfKey(tx, attempt.key);
  const [made] = await tx
    .insert(logins)
    .values({
      id: deps.uuid(),
      userRowId: user.rowId,
      createdAt: now,
      // `issueTokens` sets both times.
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
  // After the event, because its risk score depends on whether the browser was known before.
  if (!event.disowned) await rememberDevice(tx, { userRowId: user.rowId, device }, now);
  await notifyUnusualLogin(tx, deps, { user, event, devices });
  const stated =
    origin.timezone !== null && !user.timezoneStated
      ? { timezone: origin.timezone, timezoneStated: true }
      : null;
  if (stated) await tx.update(users).set(stated).where(eq(users.rowId, user.rowId));
  return { ...tokens, user: toUserProfile(toMember({ ...user, ...stated }, login, now)) };
}
