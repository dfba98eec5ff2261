import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import {
  type ErrorCode,
  readErrorAnswer,
  readFieldErrors,
  usageLimitOfDetailOrNull,
  usageLimitOfErrorOrNull,
} from "./error-answer.ts";
import { firstServerErrorTextOr, serverErrorTextOr } from "./error-message.ts";

function answer(httpStatus: number, detail: unknown, code: ErrorCode = "INTERNAL"): TRPCClientError<never> {
  return TRPCClientError.from({
    error: { message: "raw", code: -32000, data: { code, httpStatus, detail } },
  } as never);
}

const limit = {
  code: "DAILY_LIMIT_EXCEEDED",
  message: "You have reached your recipe creation limit.",
  upgradeRequired: true,
  retryAfter: 3600,
};

describe("the message of a failed call", () => {
  it("is the server's detail", () => {
    expect(serverErrorTextOr(answer(404, "Recipe not found"), "fallback")).toBe("Recipe not found");
  });

  it("joins the messages of a list, and names an entry without one", () => {
    const detail = [{ msg: "Title is required" }, { msg: " " }, null, { msg: "Invalid cuisine" }];
    expect(serverErrorTextOr(answer(422, detail), "fallback")).toBe(
      "Title is required, Validation error, Validation error, Invalid cuisine",
    );
  });

  it("is the message of a usage limit, on 402 and on 429", () => {
    expect(serverErrorTextOr(answer(402, limit), "fallback")).toBe(limit.message);
    expect(serverErrorTextOr(answer(429, limit), "fallback")).toBe(limit.message);
    expect(usageLimitOfErrorOrNull(answer(402, limit))).toEqual(limit);
    expect(usageLimitOfErrorOrNull(answer(429, "Too many requests. Please try again later."))).toBeNull();
  });

  it("is the text of a 402 without an upgrade offer", () => {
    expect(usageLimitOfErrorOrNull(answer(402, "That is enough for today."))).toEqual({
      code: "DAILY_LIMIT_EXCEEDED",
      message: "That is enough for today.",
      upgradeRequired: false,
      retryAfter: null,
    });
  });

  it("has a default for a limit without a message", () => {
    for (const detail of [{ code: "DAILY_LIMIT_EXCEEDED" }, {}, "<html>", ""]) {
      expect(usageLimitOfErrorOrNull(answer(402, detail))).toMatchObject({
        code: "DAILY_LIMIT_EXCEEDED",
        message: "Usage limit exceeded",
        upgradeRequired: false,
      });
    }
  });

  it("is that of a limit for a 429 with a code, in either spelling, and of no other 429", () => {
    const burst = {
      code: "BURST_LIMIT_EXCEEDED",
      message: "Slowly.",
      upgrade_required: false,
      retry_after: 60,
    };
    expect(usageLimitOfDetailOrNull(429, burst)).toEqual({
      code: "BURST_LIMIT_EXCEEDED",
      message: "Slowly.",
      upgradeRequired: false,
      retryAfter: 60,
    });
    for (const detail of [{ message: "Slowly." }, "Slowly.", ["Slowly."], null]) {
      expect(usageLimitOfDetailOrNull(429, detail)).toBeNull();
    }
    expect(usageLimitOfDetailOrNull(400, burst)).toBeNull();
  });

  it("is the message of any other detail that has one", () => {
    expect(serverErrorTextOr(answer(409, { message: "Somebody was faster" }), "fallback")).toBe(
      "Somebody was faster",
    );
    expect(serverErrorTextOr(answer(409, { reason: 3 }), "fallback")).toBe("fallback");
  });

  it("is the text of a rate limit", () => {
    const text = "Too many requests. Please try again later.";
    expect(serverErrorTextOr(answer(429, text), "fallback")).toBe(text);
  });

  it.each(["INVALID_TOKEN", "NOT_AUTHENTICATED"] as const)(
    "is never that of a 401 about a token: %s",
    (code) => {
      // The code decides whether the message is shown, whatever its text.
      expect(serverErrorTextOr(answer(401, "Invalid email or password", code), "fallback")).toBe("fallback");
    },
  );

  it.each(["INVALID_LOGIN", "ACCOUNT_LOCKED", "ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"] as const)(
    "is that of a 401 about the typed credentials: %s",
    (code) => {
      expect(serverErrorTextOr(answer(401, "In words", code), "fallback")).toBe("In words");
    },
  );

  it.each([
    ["no answer", new TypeError("Failed to fetch")],
    ["an empty detail", answer(500, "")],
    ["what a server says that stumbled", answer(500, "Internal server error")],
    ["a page of HTML", answer(502, "<html><body>Bad gateway</body></html>")],
    ["an empty list", answer(422, [])],
    ["no detail", answer(500, undefined)],
  ])("is the screen's fallback for %s", (_, error) => {
    expect(serverErrorTextOr(error, "fallback")).toBe("fallback");
  });
});

describe("the answer of a failed call", () => {
  it("has the code of its error", () => {
    expect(readErrorAnswer(answer(404, "Recipe not found", "RECIPE_NOT_FOUND"))).toEqual({
      status: 404,
      code: "RECIPE_NOT_FOUND",
      detail: "Recipe not found",
    });
  });

  it("is empty when nothing was answered", () => {
    expect(readErrorAnswer(new TypeError("Failed to fetch"))).toEqual({
      status: 0,
      code: null,
      detail: null,
    });
  });
});

describe("a failed registration", () => {
  it("shows the first entry of a list, by message or else by type", () => {
    const shown = (status: number, detail: unknown) =>
      firstServerErrorTextOr(answer(status, detail), "fallback");
    expect(shown(422, [{ msg: "One" }, { msg: "Two" }])).toBe("One");
    expect(shown(422, [{ msg: "", type: "value_error" }])).toBe("value_error");
    expect(shown(422, [])).toBe("fallback");
    expect(shown(403, "Registration is closed")).toBe("Registration is closed");
  });

  it("names the fields that a form can mark", () => {
    const fields = [{ loc: ["body", "title"], msg: "Title is required", type: "value_error" }];
    expect(readFieldErrors(answer(422, fields))).toEqual(fields);
    expect(readFieldErrors(answer(404, "Recipe not found"))).toEqual([]);
  });
});
