import type { Amount } from "#server/engines/amounts/amounts.ts";
import { readIngredientLines } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { LONGEST_TEXT, readText } from "#server/engines/recipe-text/recipe-text.ts";
import type { Line } from "../reading.ts";
import { mendLines } from "./mend-lines.ts";

/** The recipe of a text that a photo gave; "" and empty lists where it says nothing of them. */
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

/** Lines of text as lines of print, for the words to be mended; nothing is known of where they stood. */
function printedLine(text: string): Line {
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const words = text.split(" ").map((word) => ({ text: word, box, confidence: 1, alternatives: [] }));
  return { words, box, glyphHeight: 1, page: 0, block: 0 };
}

/**
 * Reads the title, the ingredients and the steps of recognised text by rules: its words are mended like those of a
 * photo, its lines read like those of any text. At most 20,000 characters. Time is linear to the text. What broke the
 * reading of the lines is told to `onFault`: they then say nothing.
 */
export function parseScannedText(text: string, onFault?: OnFault): ScannedText {
  const lines = text.slice(0, LONGEST_TEXT).split(/\r\n?|\n/);
  const mended = mendLines(lines.map(printedLine)).map(({ words }) =>
    words.map((word) => word.text).join(" "),
  );
  const draft = readText(mended.join("\n"), onFault)?.draft;
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
