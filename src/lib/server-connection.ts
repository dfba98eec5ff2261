import { createStore } from "./store.ts";

/** Delays between two attempts in ms; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** If the connection was online for a shorter time, the delays do not start again from the first. */
const STABLE_MS = 60_000;

type Deps = {
  /** Whether the server responds. */
  ask(): Promise<boolean>;
  /** Schedules a function; returns a function that cancels it. */
  schedule(run: () => void, ms: number): () => void;
  now(): number;
};

export type ServerConnection = ReturnType<typeof createServerConnectionMonitor>;

/** Knows from failed requests whether the server is reachable. While it is not, it is asked repeatedly. */
export function createServerConnectionMonitor({ ask, schedule, now }: Deps) {
  const online = createStore(true);
  const reconnectListeners = new Set<() => unknown>();
  let isLostAgain = false;
  let tries = 0;
  let backAt = Number.NEGATIVE_INFINITY;
  let cancel: () => void = () => undefined;

  function plan() {
    const wait = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] as number;
    tries += 1;
    cancel = schedule(() => void tryAgain(), wait);
  }

  async function tryAgain() {
    const answers = await ask();
    if (online.get()) return;
    if (!answers) return plan();
    // A server that responds may still fail requests, so it counts as online only after the waiting requests
    // succeed.
    isLostAgain = false;
    await Promise.all([...reconnectListeners].map((listener) => listener()));
    if (isLostAgain) return plan();
    backAt = now();
    online.set(true);
  }

  return {
    subscribe: online.subscribe,
    isOnline: online.get,
    useOnline: online.use,
    /** Must be called when a request gets no response or a server error. */
    fail() {
      isLostAgain = true;
      if (!online.get()) return;
      if (now() - backAt > STABLE_MS) tries = 0;
      online.set(false);
      plan();
    },
    /** Asks at once; for example when the browser reports that it is online. */
    retryNow() {
      if (online.get()) return;
      cancel();
      void tryAgain();
    },
    /** Registers a callback for the reconnection; its promise is awaited before the state is online. */
    onReconnect(listener: () => unknown) {
      reconnectListeners.add(listener);
    },
  };
}
