/** Tolerance for small clock corrections. */
const SLACK = 60_000;
const HOUR = 3_600_000;

/** Kinds of mailed links and their lifetimes; the mail has the same kind. */
export const LINK_LIFETIMES = {
  verify_email: 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
  trust_device: HOUR,
  remove_identity: 7 * 24 * HOUR,
} as const;

/**
 * Whether something that ends at `endsAt` with this lifetime is live (milliseconds). A longer remaining time means
 * that the clock was set back, so it has ended too.
 */
export function isUnexpired(endsAt: number, lifetime: number, now: number): boolean {
  const left = endsAt - now;
  return left > 0 && left <= lifetime + SLACK;
}

/**
 * The window of the last `span` milliseconds: after `from`, up to `to`. `to` is later than now by the clock tolerance.
 */
export function createRecentWindow(now: number, span: number): { from: number; to: number } {
  return { from: now - span, to: now + SLACK };
}
