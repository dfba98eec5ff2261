import type { Tx } from "#db/client.ts";
import { loginEvents, type users } from "#db/schema/index.ts";
import { CRITICAL_SCORE } from "#server/engines/login-risk/login-risk.ts";
import { assessLoginRisk } from "#server/features/security/service/assess-login-risk.ts";
import type { Clock } from "#server/lib/clock.ts";
import { EMAIL_MAX } from "#server/lib/email-address.ts";
import type { GeoIp } from "#server/lib/geo-ip.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { toNetworkPrefix, toWideNetworkPrefix } from "#server/lib/net/network.ts";
import { cleanUserAgent, parseUserAgent } from "#server/lib/user-agent.ts";

export type Failure = "password" | "locked" | "disabled" | "unverified";

/**
 * `device` is the secret of the browser for the account. `isKnown` says whether the account knew the browser
 * before the attempt. `service` is the identity provider, null for a password.
 */
export type LoginEvent = {
  email: string;
  user: Pick<typeof users.$inferSelect, "rowId"> | undefined;
  failure: Failure | null;
  device: string | null;
  isKnown: boolean;
  service: string | null;
  loginRowId?: number;
};

/**
 * Records a sign-in attempt with its risk, successful or not. A critical sign-in is disowned: later sign-ins
 * are not compared with it until the member confirms it. Returns the row.
 */
export async function recordLoginEvent(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string; geoIp: GeoIp },
  { ip, userAgent }: { ip: string; userAgent: string },
  event: LoginEvent,
): Promise<typeof loginEvents.$inferSelect> {
  const now = deps.clock.now();
  const origin = { ...deriveOriginColumns(ip, userAgent), ...deps.geoIp.find(ip) };
  const seen = { ...origin, ip, isKnownDevice: event.isKnown };
  const risk = await assessLoginRisk(tx, event.user?.rowId ?? null, seen, now);
  const row = {
    id: deps.uuid(),
    userRowId: event.user?.rowId ?? null,
    loginRowId: event.loginRowId ?? null,
    email: event.email.slice(0, EMAIL_MAX),
    success: event.failure === null,
    failureReason: event.failure,
    method: event.service === null ? ("password" as const) : ("identity" as const),
    service: event.service,
    ipAddress: ip,
    ...origin,
    deviceHash: event.device === null ? null : sha256Hex(event.device),
    riskScore: risk.score,
    riskReasons: risk.reasons,
    disowned: risk.score >= CRITICAL_SCORE,
    createdAt: now,
  };
  const [written] = await tx.insert(loginEvents).values(row).returning();
  return written as typeof loginEvents.$inferSelect;
}

function deriveOriginColumns(ip: string, userAgent: string) {
  const wideNetwork = toWideNetworkPrefix(ip);
  return {
    network: toNetworkPrefix(ip),
    wideNetwork: wideNetwork === "unknown" ? null : wideNetwork,
    userAgent: cleanUserAgent(userAgent),
    ...parseUserAgent(userAgent),
  };
}
