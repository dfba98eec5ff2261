import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, jsonOf } from "./ask.ts";
import { openWatcher, type Watcher } from "./browser.ts";
import type { Findings } from "./goal.ts";
import { MARK, PAYLOADS } from "./markup-payloads.ts";
import { imported } from "./recipe-bodies.ts";

/** So many payloads stand in one recipe: each in a line, a step and a section of its own, all of them in its texts. */
const TOGETHER = 20;
const TITLE = 200;
/** Fields of a recipe and around it that carry a payload. */
const FIELDS = 18;

type Recipe = Record<string, unknown>;

/** G4: text from outside is shown as text on every screen: nothing runs, nothing is asked for, no element is made of it. */
export async function proveMarkup(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const payloads = PAYLOADS.slice(0, tries);
  try {
    const { token, member } = await server.addMember("premium");
    const name = payloads[1] ?? "";
    await server.deps.db.write((tx) => tx.update(users).set({ name }).where(eq(users.rowId, member.rowId)));
    const saved = await saveAll(server, token, payloads);
    const watcher = await openWatcher(server.url, { token, refresh_token: "none" }, MARK);
    try {
      const failures = [...saved.failures, ...(await lookAtAll(watcher, saved.ids, payloads))];
      return { tries: payloads.length * FIELDS, failures };
    } finally {
      await watcher.close();
    }
  } finally {
    await server.close();
  }
}

/** By each road in turn; those that may be public are. */
async function saveAll(
  server: CountedServer,
  token: string,
  payloads: readonly string[],
): Promise<{ ids: string[]; failures: string[] }> {
  const ids: string[] = [];
  const failures: string[] = [];
  for (let from = 0; from < payloads.length; from += TOGETHER) {
    const some = payloads.slice(from, from + TOGETHER);
    for (const [at, asked] of roadsOf(some).entries()) {
      const headers = { "user-agent": (some[at] ?? "").replaceAll(/[^\x20-\x7e]/g, "") };
      const reply = await ask(server.url, { ...asked, token, headers: { ...headers } });
      const made = jsonOf<{ id?: string; recipe_id?: string }>(reply);
      const id = made?.id ?? made?.recipe_id;
      if (id === undefined)
        failures.push(`${asked.path} took no recipe: ${reply.status} ${reply.text.slice(0, 200)}`);
      else ids.push(id);
    }
  }
  const history = payloads
    .slice(0, 20)
    .map((text) => ({ title: text, ingredients: [text], instructions: [text] }));
  for (const page of history) {
    const html = `<html><script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: page.title, recipeIngredient: page.ingredients, recipeInstructions: page.instructions }).replaceAll("<", "\\u003c")}</script></html>`;
    await ask(server.url, {
      method: "POST",
      path: "/api/import/extract",
      body: { url: "https://www.allrecipes.com/a", html },
      token,
    });
  }
  return { ids, failures };
}

function roadsOf(some: readonly string[]): Asked[] {
  const [first = "x", second = first, third = first] = some;
  const title = (text: string) => text.replaceAll("\0", "").slice(0, TITLE) || "x";
  const whole = recipeOf(some, title(first));
  const lines = some.map((text) => text.slice(0, 600));
  const receipt = {
    fields: [
      {
        field: "title",
        method: first.slice(0, 50),
        source: first.slice(0, 500),
        repaired: [first.slice(0, 300)],
      },
    ],
    counts: { ingredients: 1, instructions: 1 },
    found: { ingredients: 1, instructions: 1 },
    sources: [first.slice(0, 50)],
    left_over: some.map((text) => ({ text, field: "ingredients" })),
  };
  const more = { cuisine: second.slice(0, 100), source_site: third.slice(0, 100), tags: whole.tags, receipt };
  return [
    { method: "POST", path: "/api/recipes", body: { ...whole, is_public: true } },
    {
      method: "POST",
      path: "/api/import/save",
      body: imported({
        ...more,
        title: title(second),
        ingredients: lines,
        instructions: lines,
        description: some.join("\n"),
        yield_text: second.slice(0, 100),
      }),
    },
    { method: "POST", path: "/api/ocr/save-recipe", body: { recipe: { ...whole, title: title(third) } } },
  ];
}

function recipeOf(some: readonly string[], title: string): Recipe {
  return {
    title,
    description: some.join("\n").slice(0, 5000),
    notes: some.join("\n").slice(0, 5000),
    yield_text: some[0]?.slice(0, 100),
    source_url: `https://example.org/?q=${encodeURIComponent(some[0] ?? "")}`,
    tags: some.map((text) => text.replace(`${MARK} `, "").slice(-30)),
    ingredients: some.map((text) => ({
      name: text.slice(0, 100),
      quantity: 1,
      unit: text.slice(0, 50),
      size: text.slice(0, 20),
      notes: text.slice(0, 100),
      section: text.slice(0, 100),
      original_text: text.slice(0, 600),
    })),
    instructions: some.map((text) => ({ instruction: text, section: text.slice(0, 100) })),
  };
}

async function lookAtAll(
  watcher: Watcher,
  ids: readonly string[],
  payloads: readonly string[],
): Promise<string[]> {
  const details = ids.flatMap((id, at) => {
    const shared = at % 3 === 0 ? [`/r/${id}`] : [];
    return [
      ...shared,
      `/recipes/${id}`,
      ...(at % 2 === 0 ? [`/recipes/${id}/edit`] : [`/recipes/${id}/cook`]),
    ];
  });
  const searches = payloads.slice(0, 20).map((text) => `/search?title=${encodeURIComponent(text)}`);
  const pages = Array.from({ length: Math.ceil(ids.length / 12) }, (_, at) => `/recipes?page=${at + 1}`);
  const screens = [
    "/dashboard",
    "/favorites",
    "/profile",
    "/security",
    "/recipes/import",
    ...pages,
    ...searches,
    ...details,
  ];
  const failures: string[] = [];
  for (const screen of screens) {
    const problems = await watcher.look(screen).catch((error: Error) => [error.message.slice(0, 200)]);
    failures.push(...problems.map((problem) => `${screen.slice(0, 90)}: ${problem}`));
  }
  return failures;
}
