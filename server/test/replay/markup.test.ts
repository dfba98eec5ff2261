import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document, Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { recipeInput } from "../recipe-input.ts";
import { createRecipe, replayServer } from "./replay-server.ts";

const client = replayServer();
const SCRIPT = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** The public page of a recipe, parsed as HTML. */
async function sharedPage(
  fields: Record<string, unknown>,
): Promise<{ page: Document; id: string; text: string }> {
  const id = await createRecipe(client, client.ada, { ...fields, is_public: true });
  const { status, text, headers } = await client.send("GET", `/r/${id}`);
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  return { page: parseDocument(text), id, text };
}

const tags = (page: Document, name: string): Element[] => DomUtils.getElementsByTagName(name, page);
const recipeOf = async (id: string) => (await client.send("GET", `/api/recipes/${id}`)).body;

/** Expects no elements besides the page's own, and no attributes that run scripts. */
function expectOwnMarkup(page: Document): void {
  const scripts = tags(page, "script").map(({ attribs }) => attribs.src ?? attribs.type);
  expect(scripts).toEqual(["/theme.js", "application/ld+json", "/shared.js"]);
  expect(tags(page, "style")).toHaveLength(1);
  expect(tags(page, "img")).toHaveLength(0);
  for (const element of DomUtils.getElementsByTagName("*", page))
    expect(Object.keys(element.attribs).filter((name) => name.startsWith("on"))).toEqual([]);
}

it("#5677: fields of a recipe went into the head of its page as markup", async () => {
  const { page } = await sharedPage({
    title: `Soup ${SCRIPT}`,
    description: SCRIPT,
    ingredients: [{ name: "onion", quantity: 1, unit: SCRIPT.slice(0, 50), notes: SCRIPT }],
    instructions: [{ instruction: SCRIPT }],
  });
  expectOwnMarkup(page);
  const meta = Object.fromEntries(
    tags(page, "meta").map(({ attribs }) => [attribs.name ?? attribs.property, attribs.content]),
  );
  expect(meta).toMatchObject({ description: SCRIPT, "og:title": `Soup ${SCRIPT}`, "og:description": SCRIPT });
});

it("CVE-2022-23074: a script in the name of a recipe ran for its viewers", async () => {
  const name = `<img src=x onerror="alert(1)"> &lt;svg/onload=alert(1)&gt;`;
  const { page, id } = await sharedPage({ title: name });
  expectOwnMarkup(page);
  expect(DomUtils.textContent(tags(page, "h1"))).toBe(name);
  expect(await recipeOf(id)).toMatchObject({ title: name });
});

it("CVE-2025-23211: a step was a template that the server evaluated", async () => {
  const templates = [
    "{{7*7}}",
    "$" + "{7*7}",
    "{% print(7*7) %}",
    "<%= 7*7 %>",
    "#{7*7}",
    "{{constructor.constructor('return 7*7')()}}",
  ];
  const fields = {
    title: templates.join(" "),
    instructions: templates.map((instruction) => ({ instruction })),
  };
  const { id, text } = await sharedPage(fields);
  expect(await recipeOf(id)).toMatchObject(fields);
  const scaled = await client.asAda("POST", `/api/recipes/${id}/scale`, { new_servings: 8 });
  const file = await client.asAda("POST", "/api/recipes/export", { recipe_ids: [id], format: "markdown" });
  for (const answer of [text, scaled.text, file.text]) {
    expect(answer.replaceAll("\\", "")).toContain("7*7");
    expect(answer).not.toMatch(/\b49\b/);
  }
});

it("CVE-2026-35046: a style of a step changed the page", async () => {
  const style =
    "<style>*{display:none}body{background:url(//evil.example)}</style><link rel=stylesheet href=//evil.example>";
  const { page, id } = await sharedPage({ instructions: [{ instruction: style }] });
  expectOwnMarkup(page);
  expect(tags(page, "link").map(({ attribs }) => attribs.rel)).toEqual(["canonical", "icon", "manifest"]);
  expect(await recipeOf(id)).toMatchObject({ instructions: [{ instruction: style }] });
});

it("#6885: a link of a recipe was a script", async () => {
  const schemes = [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:a",
    "file:///etc/passwd",
    "//evil.example",
    "\u0001javascript:alert(1)",
  ];
  for (const source_url of schemes) {
    const draft = {
      title: "Soup",
      ingredients: ["1 onion"],
      instructions: ["Cook."],
      source_url,
      cover_image: source_url,
    };
    const saved = await client.asAda("POST", "/api/import/save", draft);
    expect(saved.status, source_url).toBe(201);
    const { id } = saved.body as { id: string };
    const read = await client.asAda("GET", `/api/recipes/${id}`);
    expect(read.body, source_url).toMatchObject({ source_url: null, image_url: null });
    const own = { ...recipeInput(), source_url };
    expect((await client.asAda("POST", "/api/recipes", own)).status, source_url).toBe(422);
  }
});

it("#7719: the name of a tag was measured as markup, which ran it", async () => {
  const tag = "<img src=x onerror=alert(1)>";
  const { page, id } = await sharedPage({ tags: [tag] });
  expectOwnMarkup(page);
  expect(await recipeOf(id)).toMatchObject({ tags: [tag] });
  // No component sets HTML from a text, which the Content Security Policy would refuse too.
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const sources = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join("src", file), "utf8")] as const);
  const ways =
    /\.(?:inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe/;
  expect(sources.filter(([, text]) => ways.test(text)).map(([file]) => file)).toEqual([]);
  const { headers } = await client.send("GET", "/recipes");
  expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
});
