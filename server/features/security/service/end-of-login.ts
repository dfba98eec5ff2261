import type { loginEvents } from "#db/schema/index.ts";
import type { LoginEntry } from "../schema.ts";

/** How the login of a sign-in ended, as far as that is written down, and when it runs out, as long as it is remembered. */
export type LoginEnd = Pick<
  typeof loginEvents.$inferSelect,
  "createdAt" | "endedAt" | "endReason" | "sessionMinutes"
> & { expiresAt: number | null; lastUsedAt: number | null };

/** A login that ran out, and was not asked for since, ended all the same. */
export function endOfLogin(
  { endedAt, endReason, sessionMinutes, createdAt, expiresAt, lastUsedAt }: LoginEnd,
  now: number,
): Pick<LoginEntry, "logoutTimestamp" | "logoutType" | "sessionDurationMinutes"> {
  if (endedAt !== null) {
    const logoutTimestamp = new Date(endedAt).toISOString();
    return { logoutTimestamp, logoutType: endReason, sessionDurationMinutes: sessionMinutes };
  }
  if (expiresAt === null || lastUsedAt === null || expiresAt > now) {
    return { logoutTimestamp: null, logoutType: null, sessionDurationMinutes: null };
  }
  return {
    logoutTimestamp: new Date(expiresAt).toISOString(),
    logoutType: "expired",
    sessionDurationMinutes: Math.floor(Math.max(0, lastUsedAt - createdAt) / 60_000),
  };
}
