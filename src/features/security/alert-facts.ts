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

/** Whether an alert can be answered with "It was me"; attempts by others cannot. */
export function canAnswerAlertWithItWasMe({ alertType }: Pick<SecurityAlert, "alertType">): boolean {
  return !OTHERS_ATTEMPTS.includes(alertType);
}

export function isAlertCriticalOrHigh({ severity }: Pick<SecurityAlert, "severity">): boolean {
  return severity === "critical" || severity === "high";
}

/** Whether an alert is about the login of this browser. */
export function isAlertAboutThisDevice(
  { relatedSessionId }: Pick<SecurityAlert, "relatedSessionId">,
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): boolean {
  return places.some(({ id, isCurrent }) => isCurrent && id === relatedSessionId);
}

/** Sorts by severity, highest first. Items of equal severity stay in order. */
function sortBySeverity<Item>(
  items: Iterable<Item>,
  severityOf: (item: Item) => SecurityAlert["severity"],
): Item[] {
  const rankOf = (item: Item) => AlertSeverity.options.indexOf(severityOf(item));
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Groups alerts into rows. Pending rows come first: by severity, then successful sign-ins before failed
 * attempts, then newest first. Pending alerts with the same text are one row, because one answer applies to
 * all of them; an alert about this device is a row of its own. Password guesses are in one row with the
 * lockouts that they caused. Answered alerts are grouped by type, title and answer.
 */
export function groupAndSortAlerts(
  alerts: readonly SecurityAlert[],
  places: readonly Pick<SignedInPlace, "id" | "isCurrent">[],
): AlertGroup[] {
  const isPending = ({ status }: SecurityAlert) => status === "pending";
  const pending = groupByInFirstOrder(alerts.filter(isPending), (alert) => {
    const { id, alertType, severity, title, description } = alert;
    if (isAlertAboutThisDevice(alert, places)) return id;
    return canAnswerAlertWithItWasMe(alert)
      ? JSON.stringify([alertType, severity, title, description])
      : "attack";
  });
  const answered = groupByInFirstOrder(
    alerts.filter((alert) => !isPending(alert)),
    ({ alertType, severity, title, status }) => JSON.stringify([alertType, severity, title, status]),
  );
  const signInsFirst = pending.sort(
    ([a], [b]) => Number(canAnswerAlertWithItWasMe(b)) - Number(canAnswerAlertWithItWasMe(a)),
  );
  return [...sortBySeverity(signInsFirst, (group) => summarizeAlertGroup(group).severity), ...answered];
}

/** The IP address that all alerts of a row share, or null, and the risk reasons that they share. */
export function findCommonIpAndReasons(alerts: AlertGroup): { ip: string | null; reasons: string[] } {
  const [{ relatedIp, riskReasons }] = alerts;
  return {
    ip: alerts.every((alert) => alert.relatedIp === relatedIp) ? relatedIp : null,
    reasons: riskReasons
      .map((reason) => reason.text)
      .filter((said) => alerts.every((alert) => alert.riskReasons.some((reason) => reason.text === said))),
  };
}

/** The texts of a row of alerts, and the highest severity among them. */
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

/** The period in which the alerts were raised, for example "Today 10:00 AM to 10:17 AM". */
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
 * Says whether the logins of sign-in alerts are still active; null if that is unknown for one of them. The
 * text is empty while a login is newer than the loaded list of logins.
 * @param asOf when `places` was loaded, in ms since the epoch; null while it loads again and after an error
 */
export function describeWhetherLoginsAreActiveOrNull(
  alerts: readonly SignInAlert[],
  places: readonly Pick<SignedInPlace, "id">[] | undefined,
  asOf: number | null,
): { isLive: boolean; status: string } | null {
  if (!places || !alerts.every(isPendingSignInAlert)) return null;
  const ended = alerts.filter(({ relatedSessionId }) => !places.some(({ id }) => id === relatedSessionId));
  const liveCount = alerts.length - ended.length;
  // The list of logins is limited, so a login that it lacks may still be active.
  if (ended.length > 0 && places.length >= MAX_PLACES) return null;
  const isKnown = ended.every(({ createdAt }) => asOf !== null && Date.parse(createdAt) < asOf);
  if (!isKnown) return { isLive: false, status: "" };
  return liveCount > 0
    ? { isLive: true, status: texts.stillIn(liveCount, alerts.length) }
    : { isLive: false, status: texts.signedOut };
}

/** Whether an alert is about a sign-in, is pending and names its login. */
function isPendingSignInAlert({ alertType, status, relatedSessionId }: SignInAlert): boolean {
  const isSignIn = alertType === "suspicious_login" || alertType === "new_device";
  return isSignIn && status === "pending" && relatedSessionId !== null;
}
