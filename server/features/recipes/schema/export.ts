import { z } from "zod";
import { Recipe } from "./recipe.ts";

const EXPORT_FORMATS = ["json", "jsonld", "csv", "markdown", "zip"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Between the cells of a CSV file: spreadsheets in languages with a decimal comma read semicolons. */
export const CsvSeparator = z.enum(["comma", "semicolon", "tab"]);
export type CsvSeparator = z.infer<typeof CsvSeparator>;

/**
 * POST /api/recipes/export. Without `recipeIds` all own recipes by title. With `leaving` and reauthentication every
 * plan may export all of them as CSV and Markdown.
 */
export const ExportInput = z
  .object({
    recipeIds: z.array(z.string()).max(500, "tooMany").nullable().default(null),
    format: ExportFormat.default("json"),
    separator: CsvSeparator.default("comma"),
    leaving: z.boolean().default(false),
    currentPassword: z.string().max(1000, "tooLong").nullish(),
  })
  .meta({ id: "ExportIn" });
export type ExportInput = z.infer<typeof ExportInput>;

/** Content of a json file, which is complete only with all these fields. */
export const ExportedRecipes = z
  .object({ exportedAt: z.iso.datetime(), recipes: z.array(Recipe), totalCount: z.int() })
  .meta({ id: "ExportedRecipes" });

/** A download, generated while it is read: bytes, or text in UTF-8. REST only. */
export const ExportFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  pieces: z.custom<AsyncIterable<string | Uint8Array>>(),
});
export type ExportFile = z.infer<typeof ExportFile>;
