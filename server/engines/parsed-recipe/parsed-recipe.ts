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
  sourceOf,
} from "./readings.ts";
export {
  addSectionHeading,
  cleanHeading,
  dropEmptySections,
  emptySections,
  type Sectioned,
  type SectionMark,
} from "./sections.ts";

/** Facts about a draft besides the recipe. */
export type DraftContext = {
  sourceUrl: string | null;
  sourceSite: string;
  language: string | null;
  /** Every source that held a recipe, the one in use first. */
  sources: Method[];
  leftOver: LeftOver[];
  /** The fields in which two sources do not agree. */
  doubts: Doubt[];
};

/** Makes the draft of a reading that was cut to the limits, with its provenance. */
export function createImportDraft(read: ReadRecipe, bound: BoundRecipe, context: DraftContext): ImportDraft {
  const { book, steps, ...recipe } = bound;
  const { sourceUrl, sourceSite, language, sources } = context;
  const leftOver = context.leftOver.slice(0, RECIPE_LIMITS.leftOver);
  const texts = steps.map((step) => step.text);
  const lines = flagAmounts(createLineProvenance("ingredients", recipe.ingredients, read.ingredients), {
    lines: recipe.ingredients,
    language,
  });
  const found: [Doubt, boolean][] = [
    [{ field: "title", reason: "missing" }, recipe.title === ""],
    [{ field: "ingredients", reason: "missing" }, recipe.ingredients.length === 0],
    [{ field: "instructions", reason: "missing" }, steps.length === 0],
    // A line of two sources is read right, whatever its amount means.
    [
      { field: "ingredients", reason: "amount" },
      lines.some(({ method, repaired }) => method === "page" && repaired.includes("amount")),
    ],
    // Left-over lines that read like ingredients may have been lost.
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

/** Marks the lines whose amount may be misread. */
function flagAmounts(
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
 * An error in a reader: its kind, its stack frames and the size of the source. Never contains text of the
 * source, which an error's message may quote.
 */
export type ReadingFault = { name: string; stack: string; nodes?: number; lines?: number };

/** Called with errors that a reader catches, so that a defect is not taken for a source without a recipe. */
export type OnFault = (fault: ReadingFault) => void;

/** A thrown value without its message. */
export function toErrorNameAndStack(thrown: unknown): ReadingFault {
  const { name, message, stack } = (thrown ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  return { name: typeof name === "string" ? name : typeof thrown, stack: framesOf(stack, message) };
}

/** The stack without the message at its beginning, whose lines may look like stack frames. */
function framesOf(stack: unknown, message: unknown): string {
  if (typeof stack !== "string" || typeof message !== "string") return "";
  const index = stack.indexOf(message);
  if (index < 0) return "";
  const below = stack.slice(index + message.length).split("\n");
  return below.filter((line) => /^\s+at /.test(line)).join("\n");
}
