/** A toast that was shown within this time belongs to the current step, in ms. */
const CURRENT_STEP_MS = 1000;

type StepToasts = {
  /** Registers a toast that is dismissed with its step. */
  add: (id: string | number) => void;
  /** The toasts of a finished step, which are no longer registered. */
  takeFinished: () => (string | number)[];
};

/**
 * Tracks which toasts were shown before the current step of a process (import, scan) began; `now` is a clock in ms.
 */
export function createProcessStepToastTracker(now: () => number): StepToasts {
  const shown = new Map<string | number, number>();
  return {
    add: (id) => shown.set(id, now()),
    takeFinished() {
      const passed = [...shown].filter(([, shownAt]) => now() - shownAt > CURRENT_STEP_MS).map(([id]) => id);
      for (const id of passed) shown.delete(id);
      return passed;
    },
  };
}
