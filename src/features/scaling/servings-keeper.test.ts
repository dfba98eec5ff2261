import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QUIET_BEFORE_ASKING, ServingsKeeper } from "./servings-keeper.ts";

type Question = { servings: number; agree: () => void; refuse: (error: Error) => void };

function open(start = 4) {
  const questions: Question[] = [];
  const keeper = new ServingsKeeper({
    original: 4,
    start,
    ask: (servings) =>
      new Promise((agree, refuse) => questions.push({ servings, agree: () => agree(), refuse })),
  });
  const asked = () => questions.map(({ servings }) => servings);
  const question = (at: number) => questions[at] as Question;
  /** Changes the servings and waits until they settle. */
  const settle = async (servings: number) => {
    keeper.change(servings);
    await stillness();
  };
  return { keeper, asked, question, settle };
}

/** Advances the clock until a change is settled. */
const stillness = () => vi.advanceTimersByTimeAsync(QUIET_BEFORE_ASKING);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a change is shown at once, and only the last one is requested", async () => {
  const { keeper, asked } = open();
  for (const servings of [5, 6, 7]) keeper.change(servings);
  expect(keeper.state()).toMatchObject({ servings: 7, settled: 4 });
  expect(asked()).toEqual([]);
  await stillness();
  expect(asked()).toEqual([7]);
  expect(keeper.state()).toMatchObject({ servings: 7, settled: 7 });
});

it.each([0, -1, 51, 2.5, Number.NaN])("%d servings are ignored", async (servings) => {
  const { keeper, asked, settle } = open();
  await settle(servings);
  expect(keeper.state().servings).toBe(4);
  expect(asked()).toEqual([]);
});

it("the recipe's own servings need no request", async () => {
  const { keeper, asked, settle } = open();
  keeper.change(6);
  await settle(4);
  expect(asked()).toEqual([]);
  expect(keeper.state()).toEqual({ servings: 4, settled: 4, failure: null });
});

it("a refused change is reverted with its error", async () => {
  const { keeper, question, settle } = open();
  await settle(6);
  const error = new Error("no");
  question(0).refuse(error);
  await stillness();
  expect(keeper.state()).toMatchObject({ servings: 4, settled: 4, failure: { error } });
  keeper.change(8);
  expect(keeper.state().failure).toBeNull();
});

it("a refused change is reverted to the last confirmed servings", async () => {
  const { keeper, question, settle } = open();
  await settle(6);
  question(0).agree();
  await settle(8);
  question(1).refuse(new Error("no"));
  await stillness();
  expect(keeper.state().servings).toBe(6);
});

it("a late refusal does not revert a newer change", async () => {
  const { keeper, question, settle } = open();
  await settle(6);
  keeper.change(8);
  question(0).refuse(new Error("no"));
  await stillness();
  expect(keeper.state()).toMatchObject({ servings: 8, failure: null });
});

it("a late confirmation of an older request is not restored after a reset", async () => {
  const { keeper, question, settle } = open();
  await settle(6);
  keeper.change(4);
  question(0).agree();
  await settle(8);
  question(1).refuse(new Error("no"));
  await stillness();
  expect(keeper.state().servings).toBe(4);
});

it("servings from the address need no request", async () => {
  const { keeper, asked } = open(6);
  expect(keeper.state().servings).toBe(6);
  keeper.change(9);
  keeper.take(8);
  await stillness();
  expect(keeper.state()).toEqual({ servings: 8, settled: 8, failure: null });
  expect(asked()).toEqual([]);
});

it("listeners are notified until they unsubscribe", () => {
  const { keeper } = open();
  const heard: number[] = [];
  const leave = keeper.subscribe(() => heard.push(keeper.state().servings));
  keeper.change(5);
  leave();
  keeper.change(6);
  expect(heard).toEqual([5]);
});

it("settle updates the address at once, and the request follows", async () => {
  const { keeper, asked } = open();
  keeper.change(6);
  keeper.settle();
  expect(keeper.state()).toMatchObject({ servings: 6, settled: 6 });
  expect(asked()).toEqual([]);
  await stillness();
  expect(asked()).toEqual([6]);
});

it("a refusal reverts the address too when it was settled early", async () => {
  const { keeper, question } = open();
  keeper.change(6);
  keeper.settle();
  await stillness();
  question(0).refuse(new Error("no"));
  await stillness();
  expect(keeper.state()).toMatchObject({ servings: 4, settled: 4 });
});
