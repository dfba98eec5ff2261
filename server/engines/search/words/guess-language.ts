import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import { findEntitiesBySpelling } from "../lexicon/names.ts";
import { isGermanCompound } from "./compounds.ts";
import type { Language } from "./languages.ts";

/**
 * Frequent words by which a language is recognized: function words and common words of recipes. A word in
 * several lists counts for each of them.
 */
const SIGNS: Record<Exclude<Language, "other">, string> = {
  en: "the and with until of for to into from then add in it is a an or on at cup cups tbsp tsp tablespoon teaspoon chopped fresh ground salt flour sugar butter oil egg eggs onion garlic water cheese cream chicken beef sliced large small pepper juice powder sauce milk baking",
  de: "und die der den dem das mit bis fur ein eine einen etwas lassen dann zum zur im bei auf nach el tl prise mehl zucker eier ei wasser salz pfeffer zwiebel zwiebeln knoblauch minuten geben schneiden backen nicht ist butter milch sahne ol kartoffeln gehackt stuck gewurfelt oder kase",
  fr: "et le la les de du des un une avec dans pour sur puis au aux cuillere sel poivre farine sucre beurre oeuf oeufs eau laisser ajouter cuire est vous pendant gousse ail oignon oignons creme lait huile fraiche rape cuilleres persil",
  es: "y el la los las de del un una con en para hasta sobre por cucharada cucharadas cucharadita sal pimienta harina azucar huevo huevos aceite agua minutos anadir cebolla ajo taza que es muy leche mantequilla queso picado picada dientes",
  it: "e il lo la i gli le di del della un una con in per fino poi sale pepe farina zucchero burro uovo uova olio acqua minuti cucchiai cucchiaio aggiungere che nel nella spicchio aglio cipolla forno latte formaggio qb extravergine",
  nl: "en de het een met tot van voor op dan el tl eetlepel theelepel zout peper bloem suiker boter eieren water minuten ui ui teentje laat voeg toe is niet je oven snijd knoflook melk kaas",
  pt: "e o a os as do da de um uma com em para ate sobre depois colher colheres cha sopa sal pimenta farinha acucar ovos manteiga azeite oleo agua minutos xicara cebola alho nao leite queijo",
  sv: "och den det en ett med till i pa tills dl msk tsk krm salt peppar mjol socker smor agg vatten gul lok vitlok ugnen lat ror for ar inte blanda gradde mjolk ost",
  da: "og den det en et med til i pa indtil dl spsk tsk salt peber mel sukker smor aeg vand minutter log hvidlog ovnen lad er af ikke bland floede maelk ost",
};
const GUESSED_LANGUAGES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
const MAX_WORDS = 600;
/**
 * A text with a lower score is too short to judge. It counts as English, unless it names a food in German.
 */
const MIN_SIGNS = 2;

let signs: ReadonlyMap<string, readonly number[]> | null = null;

function indexFrequentWords(): ReadonlyMap<string, readonly number[]> {
  const read = new Map<string, number[]>();
  for (const [i, language] of GUESSED_LANGUAGES.entries()) {
    for (const word of new Set(foldCaseAndAccents(SIGNS[language]).split(" "))) {
      const known = read.get(word);
      if (known) known.push(i);
      else read.set(word, [i]);
    }
  }
  return read;
}

/** The number of words of a short text that are looked up in the lexicon. */
const MAX_NAMES = 20;

/** Whether a short text, such as a title alone, names a food that only German calls so. */
const namesFoodOnlyInGerman = (words: readonly string[]) =>
  words.slice(0, MAX_NAMES).some((word) => {
    const languages = findEntitiesBySpelling([word]);
    return isGermanCompound(word) || (languages?.size === 1 && languages.has("de"));
  });

/** The language that most frequent words of a text belong to; English if it is unclear. */
export function guessLanguageOfWords(words: readonly string[]): Language {
  signs ??= indexFrequentWords();
  const scores = new Float64Array(GUESSED_LANGUAGES.length);
  const most = Math.min(words.length, MAX_WORDS);
  for (let i = 0; i < most; i += 1) {
    const speaksFor = signs.get(words[i] ?? "");
    if (speaksFor === undefined) continue;
    for (const language of speaksFor) scores[language] = (scores[language] ?? 0) + 1 / speaksFor.length;
  }
  const best = Math.max(...scores);
  if (best < MIN_SIGNS) return namesFoodOnlyInGerman(words) ? "de" : "en";
  return GUESSED_LANGUAGES[scores.indexOf(best)] ?? "en";
}
