/** What was said a moment ago was said on the way to where one is now, in ms. */
const MOMENT = 1000;

type Passing = {
  /** Notes a message that goes with its step. */
  note: (id: string | number) => void;
  /** The messages of a step that is over; they are noted no longer. */
  takePassed: () => (string | number)[];
};

/** Which messages are about a step that one has left; `now` is a clock in ms. */
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
