import { MAX_TEXT_CHARS } from "#server/features/imports/policy.ts";
import type {
  ExtractAnswer,
  ImportDraft,
  ImportReceipt,
  SaveImportInput,
} from "#server/features/imports/schema.ts";
import { CUISINES } from "#server/features/recipes/policy.ts";
import {
  collectLinesAndRowKeys,
  parseIntegerOrNullIfBlank,
  parseMinutesOrNullIfBlank,
} from "../../recipe-editor/form-input.ts";
import {
  createEmptyRecipeValues,
  formatNumberOrEmptyText,
  isDifficultyStated,
  type RecipeValues,
} from "../../recipe-editor/form-values.ts";
import { createExtractedRowKey, createRow, type LineRow } from "../../recipe-editor/lines/line-rows.ts";

/** An extracted page or text: its recipes (the likeliest first) and the index of the chosen one. */
export type ReadPage = {
  importId: string;
  drafts: ImportDraft[];
  /** Null while a page with several recipes waits for a choice. */
  chosen: number | null;
  /** The member's recipe from the same source; null if there is none or the member chose to import again. */
  existing: { recipeId: string; title: string } | null;
  /** The pasted text, or undefined for a page. */
  pasted?: string | undefined;
  /** The number of further recipes that were left out; missing in reviews stored by older versions. */
  omitted?: number;
};

export type ReviewedPage = Pick<ReadPage, "importId" | "pasted"> & { draft: ImportDraft };

/**
 * Creates a review from the server's response. `pasted.from` becomes the source address of the recipes. A
 * pasted text that is too long to be shown is left out.
 */
export function createReviewPageFromAnswer(
  data: ExtractAnswer["data"],
  pasted?: { text: string; from?: string },
): ReadPage {
  const sourceUrl = pasted?.from;
  const drafts = [data.data, ...data.others].map((draft) => (sourceUrl ? { ...draft, sourceUrl } : draft));
  const chosen = drafts.length === 1 ? 0 : null;
  const { importId, existing, omitted } = data;
  const shown = (pasted?.text.length ?? 0) <= MAX_TEXT_CHARS ? pasted?.text : undefined;
  return { importId, drafts, chosen, existing, pasted: shown, omitted };
}

export function createLeftOverRowKey(index: number): string {
  return `left-${index}`;
}

/** The lines in no field that the member has not added, each with the key that its row would get. */
export function listLeftOverLinesNotAdded(receipt: ImportReceipt, rows: readonly LineRow[]) {
  const taken = new Set(rows.map((row) => row.key));
  return receipt.leftOver
    .map(({ text, field }, index) => ({ text, field, key: createLeftOverRowKey(index) }))
    .filter(({ key }) => !taken.has(key));
}

type Mark = ImportDraft["ingredientSections"][number];

/** The initial form values of a review. `picture` is an address on the page. */
export function createInitialReviewValues(draft: ImportDraft): RecipeValues {
  const empty = createEmptyRecipeValues();
  return {
    ...empty,
    title: draft.title,
    description: draft.description ?? "",
    cuisine: knownCuisineOrOther(draft.cuisine),
    difficulty: draft.difficulty ?? empty.difficulty,
    difficultyStated: draft.difficulty !== null,
    servings: String(draft.servings ?? 4),
    prepTime: formatNumberOrEmptyText(draft.prepTime),
    cookingTime: formatNumberOrEmptyText(draft.cookingTime),
    totalTime: formatNumberOrEmptyText(draft.totalTime),
    picture: draft.coverImage,
    tags: draft.tags,
    // Reviews stored by older versions lack notes and calories.
    notes: draft.notes ?? "",
    caloriesPerServing: formatNumberOrEmptyText(draft.caloriesPerServing ?? null),
    ingredients: insertHeadingRows(
      draft.ingredients.map((line, index) => ({
        ...createRow(line),
        key: createExtractedRowKey("ingredients", index),
      })),
      draft.ingredientSections,
    ),
    instructions: insertHeadingRows(draft.instructions.map(createStepRow), draft.instructionSections),
  };
}

