import { expect, it } from "vitest";
import { randomFrom } from "./random.ts";
import { streamOf } from "./stream-of.ts";

const NUMBERS = 20_000;
const streamsOf = (seed: number) => Array.from({ length: NUMBERS }, (_, number) => streamOf(seed, number));

it("gives every request of a seed numbers of its own", () => {
  const streams = streamsOf(1);
  expect(new Set(streams).size).toBe(NUMBERS);
  const starts = streams.map((stream) => {
    const random = randomFrom(stream);
    return `${random()} ${random()}`;
  });
  expect(new Set(starts).size).toBe(NUMBERS);
});

it.each([2, 3, 4, 1000, 7920])("gives seed 1 and seed %d hardly any in common", (seed) => {
  const ones = new Set(streamsOf(1));
  expect(streamsOf(seed).filter((stream) => ones.has(stream)).length).toBeLessThan(5);
});
