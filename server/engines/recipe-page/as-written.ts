import { z } from "zod";
import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import {
  createEmptySectionedList,
  type Reading,
  type Sectioned,
  type Step,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { SECTION_END } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { type Candidate, toExcerpt } from "./candidate.ts";
import type { RecipeNode } from "./sources/recipe-node.ts";
import { parseDurationMinutesOrNull } from "./values/durations.ts";
import { parseSchemaImageUrls } from "./values/pictures.ts";

/** Text that a person may have typed: at least one printable character, no control characters. */
const Text = z
  .string()
  .regex(/[^\s\p{Cc}\p{Cf}]/u)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u);
const HowToStep = z.object({
  "@type": z.literal("HowToStep"),
  text: Text,
  image: z.string().optional(),
});
const HowToSection = z.object({
  "@type": z.literal("HowToSection"),
  name: Text.max(RECIPE_LIMITS.section),
  itemListElement: z.array(HowToStep),
});
const Duration = z.string().regex(/^PT(?:\d+H)?(?:\d+M)?$/);
const Servings = z.string().regex(/^[1-9]\d{0,2}$/);
const Nutrition = z.object({ calories: z.string().regex(/^\d{1,6} kcal$/) });
const Tags = z.array(Text.max(RECIPE_LIMITS.tag)).max(RECIPE_LIMITS.tags);
const Difficulty = z
  .string()
  .toUpperCase()
  .pipe(z.enum(["EASY", "MEDIUM", "HARD"]));
/** A JSON-LD recipe as Larder's own export (`recipe-json-ld`) writes it. */
const PlainRecipe = z.object({
  encodingFormat: z.literal("text/plain"),
  name: Text,
  description: Text.optional(),
  image: z.array(z.string()).optional(),
  prepTime: Duration.optional(),
  cookTime: Duration.optional(),
  totalTime: Duration.optional(),
  recipeYield: z.union([Servings.transform((servings) => [servings]), z.tuple([Servings, Text])]),
  recipeCuisine: Text.optional(),
  keywords: z.union([Text.transform((tags) => tags.split(", ")).pipe(Tags), Tags]).optional(),
  nutrition: Nutrition.optional(),
  educationalLevel: Difficulty.optional().catch(undefined),
  comment: z.object({ text: Text }).optional().catch(undefined),
  recipeIngredient: z.array(Text).min(1).max(2000),
  recipeInstructions: z
    .array(z.union([HowToStep, HowToSection]))
    .min(1)
    .max(2000),
});
type PlainRecipe = z.output<typeof PlainRecipe>;

/** Turns lines that end in a colon into section headings. A SECTION_END line ends a section with an empty heading. */
function linesOf(texts: readonly string[]): Sectioned<string> {
  const list = createEmptySectionedList<string>();
  for (const text of texts) {
    const heading =
      text === SECTION_END ? "" : text.endsWith(":") ? parseIngredientHeadingOrNull(text) : null;
    if (heading !== null) list.sections.push({ at: list.lines.length, heading });
    else list.lines.push(text);
  }
  return list;
}

function stepsOf(parts: PlainRecipe["recipeInstructions"], node: RecipeNode, base: string | null) {
  const list = createEmptySectionedList<Step>();
  for (const part of parts) {
    const isSection = part["@type"] === "HowToSection";
    const heading = isSection ? part.name : "";
    // A step outside any section gets the empty heading, which ends the previous section.
    if (heading !== (list.sections.at(-1)?.heading ?? ""))
      list.sections.push({ at: list.lines.length, heading });
    for (const { text, image } of isSection ? part.itemListElement : [part])
      list.lines.push({ text, imageUrl: parseSchemaImageUrls(image, node.byId, base)[0] ?? null });
  }
  return list;
}

/**
 * Reads a recipe that Larder exported as JSON-LD: texts stay verbatim, and only stated times are read. Null
 * when the node is not such an export.
 */
export function readLarderJsonLdOrNull(node: RecipeNode, base: string | null): Candidate | null {
  if (node.method !== "json-ld" || node.mended || node.values.encodingFormat !== "text/plain") return null;
  const { data } = PlainRecipe.safeParse(node.values);
  if (data === undefined) return null;
  const reading = <T>(value: T | null | undefined, raw: unknown): Reading<T> | null =>
    value === null || value === undefined
      ? null
      : { value, method: node.method, source: toExcerpt(raw), repaired: [] };
  const time = (raw: string | undefined) =>
    reading(
      parseDurationMinutesOrNull(raw, () => undefined),
      raw,
    );
  const [servings, yieldText = null] = data.recipeYield;
  const images = parseSchemaImageUrls(data.image, node.byId, base);
  return {
    method: node.method,
    isVerbatim: true,
    title: reading(data.name, data.name),
    description: reading(data.description, data.description),
    ingredients: reading(linesOf(data.recipeIngredient), data.recipeIngredient),
    steps: reading(stepsOf(data.recipeInstructions, node, base), data.recipeInstructions),
    images: reading(images.length > 0 ? images : null, data.image),
    cuisine: reading(data.recipeCuisine, data.recipeCuisine),
    yields: reading({ servings: Number(servings), yieldText }, data.recipeYield),
    prep: time(data.prepTime),
    cook: time(data.cookTime),
    total: time(data.totalTime),
    difficulty: reading(data.educationalLevel, data.educationalLevel),
    tags: reading(data.keywords, data.keywords),
    notes: reading(data.comment?.text, data.comment),
    calories: reading(data.nutrition && Number.parseInt(data.nutrition.calories, 10), data.nutrition),
  };
}
