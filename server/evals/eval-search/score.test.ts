import { expect, it } from "vitest";
import { computeMeanScore, ndcgAt10 } from "./score.ts";

it("gives the best order 1, and no hit 0", () => {
  const grades = { a: 3, b: 2, c: 1 };
  expect(ndcgAt10({ hits: ["a", "b", "c", "x"], grades })).toBe(1);
  expect(ndcgAt10({ hits: ["x", "y"], grades })).toBe(0);
  expect(ndcgAt10({ hits: [], grades })).toBe(0);
});

it("counts 2^grade - 1 over log2 of the rank and one", () => {
  const best = 7 + 3 / Math.log2(3);
  expect(ndcgAt10({ hits: ["b", "a"], grades: { a: 3, b: 2 } })).toBeCloseTo(
    (3 + 7 / Math.log2(3)) / best,
    12,
  );
  expect(ndcgAt10({ hits: ["x", "x2", "a"], grades: { a: 3 } })).toBeCloseTo(1 / 2, 12);
});

it("looks at ten hits, and holds them against the ten best grades", () => {
  const grades = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`r${i}`, 3]));
  const ids = Object.keys(grades);
  expect(ndcgAt10({ hits: ids.slice(0, 10), grades })).toBe(1);
  const late = [...Array.from({ length: 10 }, (_, index) => `x${index}`), "r0"];
  expect(ndcgAt10({ hits: late, grades })).toBe(0);
});

it("counts a recipe that is found twice once", () => {
  expect(ndcgAt10({ hits: ["a", "a", "b"], grades: { a: 3, b: 3 } })).toBe(1);
});

it("takes no grade from what every object has", () => {
  const judged = { hits: ["constructor"], grades: { a: 3 } };
  expect(ndcgAt10(judged)).toBe(0);
  expect(computeMeanScore([judged]).goodFirst).toBe(0);
});

it("calls a first hit good from grade 2 on, and tells queries with and without an answer apart", () => {
  const score = computeMeanScore([
    { hits: ["a"], grades: { a: 2 } },
    { hits: ["a"], grades: { a: 1 } },
    { hits: ["x", "a"], grades: { a: 3 } },
    { hits: [], grades: { a: 3 } },
    { hits: [], grades: {} },
    { hits: ["x"], grades: {} },
  ]);
  expect(score).toMatchObject({
    answerable: 4,
    unanswerable: 2,
    goodFirst: 1 / 4,
    emptyWrongly: 1 / 4,
    emptyRightly: 1 / 2,
  });
});

it("has no figure where there is no query for it", () => {
  expect(computeMeanScore([])).toEqual({
    answerable: 0,
    unanswerable: 0,
    ndcg: null,
    goodFirst: null,
    emptyWrongly: null,
    emptyRightly: null,
  });
});
