import { describe, expect, it } from "vitest";
import { createAnswerChecker } from "./check-answer.ts";
import type { FuzzRequest } from "./fuzz-request.ts";

const check = createAnswerChecker();

function found(
  method: string,
  path: string,
  status: number,
  body: unknown,
  query: FuzzRequest["query"] = [],
) {
  const request = { what: path, method, path, query, headers: [], body: null, account: null };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = typeof body === "string" ? "text/html" : "application/json; charset=utf-8";
  const failure = check(request, { status, type, text, ms: 1 });
  return failure && `${failure.kind}: ${failure.detail}`;
}

const errorOf = (code: string, httpStatus: number) => ({
  error: { message: "No", code: -1, data: { code, httpStatus, detail: "No" } },
});

describe("an answer over REST", () => {
  it("passes when it matches the reference", () => {
    expect(found("GET", "/api/ocr/options", 200, { language_model_host: null })).toBeNull();
    expect(found("GET", "/api/recipes/x", 404, { detail: "Recipe not found" })).toBeNull();
    expect(found("GET", "/api/health", 200, { status: "ok" })).toBeNull();
  });

  it.each([
    ["a 500", "GET", "/api/health", 500, { detail: "Internal server error" }, "5xx"],
    ["a status that is not declared", "GET", "/api/health", 402, { detail: "Pay" }, "answered 402"],
    ["a text that is not declared", "GET", "/api/recipes/x", 404, { detail: "Gone" }, "404 Gone"],
    ["a field that is missing", "GET", "/api/ocr/options", 200, {}, "schema"],
    [
      "a wrong field that is named twice",
      "POST",
      "/api/recipes",
      422,
      { detail: [1, 2].map(() => ({ loc: ["body", "title"], msg: "No", type: "wrong" })) },
      "named twice",
    ],
    ["a body of another type", "GET", "/api/health", 200, "<p>ok</p>", "text/html"],
    ["an error of another form", "GET", "/api/nothing", 404, { error: "no" }, "without its detail"],
  ])("is a failure: %s", (_, method, path, status, body, fault) => {
    expect(found(method, path, status, body)).toContain(fault);
  });

  it("may be a 5xx when another server is the cause", () => {
    const error = { detail: "The recipe site could not be reached. Please try again later." };
    expect(found("POST", "/api/import/extract", 502, error)).toBeNull();
  });
});

describe("an answer over tRPC", () => {
  it("passes when it matches the procedure's output", () => {
    expect(
      found("GET", "/trpc/scans.options", 200, { result: { data: { languageModelHost: null } } }),
    ).toBeNull();
    expect(found("GET", "/trpc/recipes.get", 404, errorOf("RECIPE_NOT_FOUND", 404))).toBeNull();
  });

  it.each([
    [
      "a field too many",
      "scans.options",
      200,
      { result: { data: { languageModelHost: null, key: "a" } } },
      "schema",
    ],
    ["a refusal of another call", "scans.options", 409, errorOf("RECIPE_STALE", 409), "RECIPE_STALE"],
    ["a status that is told otherwise", "recipes.get", 404, errorOf("RECIPE_NOT_FOUND", 403), "403 is told"],
    ["neither answer nor error", "recipes.get", 200, { data: 1 }, "neither"],
  ])("is a failure: %s", (_, name, status, body, fault) => {
    expect(found("GET", `/trpc/${name}`, status, body)).toContain(fault);
  });

  it("is checked call by call when it answers a batch", () => {
    const batch: FuzzRequest["query"] = [["batch", "1"]];
    const options = { result: { data: { languageModelHost: null } } };
    expect(found("GET", "/trpc/scans.options,scans.options", 200, [options, options], batch)).toBeNull();
    expect(found("GET", "/trpc/scans.options,scans.options", 200, [options], batch)).toContain(
      "1 answers to 2 calls",
    );
    const wrong = [options, { result: { data: [1] } }];
    expect(found("GET", "/trpc/scans.options,scans.options", 200, wrong, batch)).toContain(
      "schema: scans.options",
    );
  });
});
