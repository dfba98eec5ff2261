import { getLowestQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { readIngredientLines } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { type LanguageModel, LanguageModelError } from "#server/lib/language-model.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { ScannerPool } from "#server/ports.ts";
import type { ParsedText, ParseTextInput, ScanOptions } from "../schema.ts";
import { sortScannedTextByModel } from "./ask-language-model.ts";

type Deps = { scanner: ScannerPool; languageModel: LanguageModel | null; log: Logger };

/**
 * Parses a recipe from a scanned text. Uses the language model if one is configured; uses rules without a
 * model, or when its answer is late or invalid. Throws the SCAN_ errors.
 */
export async function parseScannedTextByModelOrRules(
  deps: Deps,
  { ocrText }: ParseTextInput,
): Promise<ParsedText> {
  const sorted = deps.languageModel ? await parseTextByModelOrNull(deps, deps.languageModel, ocrText) : null;
  if (sorted) return sorted;
  const { title, ingredients, instructions } = await deps.scanner.parse(ocrText, (fault) =>
    deps.log.warn({ fault, bytes: Buffer.byteLength(ocrText) }, "the reader failed at a scanned text"),
  );
  return { title, ingredients: ingredients.map(toParsedIngredient), instructions };
}

async function parseTextByModelOrNull(
  deps: Deps,
  model: LanguageModel,
  ocrText: string,
): Promise<ParsedText | null> {
  try {
    const { title, ingredients, instructions } = await sortScannedTextByModel(model, ocrText);
    return { title, ingredients: readIngredientLines(ingredients).map(toParsedIngredient), instructions };
  } catch (error) {
    // The error message is not logged, because it may quote the text.
    const name = error instanceof Error ? error.name : typeof error;
    const status = error instanceof LanguageModelError ? error.status : undefined;
    deps.log.info({ name, status, host: model.host }, "the language model did not help");
    return null;
  }
}

type Row = Pick<ReturnType<typeof readIngredientLines>[number], "amount" | "unit" | "name" | "original">;

function toParsedIngredient({ amount, unit, name, original }: Row): ParsedText["ingredients"][number] {
  return { quantity: getLowestQuantityOrNull(amount), unit, name, originalText: original };
}

/** The host of the language model, which the page shows before it sends a text. */
export function getScanOptions({ languageModel }: { languageModel: LanguageModel | null }): ScanOptions {
  return { languageModelHost: languageModel?.host ?? null };
}
