import { existsSync } from "node:fs";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, jsonOf } from "./ask.ts";
import { around, type Findings } from "./goal.ts";
import { VECTORS } from "./injection-vectors.ts";
import { proveHostileModel } from "./language-model.ts";
import { created } from "./recipe-bodies.ts";

/** Stands in each private recipe of somebody else. */
const SECRET = "xyloquince";
const SLOW_MS = 2000;
const PRIVATE = 20;

type Place = { name: string; request: (text: string) => Asked };
const query = (path: string, key: string): Place => ({
  name: `${path} ${key}`,
  request: (text) => ({ path: `${path}?${key}=${encodeURIComponent(text)}` }),
});
const inBody = (method: string, path: string, body: (text: string) => object): Place => ({
  name: `${method} ${path} ${JSON.stringify(body("…")).slice(0, 40)}`,
  request: (text) => ({ method, path, body: body(text) }),
});

/** Parameters that reach the database, the index or the log. */
const PLACES: readonly Place[] = [
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
  { name: "recipe id", request: (text) => ({ path: `/api/recipes/${encodeURIComponent(text)}` }) },
  { name: "shared id", request: (text) => ({ path: `/r/${encodeURIComponent(text)}` }) },
  inBody("POST", "/api/recipes/export", (text) => ({ recipe_ids: [text], format: "json" })),
  inBody("POST", "/api/recipes", (text) =>
    created({ title: `t ${text}`, tags: [text], idempotency_key: text }),
  ),
  inBody("POST", "/api/auth/login", (text) => ({ email: text, password: text })),
  {
    name: "user agent",
    request: (text) => ({ path: "/api/auth/me", headers: { "user-agent": printable(text) } }),
  },
];

/** G24: texts that mean something to the machinery stay texts; and a language model that lies is not believed. */
export async function proveInjection(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  try {
    const failures = await injectAll(server, tries);
    const model = await proveHostileModel();
    return { tries: tries + model.tries, failures: [...failures, ...model.failures] };
  } finally {
    await server.close();
  }
}

async function injectAll(server: CountedServer, tries: number): Promise<string[]> {
  const failures: string[] = [];
  const { token } = await server.addMember("premium");
  const other = (await server.addMember("premium")).token;
  const make = async (as: string, body: object) =>
    jsonOf<{ id: string }>(
      await ask(server.url, { method: "POST", path: "/api/recipes", body: created(body), token: as }),
    );
  for (let n = 0; n < PRIVATE; n += 1)
    await make(other, { title: `${SECRET} ${n}`, notes: SECRET, tags: [SECRET], is_public: false });
  const own = await make(token, { title: "Plain soup" });
  for (const [place, round] of around(PLACES, tries)) {
    const text = VECTORS[(round * 7 + PLACES.indexOf(place)) % VECTORS.length] as string;
    const reply = await ask(server.url, { token, ...place.request(text) });
    const problem = judge(reply.status, reply.text, reply.ms);
    if (problem !== null) failures.push(`${place.name} ${JSON.stringify(text)}: ${problem}`);
  }
  const after = await ask(server.url, { path: `/api/recipes/${own?.id}`, token });
  if (after.status !== 200) failures.push("an own recipe is gone");
  const theirs = await ask(server.url, { path: `/api/recipes/my?page_size=${PRIVATE}`, token: other });
  if (theirs.text.split(`"title":"${SECRET} `).length - 1 !== PRIVATE)
    failures.push("recipes of another are gone");
  if (existsSync("/tmp/larder-injected.db")) failures.push("a database was attached");
  return failures;
}

function judge(status: number, text: string, ms: number): string | null {
  if (status >= 500) return `${status}`;
  if (text.includes(SECRET)) return "tells what is private";
  // An answer with data may quote what was sent before.
  if (status >= 400 && /sqlite|syntax error|SQLITE_|no such (?:table|column)|fts5/i.test(text))
    return "tells of the database";
  if (
    /(?:^|\D)49(?:\D|$)/.test(text.replace(/"[^"]*(?:_at|id|time|version)":[^,}]*/g, "")) &&
    /"title":"t 49"/.test(text)
  )
    return "calculated";
  return ms > SLOW_MS ? `${Math.round(ms)} ms` : null;
}

/** What a header can carry. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, "?");
}
