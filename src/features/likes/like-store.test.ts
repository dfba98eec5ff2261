import { expect, it, vi } from "vitest";
import { createLikeStore } from "./like-store.ts";
import { recipesIn } from "./recipes-in.ts";

const soup = (userLiked: boolean, likeCount: number) => ({ id: "soup", userLiked, likeCount });

it("holds liked, count and when it was last updated", () => {
  const store = createLikeStore();
  expect(store.get("soup")).toBeUndefined();
  store.synchronise([soup(true, 4)], 100);
  expect(store.get("soup")).toEqual({ liked: true, likeCount: 4, lastUpdated: 100 });
});

it("leaves a word aside that is older than what it knows", () => {
  const store = createLikeStore();
  store.synchronise([soup(true, 5)], 200);
  store.synchronise([soup(false, 4)], 150);
  expect(store.get("soup")).toEqual({ liked: true, likeCount: 5, lastUpdated: 200 });
  store.synchronise([soup(false, 9)], 300);
  expect(store.get("soup")).toEqual({ liked: false, likeCount: 9, lastUpdated: 300 });
});

it("tells its listeners once an answer, and not where nothing has changed", () => {
  const store = createLikeStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.synchronise([soup(true, 1), { id: "stew", userLiked: false, likeCount: 0 }], 1);
  expect(listener).toHaveBeenCalledTimes(1);
  store.synchronise([soup(true, 1)], 2);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get("soup")?.lastUpdated).toBe(2);
  stop();
  store.synchronise([soup(false, 0)], 3);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("lets one call of a recipe run at a time", () => {
  const store = createLikeStore();
  expect(store.begin("soup")).toBe(true);
  expect(store.begin("soup")).toBe(false);
  expect(store.begin("stew")).toBe(true);
  expect(store.isInFlight("soup")).toBe(true);
  store.end("soup");
  expect(store.isInFlight("soup")).toBe(false);
  expect(store.begin("soup")).toBe(true);
});

it("forgets all for the next person", () => {
  const store = createLikeStore();
  store.synchronise([soup(true, 1)], 1);
  store.clear();
  expect(store.get("soup")).toBeUndefined();
});

it("finds the recipes of every kind of answer", () => {
  const recipe = soup(false, 0);
  expect([...recipesIn(recipe)]).toEqual([recipe]);
  expect([...recipesIn([recipe, 3, null])]).toEqual([recipe]);
  expect([...recipesIn({ items: [recipe], metadata: { currentPage: 1 } })]).toEqual([recipe]);
  expect([...recipesIn({ recipes: [recipe] })]).toEqual([recipe]);
  expect([...recipesIn({ favorites: [recipe], totalFavorites: 1 })]).toEqual([recipe]);
  expect([...recipesIn({ totalRecipes: 3 }), ...recipesIn(undefined), ...recipesIn("soup")]).toEqual([]);
});
