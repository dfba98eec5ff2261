/**
 * Keeps calls from something that does not answer. After a failure it is open for a while, longer after each further
 * one; then one call tries, and the others stay away until it is back. `now` is milliseconds.
 */
export type CircuitBreaker = {
  /** Whether a call may be tried; one that may must end in `succeeded` or `failed`. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
  /** Whether calls are kept away, or the last one failed. */
  readonly isOpen: boolean;
};

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let triedAt = 0;
  const pause = () => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  return {
    admits() {
      if (failures === 0) return true;
      if (now() - triedAt < pause()) return false;
      triedAt = now();
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      // Calls that were under way together fail together: that is one failure.
      if (failures > 0 && now() - triedAt < pause() / 2) return;
      failures += 1;
      triedAt = now();
    },
    get isOpen() {
      return failures > 0;
    },
  };
}
