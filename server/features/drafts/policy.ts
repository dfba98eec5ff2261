/**
 * Bounds of what the server keeps of unsaved forms. `bytes` are those of one value in UTF-8, `bytesPerMember` of all;
 * `days` since the last save.
 */
export const DRAFT_LIMITS = {
  bytes: 524_288,
  perMember: 20,
  bytesPerMember: 4_000_000,
  pictures: 200,
  days: 90,
} as const;

/** Seconds that a form waits at least between two saves to the server. */
export const DRAFT_SAVE_SECONDS = 10;
