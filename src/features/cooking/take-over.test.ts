import { beforeEach, expect, it, vi } from "vitest";

/** The modules have state, so each test imports its own. */
beforeEach(() => vi.resetModules());

async function open() {
  const { keptTimers } = await import("../timers/timer-keeper.ts");
  const { keptProgress } = await import("./progress.ts");
  const { takeOverFromGuest } = await import("./take-over.ts");
  const { withStarted } = await import("../timers/timers.ts");
  const spec = {
    recipeTitle: "Beans",
    stepNumber: 1,
    words: "20 minutes",
    place: 0,
    seconds: 1200,
    most: null,
  };
  const running = (recipeId: string) => withStarted([], { ...spec, recipeId }, Date.now());
  return { keptTimers, keptProgress, takeOverFromGuest, running };
}

it("running timers and progress of a guest move to the member who signs in", async () => {
  const { keptTimers, keptProgress, takeOverFromGuest, running } = await open();
  const at = Date.now();
  keptTimers("ada").set(running("soup"));
  keptTimers("guest").set(running("beans"));
  keptProgress("ada").set({ soup: { step: 2, ticks: [], content: "s", at } });
  keptProgress("guest").set({
    soup: { step: 1, ticks: [0], content: "s", at: at - 1 },
    beans: { step: 3, ticks: [1], content: "b", at },
  });
  takeOverFromGuest("ada");
  expect(
    keptTimers("ada")
      .get()
      .map(({ recipeId }) => recipeId),
  ).toEqual(["soup", "beans"]);
  expect(keptTimers("guest").get()).toEqual([]);
  expect(keptProgress("ada").get()).toMatchObject({ soup: { step: 2 }, beans: { step: 3, ticks: [1] } });
  expect(keptProgress("guest").get()).toEqual({});
});

it("the latest progress is used, the guest's or the member's", async () => {
  const { keptProgress, takeOverFromGuest } = await open();
  const at = Date.now();
  keptProgress("ada").set({ soup: { step: 2, ticks: [], content: "s", at: at - 3 * 24 * 3600 * 1000 } });
  keptProgress("guest").set({ soup: { step: 1, ticks: [0], content: "s", at } });
  takeOverFromGuest("ada");
  expect(keptProgress("ada").get()).toMatchObject({ soup: { step: 1, ticks: [0] } });
});

it("no timer is moved twice, and no ended one", async () => {
  const { keptTimers, takeOverFromGuest, running } = await open();
  const [beans] = running("beans");
  if (!beans) throw new Error("There is no timer.");
  keptTimers("ada").set([beans]);
  keptTimers("guest").set([beans, { ...beans, id: "other", state: "ended", endedAt: Date.now() }]);
  takeOverFromGuest("ada");
  expect(keptTimers("ada").get()).toEqual([beans]);
});
