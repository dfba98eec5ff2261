import { memoize } from "../../memoize/memoize.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { categoryLines, dietNames } from "./categories.ts";
import { isFoodWord } from "./food-words.ts";
import { lazy } from "./lazy.ts";
import {
  type Entity,
  entitiesBySpelling,
  entitiesByStems,
  type Name,
  parseEntityLine,
  spellingOf,
  startsName,
  toStemKey,
} from "./names.ts";

/** A kind of food: its members' names, and names that sound like members and are none. */
export type Category = { members: readonly Name[]; exceptions: readonly Name[] };

type Categories = { byName: ReadonlyMap<string, () => Category>; namesByKey: ReadonlyMap<string, string> };
const categories = lazy(readCategories);

/** More words than these are no name here. */
export const MAX_NAME_WORDS = 4;
/** Words whose languages of names are cached. */
const FIRST_WORD_CACHE_LIMIT = 5_000;

function readCategories(): Categories {
  const byName = new Map<string, () => Category>();
  const namesByKey = new Map<string, string>();
  // The first name of each entity in each language comes before any other: a search reads only so many.
  const isFirst = ({ language }: Name, i: number, all: readonly Name[]) =>
    all.findIndex((item) => item.language === language) === i;
  const inAllLanguages = (names: readonly string[]): Name[] => {
    const each = names
      .flatMap(parseEntityLine)
      .map((name) => [name, ...entitiesByStems(name.words, name.language).flat()]);
    return [
      ...each.flatMap((all) => all.filter(isFirst)),
      ...each.flatMap((all) => all.filter((name, index) => !isFirst(name, index, all))),
    ];
  };
  for (const { names, members, exceptions } of categoryLines()) {
    const name = names.join(", ");
    const category = lazy(() => ({
      members: withoutRedundant(inAllLanguages(members)),
      exceptions: withoutRedundant(inAllLanguages(exceptions)),
    }));
    byName.set(name, category);
    for (const { words, language } of inAllLanguages(names)) {
      const key = toStemKey(words, language);
      if (!namesByKey.has(key)) namesByKey.set(key, name);
    }
  }
  return { byName, namesByKey };
}

/** Each name once, and none that holds another of one word: where "pork" is, "pork belly" says nothing more. */
function withoutRedundant(names: readonly Name[]): Name[] {
  const byKey = new Map(names.map((name) => [toStemKey(name.words, name.language), name]));
  return [...byKey.values()].filter(
    ({ words, language }) =>
      words.length === 1 || !words.some((word) => byKey.has(toStemKey([word], language))),
  );
}

/** Entities with this name in a language; compares stems when no entity has this spelling. */
export function findEntitiesByName(words: readonly string[], language: Language): readonly Entity[] {
  const written = entitiesBySpelling(words);
  if (written !== undefined) return written.get(language) ?? [];
  // A word for food without a line names none, though it has the stem of one.
  const [only = "", ...more] = words;
  return more.length === 0 && isFoodWord(only) ? [] : entitiesByStems(words, language);
}

/** The languages in which a name of several words begins with a word: in most there is none. */
const languagesOfFirstWord = memoize(FIRST_WORD_CACHE_LIMIT, (word) =>
  LANGUAGES.filter((language) => startsName(word, language)),
);

/**
 * The number of leading words that together name an entity in any language, at least 2; 0 if there is none.
 */
export function countEntityNameWords(words: readonly string[]): number {
  const [first = ""] = words;
  const languages = languagesOfFirstWord(first);
  for (let size = words.length; size > 1; size -= 1) {
    const some = words.slice(0, size);
    if (entitiesBySpelling(some) || languages.some((language) => entitiesByStems(some, language).length > 0))
      return size;
  }
  return 0;
}

/** The kind that words name in a language: "noix" is "walnut", which is no kind; "Nüsse" is "nut". */
export function findCategoryInLanguageOrNull(words: readonly string[], language: Language): string | null {
  return categories().namesByKey.get(toStemKey(words, language)) ?? null;
}

/** The names by which a text asks for a diet, and recipes say that they are of it. */
export function getDietNames(diet: string): (readonly string[])[] {
  return (dietNames.get(diet) ?? [""]).map((name) => splitIntoFoldedWords(name));
}

/**
 * Words that English has too, for something else: French "bar" is a fish, Spanish "pan" is bread. A name of another
 * language is looked for in English recipes as well, but not these.
 */
const FALSE_FRIENDS = new Set(
  "bar pan rind germ glace lima masa pay polo saute pain sable pate tartar tartare".split(" "),
);

const falseFriends = new WeakMap<Name, boolean>();

/** Whether a name of another language is English for something else: French "raisin" is a grape. */
export function isFalseFriend(name: Name): boolean {
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
  const found = entitiesByStems(words, "en");
  return found.length > 0 && found.every((entity) => !entity.some(isIt));
}

export function getCategoryOrNull(name: string): Category | null {
  return categories().byName.get(name)?.() ?? null;
}

/**
 * Whether two words with the same stem are different words: the lexicon has both and no entity has both.
 * Spanish "canela" and French "canelés" have the same stem in Spanish.
 */
export function isOtherWordWithSameStem(word: string, known: string, language: Language): boolean {
  const theirs = entitiesBySpelling([known])?.get(language);
  if (theirs === undefined || spellingOf([known]) === spellingOf([word])) return false;
  const own = entitiesBySpelling([word]);
  if (own === undefined) return isFoodWord(word);
  const entities = [...own.values()].flat();
  return !theirs.some((entity) => entities.includes(entity));
}

/** "vegen" is no plural of "veg". */
const MIN_SINGULAR_LENGTH = 4;
const PLURAL = /(?:en|er|es|[nesx])$/;
/** And "lemonadee" is none of lemonade. */
const DOUBLED = /(.)\1$/;

/**
 * Whether the lexicon has this spelling in any language: then it is no typo. Stems do not suffice: Italian
 * has one for "cachi" and for "cachio", a typo of "cacio".
 */
export function isLexiconWord(word: string): boolean {
  const singular = word.replace(PLURAL, "");
  const isPlural = singular.length >= MIN_SINGULAR_LENGTH && !DOUBLED.test(word);
  // English "cupcakes" loses an "s" alone.
  const forms = isPlural ? [word, singular, word.replace(/s$/, "")] : [word];
  return forms.some((form) => entitiesBySpelling([form]) !== undefined) || categories().byName.has(word);
}
