/** Clocks are set right by seconds all the time. */
const SLACK = 60_000;

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
