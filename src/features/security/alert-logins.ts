import { MOST_PLACES, type SecurityAlert, type SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";

const words = text.security.alerts;
type Told = Pick<SecurityAlert, "alertType" | "status" | "relatedSessionId">;

/** Whether the sign-ins that alerts ask about still let in; null where that is not known of each. */
export function loginsWords(
  alerts: readonly Told[],
  places: readonly Pick<SignedInPlace, "id">[] | undefined,
): { isLive: boolean; said: string } | null {
  if (!places || !alerts.every(isOfOpenSignIn)) return null;
  const live = alerts.filter(({ relatedSessionId }) =>
    places.some(({ id }) => id === relatedSessionId),
  ).length;
  // Older places than are listed may be signed in as well.
  if (live < alerts.length && places.length >= MOST_PLACES) return null;
  return live > 0
    ? { isLive: true, said: words.stillIn(live, alerts.length) }
    : { isLive: false, said: words.signedOut };
}

/** A sign-in that waits for its answer, and whose login is not forgotten. */
function isOfOpenSignIn({ alertType, status, relatedSessionId }: Told): boolean {
  const isSignIn = alertType === "suspicious_login" || alertType === "new_device";
  return isSignIn && status === "pending" && relatedSessionId !== null;
}
