import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { logins, users } from "#db/schema/index.ts";
import { userOf } from "#server/features/accounts/service/read-account.ts";
import { tellOfLogin } from "#server/features/security/service/notify-new-login.ts";
import { deviceFor, devicesOf, rememberDevice } from "#server/guards/devices.ts";
import { clearLockout } from "#server/guards/login-lockout.ts";
import { LOGIN_IDLE_MS } from "#server/guards/logins.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { GeoIp } from "#server/lib/geo-ip.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { Cookies } from "#server/request.ts";
import type { LoginAnswer } from "../schema.ts";
import { writeLoginEvent } from "./login-events.ts";
import { issueTokens } from "./login-tokens.ts";

/** What a sign-in tells of its browser. */
export type Origin = {
  ip: string;
  address: string;
  userAgent: string;
  cookies: Cookies;
  timezone: string | null;
};

export type AdmitDeps = {
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  geoIp: GeoIp;
  seal: Seal;
};
type Admitted = {
  user: typeof users.$inferSelect;
  /** The counter that opens again, and the device secret where the account knew the browser. */
  attempt: { key: string; device: string | null };
  /** The identity provider that vouched for the member; null for a password. */
  service: string | null;
};

/**
 * Begins a login: whoever it is has been proved before. The browser is known to the account from then on, by a cookie
 * that is set here, unless it was critical; of one that is unusual its member is told, by a mail too: the outbox is to be
 * woken.
 */
export async function admit(
  tx: Tx,
  deps: AdmitDeps,
  origin: Origin,
  { user, attempt, service }: Admitted,
): Promise<LoginAnswer> {
  const now = deps.clock.now();
  // Read first: a new secret may be set on the answer below.
  const devices = devicesOf(origin.cookies);
  const device = deviceFor(origin.cookies, attempt.device);
  // A sign-in by an identity says nothing about passwords: those who guess them wait as before.
  if (service === null) await clearLockout(tx, attempt.key);
  const [made] = await tx
    .insert(logins)
    .values({
      id: deps.uuid(),
      userRowId: user.rowId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + LOGIN_IDLE_MS,
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
  const event = await writeLoginEvent(tx, deps, origin, attempted);
  // Afterwards: what the account knew before is what an attempt is compared with.
  if (!event.disowned) await rememberDevice(tx, { userRowId: user.rowId, device }, now);
  await tellOfLogin(tx, deps, { user, event, devices });
  const stated =
    origin.timezone !== null && !user.timezoneStated
      ? { timezone: origin.timezone, timezoneStated: true }
      : null;
  if (stated) await tx.update(users).set(stated).where(eq(users.rowId, user.rowId));
  return { ...tokens, user: userOf(memberOf({ ...user, ...stated }, login, now)) };
}
