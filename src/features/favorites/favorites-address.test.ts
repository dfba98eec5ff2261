import { expect, it } from "vitest";
import {
  addressOfFavorites,
  allFavorites,
  favoritesFromAddress,
  favoritesInput,
  isNarrowed,
} from "./favorites-address.ts";

it("reads back what it has written", () => {
  const view = {
    page: 2,
    search: "plum & cream",
    cuisine: "THAI",
    difficulty: "EASY",
    order: "title-asc",
  } as const;
  expect(addressOfFavorites(view)).toBe(
    "?search=plum+%26+cream&cuisine=thai&difficulty=easy&order=title-asc&page=2",
  );
  expect(favoritesFromAddress(addressOfFavorites(view))).toEqual(view);
});

it("leaves the address bare where nothing is chosen", () => {
  expect(addressOfFavorites(allFavorites)).toBe("");
  expect(favoritesFromAddress("")).toEqual(allFavorites);
  expect(isNarrowed(allFavorites)).toBe(false);
});

it("leaves aside what an address says and nobody knows", () => {
  expect(favoritesFromAddress("?page=-4&cuisine=klingon&difficulty=&order=x")).toEqual(allFavorites);
});

it("asks for 100 a page, the last liked first", () => {
  expect(favoritesInput(allFavorites)).toEqual({
    page: 1,
    pageSize: 100,
    sortBy: "liked_at",
    sortOrder: "desc",
  });
});
