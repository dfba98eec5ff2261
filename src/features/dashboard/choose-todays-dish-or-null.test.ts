import { expect, it } from "vitest";
import { chooseTodaysDishOrNull } from "./choose-todays-dish-or-null.ts";

const noon = (daysOn: number) => new Date(2026, 10, 27 + daysOn, 12);
const dish = (id: string, daysAgo: number, more: { totalTime?: number; userLiked?: boolean } = {}) => ({
  id,
  createdAt: noon(-daysAgo).toISOString(),
  totalTime: null,
  prepTime: null,
  cookingTime: null,
  userLiked: false,
  ...more,
});
const daysOf = (recipes: ReturnType<typeof dish>[], days: number) =>
  Array.from({ length: days }, (_, on) => chooseTodaysDishOrNull(recipes, noon(on)));

it("chooseTodaysDishOrNull uses each reason in turn, whatever the first day", () => {
  const recipes = [
    dish("new", 1),
    dish("quick", 45, { totalTime: 20 }),
    dish("liked", 45, { userLiked: true }),
    dish("old", 400, { totalTime: 90 }),
  ];
  const said = new Set(daysOf(recipes, 4).map((chosen) => chosen?.reason));
  expect(said).toHaveLength(4);
  expect(said).toContain("New in your kitchen");
  expect(said).toContain("Ready in 20 minutes");
  expect(said).toContain("One of your favorites");
});

it("chooseTodaysDishOrNull gives only reasons that are true of the recipe", () => {
  for (const chosen of daysOf([dish("slow", 45, { totalTime: 90 })], 8))
    expect(chosen).toMatchObject({ recipe: { id: "slow" }, reason: "You added this in October" });
  for (const chosen of daysOf([dish("old", 400)], 8))
    expect(chosen?.reason).toBe("You added this in October 2025");
  for (const chosen of daysOf([dish("new", 1)], 4)) expect(chosen?.reason).toBe("New in your kitchen");
});

it("chooseTodaysDishOrNull is constant for a day and reaches every recipe", () => {
  const recipes = ["a", "b", "c"].map((id) => dish(id, 45));
  const [morning, night] = [6, 23].map((hour) =>
    chooseTodaysDishOrNull(recipes, new Date(2026, 10, 27, hour)),
  );
  expect(morning).toEqual(night);
  expect(new Set(daysOf(recipes, 12).map((chosen) => chosen?.recipe.id))).toEqual(new Set(["a", "b", "c"]));
});

it("chooseTodaysDishOrNull returns null when there are no recipes", () => {
  expect(chooseTodaysDishOrNull([], noon(0))).toBeNull();
});
