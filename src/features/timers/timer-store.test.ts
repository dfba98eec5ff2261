import { expect, it } from "vitest";
import { createTextStorageWithFallback } from "../../lib/browser-storage.ts";
import { StoredValue } from "./stored-value.ts";
import { TimerStore } from "./timer-store.ts";
import { parseStoredTimersOrNull, type Timer } from "./timers.ts";

const spec = {
  recipeId: "beans",
  recipeTitle: "Beans",
  stepNumber: 1,
  words: "2 minutes",
  place: 0,
  seconds: 120,
  most: null,
};
const id = "beans:1:0:120";

const memory = () =>
  createTextStorageWithFallback(() => {
    throw new Error("The browser stores nothing.");
  });

function open(storage = memory(), start = 1_000_000) {
  const clock = { now: start };
  const heard: string[] = [];
  const stored = new StoredValue<readonly Timer[]>({
    key: "timers",
    empty: [],
    read: parseStoredTimersOrNull,
    storage,
  });
  const alarm = {
    unlock: () => heard.push("unlock"),
    ring: (timers: readonly Timer[]) => heard.push(`ring ${timers.map((timer) => timer.id).join(" ")}`),
    silence: () => undefined,
  };
  const store = new TimerStore({ stored, alarm, now: () => clock.now });
  return { keeper: store, clock, heard, storage };
}

it("a timer rings once when it ends", () => {
  const { keeper: store, clock, heard } = open();
  store.start(spec);
  clock.now += 119_999;
  store.update();
  expect(heard).toEqual(["unlock"]);
  clock.now += 300;
  store.update();
  store.update();
  expect(heard).toEqual(["unlock", `ring ${id}`]);
  expect(store.state().timers).toMatchObject([{ state: "ended", endedAt: 1_120_000 }]);
});

it("a timer continues over a reload, and an end during an absence is shown", () => {
  const before = open();
  before.keeper.start(spec);
  const after = open(before.storage, 1_060_000);
  expect(after.keeper.state().timers).toMatchObject([{ state: "running", endsAt: 1_120_000 }]);
  const late = open(before.storage, 1_120_000 + 25 * 60_000);
  late.keeper.update();
  expect(late.keeper.state().timers).toMatchObject([{ state: "ended", endedAt: 1_120_000 }]);
  expect(late.heard).toEqual([]);
});

it("listeners are notified once a second", () => {
  const { keeper: store, clock } = open();
  store.start(spec);
  let count = 0;
  store.subscribe(() => {
    count += 1;
  });
  for (let look = 0; look < 12; look += 1) {
    clock.now += 250;
    store.update();
  }
  expect(count).toBe(3);
});

it("every page rings once when another page has stored the end, and again after one minute more", () => {
  const cook = open();
  cook.keeper.start(spec);
  const other = open(cook.storage);
  for (const { keeper, clock } of [other, cook]) {
    clock.now += 120_300;
    keeper.update();
    keeper.update();
  }
  expect(other.heard).toEqual([`ring ${id}`]);
  expect(cook.heard).toEqual(["unlock", `ring ${id}`]);

  other.keeper.addMinute(id);
  for (const { keeper, clock } of [cook, other]) {
    clock.now += 60_300;
    keeper.update();
  }
  expect(other.heard).toHaveLength(2);
  expect(cook.heard).toHaveLength(3);
});

it("a timer rings when the browser wakes a hidden page a minute late", () => {
  const { keeper: store, clock, heard } = open();
  store.start(spec);
  clock.now += 120_000 + 61_000;
  store.update();
  expect(heard).toEqual(["unlock", `ring ${id}`]);
});
