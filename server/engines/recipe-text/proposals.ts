import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";
import {
  type ImportDraft,
  type LeftOver,
  truncateAtWord,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import {
  type Findings,
  hasUnitOrCount,
  type LineFeatureReader,
  type LineFeatures,
  splitSentences,
  type TextLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { createDraftFromText, toReadRecipeFromFindings } from "./draft-of-findings.ts";

/** The most words of an ingredient without an amount, such as "olive oil". */
const MAX_NAME_WORDS = 4;
const MAX_INGREDIENT_WORDS = 9;
/** The most words of an ingredient with a number but no known unit, because its language may be unknown. */
const MAX_AMOUNT_WORDS = 6;
const MIN_SENTENCE_WORDS = 3;

type Found = Findings["ingredients"]["lines"][number];
type Kind = "ingredient" | "step" | "other";

/** Whether a text ends like a sentence and does not begin with an amount. */
function isSentenceLine(text: string, { measure, words }: LineFeatures): boolean {
  if (/[。！]$/u.test(text)) return true;
  return (
    measure !== "unit" && measure !== "count" && words >= MIN_SENTENCE_WORDS && /\p{L}{3}[.!]$/u.test(text)
  );
}

/**
 * The likely list of a line: a step has a number, a verb of cooking or the form of a sentence; an ingredient
 * has an amount or is a short name.
 */
function classifyProposedLine({ text, role, signs, mark }: TextLine): Kind {
  if (role === "head" || role === "fact" || role === "noise") return "other";
  if (mark === "number" || signs.cooking > 0 || (signs.openings + signs.verbs > 0 && signs.words > 3))
    return "step";
  if (isSentenceLine(text, signs)) return "step";
  if (hasUnitOrCount(signs)) return signs.words <= MAX_INGREDIENT_WORDS ? "ingredient" : "step";
  if (/\d/.test(text) && signs.words <= MAX_AMOUNT_WORDS) return "ingredient";
  return signs.words <= MAX_NAME_WORDS && !/[.!?:]$/.test(text) ? "ingredient" : "other";
}

/**
 * Matches an ingredient inside a sentence ("200 g rice"): an amount and the words up to the next punctuation.
 */
const AMOUNT =
  /(?<![\p{L}\p{N}.,:/])(?:\d{1,4}(?:[.,/]\d{1,3})?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔])(?: ?[-–] ?\d{1,4})? ?(?=\p{L})[\p{L}'’ -]{2,60}/gu;
const MAX_WORDS_OF_AMOUNT = 4;

/** The ingredients with amounts in running text. Each ends before a connecting word such as "and". */
function findAmountTexts(text: string, signs: LineFeatureReader): string[] {
  return [...text.matchAll(AMOUNT)].flatMap(([found]) => {
    const words = found.trim().split(/\s+/);
    const taken: string[] = [];
    for (const [index, word] of words.entries()) {
      const isLinked = index > 0 && (signs.of(word).ties > 0 || LINKS.has(word.toLowerCase()));
      if (isLinked || taken.length > MAX_WORDS_OF_AMOUNT) break;
      taken.push(word);
    }
    const [, second = ""] = taken;
    const line = taken.join(" ");
    const isNamed = taken.length > (findUnitByWordOrNull(second) === null ? 1 : 2);
    return isNamed && hasUnitOrCount(signs.of(line)) && !signs.of(line).heat ? [line] : [];
  });
}

const LINKS: ReadonlySet<string> = new Set(
  "and or with in for on at to und oder mit in für auf et ou avec dans pour y o con en para e con nel per met voor och med i og".split(
    " ",
  ),
);

/**
 * Creates a draft from a text without a recognised recipe. Every line is proposed for a list, or returned as
 * a left-over line.
 */
export function createProposedDraft(findings: Findings, signs: LineFeatureReader): ImportDraft {
  const { ingredients, steps, lines, labels, title } = findings;
  const asFound = (text: string, { source }: TextLine) => ({ text, source, repaired: [] });
  const needs = { ingredient: ingredients.lines.length === 0, step: steps.lines.length === 0 };
  const isStep = ({ text }: Found): boolean =>
    isSentenceLine(text, signs.of(text)) || signs.of(text).words > MAX_INGREDIENT_WORDS;
  const proposed = {
    ingredient: ingredients.lines.filter((line) => !isStep(line)),
    step: [...ingredients.lines.filter(isStep), ...steps.lines],
  };
  const leftOver: LeftOver[] = [];
  for (const [index, line] of lines.entries()) {
    const isInTitle = index === title?.index && title.text.length >= line.text.length;
    if (labels[index] !== "outside" || isInTitle || line.text === "") continue;
    const kind = classifyProposedLine(line);
    if (kind === "ingredient" && needs.ingredient) proposed.ingredient.push(asFound(line.text, line));
    else if (kind === "step" && needs.step)
      proposed.step.push(...splitSentences(line.text).map((sentence) => asFound(sentence, line)));
    else if (line.role === "line" || line.role === "talk")
      leftOver.push({
        text: truncateAtWord(line.text, RECIPE_LIMITS.line),
        field: kind === "step" ? "instructions" : "ingredients",
      });
  }
  if (proposed.ingredient.length === 0)
    for (const text of [...leftOver, ...proposed.step].map((line) => line.text))
      proposed.ingredient.push(
        ...findAmountTexts(text, signs).map((amount) => ({ text: amount, source: text, repaired: [] })),
      );
  const read = toReadRecipeFromFindings({
    ...findings,
    ingredients: { ...ingredients, lines: proposed.ingredient },
    steps: { ...steps, lines: proposed.step },
  });
  // The description is omitted, because its lines are already in the lists or left over.
  return createDraftFromText(
    { ...read, description: null },
    { language: signs.language, sources: [], leftOver },
  );
}
