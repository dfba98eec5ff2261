import { z } from "zod";
import { Recipe } from "./recipe.ts";

const EXPORT_FORMATS = ["json", "jsonld", "csv", "markdown", "zip"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Cell separator of a CSV file. Spreadsheets in languages with a decimal comma expect semicolons. */
export const CsvSeparator = z.enum(["comma", "semicolon", "tab"]);
export type CsvSeparator = z.infer<typeof CsvSeparator>;

/**
 * POST /api/recipes/export. Without `recipeIds`, all recipes of the member are exported, sorted by title. CSV
 * and Markdown need a premium plan, except with `leaving`: after reauthentication, any member may export all
 * recipes.
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

/** Content of an exported JSON file; a file that lacks a field was cut off. */
export const ExportedRecipes = z
  .object({ exportedAt: z.iso.datetime(), recipes: z.array(Recipe), totalCount: z.int() })
  .meta({ id: "ExportedRecipes" });

/** A download, generated while the client reads it. A string piece is sent as UTF-8. REST only. */
export const ExportFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  pieces: z.custom<AsyncIterable<string | Uint8Array>>(),
});
export type ExportFile = z.infer<typeof ExportFile>;
