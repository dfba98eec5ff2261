import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ImportDraft, readPage } from "#server/engines/page-reader/page-reader.ts";

const textOf = (step: ImportDraft["instructions"][number]): string =>
  typeof step === "string" ? step : step.text;

/** Steps as plain texts, with each section's heading as a line of its own before its first step. */
function flatInstructions(draft: ImportDraft): string[] {
  const headings = new Map(draft.instructionSections.map(({ at, heading }) => [at, heading]));
  return draft.instructions.flatMap((step, index) => {
    const heading = headings.get(index);
    return heading === undefined ? [textOf(step)] : [heading, textOf(step)];
  });
}

/** The draft as it is on the wire, steps flattened. */
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
    tags: draft.tags,
    complete: draft.complete,
  };
}

function evaluatePage(file: string): Record<string, unknown> {
  const draft = readPage(gunzipSync(readFileSync(file)).toString("utf8"), null);
  if (draft === null) throw new Error("no recipe was found");
  return wireDraft(draft);
}

/** `eval-import DIR`: one JSON line {page, draft} for each DIR/<page>/page.html.gz, in order of their names. */
function main(dir: string | undefined): number {
  if (dir === undefined || !existsSync(dir)) {
    console.error("usage: eval-import DIR, a folder that holds <page>/page.html.gz");
    return 1;
  }
  for (const page of readdirSync(dir).sort()) {
    const file = join(dir, page, "page.html.gz");
    if (!existsSync(file)) continue;
    let draft: Record<string, unknown> = {};
    try {
      draft = evaluatePage(file);
    } catch (error) {
      console.error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
    process.stdout.write(`${JSON.stringify({ page, draft })}\n`);
  }
  return 0;
}

process.exitCode = main(process.argv[2]);
