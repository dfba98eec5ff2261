import type { SecurityStats } from "#server/features/security/schema.ts";

/** How good a figure is; determines its colour, icon and word. */
export type Level = "success" | "warning" | "danger";
/** The share of failed attempts, 0 to 1; 0 without attempts. */
export function computeFailedShare(failed: number, all: number): number {
  return all === 0 ? 0 : failed / all;
}

export function getLevelOfFailedShare(share: number): Level {
  if (share > 0.2) return "danger";
  return share > 0.1 ? "warning" : "success";
}

/**
 * The level of the number of suspicious logins today.
 * @param hasPendingAlert whether an alert of an earlier day is pending, so that 0 is not called good
 */
export function getLevelOfSuspiciousLogins(count: number, hasPendingAlert: boolean): Level | undefined {
  return count === 0 && hasPendingAlert ? undefined : getLevelOfCount(count, 5);
}

export function getLevelOfActiveAlerts(count: number): Level {
  return getLevelOfCount(count, 10);
}

function getLevelOfCount(count: number, warningLimit: number): Level {
  if (count > warningLimit) return "danger";
  return count > 0 ? "warning" : "success";
}

/** A rate in percent. The server sends it as a share or in percent; a value above 1 is in percent. */
export function convertShareOrPercentToPercent(rate: number): number {
  return rate > 1 ? rate : rate * 100;
}

/**
 * Rounds a percentage down to one decimal, so that 94.96 is not shown as 95, which is a threshold. `toFixed`
 * removes float errors first, for example in 0.949 * 100.
 */
export function formatPercentRoundedDown(percent: number): string {
  return (Math.floor(Number((percent * 10).toFixed(6))) / 10).toLocaleString("en");
}

export function ratingOfSuccessPercent(percent: number): "excellent" | "good" | "attention" {
  if (percent >= 95) return "excellent";
  return percent >= 85 ? "good" : "attention";
}

export function getLevelOfBruteForceAttempts(attempts: number): Level {
  if (attempts === 0) return "success";
  return attempts < 10 ? "warning" : "danger";
}

/** The level of the number of alerts in 90 days; 1 to 10 alerts have none. */
export function levelPropOfAlertCountIfAny(count: number): { level?: Level } {
  if (count > 10) return { level: "warning" };
  return count === 0 ? { level: "success" } : {};
}

export type Advice = "rate" | "bruteForce" | "places";
type Figures = Pick<SecurityStats, "loginSuccessRate" | "bruteForceAttempts" | "uniqueLocations">;

/** The advice that follows from the figures, most urgent first. */
export function listAdviceForFigures({
  loginSuccessRate,
  bruteForceAttempts,
  uniqueLocations,
}: Figures): Advice[] {
  const advice: Advice[] = [];
  if (bruteForceAttempts > 0) advice.push("bruteForce");
  if (convertShareOrPercentToPercent(loginSuccessRate) < 90) advice.push("rate");
  if (uniqueLocations > 10) advice.push("places");
  return advice;
}

/** Whether the figures are good. Figures that are not good need not lead to advice. */
export function areSecurityFiguresGood({
  loginSuccessRate,
  bruteForceAttempts,
  uniqueLocations,
}: Figures): boolean {
  return (
    convertShareOrPercentToPercent(loginSuccessRate) >= 95 && bruteForceAttempts === 0 && uniqueLocations <= 5
  );
}
