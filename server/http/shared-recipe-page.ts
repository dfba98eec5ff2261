import { jsonLdScript } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { ingredientLineText } from "#server/features/recipes/service/ingredient-line.ts";
import { recipeToSchemaOrg } from "#server/features/recipes/service/schema-org-recipe.ts";
import { escapeHtml } from "#server/lib/escape-html.ts";
import { keeping } from "#server/texts/en/keeping.ts";
import { share } from "#server/texts/en/share.ts";

/**
 * The page behind a shared link: title, text, picture and schema.org data in the HTML, for crawlers and for browsers
 * without scripts. shared.js starts guest mode when there is no token and goes on to /recipes/{id}. The head names no
 * author.
 */
export function sharedRecipePage(recipe: Recipe, baseUrl: string): string {
  const address = `${baseUrl}/r/${recipe.id}`;
  const picture = recipe.imageUrl === null ? null : baseUrl + recipe.imageUrl;
  const title = escapeHtml(recipe.title);
  const summary = escapeHtml(recipe.description ?? share.summary(recipe.title));
  const lines = recipe.ingredients.map(ingredientLineText);
  const data = jsonLdScript(recipeToSchemaOrg(recipe, baseUrl, address));
  return `<!doctype html>
<html lang="en">
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
<meta property="og:url" content="${address}">
${picture ? `<meta property="og:image" content="${escapeHtml(picture)}">` : ""}
<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
${data}
<script src="/shared.js" defer></script>
</head>
<body data-recipe="${escapeHtml(recipe.id)}">
<main>
<h1>${title}</h1>
${recipe.description ? `<p>${escapeHtml(recipe.description)}</p>` : ""}
${picture ? `<img src="${escapeHtml(recipe.imageUrl ?? "")}" alt="">` : ""}
<h2>${share.ingredients}</h2>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>
<h2>${share.method}</h2>
<ol>${recipe.instructions.map((step) => `<li>${escapeHtml(step.instruction)}</li>`).join("")}</ol>
<p><a href="/recipes/${escapeHtml(recipe.id)}">${keeping.keep}</a></p>
</main>
<footer><p>${keeping.about}</p></footer>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;background:light-dark(oklch(.983 .009 85),oklch(.195 .012 60));color:light-dark(oklch(.26 .022 55),oklch(.935 .014 85))}main,footer{max-width:42rem;margin:0 auto;padding:2rem 1rem;box-sizing:border-box}h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.12}img{width:100%;border-radius:14px}a{color:light-dark(oklch(.55 .175 32),oklch(.73 .145 38))}`;
