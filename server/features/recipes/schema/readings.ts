import { z } from "zod";
import { Amount } from "#server/engines/amounts/amounts.ts";
import { RECIPE_LIMITS as MAX } from "../policy.ts";

/**
 * Ingredient lines as a member types them. `language` is a BCP 47 tag; absent, it is detected from all lines.
 */
export const ReadLinesInput = z.object({
  lines: z
    .array(z.string().max(MAX.line, "tooLong"))
    .min(1, "tooFew")
    .max(MAX.ingredients, "tooMany")
    .describe("As one would type them."),
  language: z
    .string()
    .max(35, "tooLong")
    .optional()
    .describe("BCP 47 tag; left out, it is guessed over all lines."),
});
export type ReadLinesInput = z.infer<typeof ReadLinesInput>;

/** A parsed line. For a heading only `heading` is set; for a blank line nothing is. */
export const LineReading = z
  .object({
    heading: z
      .string()
      .nullable()
      .describe("Where the line is a heading, its words; then nothing else is told."),
    amount: Amount,
    unit: z.string().nullable(),
    size: z.string().nullable(),
    name: z.string(),
    notes: z.string().nullable(),
  })
  .meta({ id: "LineReading" });
export type LineReading = z.infer<typeof LineReading>;

/** One reading per line, in the order of the lines. */
export const ReadLinesAnswer = z.object({ readings: z.array(LineReading) });
export type ReadLinesAnswer = z.infer<typeof ReadLinesAnswer>;
