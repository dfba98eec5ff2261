import { lately } from "../../lately/lately.ts";
import { codedStem, LANGUAGES, type Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { dairyAndGrains } from "./dairy-and-grains.ts";
import { dishes } from "./dishes/dishes.ts";
import { drinks } from "./drinks.ts";
import { dietNames, kinds } from "./kinds.ts";
import { larder } from "./larder.ts";
import { meatAndFish } from "./meat-and-fish.ts";
import { produce } from "./produce.ts";
import { regionalNames } from "./regional-names.ts";
import { saucesAndBreads } from "./sauces-and-breads.ts";
import { sweets } from "./sweets.ts";
import { ways } from "./ways.ts";
import { worldDishes } from "./world-dishes.ts";

/** One name of a thing, in the language it is a word of. */
export type Name = { words: readonly string[]; language: Language };
/** What is one thing in the kitchen, by all its names. */
export type Concept = readonly Name[];
/** A kind of food: its members' names, and names that sound like members and are none. */
export type Kind = { members: readonly Name[]; not: readonly Name[] };

const LINES = [
  produce,
  meatAndFish,
  dairyAndGrains,
  larder,
  dishes,
  worldDishes,
  saucesAndBreads,
  sweets,
  drinks,
  ways,
  regionalNames,
].flatMap((text) => text.split("\n"));

/** More words than these are no name here. */
export const LONGEST_NAME = 4;
/** Words kept at hand whose names are looked for. */
const MOST_STARTS = 5_000;

type Book = {
  /** First words of all names of several words, as stems: next to no two words of a text are a name. */
  starts: ReadonlySet<string>;
  byName: ReadonlyMap<string, ReadonlyMap<Language, readonly Concept[]>>;
  concepts: ReadonlyMap<string, readonly Concept[]>;
  kinds: ReadonlyMap<string, Kind>;
  kindsByName: ReadonlyMap<string, string>;
};
let book: Book | null = null;
const opened = (): Book => {
  book ??= openBook();
  return book;
};
/** Apart from the book, which takes long to open: whoever stores a German recipe needs these alone. */
let german: ReadonlySet<string> | null = null;

/** Names are found by the stems of their words, whichever form is asked for. */
function nameKey(words: readonly string[], language: Language): string {
  return words.map((word) => codedStem(word, language)).join(" ");
}

/** A name as it is written, but for an "s" at its end: stems of some languages make one of "macaron" and "macaroni". */
const writtenAs = (words: readonly string[]) => words.map((word) => word.replace(/e?s$/, "")).join(" ");

function readLine(line: string): Concept {
  return line.split(";").flatMap((part) => {
    const [, code, names] = /^\s*(?:(\w\w):)?(.*)$/.exec(part) ?? [];
    const language = LANGUAGES.find((one) => one === code) ?? "en";
    return (names ?? "").split(",").flatMap((name) => {
      const words = wordsOf(name);
      return words.length === 0 ? [] : [{ words, language }];
    });
  });
}

function openBook(): Book {
  const concepts = new Map<string, Concept[]>();
  const byName = new Map<string, Map<Language, Concept[]>>();
  const starts = new Set<string>();
  for (const line of LINES) {
    const concept = readLine(line);
    for (const { words, language } of concept) {
      const key = nameKey(words, language);
      if (words.length > 1) starts.add(key.slice(0, key.indexOf(" ")));
      const known = concepts.get(key);
      if (known === undefined) concepts.set(key, [concept]);
      else if (!known.includes(concept)) known.push(concept);
      const written = writtenAs(words);
      const here = byName.get(written) ?? new Map<Language, Concept[]>();
      const same = here.get(language);
      if (same === undefined) byName.set(written, here.set(language, [concept]));
      else if (!same.includes(concept)) same.push(concept);
    }
  }
  return { starts, byName, concepts, ...readKinds(concepts) };
}

function readKinds(concepts: ReadonlyMap<string, readonly Concept[]>) {
  const byName = new Map<string, Kind>();
  const kindsByName = new Map<string, string>();
  // The first name of each thing in each language before any other: a search reads only so many.
  const isFirst = ({ language }: Name, at: number, all: readonly Name[]) =>
    all.findIndex((one) => one.language === language) === at;
  const inAllLanguages = (names: string): Name[] => {
    const each = readLine(names).map((name) => [
      name,
      ...(concepts.get(nameKey(name.words, name.language)) ?? []).flat(),
    ]);
    return [
      ...each.flatMap((all) => all.filter(isFirst)),
      ...each.flatMap((all) => all.filter((name, at) => !isFirst(name, at, all))),
    ];
  };
  for (const line of kinds.split("\n")) {
    const [kind, rest] = line.split(":");
    if (!kind || rest === undefined) continue;
    const [members = "", not = ""] = rest.split("!");
    byName.set(kind, { members: tellingOf(inAllLanguages(members)), not: tellingOf(inAllLanguages(not)) });
    for (const { words, language } of inAllLanguages(kind)) {
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
  const { byName, concepts } = opened();
  const written = byName.get(writtenAs(words));
  if (written !== undefined) return written.get(language) ?? [];
  return concepts.get(nameKey(words, language)) ?? [];
}

/** The languages in which a name of several words begins with a word: in most there is none. */
const languagesOfStart = lately(MOST_STARTS, (word) => {
  const { starts } = opened();
  return LANGUAGES.filter((one) => starts.has(codedStem(word, one)));
});

/** How many of the words, from the first on, together name a thing in whichever language: 0 where no two do. */
export function longestName(words: readonly string[]): number {
  const { byName, concepts } = opened();
  const [first = ""] = words;
  const languages = languagesOfStart(first);
  for (let size = words.length; size > 1; size -= 1) {
    const some = words.slice(0, size);
    if (byName.has(writtenAs(some)) || languages.some((one) => concepts.has(nameKey(some, one)))) return size;
  }
  return 0;
}

/** Everything that the kitchen knows by more than one name. */
export function kitchenConcepts(): readonly Concept[] {
  return [...new Set([...opened().concepts.values()].flat())];
}

/** The kind that words name in a language: "noix" is "walnut", which is no kind; "Nüsse" is "nut". */
export function kindNamed(words: readonly string[], language: Language): string | null {
  return opened().kindsByName.get(nameKey(words, language)) ?? null;
}

/** The names by which a text asks for a diet, and recipes say that they are of it. */
export function namesOfDiet(diet: string): (readonly string[])[] {
  return (dietNames[diet] ?? "").split(",").map((name) => wordsOf(name));
}

/**
 * Words that English has too, for something else: French "bar" is a fish, Spanish "pan" is bread. A name of another
 * language is looked for in English recipes as well, but not these.
 */
const FALSE_FRIENDS = new Set("bar pan rind germ glace lima masa pay polo saute pain sable pate".split(" "));

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
  const isIt = (one: Name) => one.language === language && one.words.join(" ") === words.join(" ");
  if (FALSE_FRIENDS.has(words.join(" "))) return true;
  const found = opened().concepts.get(nameKey(words, "en"));
  return found?.every((concept) => !concept.some(isIt)) ?? false;
}

export function kindOf(name: string): Kind | null {
  return opened().kinds.get(name) ?? null;
}

/** Single German words of the kitchen, folded: what a compound is made of. */
export function germanWords(): ReadonlySet<string> {
  german ??= new Set(
    LINES.flatMap((line) => /; de:([^;]*)/.exec(line)?.[1]?.split(",") ?? []).flatMap((name) => {
      const words = wordsOf(name);
      return words.length === 1 ? words : [];
    }),
  );
  return german;
}

/** "vegen" is no plural of "veg". */
const SHORTEST_SINGULAR = 4;
const PLURAL = /(?:en|er|es|[nesx])$/;

/**
 * Whether the kitchen knows a word in any language as it is written: then it is spelt right, be there a recipe with it or
 * not. Stems tell too little here: Italian makes one of "cachi" and "cachio", which is meant for "cacio".
 */
export function isKitchenWord(word: string): boolean {
  const { byName } = opened();
  const singular = word.replace(PLURAL, "");
  // English "cupcakes" loses an "s" alone.
  const forms = (singular.length < SHORTEST_SINGULAR ? [word] : [word, singular, word.replace(/s$/, "")]).map(
    (form) => writtenAs([form]),
  );
  return forms.some((form) => byName.has(form)) || kindOf(word) !== null;
}
