import { text } from "#server/texts/en.ts";

/** The server reports no progress, so it is simulated: 10 percent every 200 ms, at most 90 until the answer. */
export const SIMULATION = { stepPercent: 10, intervalMs: 200, maxPercent: 90 } as const;

export function computeSimulatedPercent(ticks: number): number {
  return Math.min(SIMULATION.maxPercent, ticks * SIMULATION.stepPercent);
}

export function importProgressText(percent: number): string {
  const texts = text.imports;
  if (percent < 30) return texts.validating;
  if (!isAfterPage(percent)) return texts.fetching;
  return percent < 90 ? texts.processing : texts.finalizing;
}

/** Whether the step at this percentage needs the loaded page. */
export const isAfterPage = (percent: number) => percent >= 60;

/** The filled share of the bar: its first half is for loading the page. */
export const drawnShare = (percent: number, isWaiting: boolean) => percent / (isWaiting ? 200 : 100);
