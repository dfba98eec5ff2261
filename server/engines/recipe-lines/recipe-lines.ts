import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { collectIngredients } from "./collect-ingredients.ts";
import { collectSteps } from "./collect-steps.ts";
import type { Facts } from "./enter-facts.ts";
import { storeTimesAndServingsFromProse } from "./facts.ts";
import {
  cleanTitleAndStoreYield,
  type FoundTitle,
  findTitle,
  findTitleInQuestions,
  findTitleInSentences,
  parseTitleFromSentence,
} from "./find-title.ts";
import { labelRowsByList } from "./label-lines.ts";
import type { Piece } from "./lines.ts";
import type { Label } from "./rows.ts";
import type { FoundList } from "./sections.ts";
import type { LineFeatureReader } from "./sign-reader.ts";
import { assignLineRoles, type TextLine } from "./sort-lines.ts";

export { extractFoldedWords } from "./cooking-verbs.ts";
export type { Facts } from "./enter-facts.ts";
export { FOR_DISH, isIngredientEnumeration, NEED_INSIDE, splitEnumeration } from "./enumerations.ts";
export {
  storeFactsFromLine,
  storeLabelledFact,
  storeTimesAndServingsFromProse,
  storeYieldFromListHeading,
} from "./facts.ts";
export { cleanTitleAndStoreYield } from "./find-title.ts";
export { labelRowsByList } from "./label-lines.ts";
export type { LineFeatures } from "./line-signs.ts";
export { isLineEndIncomplete } from "./line-signs.ts";
export { BOLD, createLineFromPart, type Piece, type SourceLine } from "./lines.ts";
export { findListHeadingPositions, type ListHead, parseListHeadingOrNull } from "./list-heads.ts";
export { type LineMark, splitLeadingMark } from "./marks.ts";
export type { Label, Layout, Row } from "./rows.ts";
export type { FoundList } from "./sections.ts";
export { splitAtAscendingNumbersOrNull, splitAtStepNumbers, splitSentences } from "./sentences.ts";
export {
  createLineFeatureReader,
  hasUnitOrCount,
  type LineFeatureReader,
  type SignsFor,
} from "./sign-reader.ts";
export { countSpeakerWords, isNoiseLine, isSmallTalkLine } from "./small-talk.ts";
export type { TextLine } from "./sort-lines.ts";

/** A recipe found in lines: every line with its label, the lists, the title and the facts. */
export type Findings = {
  lines: TextLine[];
  labels: Label[];
  title: FoundTitle | null;
  ingredients: FoundList;
  steps: FoundList;
  facts: Facts;
  /**
   * `start`: index of the first line of the lists or their headings. `last`: index of the last line in a
   * list.
   */
  start: number;
  last: number;
};

/** The index where the recipe begins: its first list, or the list names and facts directly above it. */
function findRecipeStart(lines: TextLine[], labels: Label[]): number {
  const listed = labels.findIndex((label) => label !== "outside");
  let start = listed < 0 ? lines.length : listed;
  for (let i = start - 1; i >= 0; i -= 1) {
    const line = lines[i] as TextLine;
    if (line.role === "head" && (line.lastHead === "ingredients" || line.lastHead === "steps")) start = i;
    else if (line.role === "line") break;
  }
  return start;
}

const AMOUNTS = new Set(["unit", "count", "behind"]);

/** Whether the labelled lines are a recipe, and not a shopping list or a letter with a few numbers. */
function areLabelledLinesRecipe(lines: TextLine[], labels: Label[]): boolean {
  const own = (label: Label): TextLine[] => lines.filter((line, i) => labels[i] === label && !line.heading);
  const ingredients = own("ingredient");
  const steps = own("step");
  const measured = ingredients.filter((line) => AMOUNTS.has(line.signs.measure ?? "")).length;
  const units = ingredients.filter(
    (line) => line.signs.measure === "unit" || line.signs.measure === "behind",
  ).length;
  // A list that is written in one line counts as several items.
  const items = ingredients.flatMap(({ text }) => text.split(/[,，、;；]/));
  const headed = ingredients.some((line) => line.lastHead === "ingredients") && items.length >= 2;
  const cooked = steps.filter((line) => line.signs.openings + line.signs.verbs > 0).length;
  const hasStepsHead = steps.some((line) => line.lastHead === "steps");
  // Requires a unit, or a verb of cooking besides the first word, because a workout plan also has numbers and
  // verbs ("10 squats", "Cool down").
  const kitchen =
    units > 0 ||
    steps.some((line) => line.signs.openings + line.signs.verbs > 1) ||
    steps.reduce((sum, line) => sum + line.signs.cooking, 0) > 1;
  if ((headed || (kitchen && (measured >= 2 || (measured >= 1 && ingredients.length >= 3)))) && cooked > 0)
    return true;
  if (headed && (measured >= 1 || hasStepsHead)) return true;
  if (ingredients.length >= 3 && units >= 2 && measured >= ingredients.length * 0.5) return true;
  const all =
    steps.length === 1 && (steps[0]?.signs.cooking ?? 0) >= 2 && (steps[0]?.signs.openings ?? 0) >= 3;
  if (all && lines.some((line) => line.title)) return true;
  return (
    cooked >= 2 &&
    cooked >= steps.length * 0.6 &&
    (hasStepsHead || steps.filter((line) => line.mark === "number").length >= 2) &&
    steps.some((line) => line.signs.heat || hasStepsHead)
  );
}

