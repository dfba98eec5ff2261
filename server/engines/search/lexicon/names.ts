import { codedStem, LANGUAGES, type Language, stemStart } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { entityLines } from "./entity-lines.ts";
import { onceMade } from "./lazy.ts";

/**
 * One name of a thing, in the language it is a word of. `mark` is the thing's, by which recipes that say any of its names
 * are found (`things.ts`); a name that is put together has none.
 */
export type Name = { words: readonly string[]; language: Language; mark?: string };
/** What is one thing in the kitchen, by all its names. */
export type Concept = readonly Name[];

/** A mark is the place of a thing in the kitchen, written in this base: another kitchen has other marks. */
const MARKS = 36;

/** Names of one language whose first stem begins alike. */
type Book = {
  /** First stems of names of several words. */
  starts: ReadonlySet<string>;
  /** By name key. */
  concepts: ReadonlyMap<string, readonly Concept[]>;
};
/** By the first letters of the first stem. Stemming all names takes half a second, so each book is made when it is needed. */
type Shelf = ReadonlyMap<string, () => Book>;
const read = onceMade((): readonly Concept[] => {
  const concepts: Concept[] = [];
  for (const line of entityLines()) {
    const mark = concepts.length.toString(MARKS);
    const names = readLine(line);
    for (const name of names) name.mark = mark;
    if (names.length > 0) concepts.push(names);
  }
  return concepts;
});
const shelves = new Map(LANGUAGES.map((language) => [language, onceMade(() => readShelf(language))]));
const namesRead = onceMade(readNames);

/** Names are found by the stems of their words, whichever form is asked for. */
export function nameKey(words: readonly string[], language: Language): string {
  return words.map((word) => codedStem(word, language)).join(" ");
}

/** A name as it is written, but for an "s" at its end: stems of some languages make one of "macaron" and "macaroni". */
export const writtenAs = (words: readonly string[]) =>
  words.map((word) => word.replace(/e?s$/, "")).join(" ");

/** Parses `english, names; de: names; fr: names`. */
export function readLine(line: string): Name[] {
  return line.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    const language = colon < 0 ? "en" : (part.slice(0, colon).trim() as Language);
    return part
      .slice(colon + 1)
      .split(",")
      .flatMap((name) => {
        const words = wordsOf(name);
        return words.length === 0 ? [] : [{ words, language }];
      });
  });
}

function readShelf(language: Language): Shelf {
  const shelf = new Map<string, Name[]>();
  for (const concept of read())
    for (const name of concept) {
      if (name.language !== language) continue;
      const start = stemStart(name.words[0] ?? "", language);
      const names = shelf.get(start);
      if (names === undefined) shelf.set(start, [name]);
      else names.push(name);
    }
  return new Map([...shelf].map(([start, names]) => [start, onceMade(() => openBook(names))]));
}

function openBook(names: readonly Name[]): Book {
  const concepts = new Map<string, Concept[]>();
  const starts = new Set<string>();
  for (const { words, language, mark = "" } of names) {
    const key = nameKey(words, language);
    if (words.length > 1) starts.add(key.slice(0, key.indexOf(" ")));
    addTo(concepts, key, conceptOf(mark));
  }
  return { starts, concepts };
}

const bookOf = (word: string, language: Language): Book | undefined =>
  shelves.get(language)?.().get(stemStart(word, language))?.();

function readNames(): ReadonlyMap<string, ReadonlyMap<Language, readonly Concept[]>> {
  const byName = new Map<string, Map<Language, Concept[]>>();
  for (const concept of read())
    for (const { words, language } of concept) {
      const name = writtenAs(words);
      const here = byName.get(name) ?? new Map<Language, Concept[]>();
      byName.set(name, here);
      addTo(here, language, concept);
    }
  return byName;
}

function addTo<Key>(lists: Map<Key, Concept[]>, key: Key, concept: Concept): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

/** The things that are called by words of these stems in a language. */
export const conceptsByStems = (words: readonly string[], language: Language) =>
  bookOf(words[0] ?? "", language)?.concepts.get(nameKey(words, language)) ?? [];

/** The things of the words as they are written, but for an "s" at their end, in each language; undefined where none is. */
export const conceptsByWriting = (words: readonly string[]) => namesRead().get(writtenAs(words));

/** Whether a name of several words begins with a word in a language. */
export const beginsName = (word: string, language: Language) =>
  bookOf(word, language)?.starts.has(codedStem(word, language)) ?? false;

/** Everything that the kitchen knows by more than one name. */
export function kitchenConcepts(): readonly Concept[] {
  return read();
}

/** A thing by its mark. */
export const conceptOf = (mark: string): Concept => read()[Number.parseInt(mark, MARKS)] ?? [];

/** Single German words of the kitchen, folded: what a compound is made of. */
export const germanWords = onceMade(
  (): ReadonlySet<string> =>
    new Set(
      read().flatMap((concept) =>
        concept.flatMap(({ words, language }) => (language === "de" && words.length === 1 ? words : [])),
      ),
    ),
);
