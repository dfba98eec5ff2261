import type { Doubt, DoubtReason } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Candidate } from "../candidate.ts";
import { statesServings, timesNamed } from "../sources/page-facts.ts";
import type { Page } from "../tree/page.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { sampleThreeKeyParts } from "../values/steps.ts";
import { findMissingIngredients } from "./check-ingredients.ts";
import { findMissingSteps } from "./check-steps.ts";
import { hasDifferences, hasLongerPart } from "./compare-numbers.ts";
import { createSameIngredientTest } from "./duplicate-lists.ts";
import { hasNumber, looksLikeMeasuredIngredient, startsWithNumber } from "./line-shapes.ts";
import { locateTextsInPageLines } from "./locate.ts";
import { toSortedWordsKey } from "./loose-key.ts";
import { computeMentionedIngredientShare } from "./mentions.ts";
import { findVisibleList } from "./visible-list.ts";

const MIN_SHOWN_SHARE = 0.9;
/**
 * The draft is doubted when the page shows a second measure ("1 cup (240 ml)") for at least this share of its
 * lines.
 */
const SECOND_MEASURE_SHARE = 0.35;
/** The ingredients are doubted when a smaller share of their lines has a number. */
const MIN_AMOUNTS_SHARE = 0.3;
const MIN_MENTIONED_SHARE = 0.7;
const MIN_MENTIONED_SHARE_HIDDEN = 0.8;
const MIN_MENTIONED_SHARE_PAGE_ONLY = 0.6;

const stepTexts = (candidate: Candidate | null): string[] =>
  (candidate?.steps?.value.lines ?? []).map((step) => step.text);
const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Measured lines of the visible list that `texts` lack. A line that only states other amounts does not count. */
function findUnlistedLines(texts: readonly string[], pageCandidate: Candidate | null): string[] {
  const keys = texts.map(textKey);
  const looseKeys = new Set(texts.map(toSortedWordsKey));
  const isNamed = createSameIngredientTest(texts);
  return (pageCandidate?.ingredients?.value.lines ?? []).filter((line) => {
    const key = textKey(line);
    const known = keys.some((other) => key.includes(other) || other.includes(key));
    return (
      looksLikeMeasuredIngredient(line) && !known && !looseKeys.has(toSortedWordsKey(line)) && !isNamed(line)
    );
  });
}

/** Whether the structured data cut one line in two: the page shows the text at the end of the previous line. */
function isCutLine(text: string, index: number, lineIndexes: readonly number[], rows: PageLine[]): boolean {
  const before = rows[lineIndexes[index - 1] ?? -1];
  return lineIndexes[index] === -1 && before !== undefined && before.key.endsWith(textKey(text));
}

const countNumbers = (text: string): number => (text.match(/\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]/g) ?? []).length;

/** Whether the visible line has more numbers than the draft's line, and is at most slightly longer. */
const hasSecondMeasure = (shown: string, text: string): boolean =>
  shown.length <= text.length + 24 && countNumbers(shown) > countNumbers(text);

function doubtIngredients(
  merged: Candidate,
  pageCandidate: Candidate | null,
  rows: PageLine[],
): DoubtReason[] {
  const texts = merged.ingredients?.value.lines ?? [];
  if (texts.length === 0) return [];
  const doubts: DoubtReason[] = [];
  if (texts.length >= 4 && texts.filter(hasNumber).length < texts.length * MIN_AMOUNTS_SHARE)
    doubts.push("amounts-missing");
  if (merged.ingredients?.method === "page") return doubts;
  const located = locateTextsInPageLines(texts, rows);
  if (located.found < texts.length * MIN_SHOWN_SHARE) doubts.push("not-shown");
  const bare = texts.filter((text, index) => {
    const row = rows[located.lineIndexes[index] ?? -1];
    return row !== undefined && startsWithNumber(row.text) && !hasNumber(text);
  });
  const singleMeasured = texts.filter((text, index) =>
    hasSecondMeasure(rows[located.lineIndexes[index] ?? -1]?.text ?? "", text),
  );
  if (singleMeasured.length >= texts.length * SECOND_MEASURE_SHARE) doubts.push("measures-missing");
  if (bare.length > texts.length * 0.1) doubts.push("amounts-missing");
  if (texts.some((text, index) => isCutLine(text, index, located.lineIndexes, rows))) doubts.push("cut");
  const list = findVisibleList(texts, rows);
  const isLong = list !== null && list.cover >= 0.5 && texts.length >= 3;
  if (isLong && findMissingIngredients(texts, list, rows).length > 0) doubts.push("more-shown");
  else if (findUnlistedLines(texts, pageCandidate).length > texts.length * 0.1) doubts.push("more-shown");
  return doubts;
}

function shareOfStepsShown(texts: readonly string[], rows: PageLine[]): number {
  const page = rows.map((row) => row.key).join("");
  const isShown = (text: string): boolean =>
    sampleThreeKeyParts(textKey(text)).some((piece) => page.includes(piece));
  return texts.filter(isShown).length / texts.length;
}

function doubtSteps(merged: Candidate, pageCandidate: Candidate | null, rows: PageLine[]): DoubtReason[] {
  const texts = stepTexts(merged);
  if (texts.length === 0 || merged.steps?.method === "page") return [];
  const doubts: DoubtReason[] = shareOfStepsShown(texts, rows) < MIN_SHOWN_SHARE ? ["not-shown"] : [];
  if (findMissingSteps(texts, rows).missing.length > 0) doubts.push("more-shown");
  else if (lengthOf(stepTexts(pageCandidate)) > lengthOf(texts) * 1.6 + 200) doubts.push("more-shown");
  return doubts;
}

const RECIPE_WORD =
  /\b(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recepte?n?|przepis|opskrift|oppskrift|resepti)\b/gi;
