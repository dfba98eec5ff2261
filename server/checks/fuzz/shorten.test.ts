import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FuzzRequest, fuzzBodyBytes, rawJson, stringifyWithRawJson } from "./fuzz-request.ts";
import { createRequestGroups } from "./request-groups.ts";

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

/** Shrinks a request to the smallest one that still fails. */
async function shorten(request: FuzzRequest, fails: (request: FuzzRequest) => Promise<boolean>) {
  const property = fc.asyncProperty(createRequestGroups(() => request).arbitrary, async (group) => {
    for (const candidate of group) if (await fails(candidate)) throw new Error("fails");
  });
  const [found] = (await fc.check(property, { numRuns: 1 })).counterexample?.[0] ?? [];
  return found as FuzzRequest;
}

it("finds the request when its error is logged after the next group was sent", async () => {
  let groups = 0;
  const make = () => ({ ...request, path: groups === 1 ? "/bad" : "/good" });
  const { arbitrary } = createRequestGroups(make);
  let logged = false;
  const property = fc.asyncProperty(arbitrary, async (group) => {
    groups += 1;
    const isBad = group.some(({ path }) => path === "/bad");
    if (group.length > 1 ? logged : isBad) throw new Error("an error");
    logged = isBad;
  });
  const { counterexample } = await fc.check(property, { numRuns: 5 });
  expect(counterexample?.[0]).toMatchObject([{ path: "/bad" }]);
});

it("returns the group and remembers the last two when no request fails alone", async () => {
  const { arbitrary, recent } = createRequestGroups(() => request);
  const property = fc.asyncProperty(arbitrary, async (group) => {
    if (group.length > 1 && recent().length > group.length) throw new Error("an error");
  });
  const { counterexample } = await fc.check(property, { numRuns: 5 });
  expect([counterexample?.[0]?.length, recent().length]).toEqual([8, 16]);
});

it("removes every part that the failure does not need", async () => {
  const fails = async (candidate: FuzzRequest) =>
    (fuzzBodyBytes(candidate)?.toString() ?? "").includes("three");
  expect(await shorten(request, fails)).toEqual({
    ...request,
    query: [],
    headers: [],
    body: { json: { tags: ["three"] } },
  });
});

it("keeps a request when every part is needed", async () => {
  const json = JSON.stringify(request);
  expect(await shorten(request, async (candidate) => JSON.stringify(candidate) === json)).toEqual(request);
});

describe("a batch", () => {
  const names = ["likes.list", "recipes.get", "drafts.save", "recipes.get", "scans.options"];
  const json = { 1: { id: "one" }, 2: { text: "a" }, 3: { id: "three" } };
  const fails = async ({ path, query, body }: FuzzRequest) => {
    const index = path.slice("/trpc/".length).split(",").indexOf("drafts.save");
    const sent = (body ?? query.find(([name]) => name === "input")?.[1] ?? "") as { json?: typeof json };
    return index >= 0 && (sent.json as Record<number, { text?: string }>)?.[index]?.text === "a";
  };
  const batch = { ...request, path: `/trpc/${names.join(",")}`, headers: [] };

  it("shrinks to the failing call and its input when the input is in the body", async () => {
    const found = await shorten({ ...batch, query: [["batch", "1"]], body: { json } }, fails);
    expect(found).toMatchObject({
      path: "/trpc/drafts.save",
      query: [],
      body: { json: { 0: { text: "a" } } },
    });
  });

  it("shrinks to the failing call and its input when the input is in the query", async () => {
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
])("cuts a long path between characters", async (path, maxLength) => {
  const found = await shorten({ ...request, path }, async (candidate) =>
    candidate.path.startsWith("/api/recipes/"),
  );
  expect(found.path.split("/").length).toBeLessThanOrEqual(8);
  expect(found.path.length - "/api/recipes/".length).toBeLessThanOrEqual(maxLength);
  expect(() => decodeURI(found.path.replaceAll(/%f0|%9f|%8d|%85/g, ""))).not.toThrow();
});

it("writes raw JSON unchanged", () => {
  expect(stringifyWithRawJson({ a: rawJson("1e999"), b: [rawJson('{"c":[')] })).toBe(
    '{"a":1e999,"b":[{"c":[]}',
  );
});
