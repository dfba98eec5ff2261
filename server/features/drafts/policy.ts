/**
 * `bytes` limits the UTF-8 size of one draft, `bytesPerMember` the sum for a member. A draft is deleted
 * `days` after its last save.
 */
export const DRAFT_LIMITS = {
  bytes: 524_288,
  perMember: 20,
  bytesPerMember: 4_000_000,
  pictures: 200,
  days: 90,
} as const;

/** Minimum seconds between two saves of a form. */
export const DRAFT_SAVE_SECONDS = 10;
