import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";

/** Of the attempts of others: nobody is asked whether they were behind a lock or many wrong passwords. */
const OF_OTHERS: ReadonlySet<SecurityAlert["alertType"]> = new Set(["brute_force", "account_lockout"]);

/** Whether the member can say that it was they. */
export function isAnswerable({ alertType }: Pick<SecurityAlert, "alertType">): boolean {
  return !OF_OTHERS.has(alertType);
}

/** Whether an alert is about the very login in which it is read. */
export function isAboutHere(
  { relatedSessionId }: Pick<SecurityAlert, "relatedSessionId">,
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): boolean {
  return places.some(({ id, isCurrent }) => isCurrent && id === relatedSessionId);
}

/** The alerts that wait: those about the login in which they are read, and all others. */
export function sortWaiting<Alert extends Pick<SecurityAlert, "status" | "relatedSessionId">>(
  alerts: readonly Alert[],
  places: Parameters<typeof isAboutHere>[1],
): { own: Alert[]; others: Alert[] } {
  const waiting = alerts.filter(({ status }) => status === "pending");
  return {
    own: waiting.filter((alert) => isAboutHere(alert, places)),
    others: waiting.filter((alert) => !isAboutHere(alert, places)),
  };
}

const SEVERITIES: readonly SecurityAlert["severity"][] = ["critical", "high", "medium", "low"];

/** The gravest first; those of one severity as they stood. */
export function gravestFirst<Told>(
  told: Iterable<Told>,
  severityOf: (one: Told) => SecurityAlert["severity"],
): Told[] {
  return [...told].sort((a, b) => SEVERITIES.indexOf(severityOf(a)) - SEVERITIES.indexOf(severityOf(b)));
}
