/** English countable nouns. They change with the count: "1 egg", "2 eggs". */
const COUNTED =
  "egg yolk onion shallot scallion carrot potato tomato lemon lime orange clementine tangerine mandarin grapefruit apple banana pear peach plum apricot nectarine fig date kiwi mango papaya pineapple melon avocado pepper chilli chili chile jalapeño jalapeno habanero courgette aubergine eggplant cucumber leek parsnip turnip beet beetroot radish artichoke pumpkin cabbage cauliflower lettuce mushroom breast thigh drumstick wing leg fillet cutlet chop steak sausage frankfurter meatball chicken duck quail pigeon leaf clove pod sprig stalk stick cube bun roll bagel tortilla wrap pitta pita baguette loaf cracker biscuit cookie wafer croissant muffin doughnut brownie anchovy prawn scallop clam mussel oyster olive caper cherry strawberry raspberry almond walnut pecan hazelnut chestnut marshmallow bulb head fennel sheet slice rasher packet sachet bag bottle jar tin can gherkin pickle cornichon plantain yam quince persimmon pomegranate coconut star bouillon".split(
    " ",
  );
/** Nouns of the list whose form does not change. */
const NEVER = new Set(["fennel", "bouillon", "star", "lettuce", "mint"]);
const IRREGULAR: Record<string, string> = {
  leaf: "leaves",
  loaf: "loaves",
  potato: "potatoes",
  tomato: "tomatoes",
};
const TAIL = /^(?:.*ed|.*ly|beaten|whole|fresh|optional|raw|halves|cut|thick|thin)$/;
const STOPS = /[,;:()[\]–—]| (?:or|and|with|in|for|from|of|at|plus|about|to|on|as|into|without|per) /i;

const plurals = new Map<string, string>();
const singulars = new Map<string, string>();
for (const singular of COUNTED) {
  if (NEVER.has(singular)) continue;
  const plural = IRREGULAR[singular] ?? createRegularPlural(singular);
  plurals.set(singular, plural);
  singulars.set(plural, singular);
}

function createRegularPlural(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const createRegularSingular = (noun: string): string | undefined =>
  /[^sui]s$/.test(noun) ? noun.replace(/(?<=ch|sh|x)es$|s$/, "").replace(/ie$/, "y") : undefined;

/**
 * Inflects the English noun of a text for `count`, plural above 1: "large egg, beaten" becomes "large eggs,
 * beaten" for 2. Unknown nouns change only with `isCounted`, which is set for nouns with a size ("9-inch pie
 * crust").
 */
export function inflectEnglishNoun(text: string, count: number, isCounted = false): string {
  const head = text.slice(0, STOPS.exec(text)?.index ?? text.length);
  const words = [...head.matchAll(/[\p{L}\p{M}'’-]+/gu)];
  while (words.length > 1 && TAIL.test(words.at(-1)?.[0].toLowerCase() ?? "")) words.pop();
  const [last, before] = [words.at(-1), words.at(-2)];
  if (!last) return text;
  const lower = last[0].toLowerCase();
  const isWhite = /^whites?$/.test(lower) && /^eggs?$/i.test(before?.[0] ?? "");
  const known = (count > 1 ? plurals : singulars).get(lower);
  const regular =
    count > 1
      ? createRegularSingular(lower)
        ? lower
        : createRegularPlural(lower)
      : createRegularSingular(lower);
  const counted = isWhite ? (count > 1 ? "whites" : "white") : known;
  const form = counted ?? (isCounted ? regular : undefined);
  if (form === undefined || form === lower) return text;
  const cased = /^\p{Lu}/u.test(last[0]) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  return text.slice(0, last.index) + cased + text.slice(last.index + last[0].length);
}
