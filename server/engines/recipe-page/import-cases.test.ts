import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

type Case = { kind: string; want: Record<string, unknown> };

/**
 * Invented pages that each show one known parsing fault. The project does not contain them; without them the
 * tests are skipped.
 */
const corpus = new URL("../../../../shared/data/import-cases/", import.meta.url);
const names = existsSync(corpus)
  ? readdirSync(corpus).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -".json".length)] : []))
  : [];

/**
 * Cases that are still parsed wrongly. The test fails when one of them is parsed correctly, so that it leaves
 * this list.
 */
const OPEN = new Set(["markup-list-outdated", "markup-old"]);

/** The fields of the draft, in the form that the cases expect. */
function fieldsOf(html: string, wanted: Case["want"]): Record<string, unknown> {
  const draft = readRecipeFromPageOrNull(html, "https://kitchen.example/recipe");
  const instructions = (draft?.instructions ?? []).map((step) =>
    typeof step === "string" ? step : step.text,
  );
  const ingredients = draft?.ingredients ?? [];
  const times = [draft?.prepTime, draft?.cookingTime, draft?.totalTime].filter((time) => time != null);
  const cooking = draft?.cookingTime ?? null;
  return {
    title: draft?.title,
    ingredients,
    instructions,
    servings: draft?.servings,
    yield_text: draft?.yieldText,
    prep_time: draft?.prepTime,
    // A case may allow two values: "null or 140".
    cooking_time: String(wanted.cooking_time).split(" or ").includes(String(cooking))
      ? wanted.cooking_time
      : cooking,
    total_time: draft?.totalTime,
    cuisine: draft?.cuisine,
    cover_image: draft?.coverImage?.endsWith(String(wanted.cover_image))
      ? wanted.cover_image
      : draft?.coverImage,
    ingredient_count: ingredients.length,
    instruction_count: instructions.length,
    step_count: instructions.length,
    last_step: instructions.at(-1),
    steps_found: instructions.length > 0,
    no_line: ingredients.includes(String(wanted.no_line)) ? null : wanted.no_line,
    not_cooking_time: cooking === wanted.not_cooking_time ? null : wanted.not_cooking_time,
    one_time: times.length > 0 && new Set(times).size === 1 ? times[0] : times,
  };
}

describe.skipIf(names.length === 0)(
  "an invented page of ../shared/data/import-cases (skipped when the folder is absent)",
  () => {
    for (const name of names) {
      const { kind, want }: Case = JSON.parse(readFileSync(new URL(`${name}.json`, corpus), "utf8"));
      const { note, ...wanted } = want;
      (OPEN.has(name) ? it.fails : it)(`is read right when it has ${name}: ${kind}`, () => {
        const fields = fieldsOf(readFileSync(new URL(`${name}.html`, corpus), "utf8"), wanted);
        expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, fields[key]]))).toEqual(wanted);
      });
    }
  },
);
