import { z } from "zod";
import { Recipe } from "./recipe.ts";

const EXPORT_FORMATS = ["json", "jsonld", "csv", "markdown"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** POST /api/recipes/export. `recipeIds` null or left out: all own recipes by title. */
export const ExportInput = z
  .object({
    recipeIds: z.array(z.string()).max(500, "tooMany").nullable().default(null),
    format: ExportFormat.default("json"),
  })
  .meta({ id: "ExportIn" });
export type ExportInput = z.infer<typeof ExportInput>;

/** What the file of format json holds; one with these fields alone is whole. */
export const ExportedRecipes = z
  .object({ exportedAt: z.iso.datetime(), recipes: z.array(Recipe), totalCount: z.int() })
  .meta({ id: "ExportedRecipes" });

/** A file to download, made as it is read: its pieces are UTF-8 text. Only the REST call carries one. */
export const ExportFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  pieces: z.custom<AsyncIterable<string>>(),
});
export type ExportFile = z.infer<typeof ExportFile>;
