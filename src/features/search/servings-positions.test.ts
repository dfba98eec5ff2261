import { expect, test } from "vitest";
import {
  servingsAtSliderPosition,
  servingsPositions,
  servingsSlider,
  sliderPositionOfServings,
} from "./search-filters.ts";

const { min, max } = servingsPositions;
const places = Array.from({ length: max - min + 1 }, (_, index) => min + index);

test("the servings slider has single steps up to twelve, and larger ones up to fifty", () => {
  expect(places.map(servingsAtSliderPosition)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50,
  ]);
  expect(servingsAtSliderPosition(max)).toBe(servingsSlider.max);
});

test("every position maps to servings and back, and servings in between to the next position", () => {
  expect(places.map((place) => sliderPositionOfServings(servingsAtSliderPosition(place)))).toEqual(places);
  expect(
    [13, 16, 41, 50].map((servings) => servingsAtSliderPosition(sliderPositionOfServings(servings))),
  ).toEqual([15, 20, 50, 50]);
});
