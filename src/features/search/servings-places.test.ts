import { expect, test } from "vitest";
import { placeOf, servingsAt, servingsPlaces, servingsSlider } from "./search-filters.ts";

const { min, max } = servingsPlaces;
const places = Array.from({ length: max - min + 1 }, (_, at) => min + at);

test("the slider of servings goes one by one to a table full, and in strides to fifty", () => {
  expect(places.map(servingsAt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50]);
  expect(servingsAt(max)).toBe(servingsSlider.max);
});

test("every place leads to its servings and back, and servings between two to the next one", () => {
  expect(places.map((place) => placeOf(servingsAt(place)))).toEqual(places);
  expect([13, 16, 41, 50].map((servings) => servingsAt(placeOf(servings)))).toEqual([15, 20, 50, 50]);
});
