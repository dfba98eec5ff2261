import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { createFailureMessageAndAdvice } from "./failure-alert.tsx";

const answer = (httpStatus: number, retryAfter: number | null) =>
  TRPCClientError.from({
    error: {
      message: "raw",
      code: -32000,
      data: { code: "RATE_LIMITED", httpStatus, detail: "x", retryAfter },
    },
  } as never);

it.each([
  [3, "You can try again in a few seconds."],
  [45, "You can try again in a minute."],
  [61, "You can try again in 2 minutes."],
  [180, "You can try again in 3 minutes."],
  [3541, "You can try again in an hour."],
  [3600, "You can try again in an hour."],
  [3601, "You can try again in 2 hours."],
])("createFailureMessageAndAdvice advises to wait when the server names %i seconds: %s", (seconds, words) => {
  expect(createFailureMessageAndAdvice(answer(429, seconds), "No.").advice).toBe(words);
});

it("createFailureMessageAndAdvice returns the screen's advice when the server names no time", () => {
  expect(createFailureMessageAndAdvice(answer(429, null), "No.", "Ask.")).toEqual({
    message: "No.",
    advice: "Ask.",
  });
  expect(createFailureMessageAndAdvice(answer(500, 5), "No.").advice).toBeNull();
  expect(createFailureMessageAndAdvice(null, "No.").advice).toBeNull();
});

it("createFailureMessageAndAdvice advises to check the connection when there is no response", () => {
  const unanswered = TRPCClientError.from(new TypeError("Failed to fetch"));
  const words = "The server could not be reached. Look at your connection, or try again in a moment.";
  expect(createFailureMessageAndAdvice(unanswered, "Login failed").advice).toBe(words);
  expect(createFailureMessageAndAdvice(unanswered, "No.", "Ask.").advice).toBe("Ask.");
});
