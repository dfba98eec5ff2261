import { textKey } from "../values/clean-text.ts";
import { LETTER } from "../values/letter-class.ts";

const WORD = /\p{L}{4,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu;
/** Frequent words of ingredient lines that name no ingredient: measures, sizes, preparations. */
const COMMON = new Set(
  "cups tablespoon tablespoons teaspoon teaspoons ounce ounces pound pounds gram grams large small medium fresh freshly ground chopped sliced diced minced grated optional taste about plus more room temperature divided packed softened melted cooked peeled finely thinly roughly cloves pinch handful package packet with from into your according extra virgin kosher black sea salt pepper gehackt frisch frische etwas stück esslöffel teelöffel gramm prise nach belieben gekocht cuillère cuillères soupe café grammes pincée frais fraîche cucharada cucharadas cucharadita gramos fresco pizca cucchiaio cucchiai grammi fresco eetlepel theelepel gram verse matsked tesked gram färsk łyżka łyżki łyżeczka szklanka szczypta świeży".split(
    " ",
  ),
);
const STEM = 5;
/** With fewer ingredients to look for, a mention may be chance. */
const MIN_COUNTED = 3;

const LETTERS = new RegExp(`${LETTER}+`, "g");
const SHORT_COMMON = new Set(
  "and the for cup tbs tsp tbl can jar bag box und mit der die das les des aux une por con los las del per una gli een van met och till von etw hot raw big one two use see msk tsk krm szt not you all top".split(
    " ",
  ),
);
/** Marks optional ingredients, which the method need not name. */
const OPTIONAL =
  /\b(?:to serve|for serving|for garnish|to garnish|optional|to taste|zum (?:servieren|garnieren|bestreuen)|nach (?:geschmack|belieben)|pour servir|facultatif|al gusto|para servir|opcional|facoltativ[oaie]|per servire|naar smaak|voor erbij|till servering|efter smak|do podania|do smaku)\b/i;

/**
 * The first letters of each word, because endings change with number and case ("carrots", "carrot"; "mąki",
 * "mąka").
 */
const stemsOf = (line: string): string[] =>
  (line.toLowerCase().match(WORD) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.slice(0, STEM - (word.length < 6 ? 1 : 0)));

/** Words of three letters, which have no stem: "egg", "oil", "ham". */
const shortWordsOf = (line: string): string[] =>
  (line.toLowerCase().match(LETTERS) ?? []).filter((word) => word.length === 3 && !SHORT_COMMON.has(word));

/**
 * Returns a function that says whether the steps mention an ingredient. It returns null if they do not
 * mention it and need not: it is optional, or its line has no food word.
 */
export function mentionsIn(steps: readonly string[]): (line: string) => boolean | null {
  const text = steps.join(" ").slice(0, 200_000).toLowerCase();
  const method = textKey(text);
  const short = new Set(text.match(LETTERS));
  return (line) => {
    const [long, words] = [stemsOf(line.slice(0, 300)), shortWordsOf(line.slice(0, 300))];
    const isMentioned =
      long.some((stem) => method.includes(textKey(stem))) ||
      words.some((word) => short.has(word) || short.has(`${word}s`));
    const isFree = (long.length === 0 && words.length === 0) || OPTIONAL.test(line);
    return !isMentioned && isFree ? null : isMentioned;
  };
}

/**
 * The share of ingredients that the steps mention, 0 to 1. A high share shows that both lists are complete
 * and belong to one recipe.
 */
export function computeMentionedIngredientShare(
  ingredients: readonly string[],
  steps: readonly string[],
): number {
  const counted = ingredients.map(mentionsIn(steps)).filter((isMentioned) => isMentioned !== null);
  return counted.length < MIN_COUNTED ? 0 : counted.filter(Boolean).length / counted.length;
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Returns a function that computes which share of a line's words is in the most similar of `lines`, 0 to 1. */
export function createWordOverlapScorer(lines: readonly string[]): (line: string) => number {
  const known = lines.map((line) => new Set(wordsOf(line)));
  return (line) => {
    const words = wordsOf(line);
    const shares = known.map((others) => words.filter((word) => others.has(word)).length / words.length);
    return words.length === 0 ? 0 : Math.max(0, ...shares);
  };
}
