import { yieldIn } from "#server/engines/languages/languages.ts";
import type { Candidate } from "../candidate.ts";
import { isAPortion } from "../sources/page-facts.ts";
import type { Page } from "../tree/page.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { piecesOfKey } from "../values/steps.ts";
import { untoldIngredients } from "./check-ingredients.ts";
import { untoldSteps } from "./check-steps.ts";
import { namesAmong } from "./duplicate-lists.ts";
import { hasNumber, looksMeasured, startsWithNumber } from "./line-shapes.ts";
import { locate } from "./locate.ts";
import { looseKey } from "./loose-key.ts";
import { mentionedShare } from "./mentions.ts";
import { findShown } from "./visible-list.ts";

/** Why a draft is not called complete. */
export type Doubt =
  | "no-ingredients"
  | "no-steps"
  | "ingredients-not-shown"
  | "amounts-missing"
  | "measures-missing"
  | "more-ingredients-shown"
  | "steps-not-shown"
  | "cut-lines"
  | "more-steps-shown"
  | "title-not-shown"
  | "lists-apart"
  | "ingredients-left-over"
  | "one-witness"
  | "servings-not-read";

const SHOWN = 0.9;
/** From so many lines on the page has measures that the list lacks. */
const POORER = 0.35;
/** So many lines of a list have a figure. */
const AMOUNTS = 0.3;
const MENTIONED = 0.7;
const MENTIONED_ALONE = 0.8;
const MENTIONED_TWICE = 0.6;

const stepTexts = (candidate: Candidate | null): string[] =>
  (candidate?.steps?.value.lines ?? []).map((step) => step.text);
const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Amounts shown that the list does not have; a second list in other measures is none. */
function unknownShown(texts: readonly string[], shown: Candidate | null): string[] {
  const keys = texts.map(textKey);
  const said = new Set(texts.map(looseKey));
  const isNamed = namesAmong(texts);
  return (shown?.ingredients?.value.lines ?? []).filter((line) => {
    const key = textKey(line);
    const known = keys.some((other) => key.includes(other) || other.includes(key));
    return looksMeasured(line) && !known && !said.has(looseKey(line)) && !isNamed(line);
  });
}

/** A line that the page shows as the rest of the line before it: one line was cut in two. */
function isPart(text: string, index: number, at: readonly number[], rows: PageLine[]): boolean {
  const before = rows[at[index - 1] ?? -1];
  return at[index] === -1 && before !== undefined && before.key.endsWith(textKey(text));
}

const numbersOf = (text: string): number => (text.match(/\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]/g) ?? []).length;

/** Whether the page gives a line a second measure, which the draft does not have. */
const saysMore = (shown: string, text: string): boolean =>
  shown.length <= text.length + 24 && numbersOf(shown) > numbersOf(text);

function doubtIngredients(merged: Candidate, shown: Candidate | null, rows: PageLine[]): Doubt[] {
  const texts = merged.ingredients?.value.lines ?? [];
  if (texts.length === 0) return ["no-ingredients"];
  const doubts: Doubt[] = [];
  if (texts.length >= 4 && texts.filter(hasNumber).length < texts.length * AMOUNTS)
    doubts.push("amounts-missing");
  if (merged.ingredients?.method === "page") return doubts;
  const located = locate(texts, rows);
  if (located.found < texts.length * SHOWN) doubts.push("ingredients-not-shown");
  const bare = texts.filter((text, index) => {
    const row = rows[located.at[index] ?? -1];
    return row !== undefined && startsWithNumber(row.text) && !hasNumber(text);
  });
  const poorer = texts.filter((text, index) => saysMore(rows[located.at[index] ?? -1]?.text ?? "", text));
  if (poorer.length >= texts.length * POORER) doubts.push("measures-missing");
  if (bare.length > texts.length * 0.1) doubts.push("amounts-missing");
  if (texts.some((text, index) => isPart(text, index, located.at, rows))) doubts.push("cut-lines");
  const list = findShown(texts, rows);
  const isLong = list !== null && list.cover >= 0.5 && texts.length >= 3;
  if (isLong && untoldIngredients(texts, list, rows).length > 0) doubts.push("more-ingredients-shown");
  else if (unknownShown(texts, shown).length > texts.length * 0.1) doubts.push("more-ingredients-shown");
  return doubts;
}

