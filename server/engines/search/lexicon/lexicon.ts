import { memoize } from "../../memoize/memoize.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { categoryLines, dietNames } from "./categories.ts";
import { isFoodWord } from "./food-words.ts";
import { lazy } from "./lazy.ts";
import {
  type Entity,
  findEntitiesBySpelling,
  findEntitiesByStems,
  isFirstWordOfName,
  joinWordsWithoutPluralEndings,
  type Name,
  parseEntityLine,
  toStemKey,
} from "./names.ts";

/** A category of food: the names of its members, and the exceptions, names that only sound like members. */
export type Category = { members: readonly Name[]; exceptions: readonly Name[] };

type Categories = { byName: ReadonlyMap<string, () => Category>; namesByKey: ReadonlyMap<string, string> };
const categories = lazy(readCategories);

/** The maximum number of words in a name. */
export const MAX_NAME_WORDS = 4;
/** Size of the cache that maps a first word to the languages that have a name starting with it. */
const FIRST_WORD_CACHE_LIMIT = 5_000;

function readCategories(): Categories {
  const byName = new Map<string, () => Category>();
  const namesByKey = new Map<string, string>();
  // The first name of each entity in each language comes before all others, because a search uses only the
  // first names of the list.
  const isFirst = ({ language }: Name, i: number, all: readonly Name[]) =>
    all.findIndex((item) => item.language === language) === i;
  const inAllLanguages = (names: readonly string[]): Name[] => {
    const each = names
      .flatMap(parseEntityLine)
      .map((name) => [name, ...findEntitiesByStems(name.words, name.language).flat()]);
    return [
      ...each.flatMap((all) => all.filter(isFirst)),
      ...each.flatMap((all) => all.filter((name, index) => !isFirst(name, index, all))),
    ];
  };
  for (const { names, members, exceptions } of categoryLines()) {
    const name = names.join(", ");
    const category = lazy(() => ({
      members: removeRedundantNames(inAllLanguages(members)),
      exceptions: removeRedundantNames(inAllLanguages(exceptions)),
    }));
    byName.set(name, category);
    for (const { words, language } of inAllLanguages(names)) {
      const key = toStemKey(words, language);
      if (!namesByKey.has(key)) namesByKey.set(key, name);
    }
  }
  return { byName, namesByKey };
}

/**
 * Drops duplicates, and names with a word that is a name itself: "pork belly" is redundant next to "pork".
 */
function removeRedundantNames(names: readonly Name[]): Name[] {
  const byKey = new Map(names.map((name) => [toStemKey(name.words, name.language), name]));
  return [...byKey.values()].filter(
    ({ words, language }) =>
      words.length === 1 || !words.some((word) => byKey.has(toStemKey([word], language))),
  );
}

/**
 * Entities with this name in a language. Compares spellings first, and stems if no entity has the spelling.
 */
export function findEntitiesByName(words: readonly string[], language: Language): readonly Entity[] {
  const written = findEntitiesBySpelling(words);
  if (written !== undefined) return written.get(language) ?? [];
  // A food word that is in no entity line matches no entity, even if it shares its stem with one.
  const [only = "", ...more] = words;
  return more.length === 0 && isFoodWord(only) ? [] : findEntitiesByStems(words, language);
}

/** The languages in which a name of several words starts with this word. For most words there is none. */
const languagesOfFirstWord = memoize(FIRST_WORD_CACHE_LIMIT, (word) =>
  LANGUAGES.filter((language) => isFirstWordOfName(word, language)),
);

/**
 * How many of the first words together name an entity in any language: at least 2, or 0 if they name none.
 */
export function countEntityNameWords(words: readonly string[]): number {
  const [first = ""] = words;
  const languages = languagesOfFirstWord(first);
  for (let size = words.length; size > 1; size -= 1) {
    const some = words.slice(0, size);
    if (
      findEntitiesBySpelling(some) ||
      languages.some((language) => findEntitiesByStems(some, language).length > 0)
    )
      return size;
  }
  return 0;
}

/**
 * The category that the words name in a language: German "Nüsse" is "nut". Null for a single food such as
 * French "noix".
 */
export function findCategoryInLanguageOrNull(words: readonly string[], language: Language): string | null {
  return categories().namesByKey.get(toStemKey(words, language)) ?? null;
}

/**
 * All names of a diet, as words. Queries ask for it by these names, and recipes label themselves with them.
 */
export function getDietNames(diet: string): (readonly string[])[] {
  return (dietNames.get(diet) ?? [""]).map((name) => splitIntoFoldedWords(name));
}

/**
 * Names of foods in other languages that are English words with another meaning: French "bar" is a fish,
 * Spanish "pan" is bread. Unlike other foreign names, these are not searched in English recipes.
 */
const FALSE_FRIENDS = new Set(
  "bar pan rind germ glace lima masa pay polo saute pain sable pate tartar tartare".split(" "),
);

const falseFriends = new WeakMap<Name, boolean>();

/** Whether a name in another language is an English word for something else: French "raisin" means grape. */
export function isEnglishWordForSomethingElse(name: Name): boolean {
  if (name.language === "en") return false;
  const known = falseFriends.get(name);
  if (known !== undefined) return known;
  const result = hasOtherEnglishMeaning(name);
  falseFriends.set(name, result);
  return result;
}

function hasOtherEnglishMeaning({ words, language }: Name): boolean {
  const isIt = (name: Name) => name.language === language && name.words.join(" ") === words.join(" ");
  if (FALSE_FRIENDS.has(words.join(" "))) return true;
  const found = findEntitiesByStems(words, "en");
  return found.length > 0 && found.every((entity) => !entity.some(isIt));
}

export function getCategoryOrNull(name: string): Category | null {
  return categories().byName.get(name)?.() ?? null;
}

/**
 * Whether two words with the same stem are different words, because no entity has both as names. For example
 * Spanish "canela" and French "canelés" have the same stem in Spanish.
 */
export function isOtherWordWithSameStem(word: string, known: string, language: Language): boolean {
  const theirs = findEntitiesBySpelling([known])?.get(language);
  if (
    theirs === undefined ||
    joinWordsWithoutPluralEndings([known]) === joinWordsWithoutPluralEndings([word])
  )
    return false;
  const own = findEntitiesBySpelling([word]);
  if (own === undefined) return isFoodWord(word);
  const entities = [...own.values()].flat();
  return !theirs.some((entity) => entities.includes(entity));
}

/**
 * Minimum length of the rest when a plural ending is removed: "vegen" is not accepted as a plural of "veg".
 */
const MIN_SINGULAR_LENGTH = 4;
const PLURAL = /(?:en|er|es|[nesx])$/;
/**
 * A doubled last letter is a typo rather than a plural: "lemonadee" is not accepted as a form of "lemonade".
 */
const DOUBLED = /(.)\1$/;

/**
 * Whether the lexicon has this spelling in any language, so that the word is no typo. It compares no stems,
 * because Italian "cachi" shares its stem with "cachio", a typo of "cacio".
 */
export function isLexiconWord(word: string): boolean {
  const singular = word.replace(PLURAL, "");
  const isPlural = singular.length >= MIN_SINGULAR_LENGTH && !DOUBLED.test(word);
  // The plural pattern removes "es" from English "cupcakes", so the form without "s" is tried as well.
  const forms = isPlural ? [word, singular, word.replace(/s$/, "")] : [word];
  return forms.some((form) => findEntitiesBySpelling([form]) !== undefined) || categories().byName.has(word);
}
