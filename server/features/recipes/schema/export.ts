import { z } from "zod";
import { Recipe } from "./recipe.ts";

const EXPORT_FORMATS = ["json", "jsonld", "csv", "markdown", "zip"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/**
 * POST /api/recipes/export. `recipeIds` null or left out: all own recipes by title. With `leaving` and the proof that the
 * deletion of an account asks for, every plan may take all of them as CSV and Markdown.
 */
export const ExportInput = z
  .object({
    recipeIds: z.array(z.string()).max(500, "tooMany").nullable().default(null),
    format: ExportFormat.default("json"),
    leaving: z.boolean().default(false),
    currentPassword: z.string().max(1000, "tooLong").nullish(),
  })
  .meta({ id: "ExportIn" });
export type ExportInput = z.infer<typeof ExportInput>;

/** What the file of format json holds; one with these fields alone is whole. */
export const ExportedRecipes = z
  .object({ exportedAt: z.iso.datetime(), recipes: z.array(Recipe), totalCount: z.int() })
  .meta({ id: "ExportedRecipes" });

/** A file to download, made as it is read: its pieces are bytes, or text as UTF-8. Only the REST call carries one. */
export const ExportFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  pieces: z.custom<AsyncIterable<string | Uint8Array>>(),
});
export type ExportFile = z.infer<typeof ExportFile>;
