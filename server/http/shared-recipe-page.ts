import { guessTextLanguageOrNull } from "#server/engines/languages/languages.ts";
import { toJsonLdScriptElement } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "#server/features/recipes/service/ingredient-line.ts";
import { recipeToSchemaOrg } from "#server/features/recipes/service/schema-org-recipe.ts";
import { escapeHtml } from "#server/lib/escape-html.ts";
import { exportTexts as words } from "#server/texts/en/exports.ts";
import { keeping } from "#server/texts/en/keeping.ts";
import { share } from "#server/texts/en/share.ts";

/** Maximum length of the description in characters; link previews truncate longer ones. */
const MAX_DESCRIPTION_LENGTH = 199;

/**
 * HTML page of a shared recipe with text, pictures and schema.org data, for crawlers and for browsers without
 * scripts. For visitors without a token, shared.js starts guest mode and opens /recipes/{id}. The metadata
 * does not name the author. `query` contains the servings of the link, to which `recipe` is already scaled.
 */
export function renderSharedRecipePage(recipe: Recipe, baseUrl: string, query = ""): string {
  const address = `${baseUrl}/r/${recipe.id}`;
  const picture = recipe.imageUrl === null ? null : baseUrl + recipe.imageUrl;
  const title = escapeHtml(recipe.title);
  const summary = escapeHtml(createPreviewDescription(recipe, query !== ""));
  const data = toJsonLdScriptElement(recipeToSchemaOrg(recipe, baseUrl, address, null));
  const language = guessTextLanguageOrNull(joinRecipeTexts(recipe)) ?? "en";
  const inEnglish = language === "en" ? "" : ' lang="en"';
  const heading = (text: string) => `<h2${inEnglish}>${text}</h2>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Larder</title>
<meta name="description" content="${summary}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Larder">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${address}${escapeHtml(query)}">
${renderPictureMetaTags(recipe, baseUrl)}
<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
${data}
<script src="/shared.js" defer></script>
</head>
<body data-recipe="${escapeHtml(recipe.id)}">
<main dir="auto">
<h1>${title}</h1>
${renderParagraphHtml(recipe.description)}
${renderImageHtml(recipe, title)}
<ul${inEnglish}>${renderFactsHtml(recipe)}</ul>
${heading(share.ingredients)}
${renderSectionListsHtml(recipe.ingredients, "ul", (row) => `<li>${escapeHtml(getOriginalOrComposedIngredientLine(row))}</li>`)}
${heading(share.method)}
${renderSectionListsHtml(recipe.instructions, "ol", (step) => `<li value="${step.stepNumber}">${renderParagraphHtml(step.instruction)}${renderImageHtml(step, "")}</li>`)}
${recipe.notes === null ? "" : `${heading(words.notes)}\n${renderParagraphHtml(recipe.notes)}`}
${renderSourceLinkHtml(recipe, inEnglish)}
<p${inEnglish}><a href="/recipes/${escapeHtml(recipe.id + query)}">${keeping.keep}</a></p>
</main>
<footer${inEnglish}><p>${keeping.about}</p></footer>
</body>
</html>
`;
}

