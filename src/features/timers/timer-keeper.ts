import { timersKey } from "../../lib/kept-keys.ts";
import { type Alarm, alarm } from "./alarm.ts";
import { KeptValue, oneForEach } from "./kept-value.ts";
import {
  nextEnd,
  readTimers,
  settled,
  type Timer,
  type TimerSpec,
  timeLeft,
  withMinute,
  without,
  withPaused,
  withResumed,
  withStarted,
} from "./timers.ts";

export type TimersState = { timers: readonly Timer[]; now: number };

/** Interval of reading the clock: short enough to show every second. */
const glance = 250;
/** A timer that ended earlier is shown without sound. */
const ringsFor = 60_000;

type Options = {
  kept: KeptValue<readonly Timer[]>;
  alarm: Pick<Alarm, "unlock" | "ring" | "silence">;
  now?: () => number;
};

/** The timers of one member or guest, stored as end times. */
export class TimerKeeper {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #state: TimersState;
  #shown = "";
  #stop: (() => void) | null = null;
  #watchers = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#state = { timers: options.kept.get(), now: this.#now() };
    options.kept.subscribe(() => this.look());
  }

  readonly state = (): TimersState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Must be called in a user gesture, which unlocks the sound. */
  start(spec: TimerSpec): void {
    this.#options.alarm.unlock();
    this.#change((timers) => withStarted(timers, spec, this.#now()));
  }
  readonly pause = (id: string) => this.#change((timers) => withPaused(timers, id, this.#now()));
  readonly resume = (id: string) => this.#change((timers) => withResumed(timers, id, this.#now()));
  readonly addMinute = (id: string) => this.#change((timers) => withMinute(timers, id, this.#now()));
  readonly cancel = (id: string) => this.#change((timers) => without(timers, id));

  /** Ends due timers, rings, and notifies the listeners once a second. */
  readonly look = (): void => {
    const now = this.#now();
    const kept = this.#options.kept;
    const change = settled(kept.get(), now);
    if (change) kept.set(change.timers);
    const timers = kept.get();
    const fresh = change?.ended.filter((timer) => timer.state === "ended" && now - timer.endedAt < ringsFor);
    if (fresh && fresh.length > 0) this.#options.alarm.ring(fresh);
    if (!timers.some((timer) => timer.state === "ended")) this.#options.alarm.silence();
    const shown = timers.map((timer) => Math.ceil(timeLeft(timer, now) / 1000)).join(" ");
    if (timers === this.#state.timers && shown === this.#shown) return;
    this.#shown = shown;
    this.#state = { timers, now };
    for (const listener of this.#listeners) listener();
  };

  /**
   * Watches the clock until the returned function is called: often while the page is visible, else once at the next
   * end.
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
    const wind = () => {
      stopClock();
      this.look();
      stopClock = document.hidden ? this.#once(wind) : this.#often();
    };
    document.addEventListener("visibilitychange", wind);
    addEventListener("pageshow", wind);
    const leave = this.#options.kept.subscribe(() => document.hidden && wind());
    wind();
    return () => {
      stopClock();
      leave();
      document.removeEventListener("visibilitychange", wind);
      removeEventListener("pageshow", wind);
      this.#options.alarm.silence();
    };
  }

  #often(): () => void {
    const clock = setInterval(this.look, glance);
    return () => clearInterval(clock);
  }

  #once(then: () => void): () => void {
    const end = nextEnd(this.#options.kept.get());
    if (end === null) return () => {};
    const clock = setTimeout(then, Math.max(0, end - this.#now()) + 20);
    return () => clearTimeout(clock);
  }

  #change(change: (timers: readonly Timer[]) => Timer[]): void {
    this.#options.kept.set(change(this.#options.kept.get()));
  }
}

/** The stored timers of a member, or of guests. */
export const keptTimers = oneForEach(
  (owner) => new KeptValue<readonly Timer[]>({ key: timersKey(owner), empty: [], read: readTimers }),
);

export const timersOf = oneForEach((owner) => new TimerKeeper({ kept: keptTimers(owner), alarm }));
