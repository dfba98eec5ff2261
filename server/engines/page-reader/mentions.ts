import { textKey } from "./clean-text.ts";

const WORD = /\p{L}{4,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu;
/** Words that stand in many lines and name nothing: measures, sizes, what was done to a thing. */
const COMMON = new Set(
  "cups tablespoon tablespoons teaspoon teaspoons ounce ounces pound pounds gram grams large small medium fresh freshly ground chopped sliced diced minced grated optional taste about plus more room temperature divided packed softened melted cooked peeled finely thinly roughly cloves pinch handful package packet with from into your according extra virgin kosher black sea salt pepper gehackt frisch frische etwas stück esslöffel teelöffel gramm prise nach belieben gekocht cuillère cuillères soupe café grammes pincée frais fraîche cucharada cucharadas cucharadita gramos fresco pizca cucchiaio cucchiai grammi fresco eetlepel theelepel gram verse matsked tesked gram färsk łyżka łyżki łyżeczka szklanka szczypta świeży".split(
    " ",
  ),
);
const STEM = 5;

/** How the words of a line begin: endings change with number and case ("carrots", "carrot"; "mąki", "mąka"). */
function stemsOf(line: string): string[] {
  const words = line.toLowerCase().match(WORD) ?? [];
  const stems = words
    .filter((word) => !COMMON.has(word))
    .map((word) => word.slice(0, STEM - (word.length < 6 ? 1 : 0)));
  return stems.length > 0 ? stems : words.map((word) => word.slice(0, STEM));
}

/**
 * The share of ingredients of which the method speaks, 0 to 1. The two lists are written apart, so where they speak of the
 * same things they are of one recipe and neither is cut short.
 */
export function mentionedShare(ingredients: readonly string[], steps: readonly string[]): number {
  if (ingredients.length === 0) return 0;
  const method = textKey(steps.join(" ")).slice(0, 200_000);
  const mentioned = ingredients.filter((line) =>
    stemsOf(line.slice(0, 300)).some((stem) => method.includes(textKey(stem))),
  );
  return mentioned.length / ingredients.length;
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The largest share of a line's words that stand in one of `lines`, 0 to 1. */
export function sharedWords(lines: readonly string[]): (line: string) => number {
  const known = lines.map((line) => new Set(wordsOf(line)));
  return (line) => {
    const words = wordsOf(line);
    const shares = known.map((others) => words.filter((word) => others.has(word)).length / words.length);
    return words.length === 0 ? 0 : Math.max(0, ...shares);
  };
}
