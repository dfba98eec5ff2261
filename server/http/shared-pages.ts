import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { listSitemapRecipes } from "#server/features/recipes/service/list-recipes.ts";
import { readRecipe } from "#server/features/recipes/service/read-recipe.ts";
import { canScaleServings } from "#server/features/scaling/policy.ts";
import { scaleStoredRecipe } from "#server/features/scaling/service.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { scalingScreen } from "#server/texts/en/scaling-screen.ts";
import { createLinkOriginResolver } from "./link-address.ts";
import { renderSharedRecipePage } from "./shared-recipe-page.ts";
import type { StaticFiles } from "./static-files.ts";

const SITEMAP_MAX_AGE_MS = 10 * 60_000;

/** Whether If-None-Match contains the tag, also in the weak form that a compressing proxy makes of it. */
function includesEntityTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? "").split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}

type SharedRequest = { Params: { id: string }; Querystring: { servings?: unknown } };

/**
 * Reads a public recipe and scales it to the servings in the link. Reads it as a guest, because a private
 * recipe has no shared page, not even for its owner.
 */
async function readSharedRecipe(
  deps: Deps,
  id: string,
  wanted: unknown,
): Promise<{ recipe: Recipe; query: string }> {
  const recipe = await readRecipe(deps, null, id);
  const servings = typeof wanted === "string" && /^\d{1,4}$/.test(wanted) ? Number(wanted) : recipe.servings;
  if (servings === recipe.servings || !canScaleServings(recipe.servings, servings))
    return { recipe, query: "" };
  const scaled = await scaleStoredRecipe(deps, null, { id, newServings: servings });
  return {
    recipe: {
      ...recipe,
      servings,
      yieldText: recipe.yieldText && scalingScreen.yieldOf(recipe.yieldText, recipe.servings),
      ingredients: recipe.ingredients.map((row, index) => ({
        ...row,
        originalText: scaled.scaledIngredients[index]?.text ?? row.originalText,
      })),
      instructions: recipe.instructions.map((step, index) => ({
        ...step,
        instruction: scaled.scaledInstructions[index] ?? step.instruction,
      })),
    },
    query: `?servings=${servings}`,
  };
}

/**
 * Registers the pages that are not part of the app: shared recipes with schema.org data, robots.txt and the
 * sitemap.
 */
export function registerPublicPages(app: FastifyInstance, deps: Deps, files: StaticFiles): void {
  const addressOf = createLinkOriginResolver(deps.env);

  app.get("/r/:id", async (request: FastifyRequest<SharedRequest>, reply) => {
    try {
      const { recipe, query } = await readSharedRecipe(deps, request.params.id, request.query.servings);
      const page = renderSharedRecipePage(recipe, deps.env.BASE_URL ?? addressOf(request), {
        query,
        app: files.appAssets,
      });
      const tag = `"${sha256Hex(page)}"`;
      // `no-cache` makes browsers ask each time, so that a recipe that became private disappears at once.
      reply.header("cache-control", "no-cache").header("etag", tag);
      if (includesEntityTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.type("text/html; charset=utf-8").send(page);
    } catch (error) {
      if (error instanceof AppError && error.code === "RECIPE_NOT_FOUND") {
        return files.sendPage(request, reply.code(404));
      }
      throw error;
    }
  });

  app.get("/robots.txt", async (_request, reply) => {
    const lines = [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /trpc/",
      "",
      `Sitemap: ${deps.baseUrl}/sitemap.xml`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });

  let sitemap: { text: string; madeAt: number } | undefined;
  app.get("/sitemap.xml", async (_request, reply) => {
    const now = deps.clock.now();
    if (!sitemap || sitemap.madeAt + SITEMAP_MAX_AGE_MS <= now) {
      const entries = (await listSitemapRecipes(deps.db)).map(
        ({ id, updatedAt }) =>
          `<url><loc>${deps.baseUrl}/r/${id}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod></url>`,
      );
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
      sitemap = { text, madeAt: now };
    }
    return reply.type("application/xml; charset=utf-8").send(sitemap.text);
  });
}
