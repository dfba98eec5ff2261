/**
 * Circuit breaker. A failure opens it; each further failure opens it for longer. Then it permits a single
 * trial call, and all calls after the trial succeeds. Times are milliseconds.
 */
export type CircuitBreaker = {
  /** Begins a call, which must end with `succeeded` or `failed`. Null while the breaker is open. */
  attempt(): Attempt | null;
  /** True from a failure until a call succeeds. */
  readonly isOpen: boolean;
};

type Attempt = { succeeded(): void; failed(): void };

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;

export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let since = 0;
  const pause = () => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return {
    attempt() {
      const isTry = failures > 0;
      if (isTry) {
        if (now() - since < pause()) return null;
        since = now();
      }
      return {
        succeeded() {
          failures = 0;
        },
        failed() {
          // Concurrent calls fail together and count as one failure. A trial call runs alone.
          if (failures > 0 && !isTry) return;
          failures += 1;
          since = now();
        },
      };
    },
    get isOpen() {
      return failures > 0;
    },
  };
}
