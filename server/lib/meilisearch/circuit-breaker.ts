/**
 * Circuit breaker. Opens after a failure, longer after each further one; then allows one attempt and stays open for
 * others until it succeeds. `now` is in milliseconds.
 */
export type CircuitBreaker = {
  /** A call that must end in `succeeded` or `failed`; null while the breaker is open. */
  attempt(): Attempt | null;
  /** Whether calls are rejected, or the last one failed. */
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
          // Concurrent calls fail together, which counts once. An attempt runs alone.
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
