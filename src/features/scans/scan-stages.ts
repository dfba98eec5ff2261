export const SCAN_STAGES = ["capture", "process", "review", "save"] as const;
export type ScanStage = (typeof SCAN_STAGES)[number];

/** Where an unfinished scan can be: saving is not kept. */
export type OpenStage = Exclude<ScanStage, "save">;

/** The stage of a kept scan; earlier versions kept its number. One that is not known begins anew. */
export function keptStage(kept: unknown): OpenStage {
  const found = SCAN_STAGES.find((stage, at) => stage === kept || at === kept);
  return found === undefined || found === "save" ? "capture" : found;
}
