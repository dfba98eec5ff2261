import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

const textOf = (step: ImportDraft["instructions"][number]): string =>
  typeof step === "string" ? step : step.text;

/** The steps as texts. Each section heading is a text before its first step. */
function flatInstructions(draft: ImportDraft): string[] {
  const headings = new Map(draft.instructionSections.map(({ at: index, heading }) => [index, heading]));
  return draft.instructions.flatMap((step, index) => {
    const heading = headings.get(index);
    return heading ? [heading, textOf(step)] : [textOf(step)];
  });
}

/** The draft with snake-case names as in the REST API, and with its steps as texts. */
function wireDraft(draft: ImportDraft): Record<string, unknown> {
  return {
    title: draft.title,
    description: draft.description,
    ingredients: draft.ingredients,
    instructions: flatInstructions(draft),
    servings: draft.servings,
    yield_text: draft.yieldText,
    prep_time: draft.prepTime,
    cooking_time: draft.cookingTime,
    total_time: draft.totalTime,
    cuisine: draft.cuisine,
    cover_image: draft.coverImage,
    source_url: draft.sourceUrl,
    difficulty: draft.difficulty,
    language: draft.language,
    tags: draft.tags,
    doubts: draft.doubts,
    complete: draft.complete,
  };
}

/** Parses a saved page (gzip) as the server does. Throws if it contains no recipe. */
serveWorkerJobs((file: string): Record<string, unknown> => {
  const draft = readRecipeFromPageOrNull(gunzipSync(readFileSync(file)).toString("utf8"), null);
  if (draft === null) throw new Error("no recipe was found");
  return wireDraft(draft);
});
