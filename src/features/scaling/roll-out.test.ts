import { expect, it } from "vitest";
import { RollOut } from "./roll-out.ts";

type Shown = { servings: number };

/** A page whose places take some time each to draw. */
function openPage(options: { places: number; partsByTurn?: string[]; costOf?: (drawn: number) => number }) {
  const { places: count, partsByTurn = [], costOf = () => 0 } = options;
  let time = 0;
  let frames: (() => void)[] = [];
  let drawn: string[] = [];
  const rollOut = new RollOut<Shown>(
    { servings: 4 },
    {
      partsByTurn: () => partsByTurn,
      beforeFrame(work) {
        frames.push(work);
        return () => {
          frames = frames.filter((one) => one !== work);
        };
      },
      afterFrame: (work) => work(),
      change(work) {
        const before = drawn.length;
        work();
        time += costOf(drawn.length - before);
      },
      now: () => time,
    },
  );
  const places = Array.from({ length: count }, (_, at) => {
    const place = { part: `part ${at}`, hand: () => void drawn.push(place.part) };
    return place;
  });
  const leave = places.map((place) => rollOut.join(place));
  return {
    rollOut,
    places,
    leave,
    servings: () => places.map((place) => rollOut.valueAt(place).servings),
    waiting: () => frames.length,
    /** Draws one frame; answers the places that were handed the value after it. */
    frame(): string[] {
      drawn = [];
      const work = frames;
      frames = [];
      for (const one of work) one();
      return drawn;
    },
  };
}

it("hands a new value to a few places each frame until all show it, each once", () => {
  const page = openPage({ places: 20 });
  page.rollOut.show({ servings: 8 });
  expect(page.servings()).toEqual(Array(20).fill(4));
  const drawn: string[] = [];
  let frames = 0;
  for (; page.waiting() > 0; frames += 1) drawn.push(...page.frame());
  expect(frames).toBeGreaterThan(1);
  expect(drawn.toSorted()).toEqual(page.places.map(({ part }) => part).toSorted());
  expect(page.servings()).toEqual(Array(20).fill(8));
});

it("begins with the parts whose turn is first, and ends with those that are nowhere", () => {
  const page = openPage({ places: 4, partsByTurn: ["part 2", "part 3", "part 0"] });
  page.rollOut.show({ servings: 8 });
  const drawn: string[] = [];
  while (page.waiting() > 0) drawn.push(...page.frame());
  expect(drawn).toEqual(["part 2", "part 3", "part 0", "part 1"]);
});

it("takes more places into a frame where frames are quick, fewer where they are slow", () => {
  const sizes = (cost: number) => {
    const page = openPage({ places: 60, costOf: (drawn) => drawn * cost });
    page.rollOut.show({ servings: 8 });
    const found: number[] = [];
    while (page.waiting() > 0) found.push(page.frame().length);
    return found;
  };
  expect(sizes(0.1).length).toBeLessThan(8);
  expect(sizes(2)).toEqual(Array(20).fill(3));
  expect(sizes(30)).toEqual(Array(60).fill(1));
});

it("ends a turn where a place costs more than those before it", () => {
  const steps = 20;
  let drawn = 0;
  const page = openPage({ places: 200, costOf: () => (++drawn > 200 - steps ? 5 : 0.1) });
  page.rollOut.show({ servings: 8 });
  const found: number[] = [];
  while (page.waiting() > 0) found.push(page.frame().length);
  expect(Math.max(...found)).toBeGreaterThan(20);
  expect(Math.max(...found.slice(-8))).toBe(2);
});

it("shows the newest of several values, and none that came between", () => {
  const page = openPage({ places: 10 });
  page.rollOut.show({ servings: 5 });
  while (page.servings().every((shown) => shown === 4)) page.frame();
  page.rollOut.show({ servings: 6 });
  expect(page.servings().toSorted()).toEqual([4, 4, 4, 4, 4, 4, 4, 5, 5, 5]);
  while (page.waiting() > 0) page.frame();
  expect(page.servings()).toEqual(Array(10).fill(6));
});

it("a place that joins shows the newest at once, one that left is not drawn", () => {
  const page = openPage({ places: 6 });
  page.rollOut.show({ servings: 8 });
  for (const leave of page.leave) leave();
  const late = { part: "late", hand: () => {} };
  page.rollOut.join(late);
  expect(page.rollOut.valueAt(late)).toEqual({ servings: 8 });
  while (page.waiting() > 0) expect(page.frame()).toEqual([]);
});

it("hands everything at once where it has to, and draws nothing twice after it", () => {
  const page = openPage({ places: 30 });
  page.rollOut.show({ servings: 8 });
  while (page.servings().every((shown) => shown === 4)) page.frame();
  page.rollOut.finish();
  expect(page.servings()).toEqual(Array(30).fill(8));
  expect(page.waiting()).toBe(0);
  expect(page.frame()).toEqual([]);
});
