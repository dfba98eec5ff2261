/**
 * Keeps calls from something that does not answer. After a failure it is open for a while, longer after each further
 * one; then one call tries, and the others stay away until it is back. `now` is milliseconds.
 */
export type CircuitBreaker = {
  /** A call that may be tried, and must end in `succeeded` or `failed`; null where calls are kept away. */
  attempt(): Attempt | null;
  /** Whether calls are kept away, or the last one failed. */
  readonly isOpen: boolean;
};

type Attempt = { succeeded(): void; failed(): void };

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let since = 0;
  const pause = () => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
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
          // Calls that were under way together fail together: that is one failure. A try is alone.
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
