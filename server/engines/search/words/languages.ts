import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { memoize } from "../../memoize/memoize.ts";

/** A language whose words are stemmed; "other" words stay as they are. */
export type Language = "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "sv" | "da" | "other";

/** A stem carries the letter of its language, so that French "pates" and English "pate" stay two words. */
export const LANGUAGE_LETTERS: Record<Language, string> = {
  en: "e",
  de: "d",
  fr: "f",
  es: "s",
  it: "i",
  nl: "n",
  pt: "p",
  sv: "v",
  da: "k",
  other: "x",
};
export const LANGUAGES = Object.keys(LANGUAGE_LETTERS) as Language[];

/** Cached stems per language: stemming takes some microseconds. */
const STEM_CACHE_LIMIT = 20_000;

/** "leaves leaf, loaves loaf": words with the stem of each. */
const pairs = (...lists: string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split(", ").map((pair) => pair.split(" ") as [string, string])));

const IRREGULAR: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: pairs(
    "leaves leaf, loaves loaf, halves half, calves calf, knives knife, geese goose, chillies chili",
    "chilli chili, chilies chili, chilis chili, chillis chili, chiles chili, chile chili",
    "yoghurt yogurt, yoghurts yogurt, veggie vegetable, veggies vegetable, mac macaroni, bbq barbecue",
    "barbeque barbecue, doughnut donut, doughnuts donut, omelette omelet, omelettes omelet",
    "whisky whiskey",
  ),
  de: pairs(
    "eier ei, eiern ei, huhner huhn",
    // Herbs and cabbage have one stem.
    "krauter wurzkraut, krautern wurzkraut",
  ),
  es: pairs(
    // The spice and the vegetable have one stem.
    "pimiento pimientoverdura, pimientos pimientoverdura",
  ),
  fr: pairs(
    "oeufs oeuf, choux chou",
    // Sausages and sauces have one stem.
    "saucisse saucisson, saucisses saucisson",
  ),
  it: pairs(
    "uova uov, uovo uov",
    // Peaches and fish have one stem.
    "pesca pescanoce, pesche pescanoce",
    // Omelettes and fried food have one stem.
    "frittata frittatina, frittate frittatina",
  ),
};

/** A folded word with the letters of "ä", "ö" and "ü" where it has "ae", "oe" and "ue". */
export const umlautsOf = (word: string) =>
  word
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeq])ue(?!r$)/g, "u");

/** Plurals of words in -el and -er, which the German stemmer leaves: "Kartoffeln", "Zwiebeln". */
const germanForm = (word: string) => german(umlautsOf(word).replace(/(e[lr])n$/, "$1"));

/** "berries" is "berry" and "cookies" "cooky": done before the stemmer, which keeps "pies" and "pie" apart. */
function englishForm(word: string): string {
  const singular = word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  if (singular.length < 4) return singular;
  if (singular.endsWith("ie")) return english(singular.length > 4 ? `${singular.slice(0, -2)}y` : singular);
  return english(/(?:ch|sh|ss|x|z|o)e$/.test(singular) ? singular.slice(0, -1) : singular);
}

const LATIN = /^[a-z]+$/;
const STEMMERS: Record<Language, (word: string) => string> = {
  en: englishForm,
  de: germanForm,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
  da: danish,
  other: (word) => word,
};
const memoizedStemmers = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    memoize(STEM_CACHE_LIMIT, (word) => STEMMERS[language](word) || word),
  ]),
) as Record<Language, (word: string) => string>;

/**
 * One form for the forms of a word, applied alike to what is stored and what is asked: the result need not be a word.
 * The word is folded (`fold`).
 */
export function stemWord(word: string, language: Language = "en"): string {
  const irregular = IRREGULAR[language]?.get(word);
  if (irregular !== undefined && irregular !== word) return stemWord(irregular, language);
  if (word.length < 4 || !LATIN.test(word)) return word;
  return memoizedStemmers[language](word);
}

/** The stem with the letter of its language before it: how the index knows it. */
export function toStemWithLanguage(word: string, language: Language): string {
  return LANGUAGE_LETTERS[language] + stemWord(word, language);
}

const START_LENGTH = 2;
/** Second letters of words whose stems may begin otherwise: German "aepfel" is "apfel", English "eyed" is "ei". */
const CHANGED_LETTERS: Partial<Record<Language, string>> = { de: "e", en: "y" };

/** The first two letters of the stem. Most stems begin as their words do, so this is cheaper than a stem. */
export function getStemStart(word: string, language: Language): string {
  const isChanged = word[1] === CHANGED_LETTERS[language] || IRREGULAR[language]?.has(word);
  return (isChanged ? stemWord(word, language) : word).slice(0, START_LENGTH);
}