const withoutRecipe = (title: string): string => title.replace(RECIPE_WORD, " ");

/** Doubts a title that no heading, title tag or visible line contains, because it may belong to another recipe. */
function doubtTitle(merged: Candidate, page: Page, rows: PageLine[]): DoubtReason[] {
  const title = merged.title?.value ?? "";
  const [key, bare] = [textKey(title), textKey(withoutRecipe(title))];
  const heads = [...page.headings, page.titleTag ?? "", page.meta.get("og:title") ?? ""];
  const isShown =
    heads.some((head) => textKey(head).includes(key) || textKey(withoutRecipe(head)) === bare) ||
    rows.some((row) => row.key.includes(key));
  return isShown ? [] : ["not-shown"];
}

/**
 * Doubts lists that come from the visible page. The steps must mention most ingredients, and if both lists
 * come from the page, a second way of reading it must give the same result.
 */
function doubtPageLists(merged: Candidate, pageCandidate: Candidate | null): DoubtReason[] {
  const lists = [merged.ingredients, merged.steps].filter((list) => list?.method === "page").length;
  if (lists === 0) return [];
  if (lists === 2 && !pageCandidate?.isConfirmed?.()) return ["alone"];
  const share = computeMentionedIngredientShare(merged.ingredients?.value.lines ?? [], stepTexts(merged));
  return share < (lists === 2 ? MIN_MENTIONED_SHARE_PAGE_ONLY : MIN_MENTIONED_SHARE) ? ["lists-apart"] : [];
}

const doubtServings = (merged: Candidate, rows: PageLine[]): DoubtReason[] =>
  merged.yields === null && rows.some(statesServings) ? ["not-read"] : [];

/** Doubts a total shorter than the preparation or cooking time, and a missing time that the page states. */
function doubtTimes({ prep, cook, total }: Candidate, rows: PageLine[]): Record<string, DoubtReason[]> {
  const named = new Set(rows.flatMap(timesNamed));
  const unread = (name: string, time: unknown): DoubtReason[] =>
    time === null && named.has(name) ? ["not-read"] : [];
  return {
    prepTime: unread("prepTime", prep),
    cookingTime: unread("cookTime", cook),
    totalTime: [
      ...unread("totalTime", total),
      ...(hasLongerPart({ prep, cook, total }) ? (["below-part"] as const) : []),
    ],
  };
}

const HAS_WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const TAIL_SHARE = 0.6;
const MIN_HEAD_LENGTH = 10;

/** Whether most lines end with the same two words, which are then the label of a button ("add to list"). */
function haveOneTail(texts: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const tail = text.split(" ").slice(-2).join(" ");
    counts.set(tail, (counts.get(tail) ?? 0) + 1);
  }
  return texts.length >= 4 && Math.max(...counts.values()) >= texts.length * TAIL_SHARE;
}

/**
 * Whether a line with a number is the beginning of the next or previous line, so that one of the two repeats
 * the other.
 */
const isRepeated = (texts: readonly string[]): boolean =>
  texts.some(
    (text, index) =>
      text.length >= MIN_HEAD_LENGTH &&
      startsWithNumber(text) &&
      [texts[index - 1], texts[index + 1]].some((other) => other?.startsWith(`${text} `)),
  );

const doubtLines = (texts: readonly string[]): DoubtReason[] => [
  ...(haveOneTail(texts) || texts.some((text) => !HAS_WORD.test(text)) ? (["not-food"] as const) : []),
  ...(isRepeated(texts) ? (["repeated"] as const) : []),
];

const MAX_HIDDEN_SHARE = 0.2;
const MIN_HIDDEN_INGREDIENTS = 3;

/**
 * Whether a script renders the recipe: the page shows almost nothing of the lists of the structured data. The
 * lists then confirm each other, because the steps mention the ingredients.
 */
function isRenderedByScript(merged: Candidate, rows: PageLine[]): boolean {
  const { ingredients, steps } = merged;
  const [texts, method] = [ingredients?.value.lines ?? [], stepTexts(merged)];
  if (ingredients?.method === "page" || steps?.method === "page") return false;
  if (texts.length < MIN_HIDDEN_INGREDIENTS || method.length === 0) return false;
  if (texts.filter(hasNumber).length < texts.length * MIN_AMOUNTS_SHARE) return false;
  return (
    locateTextsInPageLines(texts, rows).found < texts.length * MAX_HIDDEN_SHARE &&
    shareOfStepsShown(method, rows) < MAX_HIDDEN_SHARE &&
    computeMentionedIngredientShare(texts, method) >= MIN_MENTIONED_SHARE_HIDDEN
  );
}

/**
 * Lists the reasons to doubt a draft, by field: the structured data and the visible page disagree, or a value
 * looks incomplete. Empty if there are none.
 */
export function findDraftDoubts(
  merged: Candidate,
  pageCandidate: Candidate | null,
  page: Page,
  rows: PageLine[],
): Doubt[] {
  const isHidden = isRenderedByScript(merged, rows);
  const reasons: Record<string, DoubtReason[]> = {
    title: doubtTitle(merged, page, rows),
    ingredients: [
      ...(isHidden ? [] : doubtIngredients(merged, pageCandidate, rows)),
      ...doubtPageLists(merged, pageCandidate),
      ...doubtLines(merged.ingredients?.value.lines ?? []),
      ...(hasDifferences(merged.ingredients) ? (["differs"] as const) : []),
    ],
    instructions: isHidden ? [] : doubtSteps(merged, pageCandidate, rows),
    servings: doubtServings(merged, rows),
    ...doubtTimes(merged, rows),
  };
  return Object.entries(reasons).flatMap(([field, found]) => found.map((reason) => ({ field, reason })));
}
