import { SCAN_GOOD_CONFIDENCE } from "#server/features/scans/policy.ts";

/** Whether a recognition is shown in the colour of success; others have the colour of a warning. */
export function isGoodConfidence(share: number): boolean {
  return share > SCAN_GOOD_CONFIDENCE;
}

export function formatShareAsPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
