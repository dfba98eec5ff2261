import { describe, expect, it } from "vitest";
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

describe("a batch", () => {
  const names = ["likes.list", "recipes.get", "drafts.save", "recipes.get", "scans.options"];
  const json = { 1: { id: "one" }, 2: { text: "a" }, 3: { id: "three" } };
  const fails = async ({ path, query, body }: FuzzRequest) => {
    const at = path.slice("/trpc/".length).split(",").indexOf("drafts.save");
    const sent = (body ?? query.find(([name]) => name === "input")?.[1] ?? "") as { json?: typeof json };
    return at >= 0 && (sent.json as Record<number, { text?: string }>)?.[at]?.text === "a";
  };
  const batch = { ...request, path: `/trpc/${names.join(",")}`, headers: [] };

  it("is left with the call that fails and its input in the body", async () => {
    const found = await shorten({ ...batch, query: [["batch", "1"]], body: { json } }, fails);
    expect(found).toMatchObject({
      path: "/trpc/drafts.save",
      query: [],
      body: { json: { 0: { text: "a" } } },
    });
  });

  it("is left with the call that fails and its input in the query", async () => {
    const query: FuzzRequest["query"] = [
      ["batch", "1"],
      ["input", { json }],
    ];
    const found = await shorten({ ...batch, method: "GET", query, body: null }, fails);
    expect(found.path).toBe("/trpc/drafts.save");
    expect(found.query).toEqual([["input", { json: { 0: { text: "a" } } }]]);
  });
});

it.each([
  [`/api/recipes/${"a/".repeat(500)}`, 8],
  [`/api/recipes/${"%f0%9f%8d%85".repeat(200)}`, 200],
])("cuts a long path, and no sign of it", async (path, most) => {
  const found = await shorten({ ...request, path }, async (one) => one.path.startsWith("/api/recipes/"));
  expect(found.path.split("/").length).toBeLessThanOrEqual(8);
  expect(found.path.length - "/api/recipes/".length).toBeLessThanOrEqual(most);
  expect(() => decodeURI(found.path.replaceAll(/%f0|%9f|%8d|%85/g, ""))).not.toThrow();
});

it("writes numbers that no value is, as they stand", () => {
  expect(writeJson({ a: rawJson("1e999"), b: [rawJson('{"c":[')] })).toBe('{"a":1e999,"b":[{"c":[]}');
});
