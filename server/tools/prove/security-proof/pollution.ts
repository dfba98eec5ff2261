import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask } from "./ask.ts";
import { uploadOf } from "./form-file.ts";
import { type Findings, pairs } from "./goal.ts";
import { created, imported } from "./recipe-bodies.ts";

const VALUE =
  '{"polluted":"yes","is_public":true,"isAdmin":true,"status":200,"tier":"premium","exempt":true}';
/** JSON as it goes over the wire: most of it cannot be written as an object here. */
const TEXTS: readonly string[] = [
  `{"__proto__":${VALUE}}`,
  `{"constructor":{"prototype":${VALUE}}}`,
  `{"__proto__":{"__proto__":${VALUE}}}`,
  `{"\\u005f\\u005fproto__":${VALUE}}`,
  `{"prototype":${VALUE}}`,
  `{"title":{"__proto__":${VALUE}}}`,
  `{"ingredients":[{"__proto__":${VALUE}}]}`,
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
  `[${VALUE}]`,
  `"text"`,
  `12`,
  `null`,
  `{"email":{"$gt":""},"password":{"$gt":""}}`,
  `{"email":["a@example.org","b@example.org"]}`,
  `{"id":{"__proto__":${VALUE}}}`,
];
const PATHS: readonly [string, string][] = [
  ["POST", "/api/recipes"],
  ["PUT", "/api/auth/me"],
  ["POST", "/api/auth/login"],
  ["POST", "/trpc/recipes.create"],
];
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
const FIELDS = [
  "__proto__",
  "constructor",
  "file[__proto__]",
  "prototype",
  "toString",
  "file][",
  "file\0",
  "",
];
const LINKED = [
  `{"@type":"Recipe","__proto__":${VALUE},"name":"A","recipeIngredient":["1 egg"],"recipeInstructions":"Cook."}`,
  `{"@type":"Recipe","name":{"__proto__":${VALUE}},"recipeIngredient":{"__proto__":["1 egg"]},"recipeInstructions":"Cook."}`,
  `{"@graph":[{"@id":"__proto__","@type":"Recipe","polluted":"yes"},{"@id":"constructor"}]}`,
  `{"@type":["Recipe","__proto__"],"name":["A"],"recipeIngredient":[["1 egg"]],"recipeInstructions":[{"@id":"__proto__"}]}`,
  `{"@type":"Recipe","name":"A","recipeYield":{"toString":1},"totalTime":{"valueOf":2},"recipeIngredient":"1 egg"}`,
];
/** Texts that are keys of maps further down. */
const KEYS = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "valueOf"];

/** G23: no key and no type sent leaves a trace on the server: what is asked after answers as before. */
export async function provePollution(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  try {
    const { token } = await server.addMember("freemium");
    const quiet = await server.addMember("freemium");
    const vectors = allVectors(token).slice(0, tries);
    const before = await control(server, quiet.token);
    for (const { name, asked } of vectors) {
      const { status } = await ask(server.url, asked);
      if (status >= 500) failures.push(`${name}: ${status}`);
      if (isPolluted()) failures.push(`${name}: an object has what it was not given`);
      if ((await control(server, quiet.token)) !== before)
        failures.push(`${name}: others are answered otherwise`);
    }
    return { tries: vectors.length, failures };
  } finally {
    await server.close();
  }
}

function allVectors(token: string): { name: string; asked: Asked }[] {
  const headers = { "content-type": "application/json" };
  const bodies = pairs(PATHS, TEXTS).map(([[method, path], raw]) => ({
    name: `${path} ${raw}`,
    asked: { method, path, raw, headers, token },
  }));
  const queries = pairs(LISTS, QUERIES).map(([path, query]) => ({
    name: `${path}?${query}`,
    asked: { path: `${path}?${query}`, token },
  }));
  const picture = { name: "__proto__", type: "image/png", bytes: Buffer.from("x") };
  const forms = FIELDS.map((field) => ({ name: `form ${field}`, asked: uploadOf(picture, token, field) }));
  const post = (path: string, body: object) => ({ name: path, asked: { method: "POST", path, body, token } });
  const pages = LINKED.map((data) =>
    post("/api/import/extract", {
      url: "https://www.allrecipes.com/a",
      html: `<html><script type="application/ld+json">${data}</script></html>`,
    }),
  );
  const keys = KEYS.flatMap((key) => [
    post("/api/recipes", created({ tags: [key], cuisine: key, idempotency_key: key })),
    post("/api/import/save", imported({ source_site: key, cuisine: key, tags: [key], language: key })),
    { name: key, asked: { path: `/trpc/${key}.${key}`, token } },
  ]);
  return [...bodies, ...queries, ...forms, ...pages, ...keys];
}

/** In this very process: whatever were on all objects would be on this one. */
function isPolluted(): boolean {
  const plain: Record<string, unknown> = {};
  return ["polluted", "is_public", "isAdmin", "tier", "exempt"].some((key) => plain[key] !== undefined);
}

const CONTROLS = [
  "/api/auth/me",
  "/api/recipes/my",
  "/api/auth/usage",
  "/api/recipes/meta/cuisines",
  "/api/recipes/nobody",
];
const CONTROL_CALLS = 50;

/** What one who did nothing is answered, over 50 requests. */
async function control(server: CountedServer, token: string): Promise<string> {
  const asked = Array.from({ length: CONTROL_CALLS }, (_, at) => {
    const path = CONTROLS[at % CONTROLS.length] as string;
    return ask(server.url, { path, token });
  });
  const replies = await Promise.all(asked);
  return JSON.stringify(replies.map(({ status, text }) => [status, text]));
}
