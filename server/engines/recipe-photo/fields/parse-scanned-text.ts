import type { Amount } from "#server/engines/amounts/amounts.ts";
import { readIngredientLines } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { MAX_TEXT_LENGTH, parseRecipeTextOrNull } from "#server/engines/recipe-text/recipe-text.ts";
import type { Line } from "../reading.ts";
import { correctMisreadLines } from "./mend-lines.ts";

/** The recipe in the text of a photo; missing fields are "" or empty. */
export type ScannedText = {
  title: string;
  ingredients: {
    original: string;
    amount: Amount;
    unit: string | null;
    size: string | null;
    name: string;
    notes: string | null;
  }[];
  instructions: string[];
};

/** Converts a line of text to the type of a printed line, with empty boxes. */
function printedLine(text: string): Line {
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const words = text.split(" ").map((word) => ({ text: word, box, confidence: 1, alternatives: [] }));
  return { words, box, glyphHeight: 1, page: 0, block: 0 };
}

/**
 * Reads title, ingredients and steps from text that was recognised elsewhere. Corrects misread words, then
 * parses the lines like pasted text. Reads at most 20,000 characters in linear time. Reports an error to
 * `onFault` and then returns an empty result.
 */
export function parseScannedText(text: string, onFault?: OnFault): ScannedText {
  const lines = text.slice(0, MAX_TEXT_LENGTH).split(/\r\n?|\n/);
  const mended = correctMisreadLines(lines.map(printedLine)).map(({ words }) =>
    words.map((word) => word.text).join(" "),
  );
  const draft = parseRecipeTextOrNull(mended.join("\n"), onFault)?.draft;
  if (draft === undefined) return { title: "", ingredients: [], instructions: [] };
  return {
    title: draft.title,
    ingredients: readIngredientLines(
      draft.ingredients,
      draft.language === null ? {} : { language: draft.language },
    ),
    instructions: draft.instructions.map((step) => (typeof step === "string" ? step : step.text)),
  };
}
