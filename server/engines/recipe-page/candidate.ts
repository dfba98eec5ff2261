import { parseYieldValues } from "#server/engines/languages/languages.ts";
import type {
  ImportDraft,
  Method,
  Origins,
  Reading,
  ReadRecipe,
  Repair,
  Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { RecipeNode } from "./sources/recipe-node.ts";
import { parseSchemaCalories } from "./values/calories.ts";
import { cleanTextToLines, cleanTextToOneLine, type Note, toScalarText } from "./values/clean-text.ts";
import { parseDurationMinutesOrNull, repairTimeUnits } from "./values/durations.ts";
import { parseSchemaIngredients } from "./values/ingredients.ts";
import { collapseSpaces } from "./values/long-text.ts";
import { OriginRecorder } from "./values/origin.ts";
import { parseSchemaImageUrls } from "./values/pictures.ts";
import { parseSchemaSteps } from "./values/steps.ts";

/** The recipe as one source gives it: JSON-LD, microdata, h-recipe or the visible page. */
export type Candidate = ReadRecipe & {
  method: Method;
  /** Language tag from the structured data, unchecked. */
  language?: string | null;
  isConfirmed?: () => boolean;
  /** All texts are verbatim, so no other source is merged in. */
  isVerbatim?: boolean;
};

/** The raw value as one line of at most 200 characters, JSON if it is no string. */
export function toExcerpt(value: unknown): string {
  let text = "";
  try {
    text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  } catch {
    text = toScalarText(value);
  }
  return collapseSpaces(text.slice(0, 8000))
    .trim()
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "");
}

/** Collects the texts of a schema.org value: strings, numbers, {name}, {@value} and arrays of them. */
function textsOf(
  value: unknown,
  note: Note,
  depth = 0,
  read = (text: string, heard: Note): string[] => [cleanTextToOneLine(text, heard)],
): string[] {
  if (depth > 5) return [];
  if (typeof value === "string" || typeof value === "number")
    return read(String(value), note).filter(Boolean);
  if (Array.isArray(value))
    return value.slice(0, 200).flatMap((item) => textsOf(item, note, depth + 1, read));
  if (value === null || typeof value !== "object") return [];
  const node = value as Record<string, unknown>;
  const amount = node.value;
  if (amount !== undefined && typeof node.unitText === "string")
    return textsOf(`${toScalarText(amount)} ${node.unitText}`, note);
  return textsOf(node.name ?? node["@value"] ?? amount, note, depth + 1);
}

const DIFFICULTIES: [NonNullable<ImportDraft["difficulty"]>, RegExp][] = [
  [
    "EASY",
    /^(?:very |sehr )?(?:easy|simple|beginner|einfach|leicht|facile|fácil|facil|makkelijk|eenvoudig|łatw|enkel|let|snadn|könnyű|kolay)/i,
  ],
  [
    "MEDIUM",
    /^(?:medium|moderate|intermediate|mittel|moyen|medi[ao]|gemiddeld|średni|medel|middel|stredn|středn|közepes|orta)/i,
  ],
  [
    "HARD",
    /^(?:hard|difficult|advanced|challenging|expert|schwer|schwierig|difficile|difícil|dificil|moeilijk|trudn|svår|svær|nehéz|zor)/i,
  ],
];

