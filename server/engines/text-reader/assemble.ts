import type {
  ImportDraft,
  ImportReceipt,
  LeftOver,
  ReceiptField,
  ReceiptLine,
  Repair,
} from "#server/engines/page-reader/page-reader.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { Label } from "./decode.ts";
import type { Facts } from "./facts.ts";
import type { FoundTitle } from "./find-title.ts";
import type { TextLine } from "./prepare-lines.ts";
import type { Found, FoundList } from "./sections.ts";

/** Everything that was found in a text. */
export type Findings = {
  lines: TextLine[];
  labels: Label[];
  title: FoundTitle | null;
  ingredients: FoundList;
  steps: FoundList;
  facts: Facts;
  language: string | null;
  start: number;
  last: number;
};

function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).replace(/\p{Cs}/gu, "");
  const space = cut.lastIndexOf(" ");
  return (space > limit * 0.8 ? cut.slice(0, space) : cut).trim();
}

/** Sentences between the title and the lists. */
function descriptionOf({ lines, labels, title, start }: Findings): string {
  if (title === null || title.at < 0) return "";
  const texts = lines
    .slice(title.at + 1, start)
    .filter(
      (line, index) =>
        line.role === "line" && labels[(title.at ?? 0) + 1 + index] === "outside" && !line.heading,
    )
    .map((line) => line.text);
  return clip(texts.join(" "), RECIPE_LIMITS.text);
}

/** "Sepp", "Pfiat eich": what stands below a recipe and says nothing of it. */
const isSignature = ({ signs }: TextLine): boolean =>
  signs.words <= 3 && signs.measure === null && signs.openings + signs.verbs === 0;

/**
 * Lines of the recipe part that are in neither list: between the lists, below them, and above them where no title was
 * found that would make them the description.
 */
function leftOverOf({ lines, labels, title, ingredients, steps, start, last }: Findings): LeftOver[] {
  const left: LeftOver[] = [];
  const firstStep = labels.indexOf("step");
  for (const [at, line] of lines.entries()) {
    if (labels[at] !== "outside" || line.role !== "line" || line.heading || line.title) continue;
    const above = at < start;
    if (line.under === "aside" || (above && (title !== null || line.person > 1 || /\?$/.test(line.text))))
      continue;
    if (at > last && line.under !== "notes" && (line.person > 1 || isSignature(line))) continue;
    const behind = firstStep >= 0 && at > firstStep;
    left.push({ text: clip(line.text, RECIPE_LIMITS.line), field: behind ? "instructions" : "ingredients" });
  }
  for (const text of ingredients.left)
    left.push({ text: clip(text, RECIPE_LIMITS.line), field: "ingredients" });
  for (const text of steps.left) left.push({ text: clip(text, RECIPE_LIMITS.line), field: "instructions" });
  return left.slice(0, RECIPE_LIMITS.leftOver);
}

function receiptLines(field: ReceiptLine["field"], lines: Found[]): ReceiptLine[] {
  return lines.map(({ source, repaired }, at) => ({
    field,
    at,
    method: "page",
    source: clip(source, RECIPE_LIMITS.line),
    repaired,
  }));
}

function fieldsOf(findings: Findings, description: string): ReceiptField[] {
  const { title, ingredients, steps, facts } = findings;
  const fields: ReceiptField[] = [];
  const enter = (
    field: string,
    source: string | undefined,
    repaired: Repair[] = [],
    method: ReceiptField["method"] = "page",
  ): void => {
    if (source !== undefined && source !== "")
      fields.push({ field, method, source: clip(source, 200), repaired });
  };
  const repairsOf = (list: FoundList): Repair[] => [
    ...new Set([
      ...list.lines.flatMap((line) => line.repaired),
      ...(list.sections.length > 0 ? (["heading"] as const) : []),
    ]),
  ];
  enter("title", title?.source);
  enter("description", description);
  enter("ingredients", ingredients.lines[0]?.source, repairsOf(ingredients));
  enter("instructions", steps.lines[0]?.source, repairsOf(steps));
  enter("cuisine", facts.sources.cuisine);
  enter("servings", facts.sources.servings);
  enter("prepTime", facts.sources.prep);
  enter("cookingTime", facts.sources.cook);
  enter(
    "totalTime",
    facts.sources.total ?? totalSource(facts),
    [],
    facts.sources.total === undefined ? "derived" : "page",
  );
  enter("difficulty", facts.sources.difficulty);
  enter("tags", facts.sources.tags);
  return fields;
}

const totalSource = ({ prep, cook, sources }: Facts): string | undefined =>
  prep === undefined || cook === undefined ? undefined : `${sources.prep} + ${sources.cook}`;

const inBounds = (minutes: number | undefined): number | null =>
  minutes === undefined || minutes < 0 ? null : Math.min(minutes, RECIPE_LIMITS.minutes);

/** Makes the draft of what was found, clipped to what a recipe may hold. */
export function assembleDraft(findings: Findings): ImportDraft | null {
  const { title, ingredients, steps, facts, language } = findings;
  if (ingredients.lines.length === 0 && steps.lines.length === 0) return null;
  const description = descriptionOf(findings);
  const leftOver = leftOverOf(findings);
  const keptIngredients = ingredients.lines.slice(0, RECIPE_LIMITS.ingredients);
  const keptSteps = steps.lines.slice(0, RECIPE_LIMITS.instructions);
  const receipt: ImportReceipt = {
    fields: fieldsOf(findings, description),
    counts: { ingredients: keptIngredients.length, instructions: keptSteps.length },
    found: { ingredients: ingredients.lines.length, instructions: steps.lines.length },
    sources: ["page"],
    lines: [...receiptLines("ingredients", keptIngredients), ...receiptLines("instructions", keptSteps)],
    leftOver,
  };
  const prepTime = inBounds(facts.prep);
  const cookingTime = inBounds(facts.cook);
  const sum = prepTime === null || cookingTime === null ? undefined : prepTime + cookingTime;
  const servings =
    facts.servings === undefined || facts.servings > RECIPE_LIMITS.servings ? null : facts.servings;
  return {
    title: clip(title?.text ?? "", RECIPE_LIMITS.title),
    description: description === "" ? null : description,
    ingredients: keptIngredients.map((line) => clip(line.text, RECIPE_LIMITS.line)),
    instructions: keptSteps.map((line) => clip(line.text, RECIPE_LIMITS.text)),
    coverImage: null,
    images: [],
    cuisine: facts.cuisine ?? null,
    sourceUrl: null,
    sourceSite: "text",
    servings,
    servingsStated: servings !== null,
    yieldText: facts.yieldText ?? null,
    prepTime,
    cookingTime,
    totalTime: inBounds(facts.total ?? sum),
    difficulty: facts.difficulty ?? null,
    tags: facts.tags ?? [],
    language,
    ingredientSections: ingredients.sections.filter((mark) => mark.at < keptIngredients.length),
    instructionSections: steps.sections.filter((mark) => mark.at < keptSteps.length),
    receipt,
    // A text is one witness, with no page and no markup to check it against.
    complete: false,
  };
}
