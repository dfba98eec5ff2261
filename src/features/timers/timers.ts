/** A time in a step. `seconds` is the lower end of a range, `most` its upper end (null if it is no range). */
export type TimerSpec = {
  recipeId: string;
  recipeTitle: string;
  stepNumber: number;
  /** The text of the time in the step, for example "10 minutes". */
  words: string;
  /** The time's index among the times of the step, which distinguishes two equal times. */
  place: number;
  seconds: number;
  most: number | null;
};

/**
 * A timer. `endsAt` and `endedAt` are ms since the epoch, so that it needs no running page; `left` is in ms.
 */
export type Timer = TimerSpec & { id: string } & (
    | { state: "running"; endsAt: number }
    | { state: "paused"; left: number }
    | { state: "ended"; endedAt: number }
  );

/** More timers would be hard to tell apart. */
export const MAX_TIMERS = 12;
/** Ended timers are removed after this time. */
const ENDED_LIFETIME_MS = 12 * 3600 * 1000;
const MINUTE_MS = 60_000;

/** The id contains the seconds, because after an edit of the recipe another time may have the same index. */
export const createTimerId = (
  spec: Pick<TimerSpec, "recipeId" | "stepNumber" | "place" | "seconds">,
): string => `${spec.recipeId}:${spec.stepNumber}:${spec.place}:${spec.seconds}`;

/** Adds a timer, or restarts the timer of the same time in the step. Does nothing at MAX_TIMERS. */
export function addOrRestartTimer(timers: readonly Timer[], spec: TimerSpec, now: number): Timer[] {
  const id = createTimerId(spec);
  const others = timers.filter((timer) => timer.id !== id);
  if (others.length >= MAX_TIMERS) return [...timers];
  return [...others, { ...spec, id, state: "running", endsAt: now + spec.seconds * 1000 }];
}

/** The remaining time in ms; 0 for an ended timer. */
export function remainingMsOfTimer(timer: Timer, now: number): number {
  if (timer.state === "paused") return timer.left;
  return timer.state === "running" ? Math.max(0, timer.endsAt - now) : 0;
}

export const pauseTimer = (timers: readonly Timer[], id: string, now: number): Timer[] =>
  changeTimerWithId(timers, id, (timer) =>
    timer.state === "running"
      ? { ...pickTimerSpec(timer), state: "paused", left: remainingMsOfTimer(timer, now) }
      : timer,
  );

export const resumeTimer = (timers: readonly Timer[], id: string, now: number): Timer[] =>
  changeTimerWithId(timers, id, (timer) =>
    timer.state === "paused"
      ? { ...pickTimerSpec(timer), state: "running", endsAt: now + timer.left }
      : timer,
  );

/** Adds a minute to a timer. An ended timer runs again, for one minute from now. */
export const addMinuteToTimer = (timers: readonly Timer[], id: string, now: number): Timer[] =>
  changeTimerWithId(timers, id, (timer) => {
    if (timer.state === "paused") return { ...timer, left: timer.left + MINUTE_MS };
    const endsAt = (timer.state === "running" ? timer.endsAt : now) + MINUTE_MS;
    return { ...pickTimerSpec(timer), state: "running", endsAt };
  });

export const removeTimer = (timers: readonly Timer[], id: string): Timer[] =>
  timers.filter((timer) => timer.id !== id);

/**
 * Marks running timers whose end has passed as ended, and removes old ended ones; null if nothing changes.
 */
export function endDueTimersOrNull(
  timers: readonly Timer[],
  now: number,
): { timers: Timer[]; ended: Timer[] } | null {
  const ended: Timer[] = [];
  const next = timers.flatMap((timer): Timer[] => {
    if (timer.state === "ended" && now - timer.endedAt > ENDED_LIFETIME_MS) return [];
    if (timer.state !== "running" || timer.endsAt > now) return [timer];
    const done: Timer = { ...pickTimerSpec(timer), state: "ended", endedAt: timer.endsAt };
    ended.push(done);
    return now - timer.endsAt > ENDED_LIFETIME_MS ? [] : [done];
  });
  return ended.length > 0 || next.length < timers.length ? { timers: next, ended } : null;
}

/** The earliest end of the running timers, or null if none runs. */
export function findNextTimerEndMsOrNull(timers: readonly Timer[]): number | null {
  const ends = timers.flatMap((timer) => (timer.state === "running" ? [timer.endsAt] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

export function parseStoredTimersOrNull(found: unknown): Timer[] | null {
  return Array.isArray(found) ? found.filter(isStoredTimer).slice(0, MAX_TIMERS) : null;
}

function changeTimerWithId(timers: readonly Timer[], id: string, change: (timer: Timer) => Timer): Timer[] {
  return timers.map((timer) => (timer.id === id ? change(timer) : timer));
}

function pickTimerSpec({ id, recipeId, recipeTitle, stepNumber, words, place, seconds, most }: Timer) {
  return { id, recipeId, recipeTitle, stepNumber, words, place, seconds, most };
}

function isStoredTimer(value: unknown): value is Timer {
  if (typeof value !== "object" || value === null) return false;
  const timer = value as Record<string, unknown>;
  const texts = [timer.id, timer.recipeId, timer.recipeTitle, timer.words];
  const numbers = [timer.stepNumber, timer.place, timer.seconds];
  const instant = { running: timer.endsAt, paused: timer.left, ended: timer.endedAt }[String(timer.state)];
  return (
    texts.every((text) => typeof text === "string") &&
    [...numbers, instant].every((number) => typeof number === "number" && Number.isFinite(number)) &&
    (timer.most === null || typeof timer.most === "number")
  );
}
