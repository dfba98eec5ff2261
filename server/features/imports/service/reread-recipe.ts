import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { importRecords, ingredients, storedPages } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { requireEditableRecipe } from "#server/features/recipes/access.ts";
import type { Member } from "#server/guards/member.ts";
import type { SourceReading } from "#server/ports.ts";
import { ImportReceipt, type RereadAnswer } from "../schema.ts";
import { parseImportSourceInQueueOrNull, type ReadingDeps } from "./finish-extraction.ts";
import { decompressSource } from "./stored-source.ts";

type Deps = ReadingDeps & { db: Db };

/**
 * Parses the stored page or text of the member's recipe again; saves nothing. Throws RECIPE_NOT_FOUND,
 * RECIPE_CHANGE_FORBIDDEN, IMPORT_PAGE_NOT_KEPT, or IMPORT_NO_RECIPE.
 */
export async function parseStoredSourceOfRecipe(
  deps: Deps,
  member: Member,
  recipeId: string,
): Promise<RereadAnswer> {
  const recipe = await requireEditableRecipe(deps.db, member, recipeId);
  const [page] = await deps.db.select().from(storedPages).where(eq(storedPages.recipeRowId, recipe.rowId));
  if (!page) throw new AppError("IMPORT_PAGE_NOT_KEPT");
  const stored = await decompressSource(page.body);
  const reading = await deps.importSlots.run(member, "reading", () =>
    parseImportSourceInQueueOrNull(
      deps,
      member,
      page.kind === "page" ? { kind: "page", html: stored, url: page.url } : { kind: "text", text: stored },
    ),
  );
  if (!reading) throw new AppError("IMPORT_NO_RECIPE");
  const lines = await deps.db
    .select({ original: ingredients.original })
    .from(ingredients)
    .where(eq(ingredients.recipeRowId, recipe.rowId))
    .orderBy(asc(ingredients.position));
  return {
    draft: findMostSimilarRecipe(reading, recipe.title, new Set(lines.map(({ original }) => original))),
    read: await readSourceLinesOfReceiptOrNull(deps.db, recipe.rowId),
  };
}

/**
 * The source text of each line that the import read, from the receipt of its record; null without a receipt.
 */
async function readSourceLinesOfReceiptOrNull(db: Db, recipeRowId: number): Promise<RereadAnswer["read"]> {
  const [record] = await db
    .select({ receipt: importRecords.receipt })
    .from(importRecords)
    .where(eq(importRecords.recipeRowId, recipeRowId))
    .orderBy(desc(importRecords.rowId))
    .limit(1);
  const receipt = ImportReceipt.safeParse(JSON.parse(record?.receipt ?? "null"));
  if (!receipt.success) return null;
  const sourcesOf = (field: string) =>
    receipt.data.lines.filter((line) => line.field === field).map(({ source }) => source);
  return { ingredients: sourcesOf("ingredients"), instructions: sourcesOf("instructions") };
}

/**
 * Chooses the recipe of the page that was saved: first by equal title, then by the number of equal ingredient
 * lines.
 */
function findMostSimilarRecipe(
  { draft, others }: SourceReading,
  title: string,
  lines: ReadonlySet<string | null>,
) {
  const score = (reading: typeof draft) =>
    (reading.title === title ? 1000 : 0) + reading.ingredients.filter((line) => lines.has(line)).length;
  return others.reduce((best, reading) => (score(reading) > score(best) ? reading : best), draft);
}
