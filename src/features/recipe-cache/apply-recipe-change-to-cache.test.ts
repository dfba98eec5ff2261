import { getQueryKey } from "@trpc/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { applyRecipeChangeToCache } from "./apply-recipe-change-to-cache.ts";
import { iterateRecipesInResponse, replaceLikesInResponse } from "./shared-likes.ts";

const soup = (userLiked: boolean, likeCount: number) => ({ id: "soup", userLiked, likeCount });
const stew = { id: "stew", userLiked: false, likeCount: 0 };
const listKey = [...getQueryKey(trpc.recipes.my), {}];
const searchKey = [...getQueryKey(trpc.search.advanced), {}];
const favoritesKey = [...getQueryKey(trpc.likes.favorites), {}];

afterEach(() => queryClient.clear());

it("finds the recipes in every kind of response", () => {
  const recipe = soup(false, 0);
  expect([...iterateRecipesInResponse(recipe)]).toEqual([recipe]);
  expect([...iterateRecipesInResponse([recipe, 3, null])]).toEqual([recipe]);
  expect([...iterateRecipesInResponse({ items: [recipe], metadata: { currentPage: 1 } })]).toEqual([recipe]);
  expect([...iterateRecipesInResponse({ recipes: [recipe] })]).toEqual([recipe]);
  expect([...iterateRecipesInResponse({ favorites: [recipe], totalFavorites: 1 })]).toEqual([recipe]);
  expect([
    ...iterateRecipesInResponse({ totalRecipes: 3 }),
    ...iterateRecipesInResponse(undefined),
    ...iterateRecipesInResponse("soup"),
  ]).toEqual([]);
});

it("writes likes into every kind of response, and returns the same object when nothing changes", () => {
  const likes = new Map([["soup", soup(true, 4)]]);
  const before = { ...soup(false, 3), title: "Soup" };
  const after = { ...before, userLiked: true, likeCount: 4 };
  expect(replaceLikesInResponse(before, likes)).toEqual(after);
  expect(replaceLikesInResponse([stew, before, null], likes)).toEqual([stew, after, null]);
  expect(replaceLikesInResponse({ items: [before], page: 2 }, likes)).toEqual({ items: [after], page: 2 });
  for (const same of [after, [after, stew], { favorites: [after] }, { total: 3 }, undefined, "soup"]) {
    expect(replaceLikesInResponse(same, likes)).toBe(same);
  }
});

it("updates all cached responses after a like, and keeps their age", () => {
  queryClient.setQueryData(listKey, { items: [soup(false, 0), stew] }, { updatedAt: 5 });
  void queryClient.invalidateQueries({ queryKey: listKey });
  queryClient.setQueryData(searchKey, { recipes: [soup(false, 0)] }, { updatedAt: 7 });
  applyRecipeChangeToCache({ kind: "liked", likes: soup(true, 1) });
  expect(queryClient.getQueryData(listKey)).toEqual({ items: [soup(true, 1), stew] });
  expect(queryClient.getQueryData(searchKey)).toEqual({ recipes: [soup(true, 1)] });
  expect(queryClient.getQueryState(listKey)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: true });
  expect(queryClient.getQueryState(searchKey)).toMatchObject({ dataUpdatedAt: 7, isInvalidated: false });
});

it("updates older responses from a new one", async () => {
  queryClient.setQueryData(listKey, { items: [soup(false, 0)] });
  await queryClient.fetchQuery({ queryKey: searchKey, queryFn: () => ({ recipes: [soup(true, 6)] }) });
  expect(queryClient.getQueryData(listKey)).toEqual({ items: [soup(true, 6)] });
});

it("restarts a pending query that was sent before the like", async () => {
  const held: ((answer: unknown) => void)[] = [];
  const queryFn = vi.fn(() => new Promise((answer) => held.push(answer)));
  const loaded = queryClient.fetchQuery({ queryKey: listKey, queryFn });
  applyRecipeChangeToCache({ kind: "liked", likes: soup(true, 1) });
  expect(queryFn).toHaveBeenCalledTimes(2);
  held[0]?.({ items: [soup(false, 0)] });
  held[1]?.({ items: [soup(true, 1)] });
  expect(await loaded).toEqual({ items: [soup(true, 1)] });
  expect(queryClient.getQueryData(listKey)).toEqual({ items: [soup(true, 1)] });
});

it("removes a recipe from the favorites when its like is removed", () => {
  const favorites = {
    favorites: [soup(true, 1)],
    pagination: { totalCount: 1, totalPages: 1, pageSize: 100 },
    totalFavorites: 1,
  };
  queryClient.setQueryData(favoritesKey, favorites);
  applyRecipeChangeToCache({ kind: "liked", likes: soup(false, 0) });
  expect(queryClient.getQueryData<FavoritesAnswer>(favoritesKey)).toMatchObject({
    favorites: [],
    totalFavorites: 0,
  });
});

it("removes or reloads the page of a deleted recipe, and removes it from lists", () => {
  const pageKey = getQueryKey(trpc.recipes.get, { id: "soup" }, "query");
  const metadata = { currentPage: 1, pageSize: 9, totalCount: 2, totalPages: 1, hasNext: false };
  for (const page of ["forget", "ask"] as const) {
    queryClient.setQueryData(pageKey, soup(false, 0));
    queryClient.setQueryData(listKey, { items: [soup(false, 0), stew], metadata });
    applyRecipeChangeToCache({ kind: "gone", id: "soup", page });
    expect(queryClient.getQueryData(listKey)).toMatchObject({ items: [stew], metadata: { totalCount: 1 } });
    expect(queryClient.getQueryState(pageKey)?.isInvalidated).toBe(page === "ask" ? true : undefined);
  }
});

it("updates the cache after a change of several recipes", () => {
  const pageKey = (id: string) => getQueryKey(trpc.recipes.get, { id }, "query");
  const metadata = { currentPage: 1, pageSize: 9, totalCount: 3, totalPages: 1, hasNext: false };
  const items = [soup(false, 0), stew, { ...stew, id: "rice" }];
  queryClient.setQueryData(listKey, { items, metadata });
  for (const { id } of items) queryClient.setQueryData(pageKey(id), { ...stew, id });
  applyRecipeChangeToCache({ kind: "several", gone: ["soup", "stew"], changed: ["rice"] });
  expect(queryClient.getQueryData(listKey)).toMatchObject({
    items: [{ id: "rice" }],
    metadata: { totalCount: 1 },
  });
  expect(queryClient.getQueryState(pageKey("soup"))).toBeUndefined();
  expect(queryClient.getQueryState(pageKey("rice"))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(true);
});
