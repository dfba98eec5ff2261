import { LANGUAGE_LETTERS, LANGUAGES, type Language, toStemWithLanguage } from "../words/languages.ts";
import { lazy } from "./lazy.ts";
import { isFalseFriend } from "./lexicon.ts";
import { entityOfMark, getAllEntities, type Name } from "./names.ts";
import { STOP_WORDS } from "./query-stopwords.ts";

/** A name of an entity as stems with the letter of a language. */
type StemmedName = { stems: readonly string[]; mark: string };

/** Names by letter of the language, then by first stem. Each language is read with its first recipe. */
const namesByLetter = new Map(
  LANGUAGES.map((language) => [LANGUAGE_LETTERS[language], lazy(() => readStemmedNames(language))]),
);

const significantWords = ({ words }: Name) => words.filter((word) => !STOP_WORDS.has(word));

function readStemmedNames(language: Language): ReadonlyMap<string, readonly StemmedName[]> {
  const said = new Map<string, StemmedName[]>();
  for (const name of getAllEntities().flat()) {
    const { mark } = name;
    if (mark === undefined) continue;
    if (name.language !== language && (language !== "en" || isFalseFriend(name))) continue;
    const stems = significantWords(name).map((word) => toStemWithLanguage(word, language));
    const [first] = stems;
    if (first === undefined) continue;
    const known = said.get(first);
    if (known === undefined) said.set(first, [{ stems, mark }]);
    else known.push({ stems, mark });
  }
  return said;
}

const namesStartingWith = (coded: string) => namesByLetter.get(coded.charAt(0))?.().get(coded) ?? [];

/**
 * The languages, among those of the recipes, whose recipes may say a name: its own, and English, unless it is English
 * for something else.
 */
export function findLanguagesOfName(name: Name, present: readonly Language[]): Language[] {
  const { language } = name;
  if (!present.includes(language)) return [];
  return language === "en" || !present.includes("en") || isFalseFriend(name) ? [language] : [language, "en"];
}

/** Reads what English recipes say, which takes a fifth of a second: the first one to be stored would wait for it. */
export function warmUpLexicon(): void {
  findEntityMarks([""], "en");
}

/** Marks of all entities that are named in a title, an ingredient or tags, without duplicates. */
export function findEntityMarks(stems: readonly string[], language: Language): string[] {
  const here = new Set(stems.map((stem) => LANGUAGE_LETTERS[language] + stem));
  const found = new Set<string>();
  for (const stem of here)
    for (const said of namesStartingWith(stem))
      if (said.stems.length === 1 || said.stems.every((item) => here.has(item))) found.add(said.mark);
  return [...found];
}

const singleStems = new Map<string, ReadonlySet<string>>();

/**
 * Whether a stem alone is a name of an entity: recipes with the stem have the entity's mark. A search needs
 * few entities, so this does not read all names of a language.
 */
export function isStemOfEntityName(coded: string, mark: string): boolean {
  const known = singleStems.get(mark) ?? readSingleStems(mark);
  singleStems.set(mark, known);
  return known.has(coded);
}

function readSingleStems(mark: string): ReadonlySet<string> {
  return new Set(
    entityOfMark(mark).flatMap((name) => {
      const [word, ...others] = significantWords(name);
      if (word === undefined || others.length > 0) return [];
      return findLanguagesOfName(name, LANGUAGES).map((language) => toStemWithLanguage(word, language));
    }),
  );
}
