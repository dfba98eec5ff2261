import type { LineFeatures } from "./line-signs.ts";
import type { SignsFor } from "./sign-reader.ts";

const NEED =
  /^(?:(?:for this |dafür |dazu |pour cela )?(?:you(?:['’]ll| will)? (?:need|want)|you['’]re going to need|you take|take|grab|i use|we use|man nehme|man nimmt|man braucht|du brauchst|ihr braucht|wir brauchen|ich nehme|du nimmst|nimm|es braucht|il (?:vous |te |me )?faut|prenez|on prend|tu prends|vous prenez|prévoyez|comptez|necesitas|hacen? falta|se necesita[n]?|toma|(?:vi |ti )?servono|ci vogliono|prendi|je hebt nodig|neem|du skal bruge|du behöver|ta|potrzebujesz|precisa de|você vai precisar de))(?:\s?:)?\s+/iu;
const LEADING_AND = /^(?:and|und|et|y|e|ed|en|och|og|i|oraz|plus|sowie|as well as|&)\s+/iu;
const BEFORE_AMOUNT =
  /\s(?:and|und|et|y|e|ed|en|och|og|i|oraz|plus|sowie|as well as|&)\s(?=(?:an? |one |eine? |einen |etwas |un[ea]? |een |ett? |half |some |\d|[½¼¾]))/giu;

/** Splits a text at a separator, except inside brackets and at a decimal comma. */
function splitOutsideBrackets(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? "";
    if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0 && mark.test(letter)) {
      if (letter === "," && /\d/.test(text[i - 1] ?? "") && /\d/.test(text[i + 1] ?? "")) continue;
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/**
 * Whether a text after a comma describes the ingredient before it ("finely chopped") and is no ingredient.
 */
const isDescriptionOfPreviousIngredient = (part: string): boolean =>
  /^(?:finely|roughly|coarsely|thinly|freshly|lightly|peeled|chopped|sliced|diced|minced|grated|crushed|melted|softened|beaten|sifted|drained|rinsed|halved|optional|divided|at room|room temperature|cut |cold|warm|plus |or |fein|grob|gehackt|geschält|gewürfelt|gerieben|zimmerwarm|in (?:scheiben|würfel\p{L}*|ringe\p{L}*|streifen|stücke\p{L}*)|oder |ou |finement|haché\p{L}*|émincé\p{L}*|râpé\p{L}*|fondu\p{L}*|coupé\p{L}*|épluché\p{L}*|picad\p{L}*|rallad\p{L}*|tritat\p{L}*|a temperatura|gesnipperd|fijn|geraspt|o |oder)/iu.test(
    part,
  );

/**
 * Splits an enumeration of ingredients: "2 eggs, 200 g flour and a pinch of salt". Empty if the text has no
 * separator.
 */
export function splitEnumeration(text: string, signsFor: SignsFor): string[] {
  const body = text.replace(NEED, "").replace(/(?<![.;,\s])[.;,\s]+$/u, "");
  for (const mark of [/[•●·▪|]/, /[;；]/, /、/, /[,，]/, /\//]) {
    const parts = splitOutsideBrackets(body, mark);
    if (parts.length < 2) continue;
    const items: string[] = [];
    for (const part of parts) {
      const plain = part.replace(LEADING_AND, "");
      const last = items.at(-1);
      if (
        last !== undefined &&
        mark.source === "," &&
        isDescriptionOfPreviousIngredient(plain) &&
        signsFor(plain).measure === null
      ) {
        items[items.length - 1] = `${last}, ${plain}`;
      } else items.push(...plain.split(BEFORE_AMOUNT).map((item) => item.trim()));
    }
    return splitLastIngredientAtAnd(items.filter((item) => item !== ""));
  }
  const parts = body.split(BEFORE_AMOUNT).map((item) => item.trim());
  return parts.length > 1 ? parts : [];
}

const hasAmountButNoVerb = (signs: LineFeatures): boolean =>
  signs.measure !== null && signs.openings + signs.verbs === 0;

const PAIR = /^(\p{L}{2,20}) (?:and|und|et|y|e|en|och|og|i|oraz) (\p{L}{2,20})$/iu;
const SEASONING =
  /^(?:salt|salz|sel|sal|sale|zout|sól|pepper|pfeffer|poivre|pimienta|pepe|peper|peppar|peber|pieprz|pimenta|pepper)$/iu;

/** Splits the last ingredient at "and", unless it is "salt and pepper". */
function splitLastIngredientAtAnd(items: string[]): string[] {
  const pair = items.length > 2 ? PAIR.exec(items.at(-1) ?? "") : null;
  const [, first = "", second = ""] = pair ?? [];
  if (pair === null || (SEASONING.test(first) && SEASONING.test(second))) return items;
  return [...items.slice(0, -1), first, second];
}

const MAX_ITEM_WORDS = 7;

/** Whether a text enumerates at least three ingredients, two of them with amounts. */
export function isIngredientEnumeration(text: string, signsFor: SignsFor): boolean {
  if (/\d ?(?:kcal|kj|calories)/i.test(text)) return false;
  const items = splitEnumeration(text, signsFor);
  if (items.length < 3 || items.some((item) => item.length > 110)) return false;
  const signs = items.map(signsFor);
  const strong = signs.filter(
    (signs) => signs.measure === "unit" || signs.measure === "count" || signs.measure === "behind",
  ).length;
  const first = signs[0];
  // A long item that ends in an amount is a sentence, not an ingredient.
  if (signs.some(({ measure, words }) => measure === "behind" && words > MAX_ITEM_WORDS)) return false;
  return (
    strong >= Math.max(2, items.length * 0.4) &&
    signs.filter(hasAmountButNoVerb).length >= items.length * 0.45 &&
    (first === undefined || first.openings === 0 || first.measure !== null)
  );
}

export const NEED_INSIDE =
  /,?\s(?:(?:you|we|i)(?:['’]ll)?(?: will)? (?:need|want)|(?:brauchst|benötigst|nimmst) du|(?:braucht|benötigt|nimmt) man|brauche ich|brauchen wir|braucht ihr|il (?:te|vous|me|nous) faut|il faut|on a besoin de|(?:se )?necesita[sn]?|hacen? falta|(?:ti |vi )?servono|ci vogliono|heb je nodig|heb je|behöver du|skal du bruge|potrzebujesz|precisa de)(?:\s?:)?\s+(?=\S)/iu;
/** Matches the words before the name of a dish: "For the", "Pour faire un bon". */
export const FOR_DISH =
  /^(?:(?:for|to make|pour(?: faire| préparer)?|für|um|para(?: hacer| preparar)?|per(?: fare| preparare)?|voor|till?|na)\s)?(?:(?:a|an|the|my|un|une|des|du|de la|le|la|les|l'|ma|mon|den|die|das|dem|einen|eine|ein|mein|meine|meinen|el|los|las|una|il|lo|gli|i|het|een|de)\s)?(?:(?:good|nice|bon|bonne|guten|gute|leckere[rn]?|buen|buon)\s)?/iu;

/**
 * The dish in a line above a list such as "For the clafoutis you need:". "" if the line names no dish; null
 * for other lines.
 */
export function findDishNameBeforeList(text: string): string | null {
  const need =
    text.length > 110 || !/[:：]$/u.test(text)
      ? null
      : NEED_INSIDE.exec(` ${text.replace(/\s?[:：]$/u, "")} x`);
  if (need === null || need.index + need[0].length < text.replace(/\s?[:：]$/u, "").length) return null;
  const name = text
    .slice(0, Math.max(0, need.index - 1))
    .replace(/^\p{L}{2,9}, /u, "")
    .replace(FOR_DISH, "");
  return name.split(" ").length <= 6 ? name.trim() : "";
}
