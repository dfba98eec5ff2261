import type { loginEvents } from "#db/schema/index.ts";
import type { LoginEntry } from "../schema.ts";

/** The recorded end of a login, and its expiry and last use while the login is stored. */
export type LoginEnd = Pick<
  typeof loginEvents.$inferSelect,
  "createdAt" | "endedAt" | "endReason" | "sessionMinutes"
> & { expiresAt: number | null; lastUsedAt: number | null };

/**
 * The end of a login for the history. An expired login counts as ended, even when its end is not recorded
 * yet.
 */
export function toLoginEndFields(
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
