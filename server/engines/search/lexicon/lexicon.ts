import { memoize } from "../../memoize/memoize.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { categoryLines, dietNames } from "./categories.ts";
import { isFoodWord } from "./food-words.ts";
import { onceMade } from "./lazy.ts";
import {
  beginsName,
  type Concept,
  conceptsByStems,
  conceptsByWriting,
  type Name,
  nameKey,
  readLine,
  writtenAs,
} from "./names.ts";

/** A kind of food: its members' names, and names that sound like members and are none. */
export type Kind = { members: readonly Name[]; not: readonly Name[] };

type Kinds = { kinds: ReadonlyMap<string, () => Kind>; kindsByName: ReadonlyMap<string, string> };
const kindsRead = onceMade(readKinds);

/** More words than these are no name here. */
export const LONGEST_NAME = 4;
/** Words kept at hand whose names are looked for. */
const MOST_STARTS = 5_000;

function readKinds(): Kinds {
  const byName = new Map<string, () => Kind>();
  const kindsByName = new Map<string, string>();
  // The first name of each thing in each language before any other: a search reads only so many.
  const isFirst = ({ language }: Name, i: number, all: readonly Name[]) =>
    all.findIndex((item) => item.language === language) === i;
  const inAllLanguages = (names: readonly string[]): Name[] => {
    const each = names
      .flatMap(readLine)
      .map((name) => [name, ...conceptsByStems(name.words, name.language).flat()]);
    return [
      ...each.flatMap((all) => all.filter(isFirst)),
      ...each.flatMap((all) => all.filter((name, index) => !isFirst(name, index, all))),
    ];
  };
  for (const { names, members, exceptions } of categoryLines()) {
    const kind = names.join(", ");
    const category = onceMade(() => ({
      members: tellingOf(inAllLanguages(members)),
      not: tellingOf(inAllLanguages(exceptions)),
    }));
    byName.set(kind, category);
    for (const { words, language } of inAllLanguages(names)) {
      const key = nameKey(words, language);
      if (!kindsByName.has(key)) kindsByName.set(key, kind);
    }
  }
  return { kinds: byName, kindsByName };
}

/** Each name once, and none that holds another of one word: where "pork" is, "pork belly" says nothing more. */
function tellingOf(names: readonly Name[]): Name[] {
  const byKey = new Map(names.map((name) => [nameKey(name.words, name.language), name]));
  return [...byKey.values()].filter(
    ({ words, language }) =>
      words.length === 1 || !words.some((word) => byKey.has(nameKey([word], language))),
  );
}

/** The things that words name in a language, each with all its names; by stems where they are no name as they stand. */
export function conceptsOf(words: readonly string[], language: Language): readonly Concept[] {
  const written = conceptsByWriting(words);
  if (written !== undefined) return written.get(language) ?? [];
  // A word for food without a line names none, though it has the stem of one.
  const [only = "", ...more] = words;
  return more.length === 0 && isFoodWord(only) ? [] : conceptsByStems(words, language);
}

/** The languages in which a name of several words begins with a word: in most there is none. */
const languagesOfStart = memoize(MOST_STARTS, (word) => LANGUAGES.filter((language) => beginsName(word, language)));

/** How many of the words, from the first on, together name a thing in whichever language: 0 where no two do. */
export function longestName(words: readonly string[]): number {
  const [first = ""] = words;
  const languages = languagesOfStart(first);
  for (let size = words.length; size > 1; size -= 1) {
    const some = words.slice(0, size);
    if (conceptsByWriting(some) || languages.some((language) => conceptsByStems(some, language).length > 0))
      return size;
  }
  return 0;
}

/** The kind that words name in a language: "noix" is "walnut", which is no kind; "Nüsse" is "nut". */
export function kindNamed(words: readonly string[], language: Language): string | null {
  return kindsRead().kindsByName.get(nameKey(words, language)) ?? null;
}

/** The names by which a text asks for a diet, and recipes say that they are of it. */
export function namesOfDiet(diet: string): (readonly string[])[] {
  return (dietNames.get(diet) ?? [""]).map((name) => wordsOf(name));
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
  const made = isEnglishForElse(name);
  falseFriends.set(name, made);
  return made;
}

function isEnglishForElse({ words, language }: Name): boolean {
  const isIt = (name: Name) => name.language === language && name.words.join(" ") === words.join(" ");
  if (FALSE_FRIENDS.has(words.join(" "))) return true;
  const found = conceptsByStems(words, "en");
  return found.length > 0 && found.every((concept) => !concept.some(isIt));
}

export function kindOf(name: string): Kind | null {
  return kindsRead().kinds.get(name)?.() ?? null;
}

/**
 * Whether a word of recipes is another than one that has its stem: the kitchen knows both, and by no common thing. "Canelés" have
 * the stem of "canela" in Spanish.
 */
export function isOtherWord(word: string, known: string, language: Language): boolean {
  const theirs = conceptsByWriting([known])?.get(language);
  if (theirs === undefined || writtenAs([known]) === writtenAs([word])) return false;
  const own = conceptsByWriting([word]);
  if (own === undefined) return isFoodWord(word);
  const concepts = [...own.values()].flat();
  return !theirs.some((concept) => concepts.includes(concept));
}

/** "vegen" is no plural of "veg". */
const SHORTEST_SINGULAR = 4;
const PLURAL = /(?:en|er|es|[nesx])$/;
/** And "lemonadee" is none of lemonade. */
const DOUBLED = /(.)\1$/;

/**
 * Whether the kitchen knows a word in any language as it is written: then it is spelt right, be there a recipe with it or
 * not. Stems tell too little here: Italian makes one of "cachi" and "cachio", which is meant for "cacio".
 */
export function isKitchenWord(word: string): boolean {
  const singular = word.replace(PLURAL, "");
  const isPlural = singular.length >= SHORTEST_SINGULAR && !DOUBLED.test(word);
  // English "cupcakes" loses an "s" alone.
  const forms = isPlural ? [word, singular, word.replace(/s$/, "")] : [word];
  return forms.some((form) => conceptsByWriting([form]) !== undefined) || kindsRead().kinds.has(word);
}
