import { expect, it } from "vitest";
import { AppError } from "./errors.ts";

it("an error with a limit's detail says what the detail says, over tRPC as over REST", () => {
  const message =
    "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";
  const detail = { code: "DAILY_LIMIT_EXCEEDED", message, upgradeRequired: true, retryAfter: 60 };
  expect(new AppError("DAILY_LIMIT_EXCEEDED", { detail }).message).toBe(message);
  expect(new AppError("RECIPE_NOT_FOUND").message).toBe("Recipe not found");
});
