/** Tolerated clock correction in milliseconds. */
const SLACK = 60_000;
const HOUR = 3_600_000;

/** Lifetimes of mailed links in milliseconds. The keys are also the kinds of the mails. */
export const LINK_LIFETIMES = {
  verify_email: 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
  trust_device: HOUR,
  remove_identity: 7 * 24 * HOUR,
} as const;

/**
 * Whether an item with this lifetime and end is still valid; all times are milliseconds. If more than its
 * lifetime remains, the clock was set back, and the item counts as expired.
 */
export function isUnexpired(endsAt: number, lifetime: number, now: number): boolean {
  const left = endsAt - now;
  return left > 0 && left <= lifetime + SLACK;
}

/**
 * Bounds of the last `span` milliseconds: later than `from`, at most `to`. `to` exceeds `now` by the clock
 * tolerance.
 */
export function createRecentWindow(now: number, span: number): { from: number; to: number } {
  return { from: now - span, to: now + SLACK };
}
