import { codedStem, LANGUAGES, type Language } from "../words/languages.ts";
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

/** The names of one language, by the stems of their words. */
type Book = {
  /** First words of names of several words, as stems: next to no two words of a text are a name. */
  starts: ReadonlySet<string>;
  concepts: ReadonlyMap<string, readonly Concept[]>;
};
/** Each is opened by whoever needs it first: all that takes long, and who stores an English recipe asks for no other. */
const read = onceMade((): readonly Concept[] =>
  entityLines()
    .map(readLine)
    .filter((concept) => concept.length > 0)
    .map((concept, at) => concept.map((name) => ({ ...name, mark: at.toString(MARKS) }))),
);
const books = new Map(LANGUAGES.map((language) => [language, onceMade(() => openBook(language))]));
const namesRead = onceMade(readNames);

/** Names are found by the stems of their words, whichever form is asked for. */
export function nameKey(words: readonly string[], language: Language): string {
  return words.map((word) => codedStem(word, language)).join(" ");
}

/** A name as it is written, but for an "s" at its end: stems of some languages make one of "macaron" and "macaroni". */
export const writtenAs = (words: readonly string[]) =>
  words.map((word) => word.replace(/e?s$/, "")).join(" ");

/** The names of a line of the kitchen's data: English ones, and those behind the mark of their language. */
export function readLine(line: string): Concept {
  return line.split(";").flatMap((part) => {
    const [, code, names] = /^\s*(?:(\w\w):)?(.*)$/.exec(part) ?? [];
    const language = LANGUAGES.find((one) => one === code) ?? "en";
    return (names ?? "").split(",").flatMap((name) => {
      const words = wordsOf(name);
      return words.length === 0 ? [] : [{ words, language }];
    });
  });
}

function openBook(language: Language): Book {
  const concepts = new Map<string, Concept[]>();
  const starts = new Set<string>();
  for (const concept of read())
    for (const { words, language: own } of concept) {
      if (own !== language) continue;
      const key = nameKey(words, language);
      if (words.length > 1) starts.add(key.slice(0, key.indexOf(" ")));
      addTo(concepts, key, concept);
    }
  return { starts, concepts };
}

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
  books.get(language)?.().concepts.get(nameKey(words, language)) ?? [];

/** The things of the words as they are written, but for an "s" at their end, in each language; undefined where none is. */
export const conceptsByWriting = (words: readonly string[]) => namesRead().get(writtenAs(words));

/** Whether a name of several words begins with a word in a language. */
export const beginsName = (word: string, language: Language) =>
  books.get(language)?.().starts.has(codedStem(word, language)) ?? false;

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