function difficultyOf(text: string): ImportDraft["difficulty"] {
  return DIFFICULTIES.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

function tagsOf(values: Record<string, unknown>, note: Note): string[] {
  const texts = [...textsOf(values.recipeCategory, note), ...textsOf(values.keywords, note)];
  const tags = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split(/[,;|]/))) {
    const tag = part.replace(/^[\s#"']+|(?<![\s"'])[\s"']+$/g, "");
    if (tag !== "" && tag.length <= RECIPE_LIMITS.tag && !tags.has(tag.toLowerCase()))
      tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, RECIPE_LIMITS.tags);
}

const unique = (texts: string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
};

const firstFilled = (values: Record<string, unknown>, ...keys: string[]): unknown =>
  keys.map((key) => values[key]).find((value) => value !== undefined && value !== null && value !== "");

/**
 * Reads every field of one source, with its raw text and the repairs that it needed. A field that the source
 * lacks is null.
 */
export function createCandidateFromNode(node: RecipeNode, base: string | null): Candidate {
  const { values, method, byId } = node;
  const reading = <T>(
    raw: unknown,
    read: (note: Note) => T | null,
    isEmpty: (value: T) => boolean,
  ): Reading<T> | null => {
    if (raw === undefined || raw === null) return null;
    const repaired = new Set<Repair>(node.mended ? ["json"] : []);
    const value = read((repair) => repaired.add(repair));
    if (value === null || isEmpty(value)) return null;
    return { value, method, source: toExcerpt(raw), repaired: [...repaired] };
  };
  const listing = <T>(
    raw: unknown,
    read: (note: Note, book: OriginRecorder) => Sectioned<T>,
  ): Reading<Sectioned<T>> | null => {
    let origins: Origins | undefined;
    const list = reading(
      raw,
      (note) => {
        const book = new OriginRecorder(note);
        origins = book.origins;
        return read(note, book);
      },
      (value) => value.lines.length === 0,
    );
    return list === null || origins === undefined ? list : { ...list, origins };
  };
  const line = (raw: unknown): Reading<string> | null =>
    reading(
      raw,
      (note) => unique(textsOf(raw, note)).join(", "),
      (text) => text === "",
    );
  const single = (raw: unknown): Reading<string> | null =>
    reading(
      raw,
      (note) => textsOf(raw, note)[0] ?? "",
      (text) => text === "",
    );
  const minutes = (raw: unknown): Reading<number> | null =>
    reading(
      raw,
      (note) => parseDurationMinutesOrNull(raw, note),
      () => false,
    );

  const rawIngredients = firstFilled(
    values,
    "recipeIngredient",
    "ingredients",
    "ingredient",
    "recipeIngredients",
    "supply",
  );
  const rawSteps = firstFilled(
    values,
    "recipeInstructions",
    "instructions",
    "recipeInstruction",
    "step",
    "steps",
  );
  const rawImage = firstFilled(values, "image", "images", "photo", "thumbnailUrl", "thumbnail");
  const rawYield = firstFilled(values, "recipeYield", "yield", "recipeServings", "servings");
  const rawCook = firstFilled(values, "cookTime", "performTime", "cookingTime");
  const times = {
    prep: minutes(values.prepTime),
    cook: minutes(rawCook),
    total: minutes(values.totalTime),
  };
  const remarks: string[] = [];
  const steps = listing(rawSteps, (note, book) =>
    parseSchemaSteps(rawSteps, { byId, base, note, book, remarks }),
  );
  const repaired = new Set<Repair>();
  const right = repairTimeUnits(
    { prep: times.prep?.value ?? null, cook: times.cook?.value ?? null, total: times.total?.value ?? null },
    [values.prepTime, rawCook, values.totalTime],
    (repair) => repaired.add(repair),
  );
  const time = (reading: Reading<number> | null, value: number | null): Reading<number> | null =>
    reading === null || value === null
      ? null
      : { ...reading, value, repaired: [...new Set([...reading.repaired, ...repaired])] };

  return {
    method,
    isConfirmed: node.isConfirmed,
    language: toScalarText(values.inLanguage).trim() || null,
    title: single(firstFilled(values, "name", "title")),
    description: reading(
      values.description,
      (note) => textsOf([values.description].flat()[0], note)[0] ?? "",
      (text) => text === "",
    ),
    ingredients: listing(rawIngredients, (note, book) =>
      parseSchemaIngredients(rawIngredients, note, book, remarks),
    ),
    steps,
    images: reading(
      rawImage,
      () => parseSchemaImageUrls(rawImage, byId, base),
      (urls) => urls.length === 0,
    ),
    cuisine: line(values.recipeCuisine),
    yields: reading(
      rawYield,
      (note) => parseYieldValues(textsOf(rawYield, note).flatMap((text) => cleanTextToLines(text, note))),
      (found) => found.servings === null && found.yieldText === null,
    ),
    prep: time(times.prep, right.prep),
    cook: time(times.cook, right.cook),
    total: time(times.total, right.total),
    difficulty: reading(
      firstFilled(values, "difficulty", "educationalLevel", "recipeDifficulty"),
      (note) =>
        difficultyOf(
          textsOf(firstFilled(values, "difficulty", "educationalLevel", "recipeDifficulty"), note)[0] ?? "",
        ),
      () => false,
    ),
    tags: reading(
      [values.recipeCategory, values.keywords],
      (note) => tagsOf(values, note),
      (tags) => tags.length === 0,
    ),
    notes: reading(
      [values.notes ?? values.recipeNotes, remarks],
      (note) =>
        [...textsOf(values.notes ?? values.recipeNotes, note, 0, cleanTextToLines), ...remarks].join("\n"),
      (text) => text === "",
    ),
    calories: reading(
      values.calories ?? values.nutrition,
      () => parseSchemaCalories(values.nutrition ?? values.calories),
      () => false,
    ),
  };
}
