import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseRecipeTextOrNull } from "#server/engines/recipe-text/recipe-text.ts";

/** The draft with snake-case names as in the REST API, and with the sections of both lists. */
function wireDraft(draft: ImportDraft): Record<string, unknown> {
  return {
    title: draft.title,
    description: draft.description,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    ingredient_sections: draft.ingredientSections,
    instruction_sections: draft.instructionSections,
    servings: draft.servings,
    yield_text: draft.yieldText,
    prep_time: draft.prepTime,
    cooking_time: draft.cookingTime,
    total_time: draft.totalTime,
    difficulty: draft.difficulty,
    cuisine: draft.cuisine,
    language: draft.language,
    tags: draft.tags,
    left_over: draft.receipt.leftOver,
    complete: draft.complete,
  };
}

/**
 * `eval-text DIR` prints one JSON line {page, draft} for each DIR/<page>.txt, sorted by name. The draft is {}
 * if the text contains no recipe.
 */
function main(dir: string | undefined): number {
  if (dir === undefined || !existsSync(dir)) {
    console.error("usage: eval-text DIR, a folder that holds <page>.txt");
    return 1;
  }
  const pages = readdirSync(dir).filter((file) => file.endsWith(".txt"));
  for (const file of pages.sort()) {
    const page = file.slice(0, -".txt".length);
    const reading = parseRecipeTextOrNull(readFileSync(join(dir, file), "utf8"));
    if (reading === null) console.error(`${page}: no recipe was found`);
    const draft = reading === null ? {} : wireDraft(reading.draft);
    process.stdout.write(`${JSON.stringify({ page, draft })}\n`);
  }
  return 0;
}

process.exitCode = main(process.argv[2]);
