import { expect, it } from "vitest";
import { StaggeredStore } from "./staggered-store.ts";

type Shown = { servings: number };

type Options = {
  places: number;
  partsByTurn?: string[];
  /** Time in ms that it takes to update this many subscribers. */
  costOf?: (drawn: number) => number;
  /** Time in ms that a frame takes. */
  frameCost?: number;
};

/** A store with fake frames, tasks and clock, and subscribers that take time to render. */
function openPage({ places: count, partsByTurn = [], costOf = () => 0, frameCost = 0 }: Options) {
  let time = 0;
  let frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  let drawn: string[] = [];
  let measured = 0;
  const rollOut = new StaggeredStore<Shown>(
    { servings: 4 },
    {
      partsByPriority() {
        measured += 1;
        return partsByTurn;
      },
      beforeFrame(work) {
        frames.push(work);
        return () => {
          frames = frames.filter((frame) => frame !== work);
        };
      },
      afterFrame: (work) => void tasks.push(work),
      change(work) {
        const before = drawn.length;
        work();
        time += costOf(drawn.length - before);
      },
      now: () => time,
    },
  );
  const places = Array.from({ length: count }, (_, index) => {
    const place = { part: `part ${index}`, update: () => void drawn.push(place.part) };
    return place;
  });
  const leave = places.map((place) => rollOut.subscribe(place));
  const page = {
    rollOut,
    places,
    leave,
    servings: () => places.map((place) => rollOut.valueFor(place).servings),
    /** Number of requested frames and tasks. */
    waiting: () => frames.length + tasks.length,
    measured: () => measured,
    runTask: () => tasks.shift()?.(),
    drawFrame() {
      const work = frames;
      frames = [];
      for (const frame of work) frame();
      time += frameCost;
    },
    /** Renders one frame and its tasks; returns the updated subscribers. */
    frame(): string[] {
      drawn = [];
      page.drawFrame();
      while (tasks.length > 0) page.runTask();
      return drawn;
    },
    /** Renders until no work waits; returns the updated subscribers per frame. */
    allFrames(): string[][] {
      const frames: string[][] = [];
      while (page.waiting() > 0) frames.push(page.frame());
      return frames;
    },
    /** Sets a value and renders it; returns the number of updated subscribers per frame. */
    roll(servings: number): number[] {
      rollOut.set({ servings });
      return page.allFrames().map(({ length }) => length);
    },
  };
  return page;
}

it("a new value reaches a few subscribers in each frame, each once", () => {
  const page = openPage({ places: 20 });
  page.rollOut.set({ servings: 8 });
  expect(page.servings()).toEqual(Array(20).fill(4));
  const frames = page.allFrames();
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.flat().toSorted()).toEqual(page.places.map(({ part }) => part).toSorted());
  expect(page.servings()).toEqual(Array(20).fill(8));
});

it("parts are updated by priority, unknown ones last", () => {
  const page = openPage({ places: 4, partsByTurn: ["part 2", "part 3", "part 0"] });
  page.rollOut.set({ servings: 8 });
  expect(page.allFrames().flat()).toEqual(["part 2", "part 3", "part 0", "part 1"]);
});

it("a batch grows when frames are quick, and shrinks when they are slow", () => {
  const sizes = (cost: number) => openPage({ places: 60, costOf: (drawn) => drawn * cost }).roll(8);
  expect(sizes(0.1)).toEqual([3, 6, 12, 24, 15]);
  expect(sizes(2)).toEqual(Array(30).fill(2));
  expect(sizes(30)).toEqual(Array(60).fill(1));
});

it("the cost of a batch includes its frame", () => {
  const page = openPage({ places: 60, costOf: (drawn) => drawn * 0.1, frameCost: 5 });
  expect(page.roll(8).slice(0, 6)).toEqual([3, 3, 3, 3, 3, 3]);
  const both = openPage({ places: 30, costOf: (drawn) => drawn, frameCost: 3 });
  expect(both.roll(8)).toEqual(Array(10).fill(3));
});

