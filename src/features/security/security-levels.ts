import type { SecurityStats } from "#server/features/security/schema.ts";

/** How a figure stands: the tones of its card and its word. */
export type Level = "success" | "warning" | "danger";
/** The share of attempts that failed, 0 to 1; 0 where nobody tried. */
export function failedShare(failed: number, all: number): number {
  return all === 0 ? 0 : failed / all;
}

export function levelOfFailed(share: number): Level {
  if (share > 0.2) return "danger";
  return share > 0.1 ? "warning" : "success";
}

/** @param isAsked one of an earlier day waits for its answer: none today is no comfort then */
export function levelOfSuspicious(count: number, isAsked: boolean): Level | undefined {
  return count === 0 && isAsked ? undefined : fewIsWarning(count, 5);
}

export function levelOfActiveAlerts(count: number): Level {
  return fewIsWarning(count, 10);
}

function fewIsWarning(count: number, most: number): Level {
  if (count > most) return "danger";
  return count > 0 ? "warning" : "success";
}

/** A rate above 1 is percent already. */
export function rateInPercent(rate: number): number {
  return rate > 1 ? rate : rate * 100;
}

/** 94.96 is no 95: what decides the verdict is never rounded over its threshold. But 0.949 times 100 is 94.9. */
export function percentWords(percent: number): string {
  return (Math.floor(Number((percent * 10).toFixed(6))) / 10).toLocaleString("en");
}

export function verdictOf(percent: number): "excellent" | "good" | "attention" {
  if (percent >= 95) return "excellent";
  return percent >= 85 ? "good" : "attention";
}

export function levelOfBruteForce(attempts: number): Level {
  if (attempts === 0) return "success";
  return attempts < 10 ? "warning" : "danger";
}

/** Some alerts in 90 days are neither well nor ill: nothing is said of them. */
export function levelOfAlertCount(count: number): { level?: Level } {
  if (count > 10) return { level: "warning" };
  return count === 0 ? { level: "success" } : {};
}

export type Advice = "rate" | "bruteForce" | "places";
type Figures = Pick<SecurityStats, "loginSuccessRate" | "bruteForceAttempts" | "uniqueLocations">;

/** What asks for attention; nothing where nothing does. */
export function adviceFor({ loginSuccessRate, bruteForceAttempts, uniqueLocations }: Figures): Advice[] {
  const advice: Advice[] = [];
  // The gravest first.
  if (bruteForceAttempts > 0) advice.push("bruteForce");
  if (rateInPercent(loginSuccessRate) < 90) advice.push("rate");
  if (uniqueLocations > 10) advice.push("places");
  return advice;
}

/** Well enough to be said: between that and advice nothing is said at all. */
export function isHealthy({ loginSuccessRate, bruteForceAttempts, uniqueLocations }: Figures): boolean {
  return rateInPercent(loginSuccessRate) >= 95 && bruteForceAttempts === 0 && uniqueLocations <= 5;
}
