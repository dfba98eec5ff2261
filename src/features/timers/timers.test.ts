import { expect, it } from "vitest";
import {
  addMinuteToTimer,
  addOrRestartTimer,
  endDueTimersOrNull,
  findNextTimerEndMsOrNull,
  MAX_TIMERS,
  parseStoredTimersOrNull,
  pauseTimer,
  remainingMsOfTimer,
  removeTimer,
  resumeTimer,
  type TimerSpec,
} from "./timers.ts";

const spec = (change: Partial<TimerSpec> = {}): TimerSpec => ({
  recipeId: "beans",
  recipeTitle: "Beans",
  stepNumber: 3,
  words: "20 minutes",
  place: 11,
  seconds: 1200,
  most: null,
  ...change,
});
const noon = 1_800_000_000_000;
const min = 60_000;
const id = "beans:3:11:1200";

it("a timer ends at its end time", () => {
  const timers = addOrRestartTimer([], spec(), noon);
  expect(timers).toMatchObject([{ id, state: "running", endsAt: noon + 20 * min }]);
  expect(findNextTimerEndMsOrNull(timers)).toBe(noon + 20 * min);
  expect(endDueTimersOrNull(timers, noon + 20 * min - 1)).toBeNull();
  const after = endDueTimersOrNull(timers, noon + 50 * min);
  expect(after?.timers).toMatchObject([{ state: "ended", endedAt: noon + 20 * min }]);
  expect(after?.ended).toHaveLength(1);
  expect(endDueTimersOrNull(after?.timers ?? [], noon + 60 * min)).toBeNull();
});

it("a timer does not advance while paused", () => {
  const paused = pauseTimer(addOrRestartTimer([], spec(), noon), id, noon + 5 * min);
  expect(paused.map((timer) => remainingMsOfTimer(timer, noon + 500 * min))).toEqual([15 * min]);
  expect(findNextTimerEndMsOrNull(paused)).toBeNull();
  const again = resumeTimer(paused, id, noon + 60 * min);
  expect(again).toMatchObject([{ state: "running", endsAt: noon + 75 * min }]);
});

it.each([
  ["running", [20 * min + min]],
  ["paused", [15 * min + min]],
])("a minute is added to a timer that is %s", (state, left) => {
  const running = addOrRestartTimer([], spec(), noon);
  const timers = state === "paused" ? pauseTimer(running, id, noon + 5 * min) : running;
  expect(addMinuteToTimer(timers, id, noon).map((timer) => remainingMsOfTimer(timer, noon))).toEqual(left);
});

it("a minute is added from now when the timer has ended", () => {
  const ended = endDueTimersOrNull(addOrRestartTimer([], spec(), noon), noon + 30 * min)?.timers ?? [];
  expect(addMinuteToTimer(ended, id, noon + 30 * min)).toMatchObject([
    { state: "running", endsAt: noon + 31 * min },
  ]);
});

it("a time of a step has one timer, and another position another one", () => {
  const started = addOrRestartTimer(addOrRestartTimer([], spec(), noon), spec(), noon + min);
  expect(started).toMatchObject([{ endsAt: noon + 21 * min }]);
  expect(addOrRestartTimer(started, spec({ place: 40 }), noon)).toHaveLength(2);
  expect(addOrRestartTimer(started, spec({ seconds: 600 }), noon)).toHaveLength(2);
  expect(removeTimer(started, id)).toEqual([]);
});

it("the number of timers is limited", () => {
  let timers = addOrRestartTimer([], spec(), noon);
  for (let place = 0; place < 40; place += 1) timers = addOrRestartTimer(timers, spec({ place }), noon);
  expect(timers).toHaveLength(MAX_TIMERS);
});

it("a timer is removed half a day after its end", () => {
  const ended = endDueTimersOrNull(addOrRestartTimer([], spec(), noon), noon + 21 * min)?.timers ?? [];
  expect(endDueTimersOrNull(ended, noon + 13 * 60 * min)?.timers).toEqual([]);
  expect(endDueTimersOrNull(addOrRestartTimer([], spec(), noon), noon + 13 * 60 * min)?.timers).toEqual([]);
});

it("only valid timers are read", () => {
  const timers = addOrRestartTimer([], spec({ most: 1800 }), noon);
  expect(parseStoredTimersOrNull(JSON.parse(JSON.stringify(timers)))).toEqual(timers);
  expect(parseStoredTimersOrNull([{ ...timers[0], endsAt: "soon" }, 7, null, { id: "x" }])).toEqual([]);
  expect(parseStoredTimersOrNull({})).toBeNull();
});
