import {
  createImportDraft,
  type DraftContext,
  getTotalTimeOrSum,
  type ImportDraft,
  type LeftOver,
  type Reading,
  type ReadRecipe,
  type Repair,
  type Sectioned,
  truncateAtWord,
  truncateRecipeToLimits,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { Findings, FoundList, Label, TextLine } from "#server/engines/recipe-lines/recipe-lines.ts";

/**
 * Whether a line is a description. A short line without punctuation is a category instead ("Soups & Salads").
 */
const isDescriptionLine = ({ text, signs }: TextLine): boolean =>
  signs.words > 3 ||
  /[.!?…。！]["'»”)]*$/u.test(text) ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{6}/u.test(text);

/** The description: lines between the title and the lists, joined by spaces. */
function extractDescription({ lines, labels, title, start }: Findings): string {
  if (title === null || title.index < 0) return "";
  const texts = lines
    .slice(title.index + 1, start)
    .filter(
      (line, index) =>
        line.role === "line" &&
        labels[(title.index ?? 0) + 1 + index] === "outside" &&
        !line.heading &&
        isDescriptionLine(line),
    )
    .map((line) => line.text);
  return texts.join(" ");
}

/**
 * Whether a line has at most three words, no amount and no verb of cooking. Below a recipe it is a signature
 * ("Sepp").
 */
const isSignatureLine = ({ signs }: TextLine): boolean =>
  signs.words <= 3 && signs.measure === null && signs.openings + signs.verbs === 0;

/** Whether a line is below the heading of the recipe's notes and in no list. */
const isNoteLine = (line: TextLine, label: Label | undefined): boolean =>
  line.lastHead === "notes" && label === "outside" && (line.role === "line" || line.role === "talk");

const CALORIES =
  /(?<![\d.,])(\d{1,5})(?:[.,]\d+)? ?(?:kcal|cal(?:orie)?s?)(?!\p{L})|(?<!\p{L})(?:calories|kcal) ?:? ?(\d{1,5})/iu;

/** The kilocalories that a line of nutrition facts states; null if none does. */
function findCaloriesOrNull({ lines }: Findings): Reading<number> | null {
  for (const [index, { role, text, source }] of lines.entries()) {
    const isName = /^(?:kcal|calories|kalorien|energie)[:：]?$/iu.test(text);
    const said = isName ? `${text} ${lines[index + 1]?.text ?? ""}` : text;
    const found = role === "noise" || role === "fact" || isName ? CALORIES.exec(said) : null;
    if (found) return createReadingOrNull(Number(found[1] ?? found[2]), source);
  }
  return null;
}

/**
 * Lines that are in neither list, nor in another field: between the lists, below them, and above them unless
 * the title makes them the description.
 */
function collectLeftOverLines({
  lines,
  labels,
  title,
  ingredients,
  steps,
  start,
  last,
}: Findings): LeftOver[] {
  const left: LeftOver[] = [];
  const firstStep = labels.indexOf("step");
  for (const [i, line] of lines.entries()) {
    if (labels[i] !== "outside" || line.role !== "line" || line.heading || line.title) continue;
    const above = i < start;
    if (i === title?.index || (above && line.text.endsWith(","))) continue;
    if (
      line.lastHead === "aside" ||
      (above &&
        ((title !== null && isDescriptionLine(line)) || line.speakerWords > 1 || /\?$/.test(line.text)))
    )
      continue;
    if (isNoteLine(line, labels[i])) continue;
    if (i > last && (line.speakerWords > 1 || isSignatureLine(line))) continue;
    const behind = firstStep >= 0 && i > firstStep;
    left.push({
      text: truncateAtWord(line.text, RECIPE_LIMITS.line),
      field: behind ? "instructions" : "ingredients",
    });
  }
  for (const text of ingredients.left)
    left.push({ text: truncateAtWord(text, RECIPE_LIMITS.line), field: "ingredients" });
  for (const text of steps.left)
    left.push({ text: truncateAtWord(text, RECIPE_LIMITS.line), field: "instructions" });
  return left;
}

/** A value with the text it was read from; null if the value is undefined. */
const createReadingOrNull = <T>(value: T | undefined, source: string | undefined): Reading<T> | null =>
  value === undefined
    ? null
    : { value, method: "page", source: truncateAtWord(source ?? "", 200), repaired: [] };

/** A list with the source text and the repairs of each line; null if it is empty. */
function createListReadingOrNull<T>(
  list: FoundList,
  lineOf: (text: string) => T,
): Reading<Sectioned<T>> | null {
  const [first] = list.lines;
  if (first === undefined) return null;
  const repaired = new Set<Repair>(list.lines.flatMap((line) => line.repaired));
  if (list.sections.length > 0) repaired.add("heading");
  return {
    value: { lines: list.lines.map(({ text }) => lineOf(text)), sections: list.sections },
    method: "page",
    source: truncateAtWord(first.source, 200),
    repaired: [...repaired],
    origins: new Map(list.lines.map(({ text, source, repaired: own }) => [text, { source, repaired: own }])),
  };
}

/**
 * Converts the title, lists and facts found in a text to the fields of a recipe, with their source texts.
 * Applies no length limits.
 */
export function toReadRecipeFromFindings(findings: Findings): ReadRecipe {
  const { title, facts } = findings;
  const { servings, yieldText = null, sources } = facts;
  const description = extractDescription(findings);
  const notes = findings.lines
    .filter((line, i) => isNoteLine(line, findings.labels[i]))
    .map(({ text }) => text)
    .join("\n");
  const minutes = (value: number | undefined) => (value === undefined || value < 0 ? undefined : value);
  const prep = createReadingOrNull(minutes(facts.prep), sources.prep);
  const cook = createReadingOrNull(minutes(facts.cook), sources.cook);
  const total = createReadingOrNull(minutes(facts.total), sources.total);
  return {
    title: createReadingOrNull(title?.text, title?.source),
    description: createReadingOrNull(description || undefined, description),
    ingredients: createListReadingOrNull(findings.ingredients, (text) => text),
    steps: createListReadingOrNull(findings.steps, (text) => ({ text, imageUrl: null })),
    images: null,
    cuisine: createReadingOrNull(facts.cuisine, sources.cuisine),
    yields:
      servings === undefined && yieldText === null
        ? null
        : createReadingOrNull(
            { servings: servings ?? null, yieldText },
            sources.servings ?? yieldText ?? undefined,
          ),
    prep,
    cook,
    total: getTotalTimeOrSum({ prep, cook, total }),
    difficulty: createReadingOrNull(facts.difficulty, sources.difficulty),
    tags: createReadingOrNull(facts.tags, sources.tags),
    notes: createReadingOrNull(notes || undefined, notes),
    calories: findCaloriesOrNull(findings),
  };
}

/** Creates the draft from the labelled lines of a text; null if both lists are empty. */
export function createDraftFromFindingsOrNull(
  findings: Findings,
  language: string | null,
): ImportDraft | null {
  if (findings.ingredients.lines.length === 0 && findings.steps.lines.length === 0) return null;
  return createDraftFromText(toReadRecipeFromFindings(findings), {
    language,
    sources: ["page"],
    leftOver: collectLeftOverLines(findings),
  });
}

/**
 * Applies the length limits and creates the draft. It has no URL and is always doubted, because nothing can
 * confirm a text.
 */
export function createDraftFromText(
  read: ReadRecipe,
  context: Pick<DraftContext, "language" | "sources" | "leftOver">,
): ImportDraft {
  return createImportDraft(read, truncateRecipeToLimits(read), {
    ...context,
    sourceUrl: null,
    sourceSite: "text",
    doubts: [{ field: "ingredients", reason: "alone" }],
  });
}
