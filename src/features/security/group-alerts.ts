import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";
import { gravestFirst, isAboutHere } from "./alert-kinds.ts";

/** Alerts that are told and answered together, the newest first. */
export type AlikeAlerts = readonly [SecurityAlert, ...SecurityAlert[]];

/**
 * What waits comes first, the gravest before the rest, then what is answered; beyond that the newest first. Alerts that wait
 * and say the same stand together, where the newest of them stood. One answer is for all of them: so another browser or place stands apart, as its
 * words do, and what is about this very device stands alone. What was answered alike needs no look at its words to fold.
 */
export function groupAlerts(
  alerts: readonly SecurityAlert[],
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): AlikeAlerts[] {
  const waiting = new Map<string, [SecurityAlert, ...SecurityAlert[]]>();
  const answered: typeof waiting = new Map();
  for (const alert of alerts) {
    const { id, alertType, severity, title, description, status } = alert;
    const isWaiting = status === "pending";
    const said = isWaiting ? [alertType, severity, title, description] : [alertType, severity, title, status];
    const alike = isWaiting && isAboutHere(alert, places) ? id : JSON.stringify(said);
    const groups = isWaiting ? waiting : answered;
    const group = groups.get(alike);
    if (group) group.push(alert);
    else groups.set(alike, [alert]);
  }
  return [...gravestFirst(waiting.values(), ([newest]) => newest.severity), ...answered.values()];
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
