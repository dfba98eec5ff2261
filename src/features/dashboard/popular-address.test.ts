import { describe, expect, it } from "vitest";
import { ListInput } from "#server/features/recipes/schema/lists.ts";
import { createPopularListInput, popularState, toggleCuisineInPopularView } from "./popular-address.ts";

const first = popularState.read("");

describe("popular recipes in the address", () => {
  it("is Italian with eight per page by default", () => {
    expect(first).toEqual({ cuisine: "ITALIAN", page: 1, pageSize: 8 });
    expect(popularState.write(first)).toBe("");
  });

  it.each([
    { cuisine: "THAI" as const, page: 2, pageSize: 4 },
    { cuisine: "" as const, page: 1, pageSize: 16 },
    { cuisine: "MEDITERRANEAN" as const, page: 1, pageSize: 8 },
  ])("restores %o", (view) => {
    expect(popularState.read(popularState.write(view))).toEqual(view);
  });

  it.each([
    "cuisine=other",
    "cuisine=klingon",
    "cuisine=",
    "page=0",
    "page=-2",
    "page_size=7",
    "page_size=x",
  ])("ignores %s", (address) => {
    expect(popularState.read(address)).toEqual(first);
  });
});

describe("choosing a chip", () => {
  it("selects that cuisine on its first page", () => {
    expect(toggleCuisineInPopularView({ ...first, page: 3 }, "THAI")).toEqual({
      cuisine: "THAI",
      page: 1,
      pageSize: 8,
    });
  });

  it("selects all cuisines when the chosen one is pressed again", () => {
    const all = toggleCuisineInPopularView(first, "");
    expect(all.cuisine).toBe("");
    expect(createPopularListInput(all)).not.toHaveProperty("cuisine");
  });

  it("createPopularListInput requests only public recipes, most liked first", () => {
    expect(ListInput.parse(createPopularListInput(first))).toEqual({
      isPublic: true,
      cuisine: "ITALIAN",
      sortBy: "like_count",
      sortOrder: "desc",
      page: 1,
      pageSize: 8,
    });
  });
});
