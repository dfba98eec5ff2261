import { SCAN_GOOD_CONFIDENCE } from "#server/features/scans/policy.ts";

/** Above the threshold the colour is that of success, else that of a warning. */
export function isGoodConfidence(share: number): boolean {
  return share > SCAN_GOOD_CONFIDENCE;
}

export function formatShareAsPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
