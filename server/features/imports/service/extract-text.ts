import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { ExtractAnswer, ExtractTextInput } from "../schema.ts";
import { type ExtractionDeps, finishExtraction, readOrNull } from "./finish-extraction.ts";

/**
 * Reads a recipe from a text as people paste it. Like an address it only checks the limit and leaves a record, which
 * has no address and so nothing to try again. Throws IMPORT_NO_RECIPE_IN_TEXT.
 */
export async function extractText(
  deps: ExtractionDeps,
  member: Member,
  input: ExtractTextInput,
): Promise<ExtractAnswer> {
  return finishExtraction(deps, member, null, async () => {
    const reading = await readOrNull(deps, member, { kind: "text", text: input.text });
    if (!reading) throw new AppError("IMPORT_NO_RECIPE_IN_TEXT");
    return { reading, kind: "text", readFrom: null };
  });
}
