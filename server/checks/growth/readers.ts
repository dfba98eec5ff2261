import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { drawDishSvg } from "#server/engines/illustrations/illustrations.ts";
import {
  parseIngredientHeadingOrNull,
  readIngredientLine,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { toJsonLdScriptElement, toRecipeJsonLd } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { correctMisreadLines, readScanFields } from "#server/engines/recipe-photo/fields/fields.ts";
import type { Line } from "#server/engines/recipe-photo/reading.ts";
import { parseScannedText } from "#server/engines/recipe-photo/recipe-photo.ts";
import { type ScalableRecipe, scaleRecipe } from "#server/engines/scaling/scaling.ts";
import { splitIntoFoldedWords } from "#server/engines/search/words/words.ts";
import { isBotCheckPage } from "#server/features/imports/service/bot-check.ts";
import { parseAndCompressSourceOrNull } from "#server/features/imports/service/read-source.ts";
import { decodePageText } from "#server/lib/net/charset.ts";
import { parseUserAgent } from "#server/lib/user-agent.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { PAGE_READERS } from "./page-readers.ts";
import { INGREDIENTS, type Reader, STEPS, share, splitByLength } from "./reader.ts";

const note = (ingredients: string, steps = "") =>
  `Soup\n\nIngredients\n${INGREDIENTS.join("\n")}\n${ingredients}\n\nMethod\n${STEPS.join("\n")}\n${steps}`;
/** Only the first 20,000 characters of a text are parsed. */
const TEXT_SIZES = [5_000, 19_000, 100_000, 1_000_000];

const pasted = (place: string, make: (text: string) => string): Reader => ({
  name: `text: ${place}`,
  sizes: TEXT_SIZES,
  prepare: (text) => {
    const pastedText = make(text);
    return () => parseAndCompressSourceOrNull({ kind: "text", text: pastedText });
  },
});
const TEXT_READERS = [
  pasted("all of it", (text) => text),
  pasted("an ingredient", (text) => note(text)),
  pasted("ingredients", (text) => note(splitByLength(text, 40).join("\n"))),
  pasted("a step", (text) => note("", text)),
  pasted("before the recipe", (text) => `${text}\n${note("")}`),
];

/** Only the first 700 characters of a line are parsed. */
const LINE_SIZES = [175, 700, 100_000, 1_000_000];
const LINE_READERS: Reader[] = [
  ...[undefined, "en", "de", "pl", "cs", "ja"].map((language) => ({
    name: `line: ${language ?? "of any language"}`,
    sizes: LINE_SIZES,
    prepare: (text: string) => () => readIngredientLine(text, language === undefined ? {} : { language }),
  })),
  {
    name: "lines",
    // A list has at most 200 lines of 700 characters.
    sizes: [20_000, 140_000],
    prepare: (text) => {
      const lines = splitByLength(text, 700);
      return () => readIngredientLines(lines);
    },
  },
  { name: "heading of a list", prepare: (text) => () => parseIngredientHeadingOrNull(text) },
  {
    name: "amount",
    prepare: (text) => () =>
      readLeadingAmountOrNull({ line: text, tokens: tokenizeLine(text, "en"), language: "en" }),
  },
];

function printed(text: string, index: number): Line {
  const box = { x: 0, y: 24 * index, width: 400, height: 20 };
  const words = text.split(" ").map((word, place) => ({
    text: word,
    box: { ...box, x: 12 * place, width: 10 },
    confidence: 0.9,
    alternatives: [],
  }));
  return { words, box, glyphHeight: 10, page: 0, block: 0 };
}
/**
 * No photo contains this much text. Correcting it takes seconds, because each line is compared with its
 * neighbours.
 */
const PRINT = { sizes: [5_000, 20_000, 80_000], msPer1000: 10 };
const SCAN_READERS: Reader[] = [
  { name: "scan: text", sizes: TEXT_SIZES, prepare: (text) => () => parseScannedText(text) },
  {
    name: "scan: lines",
    ...PRINT,
    prepare: (text) => {
      const lines = splitByLength(text, 60).map(printed);
      return () => readScanFields(correctMisreadLines(lines));
    },
  },
  {
    name: "scan: a line",
    ...PRINT,
    prepare: (text) => {
      const lines = [printed(text, 0)];
      return () => readScanFields(correctMisreadLines(lines));
    },
  },
];

/** A step has at most 5,000 characters; recipes with more than 60,000 characters of steps are not scaled. */
const STEP_SIZES = [5_000, 20_000, 60_000];
const scaled = (place: string, sizes: number[], make: (text: string) => Partial<ScalableRecipe>): Reader => ({
  name: `scaling: ${place}`,
  sizes,
  prepare: (text) => {
    const plain = { servings: 4, lines: readIngredientLines(INGREDIENTS), steps: STEPS };
    const recipe = { ...plain, ...make(text) };
    // A copy, because results are cached by the recipe object.
    return () => scaleRecipe({ ...recipe }, 7, scaling);
  },
});
const SCALING_READERS = [
  scaled("a step", [1_250, 5_000, 1_000_000], (text) => ({ steps: [...STEPS, text] })),
  scaled("steps", STEP_SIZES, (text) => ({ steps: splitByLength(text, 5_000) })),
  scaled("lines", STEP_SIZES, (text) => ({ lines: readIngredientLines(splitByLength(text, 500)) })),
  scaled("title and notes", STEP_SIZES, (text) => ({ texts: [text] })),
];

const OTHER_READERS: Reader[] = [
  {
    name: "bytes of a page",
    prepare: (text) => {
      const bytes = Buffer.from(text);
      return () => decodePageText(bytes, text.slice(0, 8_000));
    },
  },
  { name: "gatekeeper", prepare: (text) => () => isBotCheckPage({ html: text }) },
  { name: "user agent", prepare: (text) => () => parseUserAgent(text) },
  { name: "words of the search", prepare: (text) => () => splitIntoFoldedWords(text) },
  {
    name: "drawing of a dish",
    prepare: (text) => () =>
      drawDishSvg({ title: text, tags: splitByLength(text.slice(0, 300), 30), cuisine: text }),
  },
  {
    name: "recipe as ld+json",
    prepare: (shape) => {
      const text = share(shape, 8);
      const steps = splitByLength(text, 80).map((step) => ({ section: step, text: step, image: null }));
      const numbers = { prepTime: 5, cookingTime: 5, totalTime: 10, servings: 4 };
      const texts = {
        title: text,
        description: text,
        image: null,
        url: null,
        sourceUrl: null,
        caloriesPerServing: null,
        yieldText: text,
        cuisine: text,
        difficulty: "Easy",
        notes: text,
        author: text,
      };
      const lists = { tags: splitByLength(text, 30), ingredientLines: splitByLength(text, 40), steps };
      return () =>
        toJsonLdScriptElement(toRecipeJsonLd({ ...numbers, ...texts, ...lists, createdAt: "2024-01-01" }));
    },
  },
];

export const READERS: Reader[] = [
  ...PAGE_READERS,
  ...TEXT_READERS,
  ...LINE_READERS,
  ...SCAN_READERS,
  ...SCALING_READERS,
  ...OTHER_READERS,
];