/** Meta tags with the picture for link previews, and with its size when it is known. */
function renderPictureMetaTags(
  { imageUrl, imageWidth, imageHeight, title }: Recipe,
  baseUrl: string,
): string {
  if (imageUrl === null) return "";
  const tags: [string, string | number | null][] = [
    ["og:image", baseUrl + imageUrl],
    ["og:image:width", imageWidth],
    ["og:image:height", imageHeight],
    ["og:image:alt", title],
  ];
  return tags
    .filter(([, content]) => content !== null)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`)
    .join("\n");
}

/**
 * The description for link previews on one line, truncated to their length. Begins with the servings of a
 * scaled recipe.
 */
function createPreviewDescription({ title, description, servings }: Recipe, isScaled: boolean): string {
  const text = (description ?? share.summary(title)).replace(/\s+/g, " ").trim();
  const line = isScaled ? `${share.forServings(servings)} ${text}` : text;
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  return `${cut.replace(/\s+\S*$|[\uD800-\uDBFF]$/u, "")}…`;
}

function joinRecipeTexts({ description, ingredients, instructions }: Recipe): string {
  const steps = instructions.map((step) => step.instruction);
  return [description ?? "", ...ingredients.map((row) => row.name), ...steps].join("\n");
}

const renderParagraphHtml = (text: string | null): string =>
  text === null ? "" : `<p>${escapeHtml(text).replace(/\r?\n/g, "<br>")}</p>`;

/** `sizes` of the pictures: the text column is 40rem wide, less on a narrow screen. */
const SIZES = "(min-width: 44rem) 40rem, calc(100vw - 2rem)";

type Picture = Pick<Recipe, "imageUrl" | "imageWidth" | "imageHeight">;

function renderImageHtml({ imageUrl, imageWidth, imageHeight }: Picture, alt: string): string {
  if (imageUrl === null) return "";
  const address = escapeHtml(imageUrl);
  if (imageWidth === null) return `<img src="${address}" alt="${alt}">`;
  const smaller = [320, 640].filter((width) => width < imageWidth);
  const files = smaller.map((width) => `${address.replace(/\.webp$/, `_${width}.webp`)} ${width}w`);
  const srcset = [...files, `${address} ${imageWidth}w`].join(", ");
  return `<img src="${address}" srcset="${srcset}" sizes="${SIZES}" width="${imageWidth}" height="${imageHeight}" alt="${alt}">`;
}

function renderFactsHtml(recipe: Recipe): string {
  const { servings, servingsStated, caloriesPerServing: calories } = recipe;
  const minutes = (time: number | null) => (time === null ? null : words.minutes(time));
  const facts: [string, string | null][] = [
    [words.servings, servingsStated ? String(servings) : words.assumedServings(servings)],
    [words.yieldText, recipe.yieldText],
    [words.prepTime, minutes(recipe.prepTime)],
    [words.cookingTime, minutes(recipe.cookingTime)],
    [words.totalTime, minutes(recipe.totalTime)],
    [words.calories, calories === null ? null : words.kilocalories(calories)],
  ];
  return facts
    .map(([name, value]) => (value === null ? "" : `<li>${name}: ${escapeHtml(value)}</li>`))
    .join("");
}

/** HTML with one list per section, each under its heading. */
function renderSectionListsHtml<Row extends { section: string | null }>(
  rows: readonly Row[],
  list: "ul" | "ol",
  item: (row: Row) => string,
): string {
  const parts = rows.map((row, index) => {
    const before = rows[index - 1];
    const isNew = before === undefined || before.section !== row.section;
    const end = isNew && before !== undefined ? `</${list}>\n${row.section === null ? "<hr>\n" : ""}` : "";
    const heading = isNew && row.section !== null ? `<h3>${escapeHtml(row.section)}</h3>\n` : "";
    return `${end}${heading}${isNew ? `<${list}>` : ""}${item(row)}`;
  });
  return rows.length === 0 ? "" : `${parts.join("")}</${list}>`;
}

function renderSourceLinkHtml({ sourceUrl }: Recipe, inEnglish: string): string {
  if (sourceUrl === null || !/^https?:/i.test(sourceUrl)) return "";
  const address = escapeHtml(sourceUrl);
  return `<p${inEnglish}>${words.source}: <a href="${address}" rel="noopener nofollow">${address}</a></p>`;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;background:light-dark(oklch(.983 .009 85),oklch(.195 .012 60));color:light-dark(oklch(.26 .022 55),oklch(.935 .014 85))}main,footer{max-width:42rem;margin:0 auto;padding:2rem 1rem;box-sizing:border-box;overflow-wrap:anywhere}h1,h2,h3{font-family:Fraunces,Georgia,serif;line-height:1.12}img{display:block;max-width:100%;height:auto;max-height:60vh;object-fit:cover;border-radius:14px}a{color:light-dark(oklch(.55 .175 32),oklch(.73 .145 38))}`;
