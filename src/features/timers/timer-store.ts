import { timersStorageKey } from "../../lib/storage-keys.ts";
import { type Alarm, alarm } from "./alarm.ts";
import { memoizeByOwner, StoredValue } from "./stored-value.ts";
import {
  addMinuteToTimer,
  addOrRestartTimer,
  endDueTimersOrNull,
  findNextTimerEndMsOrNull,
  parseStoredTimersOrNull,
  pauseTimer,
  remainingMsOfTimer,
  removeTimer,
  resumeTimer,
  type Timer,
  type TimerSpec,
} from "./timers.ts";

export type TimersState = { timers: readonly Timer[]; now: number };

/** Interval for reading the clock, short enough that no second is skipped. */
const CLOCK_INTERVAL_MS = 250;
/**
 * A timer that ended longer ago does not ring. Browsers run hidden pages only once a minute, so this is
 * longer.
 */
const RING_WINDOW_MS = 120_000;

type Options = {
  stored: StoredValue<readonly Timer[]>;
  alarm: Pick<Alarm, "unlock" | "ring" | "silence">;
  now?: () => number;
};

/** The timers of one member or guest. It stores end times, so that timers need no running page. */
export class TimerStore {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #state: TimersState;
  #shown = "";
  /** Ended timers that this page has rung for, or has seen too late to ring. */
  #knownEnds: ReadonlySet<string> = new Set();
  #stop: (() => void) | null = null;
  #watchers = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#state = { timers: options.stored.get(), now: this.#now() };
    options.stored.subscribe(() => this.update());
  }

  readonly state = (): TimersState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Must be called in a user gesture, because it unlocks the sound. */
  start(spec: TimerSpec): void {
    this.#options.alarm.unlock();
    this.#change((timers) => addOrRestartTimer(timers, spec, this.#now()));
  }
  readonly pause = (id: string) => this.#change((timers) => pauseTimer(timers, id, this.#now()));
  readonly resume = (id: string) => this.#change((timers) => resumeTimer(timers, id, this.#now()));
  readonly addMinute = (id: string) => this.#change((timers) => addMinuteToTimer(timers, id, this.#now()));
  readonly cancel = (id: string) => this.#change((timers) => removeTimer(timers, id));

  /**
   * Ends due timers, rings for newly ended ones, and notifies the listeners once a second. Each tab rings,
   * because the tab that stores the end may not be allowed to make a sound.
   */
  readonly update = (): void => {
    const now = this.#now();
    const stored = this.#options.stored;
    const change = endDueTimersOrNull(stored.get(), now);
    if (change) stored.set(change.timers);
    const timers = stored.get();
    const ended = timers.filter((timer) => timer.state === "ended");
    const fresh = ended.filter(
      (timer) => !this.#knownEnds.has(createTimerEndKey(timer)) && now - timer.endedAt < RING_WINDOW_MS,
    );
    this.#knownEnds = new Set(ended.map(createTimerEndKey));
    if (fresh.length > 0) this.#options.alarm.ring(fresh);
    if (ended.length === 0) this.#options.alarm.silence();
    const shown = timers.map((timer) => Math.ceil(remainingMsOfTimer(timer, now) / 1000)).join(" ");
    if (timers === this.#state.timers && shown === this.#shown) return;
    this.#shown = shown;
    this.#state = { timers, now };
    for (const listener of this.#listeners) listener();
  };

  /**
   * Watches the clock until the returned function is called: often while the page is visible, otherwise only
   * at the next timer's end.
   */
  watch(): () => void {
    this.#watchers += 1;
    this.#stop ??= this.#watch();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  #watch(): () => void {
    let stopClock = () => {};
    const restart = () => {
      stopClock();
      this.update();
      stopClock = document.hidden ? this.#once(restart) : this.#often();
    };
    document.addEventListener("visibilitychange", restart);
    addEventListener("pageshow", restart);
    const unsubscribe = this.#options.stored.subscribe(() => document.hidden && restart());
    restart();
    return () => {
      stopClock();
      unsubscribe();
      document.removeEventListener("visibilitychange", restart);
      removeEventListener("pageshow", restart);
      this.#options.alarm.silence();
    };
  }

  #often(): () => void {
    const clock = setInterval(this.update, CLOCK_INTERVAL_MS);
    return () => clearInterval(clock);
  }

  #once(then: () => void): () => void {
    const end = findNextTimerEndMsOrNull(this.#options.stored.get());
    if (end === null) return () => {};
    const clock = setTimeout(then, Math.max(0, end - this.#now()) + 20);
    return () => clearTimeout(clock);
  }

  #change(change: (timers: readonly Timer[]) => Timer[]): void {
    this.#options.stored.set(change(this.#options.stored.get()));
  }
}

const createTimerEndKey = (timer: Timer & { state: "ended" }) => `${timer.id} ${timer.endedAt}`;

/** The stored timers of one member, or of all guests of this browser. */
export const storedTimers = memoizeByOwner(
  (owner) =>
    new StoredValue<readonly Timer[]>({
      key: timersStorageKey(owner),
      empty: [],
      read: parseStoredTimersOrNull,
    }),
);

export const timersOf = memoizeByOwner((owner) => new TimerStore({ stored: storedTimers(owner), alarm }));
