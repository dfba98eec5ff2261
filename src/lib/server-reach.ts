import { createStore } from "./store.ts";

/** Delays between attempts in ms; the last one repeats. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** After a shorter time online the delays continue where they were. */
const CALM = 60_000;

type Deps = {
  /** Whether the server answers. */
  ask(): Promise<boolean>;
  /** Schedules a function; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void;
  now(): number;
};

export type ServerReach = ReturnType<typeof createServerReach>;

/** Whether the server is reachable, according to calls; while it is not, it is asked repeatedly. */
export function createServerReach({ ask, later, now }: Deps) {
  const away = createStore(false);
  const whenBack = new Set<() => unknown>();
  let isLostAgain = false;
  let tries = 0;
  let backAt = Number.NEGATIVE_INFINITY;
  let giveUp: () => void = () => undefined;

  function plan() {
    const wait = WAITS[Math.min(tries, WAITS.length - 1)] as number;
    tries += 1;
    giveUp = later(() => void tryAgain(), wait);
  }

  async function tryAgain() {
    const answers = await ask();
    if (!away.get()) return;
    if (!answers) return plan();
    // A ready server may still refuse: it is back when the waiting calls are answered.
    isLostAgain = false;
    await Promise.all([...whenBack].map((listener) => listener()));
    if (isLostAgain) return plan();
    backAt = now();
    away.set(false);
  }

  return {
    subscribe: away.subscribe,
    isAway: away.get,
    useAway: away.use,
    /** A call failed without an answer, or with a server failure. */
    lost() {
      isLostAgain = true;
      if (away.get()) return;
      if (now() - backAt > CALM) tries = 0;
      away.set(true);
      plan();
    },
    /** It may be back: asks at once. */
    hurry() {
      if (!away.get()) return;
      giveUp();
      void tryAgain();
    },
    /** Registers a callback for the reconnection; its promise is awaited. */
    onBack(listener: () => unknown) {
      whenBack.add(listener);
    },
  };
}
