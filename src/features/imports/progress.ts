import { text } from "#server/texts/en.ts";

/**
 * The server reports no progress, so it is simulated: it grows by 10 percent every 200 ms, up to 90 percent
 * until the server responds.
 */
export const SIMULATION = { stepPercent: 10, intervalMs: 200, maxPercent: 90 } as const;

export function computeSimulatedPercentAfterTicks(ticks: number): number {
  return Math.min(SIMULATION.maxPercent, ticks * SIMULATION.stepPercent);
}

export function importProgressTextOfPercent(percent: number): string {
  const texts = text.imports;
  if (percent < 30) return texts.validating;
  if (!isPercentAfterPageLoad(percent)) return texts.fetching;
  return percent < 90 ? texts.processing : texts.finalizing;
}

/** Whether the simulated step at this percentage comes after the page was loaded. */
export const isPercentAfterPageLoad = (percent: number) => percent >= 60;

/** The share of the bar to fill. While the page loads (`isWaiting`), only its first half is used. */
export const filledShareOfBar = (percent: number, isWaiting: boolean) => percent / (isWaiting ? 200 : 100);
