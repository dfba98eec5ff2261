import { beforeAll, expect, it } from "vitest";
import { recipeInput } from "./recipe-input.ts";
import type { RestClient } from "./rest-client.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

/** Texts with a meaning in SQL, full-text queries, patterns, filters, templates, logs or shells. */
const TEXTS = [
  "' OR '1'='1",
  "' OR 1=1 --",
  '" OR ""="',
  "') OR ('1'='1",
  "1 OR 1=1",
  "1; DROP TABLE recipes",
  "'; DROP TABLE recipes; --",
  "' UNION SELECT title FROM recipes --",
  "' UNION SELECT null,null,null,null FROM users --",
  "' AND 1=(SELECT count(*) FROM users) --",
  "' AND randomblob(500000000) --",
  "'||(SELECT group_concat(title) FROM recipes)||'",
  "' AND 1=like('ABCDEFG',upper(hex(randomblob(100000000)))) --",
  "1) UNION SELECT load_extension('x') --",
  "'; ATTACH DATABASE '/tmp/larder-injected.db' AS x; --",
  "' AND sqlite_version() LIKE '3%",
  "id DESC, (SELECT password_hash FROM users)",
  "created_at; SELECT 1",
  "(CASE WHEN 1=1 THEN title ELSE id END)",
  "`recipes`.`title`",
  "%27%20OR%201=1",
  "\\' OR 1=1 --",
  "/*!50000OR*/ 1=1",
  "'\0 OR 1=1",
  '"',
  '""',
  "*",
  "a*",
  "a OR b",
  "a AND b",
  "NOT a",
  "NEAR(a b)",
  "NEAR(a, 1000000)",
  "title:a",
  "{title ingredients}:a",
  "- title : a",
  "^a",
  "a + b",
  "(a",
  "a)",
  "(((((((((((((((((((((",
  '"a" OR "b" NOT "c"',
  "recipes_fts:*",
  "rank MATCH 'bm25(10)'",
  "%",
  "_",
  "%secret%",
  "[a-z]",
  "\\%",
  "%_%_%_%_%_%_%_%_%",
  "_".repeat(20),
  'X" OR is_public=false',
  "cuisine = X OR is_public = false",
  'ITALIAN" OR user_id EXISTS',
  "is_public=false",
  "_geoRadius(0,0,1)",
  "{{7*7}}",
  "$\u007b7*7}",
  "<%= 7*7 %>",
  "#{7*7}",
  "{{constructor.constructor('return 7*7')()}}",
  "*{7*7}",
  'a\r\n{"level":60,"msg":"forged"}',
  "a\n\u001b[31mred",
  "\u0000",
  "\u202egnp",
  "%s %d %j %o",
  "$\u007bjndi:ldap://example.org/a}",
  "a\u2028b\u2029c",
  "; id",
  "| id",
  "$(id)",
  "`id`",
  "&& id",
  "\n id",
];
/** A word in the title of each private recipe of another member. */
const SECRET = "xyloquince";
const SECRETS = 20;
/** How many of the texts each request tries, spread evenly over the list. */
const TEXTS_EACH = 12;

type Request = Parameters<RestClient["send"]>;
const query = (path: string, key: string): [string, (text: string) => Request] => [
  `${path} ${key}`,
  (text) => ["GET", `${path}?${key}=${encodeURIComponent(text)}`],
];
/** All parameters that reach the database, the search index or the log. */
const REQUESTS: [string, (text: string) => Request][] = [
  query("/api/recipes/search/quick", "q"),
  ...[
    "title",
    "cuisine",
    "difficulty",
    "ingredients_include",
    "ingredients_exclude",
    "sort_by",
    "sort_order",
  ].map((key) => query("/api/recipes/search/advanced", key)),
  ...["cuisine", "difficulty", "sort_by", "sort_order", "page", "page_size", "is_public"].map((key) =>
    query("/api/recipes", key),
  ),
  ...["search", "cuisine", "sort_by"].map((key) => query("/api/recipes/my", key)),
  query("/api/users/me/favorites", "sort_by"),
  query("/api/import/history", "limit"),
  ["recipe id", (text) => ["GET", `/api/recipes/${encodeURIComponent(text)}`]],
  ["shared id", (text) => ["GET", `/r/${encodeURIComponent(text)}`]],
  ["export", (text) => ["POST", "/api/recipes/export", { recipe_ids: [text], format: "json" }]],
  [
    "create",
    (text) => [
      "POST",
      "/api/recipes",
      { ...recipeInput({ title: `t ${text}`, tags: [text] }), idempotency_key: text },
    ],
  ],
  ["login", (text) => ["POST", "/api/auth/login", { email: text, password: text }]],
  [
    "user agent",
    (text) => [
      "GET",
      "/api/auth/me",
      undefined,
      { headers: { "user-agent": text.replaceAll(/[^\x20-\x7e]/g, "?") } },
    ],
  ],
];

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
let other: string;
beforeAll(async () => {
  client.harness.override({ rateLimits: { take: () => undefined } });
  token = await client.signIn();
  other = await client.signIn();
  for (let n = 0; n < SECRETS; n += 1) {
    const recipe = recipeInput({ title: `${SECRET} ${n}`, notes: SECRET, tags: [SECRET] });
    await client.send("POST", "/api/recipes", recipe, { token: other });
  }
});

it.each(REQUESTS)("%s stays a text when it has a meaning elsewhere", async (_name, requestOf) => {
  const offset = REQUESTS.findIndex(([, request]) => request === requestOf);
  for (let n = 0; n < TEXTS_EACH; n += 1) {
    const text = TEXTS[(n * 7 + offset) % TEXTS.length] as string;
    const [method, url, body, extra] = requestOf(text);
    const answer = await client.send(method, url, body, { token, ...extra });
    expect(answer.status, text).toBeLessThan(500);
    expect(answer.text, text).not.toContain(SECRET);
    expect(answer.text, text).not.toContain('"title":"t 49"');
    if (answer.status >= 400)
      expect(answer.text, text).not.toMatch(/sqlite|syntax error|no such (?:table|column)|fts5/i);
  }
});

it("leaves the recipes of another member as they were", async () => {
  const { body } = await client.send("GET", `/api/recipes/my?page_size=${SECRETS}`, undefined, {
    token: other,
  });
  const { items } = body as { items: { title: string }[] };
  expect(items.filter(({ title }) => title.startsWith(SECRET))).toHaveLength(SECRETS);
});
