import { toJsonLdScriptElement } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { parseAndCompressSourceOrNull } from "#server/features/imports/service/read-source.ts";
import { INGREDIENTS, type Reader, STEPS, share, splitByLength } from "./reader.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const quoted = (text: string) => escaped(text).replaceAll('"', "&quot;");
const lines = (text: string) => splitByLength(text, 40).map(escaped);

type Spot = {
  head?: string;
  data?: object;
  items?: string[];
  steps?: string[];
  body?: string;
  marked?: boolean;
};

/** The source of a typical recipe page, with a hostile text in one place. */
function pageOf({ head = "", data, items = INGREDIENTS, steps = STEPS, body = "", marked = false }: Spot) {
  const list = (tag: string, texts: string[], prop: string) =>
    `<${tag}>${texts.map((text) => `<li${marked ? ` itemprop="${prop}"` : ""}>${text}</li>`).join("")}</${tag}>`;
  const script = data === undefined ? "" : toJsonLdScriptElement({ ...data });
  const main = marked ? 'itemscope itemtype="https://schema.org/Recipe"' : "";
  return `<!doctype html><html lang="en"><head><title>Soup</title>${head}${script}</head><body><main ${main}><h1>Soup</h1>
<h2>Ingredients</h2>${list("ul", items, "recipeIngredient")}<h2>Method</h2>${list("ol", steps, "recipeInstructions")}${body}</main></body></html>`;
}

const recipe = (more: object) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Soup",
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
  ...more,
});
const ld = (text: string) => pageOf({ head: `<script type="application/ld+json">${text}</script>` });

/**
 * Functions that create a page with a text in the named place. All work of the thread that parses the page is
 * measured.
 */
export const PAGE_PLACES: Record<string, (text: string) => string> = {
  "all of it": (text) => text,
  "markup in it": (text) => pageOf({ body: text }),
  "a paragraph": (text) => pageOf({ body: `<p>${escaped(text)}</p>` }),
  paragraphs: (text) =>
    pageOf({
      body: lines(text)
        .map((line) => `<p>${line}</p>`)
        .join(""),
    }),
  titles: (text) => {
    const part = share(text, 4);
    return pageOf({
      head: `<title>${escaped(part)}</title><meta property="og:title" content="${quoted(part)}">`,
      body: `<h1>${escaped(part)}</h1><h2>${escaped(part)}</h2>`,
    });
  },
  attributes: (text) => {
    const names = ["class", "id", "style", "itemprop", "itemtype", "content"];
    const value = quoted(share(text, names.length));
    return pageOf({ body: names.map((name) => `<p ${name}="${value}">1 cup flour</p>`).join("") });
  },
  "attributes of the head": (text) => {
    const value = quoted(share(text, 6));
    return pageOf({
      head: `<meta property="og:image" content="${value}"><meta property="${value}" content="a"><link rel="${value}"><link rel="canonical" href="${value}"><base href="${value}"><meta name="language" content="${value}">`,
    });
  },
  "ld+json": ld,
  "around ld+json": (text) => ld(`${share(text, 2)}${JSON.stringify(recipe({}))}${share(text, 2)}`),
  "inside ld+json": (text) => ld(JSON.stringify(recipe({ name: "@" })).replace("@", () => text)),
  "other json": (text) =>
    pageOf({
      head: `<script type="application/json">{"ingredients": ["a", "b"], "steps": ${JSON.stringify(share(text, 2))}, "name": "Soup"}</script><script type="application/json">${share(text, 2)}</script>`,
    }),
  "ld+json ingredient": (text) => pageOf({ data: recipe({ recipeIngredient: [...INGREDIENTS, text] }) }),
  "ld+json ingredients": (text) =>
    pageOf({ data: recipe({ recipeIngredient: splitByLength(text, 40) }), items: lines(text.slice(13)) }),
  "ld+json ingredients in one": (text) => pageOf({ data: recipe({ recipeIngredient: text }) }),
  "ld+json step": (text) => {
    const part = share(text, 2);
    return pageOf({ data: recipe({ recipeInstructions: [...STEPS, { name: part, text: part }] }) });
  },
  "ld+json steps": (text) =>
    pageOf({
      data: recipe({ recipeInstructions: splitByLength(text, 80) }),
      steps: splitByLength(text.slice(7), 80).map(escaped),
    }),
  "ld+json steps in one": (text) => pageOf({ data: recipe({ recipeInstructions: text }) }),
  "ld+json name": (text) => {
    const part = share(text, 4);
    return pageOf({ data: recipe({ name: part, description: part, "@id": part, url: part }) });
  },
  "ld+json facts": (text) => {
    const part = share(text, 4);
    return pageOf({
      data: recipe({ recipeYield: part, recipeCuisine: part, keywords: part, educationalLevel: part }),
    });
  },
  "ld+json times and pictures": (text) => {
    const part = share(text, 4);
    return pageOf({
      data: recipe({ prepTime: part, cookTime: part, image: [part, ...splitByLength(part, 60)] }),
    });
  },
  "microdata ingredient": (text) => pageOf({ marked: true, items: [...INGREDIENTS, escaped(text)] }),
  "microdata markup": (text) => pageOf({ marked: true, items: [...INGREDIENTS, text] }),
  "shown ingredient": (text) => pageOf({ items: [...INGREDIENTS, escaped(text)] }),
  "shown ingredients": (text) => pageOf({ items: lines(text) }),
  "ingredients between breaks": (text) => pageOf({ items: [lines(text).join("<br>")] }),
  "shown step": (text) => pageOf({ steps: [...STEPS, escaped(text)] }),
  "h-recipe": (text) => {
    const part = escaped(share(text, 2));
    return `<div class="h-recipe"><h1 class="p-name">Soup</h1><p class="p-ingredient">${part}</p><p class="e-instructions">${part}</p></div>`;
  },
};

export const PAGE_READERS: Reader[] = Object.entries(PAGE_PLACES).map(([place, make]) => ({
  name: `page: ${place}`,
  prepare: (text) => {
    const html = make(text);
    return () => parseAndCompressSourceOrNull({ kind: "page", html, url: "https://soup.example/soup" });
  },
}));
