import { SCAN_TEXT_MAX } from "#server/features/scans/policy.ts";
import type { ParsedText, ScanAnswer } from "#server/features/scans/schema.ts";
import { hasSameTextIgnoringPunctuation } from "./review/line-fields.ts";

/**
 * If no ingredients or no steps were recognised, parses the recognised text again to fill the empty lists. An
 * error is only logged.
 */
export async function fillMissingPartsFromText(
  answer: ScanAnswer,
  parse: (ocrText: string) => Promise<ParsedText>,
): Promise<ScanAnswer> {
  const hasAll = answer.ingredients.length > 0 && answer.instructions.length > 0;
  const ocrText = answer.rawText.trim().slice(0, SCAN_TEXT_MAX);
  if (hasAll || ocrText === "") return answer;
  let parsed: ParsedText;
  try {
    parsed = await parse(ocrText);
  } catch (error) {
    console.warn("The text of the scan could not be read once more.", error);
    return answer;
  }
  const filled = { ...answer, title: answer.title ?? (parsed.title.trim() || null) };
  if (answer.ingredients.length === 0) {
    filled.ingredients = parsed.ingredients.map((row) => ({
      ...row,
      quantityMax: null,
      size: null,
      notes: null,
      section: null,
      confidence: answer.confidenceScore,
      uncertain: false,
      mayBeSplit: false,
      alternatives: [],
      line: answer.lines.findIndex((line) => hasSameTextIgnoringPunctuation(line.text, row.originalText)),
    }));
  }
  if (answer.instructions.length === 0) {
    filled.instructions = parsed.instructions;
    filled.instructionLines = parsed.instructions.map(() => null);
  }
  return filled;
}
