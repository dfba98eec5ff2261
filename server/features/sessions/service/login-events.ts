import type { Tx } from "#db/client.ts";
import { loginEvents, type users } from "#db/schema/index.ts";
import { EMAIL_MAX } from "#server/features/accounts/policy.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import { networkOf } from "#server/lib/net/network.ts";
import { cleanUserAgent, parseUserAgent } from "#server/lib/user-agent.ts";

export type Failure = "password" | "locked" | "disabled" | "unverified";

/** `device` is the secret by which the account knows the browser, where it does. */
export type LoginEvent = {
  email: string;
  user: Pick<typeof users.$inferSelect, "rowId"> | undefined;
  failure: Failure | null;
  device: string | null;
  loginRowId?: number;
};

/** Every attempt to sign in is written down, whatever came of it. */
export async function writeLoginEvent(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  { ip, userAgent }: { ip: string; userAgent: string },
  event: LoginEvent,
): Promise<void> {
  const agent = parseUserAgent(userAgent);
  await tx.insert(loginEvents).values({
    id: deps.uuid(),
    userRowId: event.user?.rowId ?? null,
    loginRowId: event.loginRowId ?? null,
    email: event.email.slice(0, EMAIL_MAX),
    success: event.failure === null,
    failureReason: event.failure,
    ipAddress: ip,
    network: networkOf(ip),
    userAgent: cleanUserAgent(userAgent),
    browser: agent.browser,
    operatingSystem: agent.operatingSystem,
    deviceType: agent.deviceType,
    deviceHash: event.device === null ? null : sha256(event.device),
    createdAt: deps.clock.now(),
  });
}
