import { expect, it } from "vitest";
import { fileNameIn, problemIn } from "./download-recipes.ts";

it("takes the file's name in any script, and has one where none is told", () => {
  const disposition = "attachment; filename=\"larder-.json\"; filename*=UTF-8''larder-%D8%AE.json";
  expect(fileNameIn(disposition, "json")).toBe("larder-خ.json");
  expect(fileNameIn(null, "markdown")).toBe("larder-recipes.md");
  expect(fileNameIn("attachment; filename*=UTF-8''%D8%", "csv")).toBe("larder-recipes.csv");
});

it("says what the server says, and something of its own where that is no sentence", () => {
  expect(problemIn('{"detail":"Recipe not found"}')).toBe("Recipe not found");
  expect(problemIn('{"detail":{"code":"PREMIUM_REQUIRED","message":"Only premium."}}')).toBe("Only premium.");
  expect(problemIn("<html>")).toBe("The recipes could not be exported. Please try again.");
  expect(problemIn('{"detail":[]}')).toBe("The recipes could not be exported. Please try again.");
});
