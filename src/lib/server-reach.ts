import { createStore } from "./store.ts";

/** Between two tries, in milliseconds; the last again and again. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Lost again so soon after it was back, the tries go on as rare as they had become. */
const CALM = 60_000;

type Deps = {
  /** Whether the server answers now. */
  ask(): Promise<boolean>;
  /** Runs something later; answers how to give it up. */
  later(run: () => void, ms: number): () => void;
  now(): number;
};

export type ServerReach = ReturnType<typeof createServerReach>;

/** Whether the server can be reached, as far as calls have told; while it cannot, it is asked again and again. */
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
    // A server that is ready may still refuse: it is back once what waited for it has had its answer.
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
    /** A call got no answer, or one that only a server that stumbles gives. */
    lost() {
      isLostAgain = true;
      if (away.get()) return;
      if (now() - backAt > CALM) tries = 0;
      away.set(true);
      plan();
    },
    /** Something says that it may be back: it is asked at once. */
    hurry() {
      if (!away.get()) return;
      giveUp();
      void tryAgain();
    },
    /** What to do once it answers again; a promise is waited for. */
    onBack(listener: () => unknown) {
      whenBack.add(listener);
    },
  };
}
