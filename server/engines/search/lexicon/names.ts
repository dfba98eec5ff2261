import { getStemStart, LANGUAGES, type Language, toStemWithLanguage } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { entityLines } from "./entity-lines.ts";
import { lazy } from "./lazy.ts";

/**
 * A name of an entity in one language. `mark` identifies the entity in the index. Names combined from two
 * entities have none.
 */
export type Name = { words: readonly string[]; language: Language; mark?: string };
/** All names of one food, dish, drink or cooking method. */
export type Entity = readonly Name[];

/** The radix of a mark, which is the position of the entity in the data files. */
const MARK_RADIX = 36;

/** Names of one language whose first stem starts with the same two letters. */
type NameGroup = {
  /** The first stems of names that have several words. */
  firstStems: ReadonlySet<string>;
  /** Entities by the stems of a name (`toStemKey`). */
  entities: ReadonlyMap<string, readonly Entity[]>;
};
/**
 * Groups by the first two letters of the first stem. Stemming all names takes half a second, so each group is
 * stemmed on first use.
 */
type NameGroups = ReadonlyMap<string, () => NameGroup>;
const readEntities = lazy((): readonly Entity[] => {
  const entities: Entity[] = [];
  for (const line of entityLines()) {
    const mark = entities.length.toString(MARK_RADIX);
    const names = parseEntityLine(line);
    for (const name of names) name.mark = mark;
    if (names.length > 0) entities.push(names);
  }
  return entities;
});
const nameGroups = new Map(
  LANGUAGES.map((language) => [language, lazy(() => groupNamesByStemStart(language))]),
);
const spellings = lazy(indexEntitiesBySpelling);

/** The stems of a name, joined by spaces: the key by which any inflected form of the name is found. */
export function toStemKey(words: readonly string[], language: Language): string {
  return words.map((word) => toStemWithLanguage(word, language)).join(" ");
}

/**
 * The words of a name without a plural "s" or "es". Unlike stems, which are equal for "macaron" and
 * "macaroni" in some languages, it tells such words apart. Words of three letters are unchanged: German "Eis"
 * is not "Ei".
 */
export const joinWordsWithoutPluralEndings = (words: readonly string[]) =>
  words.map((word) => word.replace(/(?<=...)e?s$/, "")).join(" ");

/**
 * Parses a line of the form `english names; de: german names; fr: french names`. Names are separated by
 * commas.
 */
export function parseEntityLine(line: string): Name[] {
  return line.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    const language = colon < 0 ? "en" : (part.slice(0, colon).trim() as Language);
    return part
      .slice(colon + 1)
      .split(",")
      .flatMap((name) => {
        const words = splitIntoFoldedWords(name);
        return words.length === 0 ? [] : [{ words, language }];
      });
  });
}

function groupNamesByStemStart(language: Language): NameGroups {
  const shelf = new Map<string, Name[]>();
  for (const entity of readEntities())
    for (const name of entity) {
      if (name.language !== language) continue;
      const start = getStemStart(name.words[0] ?? "", language);
      const names = shelf.get(start);
      if (names === undefined) shelf.set(start, [name]);
      else names.push(name);
    }
  return new Map([...shelf].map(([start, names]) => [start, lazy(() => indexNamesByStems(names))]));
}

function indexNamesByStems(names: readonly Name[]): NameGroup {
  const entities = new Map<string, Entity[]>();
  const starts = new Set<string>();
  for (const { words, language, mark = "" } of names) {
    const key = toStemKey(words, language);
    if (words.length > 1) starts.add(key.slice(0, key.indexOf(" ")));
    addEntityToList(entities, key, getEntityOfMark(mark));
  }
  return { firstStems: starts, entities };
}

const getNameGroupOfWord = (word: string, language: Language): NameGroup | undefined =>
  nameGroups.get(language)?.().get(getStemStart(word, language))?.();

function indexEntitiesBySpelling(): ReadonlyMap<string, ReadonlyMap<Language, readonly Entity[]>> {
  const byName = new Map<string, Map<Language, Entity[]>>();
  for (const entity of readEntities())
    for (const { words, language } of entity) {
      const name = joinWordsWithoutPluralEndings(words);
      const here = byName.get(name) ?? new Map<Language, Entity[]>();
      byName.set(name, here);
      addEntityToList(here, language, entity);
    }
  return byName;
}

function addEntityToList<Key>(lists: Map<Key, Entity[]>, key: Key, entity: Entity): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [entity]);
  else if (!known.includes(entity)) known.push(entity);
}

/** Entities that have a name with the stems of these words in a language. */
export const findEntitiesByStems = (words: readonly string[], language: Language) =>
  getNameGroupOfWord(words[0] ?? "", language)?.entities.get(toStemKey(words, language)) ?? [];

/** Entities with a name of this spelling, ignoring a plural "s", by language. Undefined if there is none. */
export const findEntitiesBySpelling = (words: readonly string[]) =>
  spellings().get(joinWordsWithoutPluralEndings(words));

/** Whether some name of several words starts with this word in a language. */
export const isFirstWordOfName = (word: string, language: Language) =>
  getNameGroupOfWord(word, language)?.firstStems.has(toStemWithLanguage(word, language)) ?? false;

/** All entities of the lexicon: foods, dishes, drinks and cooking methods with their synonyms. */
export function getAllEntities(): readonly Entity[] {
  return readEntities();
}

export const getEntityOfMark = (mark: string): Entity =>
  readEntities()[Number.parseInt(mark, MARK_RADIX)] ?? [];

/** German names of a single word, folded: the words that German compounds are split into. */
export const germanWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      readEntities().flatMap((entity) =>
        entity.flatMap(({ words, language }) => (language === "de" && words.length === 1 ? words : [])),
      ),
    ),
);
