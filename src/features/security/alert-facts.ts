import { OTHERS_ATTEMPTS } from "#server/features/security/policy.ts";
import {
  AlertSeverity,
  MAX_PLACES,
  type SecurityAlert,
  type SignedInPlace,
} from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatRelativeDay, formatRelativeDayAndTime, formatTimeOfDay } from "./format-history.ts";
import { type Group, groupByInFirstOrder } from "./group-by.ts";

const texts = text.security.alerts;

/** Alerts that are shown and answered together, newest first. */
export type AlertGroup = Readonly<Group<SecurityAlert>>;

/** Whether the member can answer "It was me". */
export function canAnswerItWasMe({ alertType }: Pick<SecurityAlert, "alertType">): boolean {
  return !OTHERS_ATTEMPTS.includes(alertType);
}

export function isCriticalOrHigh({ severity }: Pick<SecurityAlert, "severity">): boolean {
  return severity === "critical" || severity === "high";
}

/** Whether an alert is about the login of this browser. */
export function isAlertAboutThisDevice(
  { relatedSessionId }: Pick<SecurityAlert, "relatedSessionId">,
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): boolean {
  return places.some(({ id, isCurrent }) => isCurrent && id === relatedSessionId);
}

/** Sorts by severity, highest first; stable. */
function sortBySeverity<Item>(
  items: Iterable<Item>,
  severityOf: (item: Item) => SecurityAlert["severity"],
): Item[] {
  const rankOf = (item: Item) => AlertSeverity.options.indexOf(severityOf(item));
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Groups alerts for display: pending ones first, by severity, then successful sign-ins before failed attempts, then
 * newest first; answered ones follow. Pending alerts with the same text form one group, because one answer applies to
 * all; an alert about this device stays alone. Guesses and the lockouts they caused form one group. Answered alerts are
 * grouped by type, title and answer.
 */
export function groupAndSortAlerts(
  alerts: readonly SecurityAlert[],
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): AlertGroup[] {
  const isPending = ({ status }: SecurityAlert) => status === "pending";
  const pending = groupByInFirstOrder(alerts.filter(isPending), (alert) => {
    const { id, alertType, severity, title, description } = alert;
    if (isAlertAboutThisDevice(alert, places)) return id;
    return canAnswerItWasMe(alert) ? JSON.stringify([alertType, severity, title, description]) : "attack";
  });
  const answered = groupByInFirstOrder(
    alerts.filter((alert) => !isPending(alert)),
    ({ alertType, severity, title, status }) => JSON.stringify([alertType, severity, title, status]),
  );
  const signInsFirst = pending.sort(([a], [b]) => Number(canAnswerItWasMe(b)) - Number(canAnswerItWasMe(a)));
  return [...sortBySeverity(signInsFirst, (group) => summarizeAlertGroup(group).severity), ...answered];
}

/** The address and the risk reasons that all alerts share. */
export function findCommonIpAndReasons(alerts: AlertGroup): { ip: string | null; reasons: string[] } {
  const [{ relatedIp, riskReasons }] = alerts;
  return {
    ip: alerts.every((alert) => alert.relatedIp === relatedIp) ? relatedIp : null,
    reasons: riskReasons
      .map((reason) => reason.text)
      .filter((said) => alerts.every((alert) => alert.riskReasons.some((reason) => reason.text === said))),
  };
}

/** The text for the group, and its highest severity. */
export function summarizeAlertGroup(
  alerts: AlertGroup,
): Pick<SecurityAlert, "title" | "description" | "severity"> {
  const [{ alertType, title, description }] = alerts;
  const [{ severity }] = sortBySeverity(alerts, (alert) => alert.severity) as [SecurityAlert];
  if (alerts.every((alert) => alert.alertType === alertType)) return { title, description, severity };
  const guesses = alerts.filter((alert) => alert.alertType === "brute_force").length;
  return {
    title: text.security.standing.attack.before,
    description: texts.attack(guesses, alerts.length - guesses),
    severity,
  };
}

/** The period in which alerts were raised: "Nov 10, 2026 to Today 10:17 AM", "Today 10:00 AM to 10:17 AM". */
export function formatAlertPeriod(alerts: AlertGroup, now: number): string {
  const last = alerts[0].createdAt;
  const first = alerts.at(-1)?.createdAt ?? last;
  const until = formatRelativeDayAndTime(last, now);
  if (formatRelativeDayAndTime(first, now) === until) return until;
  if (formatRelativeDay(first, now) !== formatRelativeDay(last, now))
    return texts.span(formatRelativeDay(first, now), until);
  return texts.span(formatRelativeDayAndTime(first, now), formatTimeOfDay(last));
}

type SignInAlert = Pick<SecurityAlert, "alertType" | "status" | "relatedSessionId" | "createdAt">;

/**
 * Whether the logins of sign-in alerts are still active; null if that is not known of each. The text is empty while a
 * login is newer than the list of places.
 * @param asOf when the places were read, in ms since the epoch; null while they are loaded again and after an error
 */
export function describeActiveLoginsOrNull(
  alerts: readonly SignInAlert[],
  places: readonly Pick<SignedInPlace, "id">[] | undefined,
  asOf: number | null,
): { isLive: boolean; status: string } | null {
  if (!places || !alerts.every(isPendingSignIn)) return null;
  const ended = alerts.filter(({ relatedSessionId }) => !places.some(({ id }) => id === relatedSessionId));
  const liveCount = alerts.length - ended.length;
  // A login beyond the listed places may still be active.
  if (ended.length > 0 && places.length >= MAX_PLACES) return null;
  const isKnown = ended.every(({ createdAt }) => asOf !== null && Date.parse(createdAt) < asOf);
  if (!isKnown) return { isLive: false, status: "" };
  return liveCount > 0
    ? { isLive: true, status: texts.stillIn(liveCount, alerts.length) }
    : { isLive: false, status: texts.signedOut };
}

/** A pending sign-in alert whose login is recorded. */
function isPendingSignIn({ alertType, status, relatedSessionId }: SignInAlert): boolean {
  const isSignIn = alertType === "suspicious_login" || alertType === "new_device";
  return isSignIn && status === "pending" && relatedSessionId !== null;
}
