import { text } from "#server/texts/en.ts";

/** The import tells nothing while it runs, so progress is played: 10 percent every 200 ms, at most 90 until the answer. */
export const progressStep = { percent: 10, every: 200, most: 90 } as const;

export function percentAfter(ticks: number): number {
  return Math.min(progressStep.most, ticks * progressStep.percent);
}

export function progressText(percent: number): string {
  const words = text.imports;
  if (percent < 30) return words.validating;
  if (!isAfterPage(percent)) return words.fetching;
  return percent < 90 ? words.processing : words.finalizing;
}

/** Whether the words at this percentage are of what is done with the page once it is here. */
export const isAfterPage = (percent: number) => percent >= 60;

/** How much of the bar is drawn full: its first half is the way of the page to here, so that it is never past it too early. */
export const drawnShare = (percent: number, isWaiting: boolean) => percent / (isWaiting ? 200 : 100);
