import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { getErrorSentence, toErrorAnswer } from "./error-answer.ts";
import { AppError } from "./errors.ts";

it("an error with a limit's detail has the detail's message, over tRPC as over REST", () => {
  const message =
    "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";
  const detail = { code: "DAILY_LIMIT_EXCEEDED", message, upgradeRequired: true, retryAfter: 60 };
  const messageIn = (error: AppError) => getErrorSentence(toErrorAnswer(error));
  expect(messageIn(new AppError("DAILY_LIMIT_EXCEEDED", { detail }))).toBe(message);
  expect(messageIn(new AppError("RECIPE_NOT_FOUND"))).toBe("Recipe not found");
});

it("an invalid input is the caller's fault, an invalid output the server's", () => {
  const cause = z.string().safeParse(1).error;
  expect(toErrorAnswer(new TRPCError({ code: "BAD_REQUEST", cause })).code).toBe("VALIDATION");
  expect(toErrorAnswer(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause })).code).toBe("INTERNAL");
  expect(toErrorAnswer(cause).code).toBe("INTERNAL");
});
