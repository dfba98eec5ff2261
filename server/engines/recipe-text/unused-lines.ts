import { isTableHeaderRow } from "#server/engines/languages/languages.ts";
import {
  type ImportDraft,
  type LeftOver,
  truncateAtWord,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import {
  hasUnitOrCount,
  isNoiseLine,
  isSmallTalkLine,
  parseListHeadingOrNull,
  type SignsFor,
  splitSentences,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseSourceLineOrNull } from "./source-lines.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/**
 * A sentence counts as used when at most this share of its words is missing: the parser drops words when it
 * splits "for the dough you need 2 eggs, ...".
 */
const MAX_MISSING_SHARE = 0.25;
/** A text with fewer words is a button, a signature or a greeting. */
const MIN_WORDS = 3;
const MIN_UNSPACED_LETTERS = 5;

const extractLowerCaseWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The texts of all fields, and the source texts of numbers such as times. */
function collectTextsOfDraft(draft: ImportDraft): string[] {
  const { receipt } = draft;
  const facts = receipt.fields.filter(
    ({ field }) => field !== "title" && field !== "ingredients" && field !== "instructions",
  );
  return [
    draft.title,
    draft.description ?? "",
    ...draft.ingredients,
    ...draft.instructions.map((step) => (typeof step === "string" ? step : step.text)),
    ...[...draft.ingredientSections, ...draft.instructionSections].map(({ heading }) => heading),
    draft.notes ?? "",
    draft.yieldText ?? "",
    ...draft.tags,
    ...facts.map(({ source }) => source),
    ...receipt.leftOver.map(({ text }) => text),
  ];
}

/** Whether a text holds information: it is a sentence, or an amount with a name. */
function isStatementText(text: string): boolean {
  const words = extractLowerCaseWords(text);
  if (UNSPACED.test(text)) return words.join("").length >= MIN_UNSPACED_LETTERS;
  if (words.length >= MIN_WORDS) return words.length > MIN_WORDS || !isSmallTalkLine(text);
  return /\p{L}{2}/u.test(text) && words.length > 1 && /[\p{L}]\.$|^\P{L}*\p{N}/u.test(text);
}

/** Adds the sentences of `rows` that occur in no field to the left-over lines of the draft. */
export function addUnusedSentencesToDraft(
  rows: readonly string[],
  draft: ImportDraft,
  signsFor: SignsFor,
): ImportDraft {
  const texts = collectTextsOfDraft(draft).map(extractLowerCaseWords);
  const known = new Set(texts.flat());
  const all = texts.flat().join("");
  const isUsed = (sentence: string): boolean => {
    const words = extractLowerCaseWords(sentence);
    if (all.includes(words.join(""))) return true;
    if (UNSPACED.test(sentence)) return false;
    return words.filter((word) => !known.has(word)).length <= words.length * MAX_MISSING_SHARE;
  };
  const unused = rows.flatMap((row): LeftOver[] => {
    const line = parseSourceLineOrNull(row, false)?.text ?? "";
    if (parseListHeadingOrNull(line)?.rest === "" || isTableHeaderRow(line)) return [];
    const left = splitSentences(line).filter((sentence) => isStatementText(sentence) && !isUsed(sentence));
    if (left.length === 0) return [];
    const isIngredient = hasUnitOrCount(signsFor(line)) && !isNoiseLine(line) && !isSmallTalkLine(line);
    const field = isIngredient ? "ingredients" : "instructions";
    return [{ text: truncateAtWord(left.join(" "), RECIPE_LIMITS.line), field }];
  });
  if (unused.length === 0) return draft;
  const leftOver = [...draft.receipt.leftOver, ...unused].slice(0, RECIPE_LIMITS.leftOver);
  return { ...draft, receipt: { ...draft.receipt, leftOver } };
}
