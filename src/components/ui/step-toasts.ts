/** A toast shown at most this long before a step starts belongs to that step, in ms. */
const CURRENT_STEP_MS = 1000;

type StepToasts = {
  /** Registers a toast that is dismissed when its step ends. */
  add: (id: string | number) => void;
  /** Returns and unregisters the toasts of finished steps. */
  takeFinished: () => (string | number)[];
};

/**
 * Knows which toasts belong to finished steps of a process such as an import or scan. `now` is a clock in ms.
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
