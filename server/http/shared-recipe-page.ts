import { guessTextLanguageOrNull } from "#server/engines/languages/languages.ts";
import { toJsonLdScriptElement } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "#server/features/recipes/service/ingredient-line.ts";
import { recipeToSchemaOrg } from "#server/features/recipes/service/schema-org-recipe.ts";
import { escapeHtml } from "#server/lib/escape-html.ts";
import { exportTexts as words } from "#server/texts/en/exports.ts";
import { keeping } from "#server/texts/en/keeping.ts";
import { share } from "#server/texts/en/share.ts";
import type { AppAssets } from "./static-files.ts";

/** Maximum length of the description in characters; link previews truncate longer ones. */
const MAX_DESCRIPTION_LENGTH = 199;

/**
 * HTML page of a shared recipe with text, pictures and schema.org data, readable without scripts. shared.js
 * loads the app after it, which draws the same recipe in #root and removes #served. The metadata does not
 * name the author. `query` contains the servings of the link, to which `recipe` is already scaled.
 */
export function renderSharedRecipePage(
  recipe: Recipe,
  baseUrl: string,
  { query, app }: { query: string; app: AppAssets },
): string {
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
<meta name="theme-color" content="#fdf9f2">
<script src="/theme.js"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${app.styleTags}
<style>${STYLE}</style>
${data}
<script src="/shared.js" defer data-recipe="${escapeHtml(recipe.id)}" data-scripts="${escapeHtml(app.scripts.join(" "))}"></script>
</head>
<body>
<div id="served">
<a href="/"${inEnglish}>Larder</a>
<aside${inEnglish}><p>${keeping.about}</p><a href="/recipes/${escapeHtml(recipe.id + query)}">${keeping.keep}</a></aside>
<main dir="auto">
<header>
${renderImageHtml(recipe, title, COVER_SIZES)}
<div>
<h1>${title}</h1>
${renderParagraphHtml(recipe.description)}
<ul${inEnglish}>${renderFactsHtml(recipe)}</ul>
</div>
</header>
<div>
<section>
${heading(share.ingredients)}
${renderSectionListsHtml(recipe.ingredients, "ul", (row) => `<li>${escapeHtml(getOriginalOrComposedIngredientLine(row))}</li>`)}
</section>
<section>
${heading(share.method)}
${renderSectionListsHtml(recipe.instructions, "ol", (step) => `<li value="${step.stepNumber}">${renderParagraphHtml(step.instruction)}${renderImageHtml(step, "")}</li>`)}
${recipe.notes === null ? "" : `${heading(words.notes)}\n${renderParagraphHtml(recipe.notes)}`}
${renderSourceLinkHtml(recipe, inEnglish)}
</section>
</div>
</main>
</div>
<div id="root"></div>
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

/** `sizes` of the pictures, as the app has them, so that the app shows the same files. */
const COVER_SIZES = "(min-width: 52rem) 34rem, 100vw";
const STEP_SIZES = "(min-width: 64rem) 26rem, 85vw";

type Picture = Pick<Recipe, "imageUrl" | "imageWidth" | "imageHeight">;

function renderImageHtml(
  { imageUrl, imageWidth, imageHeight }: Picture,
  alt: string,
  sizes = STEP_SIZES,
): string {
  if (imageUrl === null) return "";
  const address = escapeHtml(imageUrl);
  if (imageWidth === null) return `<img src="${address}" alt="${alt}">`;
  const smaller = [320, 640].filter((width) => width < imageWidth);
  const files = smaller.map((width) => `${address.replace(/\.webp$/, `_${width}.webp`)} ${width}w`);
  const srcset = [...files, `${address} ${imageWidth}w`].join(", ");
  return `<img src="${address}" srcset="${srcset}" sizes="${sizes}" width="${imageWidth}" height="${imageHeight}" alt="${alt}">`;
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

/**
 * The app's stylesheet sets colours and fonts; these rules set what its reset removes. While the recipe is
 * served, the app draws out of sight.
 */
const STYLE = [
  "#served~#root{position:absolute;inset:0;overflow:hidden;visibility:hidden}",
  "#served{max-width:75rem;margin:auto;padding:0 clamp(1rem,4vw,3rem) 6rem;overflow-wrap:anywhere}",
  "#served>a{display:block;height:4rem;margin:0 calc(-1*clamp(1rem,4vw,3rem));padding:0 clamp(1rem,4vw,3rem);border-bottom:1px solid var(--line);font:560 1.5rem/4rem var(--font-title)}",
  "#served aside{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.625rem 0;font-size:.8125rem;color:var(--soft)}",
  "#served aside a{flex:none;padding:0 1.25rem;line-height:2.625rem;border:1px solid var(--edge);border-radius:999px;color:var(--ink);font-size:1rem;font-weight:600}",
  "#served header>img{width:calc(100% + 2*clamp(1rem,4vw,3rem));max-width:none;margin:0 calc(-1*clamp(1rem,4vw,3rem));aspect-ratio:5/4;min-height:12rem;max-height:34svh;object-fit:cover}",
  "#served h1{margin-top:1.5rem;font-size:min(clamp(2.1rem,4.6vw,3.4rem),13vw)}",
  "#served h2{margin-top:2rem;font-size:1.5rem}",
  "#served h3{margin-top:1.25rem;font-size:1.1875rem;color:var(--soft)}",
  "#served p{margin-top:.75rem}#served aside p{margin:0}",
  "#served header li{display:inline-block;margin:.75rem 1.5rem 0 0;color:var(--soft)}",
  "#served header+div{margin-top:1.75rem;border-top:1px solid var(--line)}",
  "#served section li{padding:.375rem 0}#served hr{margin:1rem 0;border-color:var(--line)}",
  "#served ol{padding-inline-start:2.6rem;list-style:decimal}#served ol>li::marker{color:var(--tomato);font:560 1.5rem var(--font-title)}",
  "#served ol p{margin:0;font-size:1.0625rem;line-height:1.62;max-width:42rem}",
  "#served ol img{margin-top:1rem;max-width:min(28rem,100%);border-radius:14px}",
  "#served section a{color:var(--tomato);text-decoration:underline}",
  "@media(width>=52rem){#served header,#served header+div{display:grid;grid-template-columns:1.12fr 1fr;gap:0 3.5rem}#served header+div{grid-template-columns:minmax(300px,5fr) minmax(0,8fr);margin-top:2.25rem}#served header>img{order:1;width:100%;margin:0;max-height:none;border-radius:22px}}",
].join("");
