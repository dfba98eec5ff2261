import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { logins, users } from "#db/schema/index.ts";
import type { Cookies } from "#server/context.ts";
import { userOf } from "#server/features/accounts/service/read-account.ts";
import { deviceFor, rememberDevice } from "#server/guards/devices.ts";
import { LOGIN_IDLE } from "#server/guards/logins.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import { clearWait } from "#server/guards/sign-in-waits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { LoginAnswer } from "../schema.ts";
import { writeLoginEvent } from "./login-events.ts";
import { issueTokens } from "./login-tokens.ts";

/** What a sign-in tells of its browser. */
export type Origin = { ip: string; userAgent: string; cookies: Cookies; timezone: string | null };

type Admitted = {
  user: typeof users.$inferSelect;
  /** The counter that opens again, and the device secret where the account knew the browser. */
  attempt: { key: string; device: string | null };
};

/**
 * Begins a login: whoever it is has been proved before. The browser is known to the account from then on, by a cookie
 * that is set here.
 */
export async function admit(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  origin: Origin,
  { user, attempt }: Admitted,
): Promise<LoginAnswer> {
  const now = deps.clock.now();
  const device = deviceFor(origin.cookies, attempt.device);
  await clearWait(tx, attempt.key);
  const [made] = await tx
    .insert(logins)
    .values({
      id: deps.uuid(),
      userRowId: user.rowId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + LOGIN_IDLE,
    })
    .returning({ rowId: logins.rowId });
  const login = { rowId: (made as { rowId: number }).rowId, createdAt: now };
  const tokens = await issueTokens(tx, login, now);
  await rememberDevice(tx, { userRowId: user.rowId, device }, now);
  const event = { email: user.email, user, failure: null, device, loginRowId: login.rowId };
  await writeLoginEvent(tx, deps, origin, event);
  const stated =
    origin.timezone !== null && !user.timezoneStated
      ? { timezone: origin.timezone, timezoneStated: true }
      : null;
  if (stated) await tx.update(users).set(stated).where(eq(users.rowId, user.rowId));
  return { ...tokens, user: userOf(memberOf({ ...user, ...stated }, login, now)) };
}
