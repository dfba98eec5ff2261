/** A toast that was shown within this time belongs to the current step, in ms. */
const MOMENT = 1000;

type Passing = {
  /** Registers a toast that is dismissed with its step. */
  note: (id: string | number) => void;
  /** The toasts of a finished step, which are no longer registered. */
  takePassed: () => (string | number)[];
};

/** Tracks which toasts belong to a finished step; `now` is a clock in ms. */
export function createPassing(now: () => number): Passing {
  const said = new Map<string | number, number>();
  return {
    note: (id) => said.set(id, now()),
    takePassed() {
      const passed = [...said].filter(([, at]) => now() - at > MOMENT).map(([id]) => id);
      for (const id of passed) said.delete(id);
      return passed;
    },
  };
}
