import { describe, expect, it } from "vitest";
import { bottomBarItemOfPathOrNull } from "./bottom-bar-selection.ts";

describe("the bottom bar", () => {
  it.each([
    ["/", "home"],
    ["/dashboard", "home"],
    ["/search", "search"],
    ["/search/anything", "search"],
    ["/recipes", "recipes"],
    ["/recipes/0191", "recipes"],
    ["/recipes/0191/edit", "recipes"],
    ["/favorites", "recipes"],
    ["/recipes/create", "add"],
    ["/recipes/import", "add"],
    ["/recipes/scan", "add"],
    ["/profile", "profile"],
  ])("for a member on %s selects the item %s", (path, item) => {
    expect(bottomBarItemOfPathOrNull(path, false)).toBe(item);
  });

  it.each(["/login", "/register"])("selects Sign In for a guest on %s, and nothing for a member", (path) => {
    expect(bottomBarItemOfPathOrNull(path, true)).toBe("login");
    expect(bottomBarItemOfPathOrNull(path, false)).toBeNull();
  });

  it("selects nothing on a page that belongs to no item", () => {
    expect(bottomBarItemOfPathOrNull("/security", false)).toBeNull();
  });
});
