import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { gravestFirst, isAboutHere, isAnswerable } from "./alert-kinds.ts";

/** Alerts that are told and answered together, the newest first. */
export type AlikeAlerts = readonly [SecurityAlert, ...SecurityAlert[]];

/**
 * What waits comes first, the gravest before the rest, then what is answered; of one severity what got in stands before
 * attempts that failed, and beyond that the newest first. Alerts that wait and say the same stand together, where the
 * newest of them stood. One answer is for all of them: so another browser or place stands apart, as its words do, and
 * what is about this very device stands alone. Guesses and the locks they led to are one story. What was answered alike
 * needs no look at its words to fold.
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
    const isAttack = isWaiting && !isAnswerable(alert);
    const alike = isWaiting && isAboutHere(alert, places) ? id : isAttack ? "attack" : JSON.stringify(said);
    const groups = isWaiting ? waiting : answered;
    const group = groups.get(alike);
    if (group) group.push(alert);
    else groups.set(alike, [alert]);
  }
  const gotInFirst = [...waiting.values()].sort(
    ([a], [b]) => Number(isAnswerable(b)) - Number(isAnswerable(a)),
  );
  return [...gravestFirst(gotInFirst, (group) => storyOf(group).severity), ...answered.values()];
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

/** What is said of all of them, and the gravest severity among them. */
export function storyOf(alerts: AlikeAlerts): Pick<SecurityAlert, "title" | "description" | "severity"> {
  const [{ alertType, title, description }] = alerts;
  const [{ severity }] = gravestFirst(alerts, (alert) => alert.severity) as [SecurityAlert];
  if (alerts.every((alert) => alert.alertType === alertType)) return { title, description, severity };
  const guesses = alerts.filter((alert) => alert.alertType === "brute_force").length;
  return {
    title: text.security.standing.attack.before,
    description: text.security.alerts.attack(guesses, alerts.length - guesses),
    severity,
  };
}
