import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ImportDraft } from "#server/engines/recipe-draft/recipe-draft.ts";
import { collectIngredients } from "./collect-ingredients.ts";
import { collectSteps } from "./collect-steps.ts";
import { VerbReader } from "./cooking-verbs.ts";
import { decodeLines, type Label } from "./decode.ts";
import { draftOfFindings } from "./draft-of-findings.ts";
import type { Facts } from "./enter-facts.ts";
import { proseFacts } from "./facts.ts";
import type { FoundTitle } from "./find-title.ts";
import { findTitle, findToldTitle, plainTitle } from "./find-title.ts";
import { signsOf } from "./line-signs.ts";
import { prepareLines } from "./prepare-lines.ts";
import type { FoundList } from "./sections.ts";
import type { TextLine } from "./sort-lines.ts";
import { toldTitle } from "./told-title.ts";

/** The first line of the recipe proper: a list, the name of one, or facts just above. */
function startOf(lines: TextLine[], labels: Label[]): number {
  const listed = labels.findIndex((label) => label !== "outside");
  let start = listed < 0 ? lines.length : listed;
  for (let at = start - 1; at >= 0; at -= 1) {
    const line = lines[at] as TextLine;
    if (line.role === "head" && (line.under === "ingredients" || line.under === "steps")) start = at;
    else if (line.role === "line") break;
  }
  return start;
}

const AMOUNTS = new Set(["unit", "count", "behind"]);

/** Whether what was found is a recipe: shopping lists and letters with a number or two are none. */
function isRecipe(lines: TextLine[], labels: Label[]): boolean {
  const own = (label: Label): TextLine[] => lines.filter((line, at) => labels[at] === label && !line.heading);
  const ingredients = own("ingredient");
  const steps = own("step");
  const measured = ingredients.filter((line) => AMOUNTS.has(line.signs.measure ?? "")).length;
  const units = ingredients.filter(
    (line) => line.signs.measure === "unit" || line.signs.measure === "behind",
  ).length;
  const headed = ingredients.some((line) => line.under === "ingredients") && ingredients.length >= 2;
  const cooked = steps.filter((line) => line.signs.openings + line.signs.verbs > 0).length;
  const told = steps.some((line) => line.under === "steps");
  // Three times ten squats and a cool down are none: a unit, or more of cooking than its first word.
  const kitchen =
    units > 0 ||
    steps.some((line) => line.signs.openings + line.signs.verbs > 1) ||
    steps.reduce((sum, line) => sum + line.signs.cooking, 0) > 1;
  if ((headed || (kitchen && (measured >= 2 || (measured >= 1 && ingredients.length >= 3)))) && cooked > 0)
    return true;
  if (headed && (measured >= 1 || told)) return true;
  if (ingredients.length >= 3 && units >= 2 && measured >= ingredients.length * 0.5) return true;
  const whole =
    steps.length === 1 && (steps[0]?.signs.cooking ?? 0) >= 2 && (steps[0]?.signs.openings ?? 0) >= 3;
  if (whole && lines.some((line) => line.title)) return true;
  return (
    cooked >= 2 &&
    cooked >= steps.length * 0.6 &&
    (told || steps.filter((line) => line.mark === "number").length >= 2) &&
    steps.some((line) => line.signs.heat || told)
  );
}

/** "Garlic dip:" above the only list of a text without a title names the dish, not a part of it. */
function titleFromGroup(ingredients: FoundList, facts: Facts): FoundTitle | null {
  const [only, other] = ingredients.sections;
  if (only === undefined || other !== undefined || only.at !== 0 || headingOf(`${only.heading}`) !== null)
    return null;
  ingredients.sections = [];
  return {
    text: plainTitle(toldTitle(only.heading) ?? only.heading, facts),
    at: -1,
    source: only.heading,
    told: false,
  };
}

/** Reads a text, at most 20,000 characters of it. May throw where an engine below does. */
export function readWholeText(text: string): ImportDraft | null {
  const { lines, facts, subject, language } = prepareLines(text);
  const labels = decodeLines(lines);
  if (!isRecipe(lines, labels)) return null;
  const start = startOf(lines, labels);
  const title = findTitle(lines, labels, start, subject, facts);
  const verbs = new VerbReader(language);
  const from = (title?.at ?? -1) + 1;
  const ingredients = collectIngredients(lines, labels, from, (line) => signsOf(line, verbs, language));
  const whole = title?.told === true ? null : title;
  const name =
    whole ?? titleFromGroup(ingredients, facts) ?? title ?? findToldTitle(lines, labels, start, facts);
  const groups = ingredients.sections.map((mark) => mark.heading);
  const steps = collectSteps(lines, labels, groups, facts);
  const last = labels.findLastIndex((label) => label !== "outside");
  for (const [at, line] of lines.entries()) {
    const around =
      labels[at] === "outside" && line.role === "line" && line.under !== "aside" && line.under !== "notes";
    if (around && (at < start || at > last)) proseFacts(facts, line.text);
  }
  return draftOfFindings({
    lines,
    labels,
    title: name,
    ingredients,
    steps,
    facts,
    language,
    start,
    last,
  });
}