it("a batch is small again after one that took too long", () => {
  let drawn = 0;
  const page = openPage({ places: 60, costOf: () => (++drawn === 22 ? 30 : 0.1) });
  expect(page.roll(8).slice(0, 6)).toEqual([3, 6, 12, 1, 3, 6]);
});

it("a new value starts with a small batch, however quick the last one was", () => {
  const page = openPage({ places: 60 });
  for (const servings of [8, 9]) expect(page.roll(servings).slice(0, 2)).toEqual([3, 6]);
});

it("priorities are read after a frame, and updates run in tasks of their own", () => {
  const page = openPage({ places: 6 });
  page.rollOut.set({ servings: 8 });
  page.drawFrame();
  expect(page.measured()).toBe(0);
  page.runTask();
  expect(page.measured()).toBe(1);
  expect(page.servings()).toEqual(Array(6).fill(4));
  page.runTask();
  expect(page.servings()).toEqual([8, 8, 8, 4, 4, 4]);
  page.drawFrame();
  expect(page.servings()).toEqual([8, 8, 8, 4, 4, 4]);
});

it("an outdated value is dropped, also between a frame and its task", () => {
  const page = openPage({ places: 30 });
  page.rollOut.set({ servings: 5 });
  page.frame();
  page.drawFrame();
  page.rollOut.set({ servings: 6 });
  page.runTask();
  page.rollOut.set({ servings: 7 });
  expect(page.waiting()).toBe(1);
  expect(page.frame()).toHaveLength(3);
  expect(page.servings()).toEqual([7, 7, 7, ...Array(27).fill(4)]);
  page.allFrames();
  expect(page.servings()).toEqual(Array(30).fill(7));
});

it("a newer value that is set during an update is rolled out alone", () => {
  const page = openPage({ places: 30 });
  const first = page.places[0];
  if (!first) throw new Error("There is no place");
  const { update } = first;
  first.update = () => {
    first.update = update;
    update();
    page.rollOut.set({ servings: 9 });
  };
  page.rollOut.set({ servings: 8 });
  page.frame();
  page.rollOut.set({ servings: 10 });
  expect(page.waiting()).toBe(1);
  page.rollOut.flush();
  expect(page.servings()).toEqual(Array(30).fill(10));
  expect(page.frame()).toEqual([]);
  expect(page.waiting()).toBe(0);
});

it("a batch ends early when one subscriber costs more than those before it", () => {
  const steps = 20;
  let drawn = 0;
  const page = openPage({ places: 200, costOf: () => (++drawn > 200 - steps ? 5 : 0.1) });
  const found = page.roll(8);
  expect(Math.max(...found)).toBeGreaterThan(20);
  expect(Math.max(...found.slice(-8))).toBe(1);
});

it("only the newest of several values is shown", () => {
  const page = openPage({ places: 10 });
  page.rollOut.set({ servings: 5 });
  while (page.servings().every((shown) => shown === 4)) page.frame();
  page.rollOut.set({ servings: 6 });
  expect(page.servings().toSorted()).toEqual([4, 4, 4, 4, 4, 4, 4, 5, 5, 5]);
  page.allFrames();
  expect(page.servings()).toEqual(Array(10).fill(6));
});

it("a new subscriber gets the newest value at once, and a removed one none", () => {
  const page = openPage({ places: 6 });
  page.rollOut.set({ servings: 8 });
  for (const leave of page.leave) leave();
  const late = { part: "late", update: () => {} };
  page.rollOut.subscribe(late);
  expect(page.rollOut.valueFor(late)).toEqual({ servings: 8 });
  expect(page.servings()).toEqual(Array(6).fill(8));
  expect(page.allFrames().flat()).toEqual([]);
});

it("flush updates all subscribers at once, and none twice", () => {
  const page = openPage({ places: 30 });
  page.rollOut.set({ servings: 8 });
  while (page.servings().every((shown) => shown === 4)) page.frame();
  page.rollOut.flush();
  expect(page.servings()).toEqual(Array(30).fill(8));
  expect(page.waiting()).toBe(0);
  expect(page.frame()).toEqual([]);
});
