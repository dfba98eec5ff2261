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

/** A language that has a stemmer. Words of the language "other" are not stemmed. */
export type Language = "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "sv" | "da" | "other";

/**
 * The letter before each stem in the index. It separates equal stems of two languages: French "pates" and
 * English "pate".
 */
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

/** The number of cached stems per language. Stemming a word takes some microseconds. */
const STEM_CACHE_LIMIT = 20_000;

/** Parses lists like "leaves leaf, loaves loaf": an irregular form, then the word whose stem it gets. */
const parseIrregularForms = (...lists: string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split(", ").map((pair) => pair.split(" ") as [string, string])));

const IRREGULAR: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: parseIrregularForms(
    "leaves leaf, loaves loaf, halves half, calves calf, knives knife, geese goose, chillies chili",
    "chilli chili, chilies chili, chilis chili, chillis chili, chiles chili, chile chili",
    "yoghurt yogurt, yoghurts yogurt, veggie vegetable, veggies vegetable, mac macaroni, bbq barbecue",
    "barbeque barbecue, doughnut donut, doughnuts donut, omelette omelet, omelettes omelet",
    "whisky whiskey",
  ),
  de: parseIrregularForms(
    "eier ei, eiern ei, huhner huhn",
    // The stemmer gives "Kräuter" (herbs) and "Kraut" (cabbage) the same stem, so "Kräuter" gets another one.
    "krauter wurzkraut, krautern wurzkraut",
  ),
  es: parseIrregularForms(
    // The stemmer gives "pimienta" (the spice) and "pimiento" (the vegetable) the same stem, so "pimiento"
    // gets another one.
    "pimiento pimientoverdura, pimientos pimientoverdura",
  ),
  fr: parseIrregularForms(
    "oeufs oeuf, choux chou",
    // The stemmer gives "saucisse" (sausage) and "sauce" the same stem, so "saucisse" gets another one.
    "saucisse saucisson, saucisses saucisson",
  ),
  it: parseIrregularForms(
    "uova uov, uovo uov",
    // The stemmer gives "pesca" (peach) and "pesce" (fish) the same stem, so "pesca" gets another one.
    "pesca pescanoce, pesche pescanoce",
    // The stemmer gives "frittata" (omelette) and "fritto" (fried) the same stem, so "frittata" gets another
    // one.
    "frittata frittatina, frittate frittatina",
  ),
};

/**
 * Replaces "ae", "oe" and "ue" in a folded word by "a", "o" and "u", the folded forms of "ä", "ö" and "ü".
 */
export const replaceUmlautDigraphs = (word: string) =>
  word
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeq])ue(?!r$)/g, "u");

/** Removes the plural "n" after "el" and "er" ("Kartoffeln", "Zwiebeln"), because the stemmer does not. */
const stemGermanWord = (word: string) => german(replaceUmlautDigraphs(word).replace(/(e[lr])n$/, "$1"));

/** Removes the plural "s" first, because the stemmer gives "pies" and "pie" different stems. */
function stemEnglishWord(word: string): string {
  const singular = word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  if (singular.length < 4) return singular;
  if (singular.endsWith("ie")) return english(singular.length > 4 ? `${singular.slice(0, -2)}y` : singular);
  return english(/(?:ch|sh|ss|x|z|o)e$/.test(singular) ? singular.slice(0, -1) : singular);
}

const LATIN = /^[a-z]+$/;
const STEMMERS: Record<Language, (word: string) => string> = {
  en: stemEnglishWord,
  de: stemGermanWord,
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
 * The common form of all inflected forms of a folded word; it need not be a word. Texts and queries are
 * stemmed alike.
 */
export function stemWord(word: string, language: Language = "en"): string {
  const irregular = IRREGULAR[language]?.get(word);
  if (irregular !== undefined && irregular !== word) return stemWord(irregular, language);
  if (word.length < 4 || !LATIN.test(word)) return word;
  return memoizedStemmers[language](word);
}

/** The stem with the letter of its language before it, as the index stores it. */
export function toStemWithLanguage(word: string, language: Language): string {
  return LANGUAGE_LETTERS[language] + stemWord(word, language);
}

const START_LENGTH = 2;
/**
 * If the second letter of a word is this one, its stem may start differently: German "aepfel" has the stem
 * "apfel".
 */
const CHANGED_LETTERS: Partial<Record<Language, string>> = { de: "e", en: "y" };

/**
 * The first two letters of the stem. Most stems start like their words, so this rarely has to compute the
 * stem.
 */
export function getStemStart(word: string, language: Language): string {
  const isChanged = word[1] === CHANGED_LETTERS[language] || IRREGULAR[language]?.has(word);
  return (isChanged ? stemWord(word, language) : word).slice(0, START_LENGTH);
}
