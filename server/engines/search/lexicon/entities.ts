import { LANGUAGE_LETTERS, LANGUAGES, type Language, toStemWithLanguage } from "../words/languages.ts";
import { lazy } from "./lazy.ts";
import { isEnglishWordForSomethingElse } from "./lexicon.ts";
import { getAllEntities, getEntityOfMark, type Name } from "./names.ts";
import { STOP_WORDS } from "./query-stopwords.ts";

/**
 * One name of an entity as stems, each prefixed by the letter of its language. `mark` identifies the entity.
 */
type StemmedName = { stems: readonly string[]; mark: string };

/**
 * Names by the letter of a language, then by their first stem. The names of a language are read on first use.
 */
const namesByLetter = new Map(
  LANGUAGES.map((language) => [LANGUAGE_LETTERS[language], lazy(() => readStemmedNames(language))]),
);

const getNameWordsWithoutStopWords = ({ words }: Name) => words.filter((word) => !STOP_WORDS.has(word));

function readStemmedNames(language: Language): ReadonlyMap<string, readonly StemmedName[]> {
  const said = new Map<string, StemmedName[]>();
  for (const name of getAllEntities().flat()) {
    const { mark } = name;
    if (mark === undefined) continue;
    if (name.language !== language && (language !== "en" || isEnglishWordForSomethingElse(name))) continue;
    const stems = getNameWordsWithoutStopWords(name).map((word) => toStemWithLanguage(word, language));
    const [first] = stems;
    if (first === undefined) continue;
    const known = said.get(first);
    if (known === undefined) said.set(first, [{ stems, mark }]);
    else known.push({ stems, mark });
  }
  return said;
}

const getNamesStartingWithStem = (coded: string) => namesByLetter.get(coded.charAt(0))?.().get(coded) ?? [];

/**
 * The languages among `present` whose recipes may contain a name: its own, and English, unless the name is an
 * English word with another meaning.
 */
export function findLanguagesOfName(name: Name, present: readonly Language[]): Language[] {
  const { language } = name;
  if (!present.includes(language)) return [];
  return language === "en" || !present.includes("en") || isEnglishWordForSomethingElse(name)
    ? [language]
    : [language, "en"];
}

/**
 * Reads the names that occur in English recipes. This takes 0.2 s, which the first write of a recipe would
 * otherwise wait for.
 */
export function warmUpLexicon(): void {
  findEntityMarks([""], "en");
}

/**
 * Marks of all entities whose names occur among the stems of a title, an ingredient or tags, without
 * duplicates.
 */
export function findEntityMarks(stems: readonly string[], language: Language): string[] {
  const here = new Set(stems.map((stem) => LANGUAGE_LETTERS[language] + stem));
  const found = new Set<string>();
  for (const stem of here)
    for (const said of getNamesStartingWithStem(stem))
      if (said.stems.length === 1 || said.stems.every((item) => here.has(item))) found.add(said.mark);
  return [...found];
}

const singleStems = new Map<string, ReadonlySet<string>>();

/**
 * Whether a single stem is a name of the entity: if so, every recipe with the stem also has the entity's
 * mark. Reads only this entity's names instead of all names of the language, because a search needs few
 * entities.
 */
export function isStemOfEntityName(coded: string, mark: string): boolean {
  const known = singleStems.get(mark) ?? readSingleStems(mark);
  singleStems.set(mark, known);
  return known.has(coded);
}

function readSingleStems(mark: string): ReadonlySet<string> {
  return new Set(
    getEntityOfMark(mark).flatMap((name) => {
      const [word, ...others] = getNameWordsWithoutStopWords(name);
      if (word === undefined || others.length > 0) return [];
      return findLanguagesOfName(name, LANGUAGES).map((language) => toStemWithLanguage(word, language));
    }),
  );
}
