import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { clipList, clipText, MOST_OF_SAID } from "./bounds.ts";
import type { Candidate, Reading } from "./candidate.ts";
import type { ImportDraft, ImportReceipt, Method, ReceiptField, ReceiptLine } from "./draft.ts";
import type { Page } from "./tree/page.ts";
import { sourceOf } from "./values/origin.ts";

/** Writes down where each value came from, and whether anything was lost. */
class ReceiptBook {
  readonly fields: ReceiptField[] = [];
  whole = true;

  enter<T>(field: string, reading: Reading<T> | null): void {
    if (reading === null) return;
    const { method, source, repaired } = reading;
    this.fields.push({ field, method, source, repaired });
    if (repaired.includes("unreadable")) this.whole = false;
  }

  clipped(field: string): void {
    this.whole = false;
    const entry = this.fields.find((known) => known.field === field);
    if (entry && !entry.repaired.includes("clipped")) entry.repaired = [...entry.repaired, "clipped"];
  }
}

function boundedMinutes(field: string, reading: Reading<number> | null, book: ReceiptBook): number | null {
  if (reading === null) return null;
  book.enter(field, reading);
  if (reading.value <= RECIPE_LIMITS.minutes) return reading.value;
  book.clipped(field);
  return RECIPE_LIMITS.minutes;
}

function servingsOf(
  candidate: Candidate,
  book: ReceiptBook,
): Pick<ImportDraft, "servings" | "yieldText" | "servingsStated"> {
  if (candidate.yields === null) return { servings: null, yieldText: null, servingsStated: false };
  book.enter("servings", candidate.yields);
  const { servings, yieldText } = candidate.yields.value;
  const fits = servings === null || servings <= RECIPE_LIMITS.servings;
  if (!fits) book.clipped("servings");
  return {
    servings: servings === null ? null : Math.min(servings, RECIPE_LIMITS.servings),
    yieldText: yieldText === null ? null : clipText(yieldText, MOST_OF_SAID, () => book.clipped("servings")),
    servingsStated: servings !== null && fits,
  };
}

/** Where each line of a list was read from. */
function receiptLines(
  field: ReceiptLine["field"],
  texts: readonly string[],
  reading: Reading<unknown> | null,
): ReceiptLine[] {
  if (reading === null) return [];
  return texts.map((text, at) => {
    const origin = reading.origins?.get(text);
    const repaired = origin?.repaired ?? [];
    const filled =
      reading.repaired.includes("filled") && !repaired.includes("filled") && reading.method === "page";
    return {
      field,
      at,
      method: origin?.method ?? reading.method,
      source: sourceOf(origin?.source ?? text),
      repaired: filled ? [...repaired, "filled"] : repaired,
    };
  });
}

/**
 * Makes the draft of a merged reading. Null unless it holds ingredients or steps; both, where only the plain page speaks:
 * many a page has a list of something. A title that nobody gave is empty, for the review to ask.
 */
export function assembleDraft(
  candidate: Candidate,
  page: Page,
  sources: Method[],
  agreed: boolean,
): ImportDraft | null {
  const { title, ingredients, steps, images } = candidate;
  if (ingredients === null && steps === null) return null;
  if (sources.every((method) => method === "page") && (ingredients === null || steps === null)) return null;
  const book = new ReceiptBook();
  const text = (field: string, reading: Reading<string> | null, limit: number): string | null => {
    if (reading === null) return null;
    book.enter(field, reading);
    return clipText(reading.value, limit, () => book.clipped(field));
  };
  const name = text("title", title, RECIPE_LIMITS.title) ?? "";
  const description = text("description", candidate.description, RECIPE_LIMITS.text);
  book.enter("ingredients", ingredients);
  const lines = clipList(
    ingredients?.value ?? { lines: [], sections: [] },
    RECIPE_LIMITS.ingredients,
    (line) => clipText(line, RECIPE_LIMITS.line, () => book.clipped("ingredients")),
    () => book.clipped("ingredients"),
  );
  book.enter("instructions", steps);
  const method = clipList(
    steps?.value ?? { lines: [], sections: [] },
    RECIPE_LIMITS.instructions,
    (step) => ({
      ...step,
      text: clipText(step.text, RECIPE_LIMITS.text, () => book.clipped("instructions")),
    }),
    () => book.clipped("instructions"),
  );
  book.enter("images", images);
  const pictures = (images?.value ?? []).slice(0, RECIPE_LIMITS.images);
  const cuisine = text("cuisine", candidate.cuisine, MOST_OF_SAID);
  const yields = servingsOf(candidate, book);
  const prepTime = boundedMinutes("prepTime", candidate.prep, book);
  const cookingTime = boundedMinutes("cookingTime", candidate.cook, book);
  const totalTime = boundedMinutes("totalTime", candidate.total, book);
  book.enter("difficulty", candidate.difficulty);
  book.enter("tags", candidate.tags);
  const receipt: ImportReceipt = {
    fields: book.fields,
    counts: { ingredients: lines.lines.length, instructions: method.lines.length },
    found: {
      ingredients: ingredients?.value.lines.length ?? 0,
      instructions: steps?.value.lines.length ?? 0,
    },
    sources,
    lines: [
      ...receiptLines("ingredients", lines.lines, ingredients),
      ...receiptLines(
        "instructions",
        method.lines.map((step) => step.text),
        steps,
      ),
    ],
    leftOver: [],
  };
  return {
    title: name,
    description,
    ingredients: lines.lines,
    instructions: method.lines.map((step) => (step.imageUrl === null ? step.text : step)),
    coverImage: pictures[0] ?? null,
    images: pictures,
    cuisine,
    sourceUrl: page.url,
    sourceSite: page.host ?? page.siteName ?? "page",
    ...yields,
    prepTime,
    cookingTime,
    totalTime,
    difficulty: candidate.difficulty?.value ?? null,
    tags: candidate.tags?.value ?? [],
    language: null,
    ingredientSections: lines.sections,
    instructionSections: method.sections,
    receipt,
    complete: agreed && book.whole && name !== "" && lines.lines.length > 0 && method.lines.length > 0,
  };
}
