import { text } from "#server/texts/en.ts";

/** The import tells nothing while it runs, so progress is played: 10 percent every 200 ms, at most 90 until the answer. */
export const progressStep = { percent: 10, every: 200, most: 90 } as const;

export function percentAfter(ticks: number): number {
  return Math.min(progressStep.most, ticks * progressStep.percent);
}

export function progressText(percent: number): string {
  const words = text.imports;
  if (percent < 30) return words.validating;
  if (percent < 60) return words.fetching;
  return percent < 90 ? words.processing : words.finalizing;
}