/**
 * In a text without a title, the only section heading of the ingredients names the dish ("Garlic dip:"). Null
 * unless it is above the first ingredient.
 */
function getTitleFromOnlySectionOrNull(ingredients: FoundList, facts: Facts): FoundTitle | null {
  const [only, other] = ingredients.sections;
  if (
    only === undefined ||
    other !== undefined ||
    only.at !== 0 ||
    parseIngredientHeadingOrNull(`${only.heading}`) !== null
  )
    return null;
  ingredients.sections = [];
  return {
    text: cleanTitleAndStoreYield(parseTitleFromSentence(only.heading) ?? only.heading, facts),
    index: -1,
    source: only.heading,
    isProse: false,
  };
}

/** Whether ingredients and steps take turns, with nothing else between a step and the next ingredient. */
export const areListsInTurns = (labels: readonly Label[]): boolean =>
  /ingredient (?:step )+(?:ingredient )+step/.test(labels.join(" "));

const MIN_SENTENCE_WORDS = 7;

/** Whether a line is a sentence that begins with a verb of cooking and has no amount. */
const isMethodSentence = ({ text, signs }: TextLine): boolean =>
  signs.openings > 0 &&
  signs.measure === null &&
  signs.words >= MIN_SENTENCE_WORDS &&
  /\p{L}[.!]$/u.test(text);

/**
 * Labels the lines between lists that take turns: every line there belongs to one of them, and a sentence is a
 * step. Changes `labels`.
 */
function labelLinesBetweenTurns(lines: readonly TextLine[], labels: Label[]): void {
  let start = 0;
  for (const [end, line] of [...lines, null].entries()) {
    if (line?.role === "line") continue;
    const run = labels.slice(start, end);
    const last = run.findLastIndex((label) => label !== "outside");
    if (areListsInTurns(run.filter((label) => label !== "outside")))
      for (let i = last - 1; i > run.indexOf("ingredient"); i -= 1) {
        const { heading, text } = lines[start + i] as TextLine;
        const label = heading ? labels[start + i + 1] : /[.!]$/.test(text) ? "step" : "ingredient";
        if (run[i] === "outside" && label !== undefined) labels[start + i] = label;
      }
    start = end + 1;
  }
}

/**
 * Finds the recipe in the lines of a text or a page, in linear time: title, both lists with their section
 * headings, servings and times. Null if there is none.
 * @param subject the subject of a mail, which may be the title, or null
 * @param isAnyText true to return the likely lists of a text that is no recipe, too
 */
export function findRecipeInLinesOrNull(
  pieces: Piece[],
  signs: LineFeatureReader,
  subject: string | null,
  isAnyText = false,
): Findings | null {
  const facts: Facts = { sources: {} };
  const lines = assignLineRoles(pieces, facts, signs);
  const labels = labelRowsByList(lines).map((label, i) =>
    label === "ingredient" && isMethodSentence(lines[i] as TextLine) ? "step" : label,
  );
  labelLinesBetweenTurns(lines, labels);
  if (!isAnyText && !areLabelledLinesRecipe(lines, labels)) return null;
  const start = findRecipeStart(lines, labels);
  const title = findTitle(lines, labels, start, subject, facts);
  const from = (title?.index ?? -1) + 1;
  const ingredients = collectIngredients(lines, labels, from, signs.of);
  const titleLine = title?.isProse === true ? null : title;
  const name =
    titleLine ??
    getTitleFromOnlySectionOrNull(ingredients, facts) ??
    title ??
    findTitleInSentences(lines, labels, start, facts) ??
    findTitleInQuestions(lines, labels, start, facts);
  const groups = ingredients.sections.map((mark) => mark.heading);
  const steps = collectSteps(lines, labels, groups, facts);
  const last = labels.findLastIndex((label) => label !== "outside");
  for (const [i, line] of lines.entries()) {
    const around =
      labels[i] === "outside" &&
      line.role === "line" &&
      line.lastHead !== "aside" &&
      line.lastHead !== "notes";
    if (around && (i < start || i > last)) storeTimesAndServingsFromProse(facts, line.text);
  }
  return { lines, labels, title: name, ingredients, steps, facts, start, last };
}
