import {
  chooseLanguageOfList,
  readIngredientLine,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { BoundRecipe } from "./bound-recipe.ts";
import type { Doubt, ImportDraft, LeftOver, LineProvenance, Method } from "./draft.ts";
import { createLineProvenance } from "./provenance.ts";
import type { ReadRecipe } from "./readings.ts";

export { type BoundRecipe, truncateRecipeToLimits } from "./bound-recipe.ts";
export type {
  Doubt,
  DoubtReason,
  DraftInstruction,
  ImportDraft,
  LeftOver,
  Method,
  Repair,
} from "./draft.ts";
export { truncateAtWord } from "./provenance.ts";
export {
  getTotalTimeOrSum,
  type Origins,
  type Reading,
  type ReadRecipe,
  type Step,
  truncateQuoteOfSource,
} from "./readings.ts";
export {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  dropEmptySections,
  type Sectioned,
  type SectionMark,
  trimHeadingMarks,
} from "./sections.ts";

/** The values of a draft that are not fields of the recipe. */
export type DraftContext = {
  sourceUrl: string | null;
  sourceSite: string;
  language: string | null;
  /** All sources that contain a recipe, the main source first. */
  sources: Method[];
  leftOver: LeftOver[];
  /** Doubts that the parser of the source found. Doubts that follow from the fields are added. */
  doubts: Doubt[];
};

/**
 * Creates the draft of a recipe: adds provenance to the fields in `bound`, and flags missing fields,
 * uncertain amounts and left-over ingredients.
 */
export function createImportDraft(read: ReadRecipe, bound: BoundRecipe, context: DraftContext): ImportDraft {
  const { book, steps, ...recipe } = bound;
  const { sourceUrl, sourceSite, language, sources } = context;
  const leftOver = context.leftOver.slice(0, RECIPE_LIMITS.leftOver);
  const texts = steps.map((step) => step.text);
  const lines = flagUncertainAmounts(
    createLineProvenance("ingredients", recipe.ingredients, read.ingredients),
    {
      lines: recipe.ingredients,
      language,
    },
  );
  const found: [Doubt, boolean][] = [
    [{ field: "title", reason: "missing" }, recipe.title === ""],
    [{ field: "ingredients", reason: "missing" }, recipe.ingredients.length === 0],
    [{ field: "instructions", reason: "missing" }, steps.length === 0],
    // An uncertain amount raises a doubt only if the line comes from the visible page, which no second source
    // confirms.
    [
      { field: "ingredients", reason: "amount" },
      lines.some(({ method, repaired }) => method === "page" && repaired.includes("amount")),
    ],
    // Left-over lines that look like ingredients may be missing in the list.
    [{ field: "ingredients", reason: "left-over" }, leftOver.some(({ field }) => field === "ingredients")],
  ];
  const doubts = [
    ...context.doubts,
    ...book.doubts(),
    ...found.flatMap(([doubt, isFound]) => (isFound ? [doubt] : [])),
  ];
  return {
    ...recipe,
    instructions: steps.map((step) => (step.imageUrl === null ? step.text : step)),
    coverImage: recipe.images[0] ?? null,
    sourceUrl,
    sourceSite,
    language,
    receipt: {
      fields: book.fields,
      counts: { ingredients: recipe.ingredients.length, instructions: steps.length },
      found: {
        ingredients: read.ingredients?.value.lines.length ?? 0,
        instructions: read.steps?.value.lines.length ?? 0,
      },
      sources,
      lines: [...lines, ...createLineProvenance("instructions", texts, read.steps)],
      leftOver,
    },
    doubts,
    complete: doubts.length === 0,
  };
}

function flagUncertainAmounts(
  entries: readonly LineProvenance[],
  { lines, language }: { lines: readonly string[]; language: string | null },
): LineProvenance[] {
  const spoken = chooseLanguageOfList(lines, language ?? undefined);
  return entries.map((entry) =>
    readIngredientLine(lines[entry.at] ?? "", { language: spoken }).isUncertain
      ? { ...entry, repaired: [...entry.repaired, "amount"] }
      : entry,
  );
}

/**
 * An error in a parser: its name, its stack frames and the size of the source. Contains no text of the
 * source, which an error's message may quote.
 */
export type ReadingFault = { name: string; stack: string; nodes?: number; lines?: number };

/** Receives the errors that a parser catches. Without it a defect looks like a source without a recipe. */
export type OnFault = (fault: ReadingFault) => void;

/** Removes the message from a thrown value. */
export function toErrorNameAndStack(thrown: unknown): ReadingFault {
  const { name, message, stack } = (thrown ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  return {
    name: typeof name === "string" ? name : typeof thrown,
    stack: extractStackFrameLines(stack, message),
  };
}

/**
 * The stack frames without the message before them, whose lines may look like frames. Empty if the message is
 * not found.
 */
function extractStackFrameLines(stack: unknown, message: unknown): string {
  if (typeof stack !== "string" || typeof message !== "string") return "";
  const index = stack.indexOf(message);
  if (index < 0) return "";
  const below = stack.slice(index + message.length).split("\n");
  return below.filter((line) => /^\s+at /.test(line)).join("\n");
}
