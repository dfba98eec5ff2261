import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";
import { isAboutHere } from "./alert-kinds.ts";

/** Alerts that are told and answered together, the newest first. */
export type AlikeAlerts = readonly [SecurityAlert, ...SecurityAlert[]];

/**
 * Alerts that wait and say the same stand together, where the newest of them stood. One answer is for all of them: so another
 * browser or place stands apart, as its words do, and what is about this very device stands alone.
 */
export function groupAlerts(
  alerts: readonly SecurityAlert[],
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): AlikeAlerts[] {
  const groups = new Map<string, [SecurityAlert, ...SecurityAlert[]]>();
  for (const alert of alerts) {
    const { id, alertType, severity, title, description, status } = alert;
    const isAlone = status !== "pending" || isAboutHere(alert, places);
    const alike = isAlone ? id : JSON.stringify([alertType, severity, title, description]);
    const group = groups.get(alike);
    if (group) group.push(alert);
    else groups.set(alike, [alert]);
  }
  return [...groups.values()];
}

/** What is true of every one of them: where they came from, and why they are thought risky. */
export function commonOf(alerts: AlikeAlerts): { ip: string | null; reasons: string[] } {
  const [{ relatedIp, riskReasons }] = alerts;
  return {
    ip: alerts.every((alert) => alert.relatedIp === relatedIp) ? relatedIp : null,
    reasons: riskReasons
      .map((reason) => reason.text)
      .filter((said) => alerts.every((alert) => alert.riskReasons.some((reason) => reason.text === said))),
  };
}