/**
 * The input of the save procedure, and the row keys of its lines. Headings become marks with the index of
 * their first line.
 */
export function createSaveImportInput(values: RecipeValues, { importId, draft }: ReviewedPage) {
  const { ingredients, instructions, sent } = collectLinesAndRowKeys(values);
  const servings = Number(values.servings.trim());
  const input = {
    importId,
    title: values.title.trim(),
    description: values.description.trim() || null,
    ingredients: ingredients.map(({ row }) => row.text.trim()),
    instructions: instructions.map(({ row }) => ({ text: row.text.trim(), imageUrl: row.picture })),
    ingredientSections: listSectionHeadingMarks(ingredients),
    instructionSections: listSectionHeadingMarks(instructions),
    coverImage: values.picture,
    images: draft.images.slice(0, 20),
    cuisine: cuisineTextToSaveOrNull(values.cuisine, draft.cuisine),
    sourceUrl: draft.sourceUrl,
    sourceSite: draft.sourceSite,
    servings,
    // Servings that the member changed are stated, not assumed.
    servingsStated: draft.servingsStated || servings !== (draft.servings ?? 4),
    yieldText: draft.yieldText,
    difficulty: isDifficultyStated(values) ? values.difficulty : null,
    prepTime: parseMinutesOrNullIfBlank(values.prepTime),
    cookingTime: parseMinutesOrNullIfBlank(values.cookingTime),
    totalTime: parseMinutesOrNullIfBlank(values.totalTime),
    tags: values.tags,
    notes: values.notes.trim() || null,
    caloriesPerServing: parseIntegerOrNullIfBlank(values.caloriesPerServing ?? ""),
    language: draft.language,
    receipt: draft.receipt,
  } satisfies Partial<SaveImportInput>;
  return { input, sent };
}

/**
 * The pictures to choose from, the cover first. Addresses that differ only in query or size ("-300x200")
 * count as one picture.
 */
export function listDistinctPictureUrls(draft: Pick<ImportDraft, "coverImage" | "images">): string[] {
  const all = new Map<string, string>();
  for (const address of [draft.coverImage, ...draft.images]) {
    const picture = address?.replace(/[?#].*$/, "").replace(/-\d{2,5}x\d{2,5}(?=\.\w{2,5}$)/, "");
    if (address && picture !== undefined && !all.has(picture)) all.set(picture, address);
  }
  return [...all.values()].slice(0, 8);
}

/** The known cuisine that a text names in any case, OTHER for another text, or "" for none. */
function knownCuisineOrOther(words: string | null): RecipeValues["cuisine"] {
  const wanted = words?.trim().toUpperCase() ?? "";
  if (wanted === "") return "";
  return CUISINES.find((cuisine) => cuisine === wanted) ?? "OTHER";
}

/** If the member leaves OTHER selected, the page's own name of the cuisine is saved. */
function cuisineTextToSaveOrNull(chosen: RecipeValues["cuisine"], read: string | null): string | null {
  if (chosen === "") return null;
  return chosen === "OTHER" && knownCuisineOrOther(read) === "OTHER" ? read : chosen;
}

function createStepRow(step: ImportDraft["instructions"][number], index: number): LineRow {
  const [instruction, picture] = typeof step === "string" ? [step, null] : [step.text, step.imageUrl];
  // With the text as stored, a step like "Mix:" is not taken for a heading until the member edits it.
  const stored = { text: instruction };
  return { ...createRow(instruction), key: createExtractedRowKey("instructions", index), picture, stored };
}

function insertHeadingRows(lines: readonly LineRow[], marks: readonly Mark[]): LineRow[] {
  const rows = lines.flatMap((line, index) => [
    ...marks.filter((mark) => mark.at === index).map((mark) => createRow(mark.heading, "heading")),
    line,
  ]);
  return rows.length > 0 ? rows : [createRow()];
}

function listSectionHeadingMarks(lines: readonly { section: string | null }[]): Mark[] {
  return lines.flatMap(({ section }, index) =>
    section === (lines[index - 1]?.section ?? null) ? [] : [{ at: index, heading: section ?? "" }],
  );
}
