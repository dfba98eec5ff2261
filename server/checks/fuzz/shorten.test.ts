import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, type FuzzRequest, rawJson, writeJson } from "./fuzz-request.ts";
import { requestGroups } from "./request-groups.ts";

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

/** The smallest group that fails where this request does. */
async function shorten(request: FuzzRequest, fails: (request: FuzzRequest) => Promise<boolean>) {
  const property = fc.asyncProperty(requestGroups(() => request).arbitrary, async (group) => {
    for (const one of group) if (await fails(one)) throw new Error("fails");
  });
  const [found] = (await fc.check(property, { numRuns: 1 })).counterexample?.[0] ?? [];
  return found as FuzzRequest;
}

it("finds the request whose error is logged after the next group was sent", async () => {
  let groups = 0;
  const make = () => ({ ...request, path: groups === 1 ? "/bad" : "/good" });
  const { arbitrary } = requestGroups(make);
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

it("answers the group and remembers the last two where none fails alone", async () => {
  const { arbitrary, recent } = requestGroups(() => request);
  const property = fc.asyncProperty(arbitrary, async (group) => {
    if (group.length > 1 && recent().length > group.length) throw new Error("an error");
  });
  const { counterexample } = await fc.check(property, { numRuns: 5 });
  expect([counterexample?.[0]?.length, recent().length]).toEqual([8, 16]);
});

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
