import { expect, it } from "vitest";
import { bytesOf, type FuzzRequest, rawJson, writeJson } from "./fuzz-request.ts";
import { shorten } from "./shorten.ts";

const request: FuzzRequest = {
  what: "a call",
  method: "POST",
  path: "/api/recipes",
  query: [
    ["page", "1"],
    ["odd", { json: [1, 2] }],
  ],
  headers: [
    ["content-type", "application/json"],
    ["x-odd", "a"],
  ],
  body: { json: { title: "a\u0000b", tags: ["one", "two", "three", "four"], notes: { deep: [null, 7] } } },
  account: null,
};

it("leaves out all that a failure does not need", async () => {
  const fails = async (one: FuzzRequest) => (bytesOf(one)?.toString() ?? "").includes("three");
  expect(await shorten(request, fails)).toEqual({
    ...request,
    query: [],
    headers: [],
    body: { json: { tags: ["three"] } },
  });
});

it("keeps a request of which every part is needed", async () => {
  const whole = JSON.stringify(request);
  expect(await shorten(request, async (one) => JSON.stringify(one) === whole)).toEqual(request);
});

it("writes numbers that no value is, as they stand", () => {
  expect(writeJson({ a: rawJson("1e999"), b: [rawJson('{"c":[')] })).toBe('{"a":1e999,"b":[{"c":[]}');
});
