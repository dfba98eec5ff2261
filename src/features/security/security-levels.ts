import type { SecurityStats } from "#server/features/security/schema.ts";

/** The rating of a figure; sets its colour, icon and word. */
export type Level = "success" | "warning" | "danger";
/** The share of failed attempts, 0 to 1; 0 without attempts. */
export function computeFailedShare(failed: number, all: number): number {
  return all === 0 ? 0 : failed / all;
}

export function getLevelOfFailedShare(share: number): Level {
  if (share > 0.2) return "danger";
  return share > 0.1 ? "warning" : "success";
}

/** @param hasPendingAlert an alert of an earlier day is pending: no level is shown for 0 then */
export function getLevelOfSuspiciousLogins(count: number, hasPendingAlert: boolean): Level | undefined {
  return count === 0 && hasPendingAlert ? undefined : levelOfCount(count, 5);
}

export function getLevelOfActiveAlerts(count: number): Level {
  return levelOfCount(count, 10);
}

function levelOfCount(count: number, warningLimit: number): Level {
  if (count > warningLimit) return "danger";
  return count > 0 ? "warning" : "success";
}

/** The rate in percent. A rate above 1 is already in percent. */
export function rateToPercent(rate: number): number {
  return rate > 1 ? rate : rate * 100;
}

/**
 * Rounds down to one decimal, so that 94.96 does not reach the threshold of 95. `toFixed` removes float errors: 0.949 *
 * 100 is 94.9.
 */
export function formatPercentRoundedDown(percent: number): string {
  return (Math.floor(Number((percent * 10).toFixed(6))) / 10).toLocaleString("en");
}

export function rateSuccessPercent(percent: number): "excellent" | "good" | "attention" {
  if (percent >= 95) return "excellent";
  return percent >= 85 ? "good" : "attention";
}

export function getLevelOfBruteForceAttempts(attempts: number): Level {
  if (attempts === 0) return "success";
  return attempts < 10 ? "warning" : "danger";
}

/** Between 1 and 10 alerts in 90 days get no level. */
export function alertCountLevelIfAny(count: number): { level?: Level } {
  if (count > 10) return { level: "warning" };
  return count === 0 ? { level: "success" } : {};
}

export type Advice = "rate" | "bruteForce" | "places";
type Figures = Pick<SecurityStats, "loginSuccessRate" | "bruteForceAttempts" | "uniqueLocations">;

/** The advice that the figures call for, most severe first. */
export function listAdviceForFigures({
  loginSuccessRate,
  bruteForceAttempts,
  uniqueLocations,
}: Figures): Advice[] {
  const advice: Advice[] = [];
  if (bruteForceAttempts > 0) advice.push("bruteForce");
  if (rateToPercent(loginSuccessRate) < 90) advice.push("rate");
  if (uniqueLocations > 10) advice.push("places");
  return advice;
}

/** Whether the figures are good. Between healthy and advised, nothing is shown. */
export function areSecurityFiguresGood({
  loginSuccessRate,
  bruteForceAttempts,
  uniqueLocations,
}: Figures): boolean {
  return rateToPercent(loginSuccessRate) >= 95 && bruteForceAttempts === 0 && uniqueLocations <= 5;
}