function shareOfStepsShown(texts: readonly string[], rows: PageLine[]): number {
  const page = rows.map((row) => row.key).join("");
  const isShown = (text: string): boolean => piecesOfKey(textKey(text)).some((piece) => page.includes(piece));
  return texts.filter(isShown).length / texts.length;
}

function doubtSteps(merged: Candidate, shown: Candidate | null, rows: PageLine[]): Doubt[] {
  const texts = stepTexts(merged);
  if (texts.length === 0) return ["no-steps"];
  if (merged.steps?.method === "page") return [];
  const keys = texts.map(textKey);
  const doubts: Doubt[] = shareOfStepsShown(texts, rows) < SHOWN ? ["steps-not-shown"] : [];
  if (untoldSteps(texts, rows, keys).untold.length > 0) doubts.push("more-steps-shown");
  else if (lengthOf(stepTexts(shown)) > lengthOf(texts) * 1.6 + 200) doubts.push("more-steps-shown");
  return doubts;
}

const RECIPE_WORD =
  /\b(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recepte?n?|przepis|opskrift|oppskrift|resepti)\b/gi;
const withoutRecipe = (title: string): string => title.replace(RECIPE_WORD, " ");

/** A name that stands nowhere else on the page may be another recipe's. */
function doubtTitle(merged: Candidate, page: Page, rows: PageLine[]): Doubt[] {
  const title = merged.title?.value ?? "";
  const [key, bare] = [textKey(title), textKey(withoutRecipe(title))];
  const heads = [...page.headings, page.titleTag ?? "", page.meta.get("og:title") ?? ""];
  const isShown =
    heads.some((head) => textKey(head).includes(key) || textKey(withoutRecipe(head)) === bare) ||
    rows.some((row) => row.key.includes(key));
  return isShown ? [] : ["title-not-shown"];
}

/**
 * A list that only the page shows needs a second one beside it that speaks of the same things; where the page alone shows
 * both, a second reading of its lines must find the same.
 */
function doubtPageLists(merged: Candidate, shown: Candidate | null): Doubt[] {
  const lists = [merged.ingredients, merged.steps].filter((list) => list?.method === "page").length;
  if (lists === 0) return [];
  if (lists === 2 && !shown?.isWitnessed?.()) return ["one-witness"];
  const share = mentionedShare(merged.ingredients?.value.lines ?? [], stepTexts(merged));
  return share < (lists === 2 ? MENTIONED_TWICE : MENTIONED) ? ["lists-apart"] : [];
}

const LONGEST_YIELD = 60;

/** Whether the page says in words that are sure how many are served, and the draft does not. */
function doubtServings(merged: Candidate, rows: PageLine[]): Doubt[] {
  if (merged.yields !== null) return [];
  const says = ({ text, aside }: PageLine): boolean =>
    !aside && text.length <= LONGEST_YIELD && !isAPortion(text) && yieldIn(text)?.sure === true;
  return rows.some(says) ? ["servings-not-read"] : [];
}

const HARDLY = 0.2;
const FEWEST = 3;

/**
 * Whether the page's text holds next to nothing of both lists of the markup, which a script puts there later: then they are
 * each other's witness.
 */
function isDrawnByScript(merged: Candidate, rows: PageLine[]): boolean {
  const { ingredients, steps } = merged;
  const [texts, method] = [ingredients?.value.lines ?? [], stepTexts(merged)];
  if (ingredients?.method === "page" || steps?.method === "page") return false;
  if (texts.length < FEWEST || method.length === 0) return false;
  if (texts.filter(hasNumber).length < texts.length * AMOUNTS) return false;
  return (
    locate(texts, rows).found < texts.length * HARDLY &&
    shareOfStepsShown(method, rows) < HARDLY &&
    mentionedShare(texts, method) >= MENTIONED_ALONE
  );
}

/**
 * What speaks against calling a draft complete. Two witnesses must tell the same: markup for machines and the text that a
 * reader sees; or, for a list that has only one of them, the other list, which speaks of the same things.
 */
export function doubtsOf(merged: Candidate, shown: Candidate | null, page: Page, rows: PageLine[]): Doubt[] {
  return [
    ...(isDrawnByScript(merged, rows)
      ? []
      : [...doubtIngredients(merged, shown, rows), ...doubtSteps(merged, shown, rows)]),
    ...doubtTitle(merged, page, rows),
    ...doubtPageLists(merged, shown),
    ...doubtServings(merged, rows),
  ];
}
