import { MOST_PLACES, type SecurityAlert, type SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";

const words = text.security.alerts;
type Told = Pick<SecurityAlert, "alertType" | "status" | "relatedSessionId" | "createdAt">;

/**
 * Whether the sign-ins that alerts ask about still let in; null where that cannot be known of each. What is in no list
 * as old as its alert may only be too new for it: nothing is said of it then, where it will be said.
 * @param asOf when the places were told; null while they are asked for again, and where that failed
 */
export function loginsWords(
  alerts: readonly Told[],
  places: readonly Pick<SignedInPlace, "id">[] | undefined,
  asOf: number | null,
): { isLive: boolean; said: string } | null {
  if (!places || !alerts.every(isOfOpenSignIn)) return null;
  const gone = alerts.filter(({ relatedSessionId }) => !places.some(({ id }) => id === relatedSessionId));
  const live = alerts.length - gone.length;
  // Older places than are listed may be signed in as well.
  if (gone.length > 0 && places.length >= MOST_PLACES) return null;
  const isKnown = gone.every(({ createdAt }) => asOf !== null && Date.parse(createdAt) < asOf);
  if (!isKnown) return { isLive: false, said: "" };
  return live > 0
    ? { isLive: true, said: words.stillIn(live, alerts.length) }
    : { isLive: false, said: words.signedOut };
}

/** A sign-in that waits for its answer, and whose login is not forgotten. */
function isOfOpenSignIn({ alertType, status, relatedSessionId }: Told): boolean {
  const isSignIn = alertType === "suspicious_login" || alertType === "new_device";
  return isSignIn && status === "pending" && relatedSessionId !== null;
}
