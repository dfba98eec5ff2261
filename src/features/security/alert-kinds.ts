import { OTHERS_ATTEMPTS } from "#server/features/security/policy.ts";
import { AlertSeverity, type SecurityAlert, type SignedInPlace } from "#server/features/security/schema.ts";

/** Whether the member can say that it was they. */
export function isAnswerable({ alertType }: Pick<SecurityAlert, "alertType">): boolean {
  return !OTHERS_ATTEMPTS.includes(alertType);
}

/** Whether it comes before all else. */
export function isGrave({ severity }: Pick<SecurityAlert, "severity">): boolean {
  return severity === "critical" || severity === "high";
}

/** Whether an alert is about the very login in which it is read. */
export function isAboutHere(
  { relatedSessionId }: Pick<SecurityAlert, "relatedSessionId">,
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): boolean {
  return places.some(({ id, isCurrent }) => isCurrent && id === relatedSessionId);
}

/** The gravest first; those of one severity as they stood. */
export function gravestFirst<Told>(
  told: Iterable<Told>,
  severityOf: (one: Told) => SecurityAlert["severity"],
): Told[] {
  return [...told].sort(
    (a, b) => AlertSeverity.options.indexOf(severityOf(a)) - AlertSeverity.options.indexOf(severityOf(b)),
  );
}
