import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, type Member, test } from "./fixtures.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { bearer } from "./sample-recipes.ts";

const stringsPerPage = 50;
const Extracted = z.object({
  data: z.object({ data: z.record(z.string(), z.unknown()), import_id: z.string() }),
});

/** A page whose recipe data has a hostile string in every field. */
function hostilePage(strings: readonly string[]): string {
  const [first = ""] = strings;
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: `Soup ${first}`,
    description: strings.join(" "),
    recipeYield: `4 ${first}`,
    recipeCuisine: first,
    recipeCategory: strings.slice(0, 10),
    keywords: strings.slice(10, 20).join(","),
    author: { "@type": "Person", name: first, url: first },
    image: strings.slice(0, 10),
    recipeIngredient: strings.map((text) => `1 cup ${text}`),
    recipeInstructions: strings.map((text) => ({
      "@type": "HowToStep",
      name: text,
      text,
      image: text,
      url: text,
    })),
    nutrition: { "@type": "NutritionInformation", calories: first },
  };
  // Only "</script>" could end the JSON-LD element early, so "<" is escaped.
  const json = JSON.stringify(recipe).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><head><title>Soup</title>
    <script type="application/ld+json">${json}</script></head><body></body></html>`;
}

/** Returns a function that checks that no payload ran, requested another host or became an element. */
async function watchForInjection(page: Page, ownHost: string) {
  const foreignRequests: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== ownHost) foreignRequests.push(request.url());
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.addInitScript(() => {
    const hits: unknown[] = [];
    Object.assign(window, { hits, hit: (number: unknown) => hits.push(number) });
  });
  return async () => {
    const ran = await page.evaluate(() => (window as unknown as { hits: unknown[] }).hits);
    const elements = await page
      .locator(
        "main :is(script, iframe, object, embed, base, style, [onerror], [onload], [href^='javascript:'])",
      )
      .count();
    expect({ ran, elements, foreignRequests }).toEqual({ ran: [], elements: 0, foreignRequests: [] });
  };
}

async function importPage(page: Page, member: Member, strings: readonly string[], index: number) {
  const headers = bearer(member);
  const url = `https://www.example.org/hostile-${index}`;
  const extracted = await page.request.post("/api/import/extract", {
    headers,
    data: { url, html: hostilePage(strings) },
  });
  expect(extracted.status(), await extracted.text()).toBe(200);
  const { data } = Extracted.parse(await extracted.json());
  const { data: draft, import_id } = data;
  const saved = await page.request.post("/api/import/save", { headers, data: { ...draft, import_id } });
  expect(saved.status(), await saved.text()).toBe(201);
  return z.object({ id: z.string() }).parse(await saved.json()).id;
}

/** Saves the strings over REST, without the parser that removes markup; returns the recipe's id. */
async function saveUnread(page: Page, member: Member, strings: readonly string[]): Promise<string> {
  const headers = bearer(member);
  const [first = ""] = strings;
  const saved = await page.request.post("/api/import/save", {
    headers,
    data: {
      title: `Soup ${first}`,
      description: first,
      ingredients: strings,
      instructions: strings,
      cover_image: first,
      images: strings.slice(0, 20),
      cuisine: first,
      source_url: first,
      source_site: first,
      yield_text: first,
      tags: strings.slice(0, 10),
      ingredient_sections: [{ at: 0, heading: first }],
      instruction_sections: [{ at: 0, heading: first }],
    },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await saved.json());
  const read = await page.request.get(`/api/recipes/${id}`, { headers });
  const recipe = z
    .object({ ingredients: z.array(z.object({ original_text: z.string() })) })
    .parse(await read.json());
  expect(recipe.ingredients.map((row) => row.original_text)).toEqual(strings.map((text) => text.trim()));
  return id;
}

test("hostile strings stay text when they fill every field of an imported page", { tag: "@nightly" }, async ({
  page,
  signUp,
  server,
}) => {
  test.setTimeout(180_000);
  const member = await signUp();
  const check = await watchForInjection(page, new URL(server.url).host);
  expect(hostileStrings).toHaveLength(250);
  for (let start = 0; start < hostileStrings.length; start += stringsPerPage) {
    const strings = hostileStrings.slice(start, start + stringsPerPage);
    const importedId = await importPage(page, member, strings, start);

    for (const id of [importedId, await saveUnread(page, member, strings)]) {
      await page.goto(`/recipes/${id}`);
      await expect(page.getByRole("region", { name: "Ingredients" }).getByRole("listitem")).toHaveCount(
        stringsPerPage,
      );
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Soup");
      await check();

      await page.goto(`/recipes/${id}/edit?step=ingredients`);
      await expect(page.getByRole("textbox", { name: `Ingredient ${stringsPerPage}` })).toBeVisible();
      await check();
    }
  }

  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: /Soup/ }).first()).toBeVisible();
  await check();

  await page.goto("/recipes/import?mode=source");
  await page.getByRole("textbox", { name: "URL" }).fill("https://www.example.org/hostile-review");
  await page
    .getByRole("textbox", { name: "Page source" })
    .fill(hostilePage(hostileStrings.slice(0, stringsPerPage)));
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(/Soup/);
  await page.getByRole("textbox", { name: "Ingredient 2", exact: true }).focus();
  await check();

  await page.goto("/recipes/import?tab=history");
  await expect(page.getByRole("row", { name: /Soup/ }).first()).toBeVisible();
  await check();
});
