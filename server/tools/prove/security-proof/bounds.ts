import { startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { created, imported, scanned } from "./recipe-bodies.ts";

type Case = { name: string; asked: Asked };
const list = (query: string): Case => ({ name: query, asked: { path: `/api/recipes?${query}` } });
const search = (query: string): Case => ({
  name: query,
  asked: { path: `/api/recipes/search/advanced?${query}` },
});
const post = (path: string, body: object, name: string): Case => ({
  name,
  asked: { method: "POST", path, body },
});
const long = (signs: number) => "a ".repeat(signs / 2);
const create = (more: object) =>
  post("/api/recipes", created(more), `a recipe with ${JSON.stringify(more).slice(0, 60)}`);

/** Each is one over what a field may hold, or far over it. */
const CASES: readonly Case[] = [
  ...[
    "page_size=101",
    "page_size=1000000000",
    "page_size=0",
    "page_size=-1",
    "page=0",
    "page=1000001",
    "page=-1",
  ].map(list),
  ...[
    "page_size=101",
    "min_servings=0",
    "max_servings=101",
    "max_cooking_time=-1",
    "max_cooking_time=99999999",
  ].map(search),
  ...[
    `title=${"a".repeat(201)}`,
    `ingredients_include=${"a".repeat(21)}`,
    `ingredients_include=${"a,".repeat(11)}a`,
  ].map(search),
  { name: "quick", asked: { path: `/api/recipes/search/quick?q=${"a".repeat(101)}` } },
  { name: "featured", asked: { path: "/api/recipes/featured?limit=51" } },
  ...[
    { title: long(2000) },
    { description: long(60_000) },
    { notes: long(60_000) },
    { servings: 0 },
    { servings: 1e9 },
  ].map(create),
  ...[
    { servings: 1.5 },
    { cooking_time: -1 },
    { prep_time: 1e9 },
    { total_time: 1.5 },
    { calories_per_serving: 1e12 },
  ].map(create),
  ...[
    { difficulty: "IMPOSSIBLE" },
    { cuisine: "MARTIAN" },
    { source_url: `https://example.org/${"a".repeat(2000)}` },
  ].map(create),
  ...[
    { ingredients: [] },
    { instructions: [] },
    { ingredients: Array(3000).fill({ original_text: "1 egg" }) },
  ].map(create),
  ...[{ instructions: Array(2000).fill({ instruction: "Cook." }) }, { yield_text: long(2000) }].map(create),
  ...[
    { ingredients: [{ name: "egg", quantity: 1e12 }] },
    { ingredients: [{ name: "egg", quantity: -1 }] },
  ].map(create),
  ...[{ ingredients: [{ original_text: long(4000) }] }, { idempotency_key: long(102) }].map(create),
  post("/api/import/save", imported({ title: long(2000) }), "an import's title"),
  post("/api/import/save", imported({ servings: 1e9 }), "an import's servings"),
  post(
    "/api/import/save",
    imported({ images: Array(500).fill("https://example.org/a.png") }),
    "an import's pictures",
  ),
  post("/api/import/extract", { url: `https://example.org/${"a".repeat(2000)}` }, "an address"),
  post("/api/import/extract-text", { text: long(20_002) }, "a pasted text"),
  post("/api/ocr/save-recipe", scanned({ title: long(2000) }), "a scan's title"),
  post("/api/ocr/save-recipe", scanned({}, { photo_ids: Array(100).fill("x") }), "a scan's photos"),
  post("/api/ocr/parse-with-llm", { ocr_text: long(100_002) }, "a scanned text"),
  post("/api/recipes/export", { recipe_ids: Array(501).fill("x") }, "an export's list"),
];

/** T35: a value over the bound of its field is refused by name, and nothing is made of it. */
export async function proveBounds(): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  try {
    const { token } = await server.addMember("premium");
    for (const { name, asked } of CASES) {
      const { status, text } = await ask(server.url, { ...asked, token });
      if (status !== 422 && status !== 413)
        failures.push(`${name.slice(0, 80)}: ${status} ${text.slice(0, 60)}`);
    }
    const mine = await ask(server.url, { path: "/api/recipes/my", token });
    if (/"title":/.test(mine.text)) failures.push("something was made of them");
    return { tries: CASES.length, failures };
  } finally {
    await server.close();
  }
}
