import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ASK_DELAY_MS, ServingsStore } from "./servings-store.ts";

type Question = { servings: number; agree: () => void; refuse: (error: Error) => void };

function createStore(start = 4) {
  const questions: Question[] = [];
  const store = new ServingsStore({
    original: 4,
    start,
    ask: (servings) =>
      new Promise((agree, refuse) => questions.push({ servings, agree: () => agree(), refuse })),
  });
  const asked = () => questions.map(({ servings }) => servings);
  const question = (index: number) => questions[index] as Question;
  const settle = async (servings: number) => {
    store.change(servings);
    await stillness();
  };
  return { keeper: store, asked, question, settle };
}

const stillness = () => vi.advanceTimersByTimeAsync(ASK_DELAY_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a change is shown at once, and only the last one is requested", async () => {
  const { keeper: store, asked } = createStore();
  for (const servings of [5, 6, 7]) store.change(servings);
  expect(store.state()).toMatchObject({ servings: 7, settled: 4 });
  expect(asked()).toEqual([]);
  await stillness();
  expect(asked()).toEqual([7]);
  expect(store.state()).toMatchObject({ servings: 7, settled: 7 });
});

it.each([0, -1, 51, 2.5, Number.NaN])("%d servings are ignored", async (servings) => {
  const { keeper: store, asked, settle } = createStore();
  await settle(servings);
  expect(store.state().servings).toBe(4);
  expect(asked()).toEqual([]);
});

it("the recipe's own servings need no request", async () => {
  const { keeper: store, asked, settle } = createStore();
  store.change(6);
  await settle(4);
  expect(asked()).toEqual([]);
  expect(store.state()).toEqual({ servings: 4, settled: 4, failure: null });
});

it("a refused change is reverted with its error", async () => {
  const { keeper: store, question, settle } = createStore();
  await settle(6);
  const error = new Error("no");
  question(0).refuse(error);
  await stillness();
  expect(store.state()).toMatchObject({ servings: 4, settled: 4, failure: { error } });
  store.change(8);
  expect(store.state().failure).toBeNull();
});

it("a refused change is reverted to the last confirmed servings", async () => {
  const { keeper: store, question, settle } = createStore();
  await settle(6);
  question(0).agree();
  await settle(8);
  question(1).refuse(new Error("no"));
  await stillness();
  expect(store.state().servings).toBe(6);
});

it("a late refusal does not revert a newer change", async () => {
  const { keeper: store, question, settle } = createStore();
  await settle(6);
  store.change(8);
  question(0).refuse(new Error("no"));
  await stillness();
  expect(store.state()).toMatchObject({ servings: 8, failure: null });
});

it("a late confirmation of an older request is not restored after a reset", async () => {
  const { keeper: store, question, settle } = createStore();
  await settle(6);
  store.change(4);
  question(0).agree();
  await settle(8);
  question(1).refuse(new Error("no"));
  await stillness();
  expect(store.state().servings).toBe(4);
});

it("servings from the address need no request", async () => {
  const { keeper: store, asked } = createStore(6);
  expect(store.state().servings).toBe(6);
  store.change(9);
  store.take(8);
  await stillness();
  expect(store.state()).toEqual({ servings: 8, settled: 8, failure: null });
  expect(asked()).toEqual([]);
});

it("listeners are notified until they unsubscribe", () => {
  const { keeper: store } = createStore();
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.state().servings));
  store.change(5);
  leave();
  store.change(6);
  expect(heard).toEqual([5]);
});

it("settle updates the address at once, and the request follows", async () => {
  const { keeper: store, asked } = createStore();
  store.change(6);
  store.settle();
  expect(store.state()).toMatchObject({ servings: 6, settled: 6 });
  expect(asked()).toEqual([]);
  await stillness();
  expect(asked()).toEqual([6]);
});

it("a refusal reverts the address too when it was settled early", async () => {
  const { keeper: store, question } = createStore();
  store.change(6);
  store.settle();
  await stillness();
  question(0).refuse(new Error("no"));
  await stillness();
  expect(store.state()).toMatchObject({ servings: 4, settled: 4 });
});
