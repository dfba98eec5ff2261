/** Clocks are set right by seconds all the time. */
const SLACK = 60_000;
const HOUR = 3_600_000;

/** What a mailed link is good for, and how long; the mail that carries it is of the same kind. */
export const LINK_LIVES = {
  verify_email: 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
  trust_device: HOUR,
  remove_identity: 7 * 24 * HOUR,
} as const;

/**
 * Whether something that ends at `endsAt` and may live `lifetime` still does, all in milliseconds. What would live longer
 * than it may was made under a clock that has been set back since: it has ended too.
 */
export function isLive(endsAt: number, lifetime: number, now: number): boolean {
  const left = endsAt - now;
  return left > 0 && left <= lifetime + SLACK;
}

/** The moments that lie within the last `span`: after `from`, and not after `to` unless a clock has been set back. */
export function lately(now: number, span: number): { from: number; to: number } {
  return { from: now - span, to: now + SLACK };
}
