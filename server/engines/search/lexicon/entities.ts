import { codedStem, LANGUAGE_LETTERS, LANGUAGES, type Language } from "../words/languages.ts";
import { lazy } from "./lazy.ts";
import { isFalseFriend } from "./lexicon.ts";
import { allEntities, entityOfMark, type Name } from "./names.ts";
import { STOP_WORDS } from "./query-stopwords.ts";

/** A name of a thing as the recipes of one language have it: its stems with their letter. */
type StemmedName = { stems: readonly string[]; mark: string };

/** What recipes of a language say, by the letter: the names by their first stem. Each is made when its first recipe comes. */
const namesByLetter = new Map(
  LANGUAGES.map((language) => [LANGUAGE_LETTERS[language], lazy(() => readStemmedNames(language))]),
);

const significantWords = ({ words }: Name) => words.filter((word) => !STOP_WORDS.has(word));

function readStemmedNames(language: Language): ReadonlyMap<string, readonly StemmedName[]> {
  const said = new Map<string, StemmedName[]>();
  for (const name of allEntities().flat()) {
    const { mark } = name;
    if (mark === undefined) continue;
    if (name.language !== language && (language !== "en" || isFalseFriend(name))) continue;
    const stems = significantWords(name).map((word) => codedStem(word, language));
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
export function languagesOfName(name: Name, present: readonly Language[]): Language[] {
  const { language } = name;
  if (!present.includes(language)) return [];
  return language === "en" || !present.includes("en") || isFalseFriend(name) ? [language] : [language, "en"];
}

/** Reads what English recipes say, which takes a fifth of a second: the first one to be stored would wait for it. */
export function warmUpLexicon(): void {
  findEntityMarks([""], "en");
}

/** The marks of all things that a title, an ingredient or tags name, each once. */
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
 * Whether a stem alone names a thing: recipes that have it have the thing's mark. Who searches asks of few things, and
 * need not know what all recipes may say.
 */
export function isNameOfEntity(coded: string, mark: string): boolean {
  const known = singleStems.get(mark) ?? readSingleStems(mark);
  singleStems.set(mark, known);
  return known.has(coded);
}

function readSingleStems(mark: string): ReadonlySet<string> {
  return new Set(
    entityOfMark(mark).flatMap((name) => {
      const [word, ...others] = significantWords(name);
      if (word === undefined || others.length > 0) return [];
      return languagesOfName(name, LANGUAGES).map((language) => codedStem(word, language));
    }),
  );
}
