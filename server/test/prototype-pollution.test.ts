import { afterEach, beforeAll, expect, it } from "vitest";
import { recipeInput } from "./recipe-input.ts";
import { multipart, type RestClient } from "./rest-client.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

const POLLUTION =
  '{"polluted":"yes","is_public":true,"isAdmin":true,"status":200,"tier":"premium","exempt":true}';
/** Bodies as JSON text, because most of them cannot be written as object literals. */
const BODIES = [
  `{"__proto__":${POLLUTION}}`,
  `{"constructor":{"prototype":${POLLUTION}}}`,
  `{"__proto__":{"__proto__":${POLLUTION}}}`,
  `{"\\u005f\\u005fproto__":${POLLUTION}}`,
  `{"prototype":${POLLUTION}}`,
  `{"title":{"__proto__":${POLLUTION}}}`,
  `{"ingredients":[{"__proto__":${POLLUTION}}]}`,
  `{"__proto__":[1,2,3]}`,
  `{"__proto__":null}`,
  `{"toString":"x","valueOf":"x","hasOwnProperty":"x","then":"x"}`,
  `{"__defineGetter__":"x","__lookupGetter__":"x"}`,
  `{"title":"a","title":"b"}`,
  `{"title":["a"]}`,
  `{"title":{"$ne":null}}`,
  `{"title":{"length":3,"trim":"x"}}`,
  `{"title":true,"servings":"4","tags":{"length":1e9}}`,
  `{"servings":1e999}`,
  `{"servings":-0}`,
  `{"is_public":"true"}`,
  `{"is_public":1}`,
  `{"tags":{"0":"a","length":1}}`,
  `[${POLLUTION}]`,
  `"text"`,
  "12",
  "null",
  `{"email":{"$gt":""},"password":{"$gt":""}}`,
  `{"email":["a@example.org","b@example.org"]}`,
  `{"id":{"__proto__":${POLLUTION}}}`,
];
const CALLS = [
  ["POST", "/api/recipes"],
  ["PUT", "/api/auth/me"],
  ["POST", "/api/auth/login"],
  ["POST", "/trpc/recipes.create"],
] as const;
const QUERIES = [
  "__proto__[polluted]=yes",
  "__proto__.polluted=yes",
  "constructor[prototype][polluted]=yes",
  "page=1&page=2",
  "page[]=1",
  "page[$gt]=0",
  "page=1e9",
  "page_size=0x10",
  "sort_by=__proto__",
  "sort_by=constructor",
  "is_public=[]",
  "toString=x",
  "title=__proto__",
  "__proto__=x",
  "hasOwnProperty=1",
];
const LISTS = ["/api/recipes", "/api/recipes/search/advanced", "/trpc/recipes.list"];
const FORM_FIELDS = ["__proto__", "constructor", "file[__proto__]", "prototype", "toString", "file][", ""];
const LINKED_DATA = [
  `{"@type":"Recipe","__proto__":${POLLUTION},"name":"A","recipeIngredient":["1 egg"],"recipeInstructions":"Cook."}`,
  `{"@type":"Recipe","name":{"__proto__":${POLLUTION}},"recipeIngredient":{"__proto__":["1 egg"]},"recipeInstructions":"Cook."}`,
  `{"@graph":[{"@id":"__proto__","@type":"Recipe","polluted":"yes"},{"@id":"constructor"}]}`,
  `{"@type":["Recipe","__proto__"],"name":["A"],"recipeIngredient":[["1 egg"]],"recipeInstructions":[{"@id":"__proto__"}]}`,
  `{"@type":"Recipe","name":"A","recipeYield":{"toString":1},"totalTime":{"valueOf":2},"recipeIngredient":"1 egg"}`,
];
/** Values that the server uses as keys of maps. */
const KEYS = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "valueOf"];
const CONTROLS = [
  "/api/auth/me",
  "/api/recipes/my",
  "/api/auth/usage",
  "/api/recipes/meta/cuisines",
  "/api/recipes/none",
];

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
let control: () => Promise<string>;
let before: string;
beforeAll(async () => {
  client.harness.override({ rateLimits: { take: () => undefined } });
  token = await client.signIn();
  const other = await client.signIn();
  control = async () => {
    const answers = [];
    for (const path of CONTROLS) {
      const { status, text } = await client.send("GET", path, undefined, { token: other });
      answers.push([status, text]);
    }
    return JSON.stringify(answers);
  };
  before = await control();
});

/** Sends a request, and checks that new objects have no additional properties afterwards. */
async function expectHarmless(what: string, ...request: Parameters<RestClient["send"]>): Promise<void> {
  const { status } = await client.send(...request);
  expect(status, what).toBeLessThan(500);
  const plain: Record<string, unknown> = {};
  for (const key of ["polluted", "is_public", "isAdmin", "tier", "exempt"])
    expect(plain[key], what).toBeUndefined();
}

afterEach(async () => {
  expect(await control(), "the answers to another member").toBe(before);
});

const json = (raw: string) => ({ token, raw, headers: { "content-type": "application/json" } });

it.each(CALLS)("%s %s pollutes no object when its body has hostile keys", async (method, path) => {
  for (const body of BODIES) await expectHarmless(body, method, path, undefined, json(body));
});

it.each(LISTS)("%s pollutes no object when its query has hostile keys", async (path) => {
  for (const query of QUERIES) await expectHarmless(query, "GET", `${path}?${query}`, undefined, { token });
});

it("an upload pollutes no object when its field has a hostile name", async () => {
  for (const field of FORM_FIELDS) {
    const form = { token, ...multipart(field, "__proto__", "x") };
    await expectHarmless(field, "POST", "/api/upload/image", undefined, form);
  }
});

it("an import pollutes no object when the page has hostile keys", async () => {
  for (const data of LINKED_DATA) {
    const html = `<html><script type="application/ld+json">${data}</script></html>`;
    const body = { url: "https://www.allrecipes.com/a", html };
    await expectHarmless(data, "POST", "/api/import/extract", body, { token });
  }
});

it("a recipe pollutes no object when its values are hostile keys", async () => {
  for (const key of KEYS) {
    const recipe = { ...recipeInput(), tags: [key], cuisine: key, idempotency_key: key };
    await expectHarmless(key, "POST", "/api/recipes", recipe, { token });
    await expectHarmless(
      key,
      "POST",
      "/api/import/save",
      {
        title: "Soup",
        ingredients: ["1 egg"],
        instructions: ["Cook."],
        source_site: key,
        cuisine: key,
        tags: [key],
        language: key,
      },
      { token },
    );
    await expectHarmless(key, "GET", `/trpc/${key}.${key}`, undefined, { token });
  }
});
