import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import { type AdvancedExportDeps, requireAdvancedExport } from "#server/guards/advanced-export.ts";
import type { Member } from "#server/guards/member.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { stringifyWithSnakeKeys } from "#server/lib/snake-case-json.ts";
import type { CsvSeparator, ExportFile, ExportFormat, ExportInput } from "../schema/export.ts";
import type { Recipe } from "../schema/recipe.ts";
import { mapPicturePaths, zipRecipes } from "./export-archive.ts";
import { formatCsvHeaderLine, formatRecipeAsCsvLine } from "./export-csv.ts";
import { recipeToMarkdown } from "./export-markdown.ts";
import { createFileNameFromTitle } from "./file-name.ts";
import { loadVisibleRecipes } from "./read-recipe.ts";
import { recipeToSchemaOrg } from "./schema-org-recipe.ts";

type Deps = AdvancedExportDeps & { db: Db; baseUrl: string; images: ImageStore };
type Chosen = { rowId: number; title: string };
type Pieces = {
  recipes: AsyncIterable<Recipe>;
  isOne: boolean;
  now: Date;
  baseUrl: string;
  images: ImageStore;
  separator: CsvSeparator;
};

/** Number of recipes that are in memory at a time. */
const BATCH = 20;

const FORMATS: Record<ExportFormat, { ending: string; contentType: string; isPremium: boolean }> = {
  json: { ending: "json", contentType: "application/json; charset=utf-8", isPremium: false },
  jsonld: { ending: "jsonld", contentType: "application/ld+json; charset=utf-8", isPremium: false },
  csv: { ending: "csv", contentType: "text/csv; charset=utf-8", isPremium: true },
  markdown: { ending: "md", contentType: "text/markdown; charset=utf-8", isPremium: true },
  zip: { ending: "zip", contentType: "application/zip", isPremium: false },
};

/**
 * Exports recipes of the member: those in `recipeIds` in that order, or all sorted by title. Recipes that are
 * deleted during the download are left out. Throws RECIPE_NOT_FOUND when a recipe is not the member's, and
 * the errors of requireAdvancedExport.
 */
export async function exportRecipes(deps: Deps, member: Member, input: ExportInput): Promise<ExportFile> {
  const { ending, contentType, isPremium } = FORMATS[input.format];
  if (isPremium) await requireAdvancedExport(deps, member, input);
  const chosen = await selectRecipesToExport(deps.db, member, input.recipeIds);
  const now = new Date(deps.clock.now());
  const [only] = input.recipeIds === null || chosen.length > 1 ? [] : chosen;
  const name = only ? createFileNameFromTitle(only.title) : `recipes-${now.toISOString().slice(0, 10)}`;
  const recipes = readRecipesInBatches(deps.db, member, chosen);
  const pieces = WRITERS[input.format]({
    recipes,
    isOne: only !== undefined,
    now,
    baseUrl: deps.baseUrl,
    images: deps.images,
    separator: input.separator,
  });
  return { fileName: `larder-${name}.${ending}`, contentType, pieces };
}

async function selectRecipesToExport(
  db: Db,
  member: Member,
  recipeIds: readonly string[] | null,
): Promise<Chosen[]> {
  if (recipeIds === null) {
    return db.all<Chosen>(
      sql`select row_id as rowId, title from recipes indexed by recipes_owner_title where owner_row_id = ${member.rowId} order by title_sort, row_id`,
    );
  }
  const ids = [...new Set(recipeIds)];
  const rows = await db.all<Chosen & { id: string }>(
    sql`select row_id as rowId, title, id from recipes where id in (select value from json_each(${JSON.stringify(ids)})) and owner_row_id = ${member.rowId}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError("RECIPE_NOT_FOUND");
    return row;
  });
}

async function* readRecipesInBatches(
  db: Db,
  member: Member,
  chosen: readonly Chosen[],
): AsyncGenerator<Recipe> {
  for (let from = 0; from < chosen.length; from += BATCH) {
    const rowIds = chosen.slice(from, from + BATCH).map((row) => row.rowId);
    yield* await loadVisibleRecipes(db, member, rowIds);
  }
}

const WRITERS: Record<ExportFormat, (pieces: Pieces) => ExportFile["pieces"]> = {
  async *json({ recipes, now, baseUrl }) {
    let count = 0;
    yield `{"exported_at":${JSON.stringify(now.toISOString())},"recipes":[`;
    for await (const recipe of recipes) {
      yield `${count === 0 ? "" : ","}\n${stringifyWithSnakeKeys(mapPicturePaths(recipe, (path) => baseUrl + path))}`;
      count += 1;
    }
    yield `\n],"total_count":${count}}\n`;
  },

  /** Writes one recipe as an object and several recipes as an @graph, both of which are valid JSON-LD. */
  async *jsonld({ recipes, isOne, baseUrl }) {
    const written = (recipe: Recipe) =>
      stringifyJsonForHtmlScript(
        recipeToSchemaOrg(
          recipe,
          baseUrl,
          getPublicOrSourceUrl(recipe, baseUrl),
          getAuthorNameOrNull(recipe),
        ),
      );
    let isFirst = true;
    if (!isOne) yield `{"@context":"https://schema.org","@graph":[`;
    for await (const recipe of recipes) {
      yield `${isFirst ? "" : ",\n"}${written(recipe)}`;
      isFirst = false;
    }
    yield isOne ? "\n" : "]}\n";
  },

  async *csv({ recipes, baseUrl, separator }) {
    yield formatCsvHeaderLine(separator);
    for await (const recipe of recipes) yield formatRecipeAsCsvLine(recipe, baseUrl, separator);
  },

  async *markdown({ recipes, baseUrl }) {
    let isFirst = true;
    for await (const recipe of recipes) {
      yield `${isFirst ? "" : "\n---\n\n"}${recipeToMarkdown(recipe, (path) => baseUrl + path)}`;
      isFirst = false;
    }
  },

  zip: zipRecipes,
};

/** The public page of the recipe; for a private recipe its source, which may be null. */
function getPublicOrSourceUrl(recipe: Recipe, baseUrl: string): string | null {
  return recipe.isPublic ? `${baseUrl}/r/${recipe.id}` : recipe.sourceUrl;
}

/** The member's name. Null for an imported or scanned recipe, which another person wrote. */
function getAuthorNameOrNull({ privacySource, authorName }: Recipe): string | null {
  return privacySource === "CREATED" ? authorName : null;
}

/** JSON that can be embedded in an HTML script element. */
function stringifyJsonForHtmlScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
