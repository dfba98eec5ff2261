import { expect, it } from "vitest";
import { chooseSuggestions } from "./choose-suggestions.ts";

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
  Array.from({ length: days }, (_, on) => chooseSuggestions(recipes, noon(on)));

it("chooseSuggestions gives three dishes with different reasons when the recipes allow it", () => {
  const recipes = [
    dish("new", 1),
    dish("quick", 45, { totalTime: 20 }),
    dish("liked", 45, { userLiked: true }),
    dish("old", 400, { totalTime: 90 }),
  ];
  const days = daysOf(recipes, 4);
  for (const chosen of days) {
    expect(new Set(chosen.map(({ recipe }) => recipe.id)).size).toBe(3);
    expect(new Set(chosen.map(({ reason }) => reason)).size).toBe(3);
  }
  const said = new Set(days.flat().map(({ reason }) => reason));
  expect(said).toContain("New in your kitchen");
  expect(said).toContain("Ready in 20 minutes");
  expect(said).toContain("One of your favorites");
});

it("chooseSuggestions gives only reasons that are true of the recipe", () => {
  const reasonsOf = (recipe: ReturnType<typeof dish>, days = 8) => [
    ...new Set(daysOf([recipe], days).map((chosen) => chosen.map(({ reason }) => reason).join())),
  ];
  expect(reasonsOf(dish("slow", 45, { totalTime: 90 }))).toEqual(["You added this in October"]);
  expect(reasonsOf(dish("old", 400))).toEqual(["You added this in October 2025"]);
  expect(reasonsOf(dish("new", 1), 4)).toEqual(["New in your kitchen"]);
});

it("chooseSuggestions is constant for a day and reaches every recipe", () => {
  const recipes = ["a", "b", "c", "d", "e"].map((id) => dish(id, 45));
  const [morning, night] = [6, 23].map((hour) => chooseSuggestions(recipes, new Date(2026, 10, 27, hour)));
  expect(morning).toHaveLength(3);
  expect(morning).toEqual(night);
  const reached = daysOf(recipes, 20).flatMap((chosen) => chosen.map(({ recipe }) => recipe.id));
  expect(new Set(reached)).toEqual(new Set(["a", "b", "c", "d", "e"]));
});
