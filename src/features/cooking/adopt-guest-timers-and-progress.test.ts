import { beforeEach, expect, it, vi } from "vitest";

/** The stores are module singletons, so each test imports fresh modules. */
beforeEach(() => vi.resetModules());

async function open() {
  const { storedTimers } = await import("../timers/timer-store.ts");
  const { storedProgress } = await import("./progress.ts");
  const { adoptGuestTimersAndProgress } = await import("./adopt-guest-timers-and-progress.ts");
  const { addOrRestartTimer: withStartedTimer } = await import("../timers/timers.ts");
  const spec = {
    recipeTitle: "Beans",
    stepNumber: 1,
    words: "20 minutes",
    place: 0,
    seconds: 1200,
    most: null,
  };
  const running = (recipeId: string) => withStartedTimer([], { ...spec, recipeId }, Date.now());
  return { storedTimers, storedProgress, adoptGuestTimersAndProgress, running };
}

it("running timers and progress of a guest move to the member who signs in", async () => {
  const { storedTimers, storedProgress, adoptGuestTimersAndProgress, running } = await open();
  const now = Date.now();
  storedTimers("ada").set(running("soup"));
  storedTimers("guest").set(running("beans"));
  storedProgress("ada").set({ soup: { step: 2, ticks: [], content: "s", at: now } });
  storedProgress("guest").set({
    soup: { step: 1, ticks: [0], content: "s", at: now - 1 },
    beans: { step: 3, ticks: [1], content: "b", at: now },
  });
  adoptGuestTimersAndProgress("ada");
  expect(
    storedTimers("ada")
      .get()
      .map(({ recipeId }) => recipeId),
  ).toEqual(["soup", "beans"]);
  expect(storedTimers("guest").get()).toEqual([]);
  expect(storedProgress("ada").get()).toMatchObject({ soup: { step: 2 }, beans: { step: 3, ticks: [1] } });
  expect(storedProgress("guest").get()).toEqual({});
});

it("the latest progress is used, the guest's or the member's", async () => {
  const { storedProgress, adoptGuestTimersAndProgress } = await open();
  const now = Date.now();
  storedProgress("ada").set({ soup: { step: 2, ticks: [], content: "s", at: now - 3 * 24 * 3600 * 1000 } });
  storedProgress("guest").set({ soup: { step: 1, ticks: [0], content: "s", at: now } });
  adoptGuestTimersAndProgress("ada");
  expect(storedProgress("ada").get()).toMatchObject({ soup: { step: 1, ticks: [0] } });
});

it("no timer is moved twice, and no ended one", async () => {
  const { storedTimers, adoptGuestTimersAndProgress, running } = await open();
  const [beans] = running("beans");
  if (!beans) throw new Error("There is no timer.");
  storedTimers("ada").set([beans]);
  storedTimers("guest").set([beans, { ...beans, id: "other", state: "ended", endedAt: Date.now() }]);
  adoptGuestTimersAndProgress("ada");
  expect(storedTimers("ada").get()).toEqual([beans]);
});
