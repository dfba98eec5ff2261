import { OTHERS_ATTEMPTS } from "#server/features/security/policy.ts";
import {
  AlertSeverity,
  MAX_PLACES,
  type SecurityAlert,
  type SignedInPlace,
} from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { type Group, groupBy } from "./group-by.ts";
import { dayWords, timeWords, whenWords } from "./history-words.ts";

const words = text.security.alerts;

/** Alerts that are shown and answered together, the newest first. */
export type AlikeAlerts = Readonly<Group<SecurityAlert>>;

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

/** The gravest first; those of one severity keep their order. */
function gravestFirst<Item>(
  items: Iterable<Item>,
  severityOf: (item: Item) => SecurityAlert["severity"],
): Item[] {
  const rankOf = (item: Item) => AlertSeverity.options.indexOf(severityOf(item));
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Pending alerts come first, the gravest before the rest, then answered ones; of one severity a sign-in that got in comes
 * before attempts that failed, and beyond that the newest first. Pending alerts that say the same form one group, at the
 * place of the newest. One answer is for all of them: so another browser or place is a group of its own, as its words
 * differ, and an alert about this very device is alone. Guesses and the locks they led to are one story. Alerts that were
 * answered alike fold whatever they say.
 */
export function groupAlerts(
  alerts: readonly SecurityAlert[],
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): AlikeAlerts[] {
  const isPending = ({ status }: SecurityAlert) => status === "pending";
  const pending = groupBy(alerts.filter(isPending), (alert) => {
    const { id, alertType, severity, title, description } = alert;
    if (isAboutHere(alert, places)) return id;
    return isAnswerable(alert) ? JSON.stringify([alertType, severity, title, description]) : "attack";
  });
  const answered = groupBy(
    alerts.filter((alert) => !isPending(alert)),
    ({ alertType, severity, title, status }) => JSON.stringify([alertType, severity, title, status]),
  );
  const gotInFirst = pending.sort(([a], [b]) => Number(isAnswerable(b)) - Number(isAnswerable(a)));
  return [...gravestFirst(gotInFirst, (group) => storyOf(group).severity), ...answered];
}

/** The address and the risk reasons that all of them share. */
export function commonOf(alerts: AlikeAlerts): { ip: string | null; reasons: string[] } {
  const [{ relatedIp, riskReasons }] = alerts;
  return {
    ip: alerts.every((alert) => alert.relatedIp === relatedIp) ? relatedIp : null,
    reasons: riskReasons
      .map((reason) => reason.text)
      .filter((said) => alerts.every((alert) => alert.riskReasons.some((reason) => reason.text === said))),
  };
}

/** The words for all of them, and the gravest severity among them. */
export function storyOf(alerts: AlikeAlerts): Pick<SecurityAlert, "title" | "description" | "severity"> {
  const [{ alertType, title, description }] = alerts;
  const [{ severity }] = gravestFirst(alerts, (alert) => alert.severity) as [SecurityAlert];
  if (alerts.every((alert) => alert.alertType === alertType)) return { title, description, severity };
  const guesses = alerts.filter((alert) => alert.alertType === "brute_force").length;
  return {
    title: text.security.standing.attack.before,
    description: words.attack(guesses, alerts.length - guesses),
    severity,
  };
}

/** From when until when alerts were raised: "Nov 10, 2026 to Today 10:17 AM", "Today 10:00 AM to 10:17 AM". */
export function raisedWords(alerts: AlikeAlerts, now: number): string {
  const last = alerts[0].createdAt;
  const first = alerts.at(-1)?.createdAt ?? last;
  const until = whenWords(last, now);
  if (whenWords(first, now) === until) return until;
  if (dayWords(first, now) !== dayWords(last, now)) return words.span(dayWords(first, now), until);
  return words.span(whenWords(first, now), timeWords(last));
}

type SignInAlert = Pick<SecurityAlert, "alertType" | "status" | "relatedSessionId" | "createdAt">;

/**
 * Whether the sign-ins that alerts ask about still let in; null where that cannot be known of each. A login that is newer
 * than the list of places is not in it: nothing is said of it then, and its line stays empty.
 * @param asOf when the places were read; null while they are asked for again, and where that failed
 */
export function loginsWords(
  alerts: readonly SignInAlert[],
  places: readonly Pick<SignedInPlace, "id">[] | undefined,
  asOf: number | null,
): { isLive: boolean; said: string } | null {
  if (!places || !alerts.every(isOfOpenSignIn)) return null;
  const gone = alerts.filter(({ relatedSessionId }) => !places.some(({ id }) => id === relatedSessionId));
  const live = alerts.length - gone.length;
  // Older places than are listed may be signed in as well.
  if (gone.length > 0 && places.length >= MAX_PLACES) return null;
  const isKnown = gone.every(({ createdAt }) => asOf !== null && Date.parse(createdAt) < asOf);
  if (!isKnown) return { isLive: false, said: "" };
  return live > 0
    ? { isLive: true, said: words.stillIn(live, alerts.length) }
    : { isLive: false, said: words.signedOut };
}

/** A sign-in that waits for its answer, and whose login is not forgotten. */
function isOfOpenSignIn({ alertType, status, relatedSessionId }: SignInAlert): boolean {
  const isSignIn = alertType === "suspicious_login" || alertType === "new_device";
  return isSignIn && status === "pending" && relatedSessionId !== null;
}
