import { memoize } from "../../memoize/memoize.ts";
import { diets } from "../lexicon/categories.ts";
import { conceptsOf, kindOf } from "../lexicon/lexicon.ts";
import type { Name } from "../lexicon/names.ts";
import { kindAsked, type Wishes } from "../query/conditions-asked.ts";
import { LANGUAGE_LETTERS, LANGUAGES, stem } from "../words/languages.ts";
import { type Candidate, linesOf, stemsIn, titleStems } from "./candidate.ts";

/** Names as stems by the letter of their language; `not` are names that sound like one and are none. */
export type Avoided = {
  asked: StemNames;
  names: StemNames;
  not: StemNames;
  /** Something of animals, which what is vegan does without. */
  isAnimal: boolean;
};

const OF_ANIMALS = new Set(
  "dairy lactose meat redmeat poultry fish seafood shellfish egg animal animalproduct cheese".split(" "),
);
/** By the letter of their language, then by their first word as it stands in the set of a recipe's stems. */
type StemNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[][]>>;

/** The names that begin with any of these stems of a recipe. */
function namesOf({ letter }: Candidate, stems: Iterable<string>, names: StemNames): string[][] {
  const byFirst = names.get(letter);
  const found: string[][] = [];
  if (byFirst !== undefined) for (const stem of stems) found.push(...(byFirst.get(stem) ?? NO_NAMES));
  return found;
}
const NO_NAMES: readonly string[][] = [];

const firstsKept = new WeakMap<readonly Avoided[], Map<string, ReadonlySet<string>>>();

/** Stems of a recipe with which a name begins that is to be avoided: few, be the names of a diet hundreds. */
function startsIn(candidate: Candidate, avoided: readonly Avoided[]): string[] {
  const { letter } = candidate;
  const byLetter = firstsKept.get(avoided) ?? new Map<string, ReadonlySet<string>>();
  firstsKept.set(avoided, byLetter);
  const firsts =
    byLetter.get(letter) ?? new Set(avoided.flatMap(({ names }) => [...(names.get(letter)?.keys() ?? [])]));
  byLetter.set(letter, firsts);
  const found: string[] = [];
  for (const stem of stemsIn(candidate)) if (firsts.has(stem)) found.push(stem);
  return found;
}

/** English names count in every language: "penne" and "tofu" have no other. */
function stemNames(names: readonly Name[]): StemNames {
  const byLetter = new Map<string, Map<string, string[][]>>();
  for (const { words, language } of names)
    for (const item of language === "en" ? LANGUAGES : [language]) {
      const letter = LANGUAGE_LETTERS[item];
      const stems = words.map((word) => stem(word, item));
      const [first = ""] = stems;
      const byFirst = byLetter.get(letter) ?? new Map<string, string[][]>();
      byLetter.set(letter, byFirst);
      byFirst.set(first, [...(byFirst.get(first) ?? []), stems.map((word) => ` ${word} `)]);
    }
  return byLetter;
}

const kept = new Map<string, Avoided>();

function avoidedKind(name: string): Avoided {
  const known = kept.get(name);
  if (known) return known;
  const kind = kindOf(name);
  const asked = stemNames([{ words: [name], language: "en" }]);
  const made: Avoided = {
    isAnimal: OF_ANIMALS.has(name),
    asked,
    names: stemNames(kind?.members ?? []),
    not: stemNames(kind?.not ?? []),
  };
  kept.set(name, made);
  return made;
}

/** What "without" something means: the thing by all its names, and its kinds where it is a kind. */
function avoidedBy(words: readonly string[]): Avoided[] {
  const kind = kindAsked(words);
  const own: Name[] = LANGUAGES.map((language) => ({ words, language }));
  const names = LANGUAGES.flatMap((language) => conceptsOf(words, language).flat());
  const all = stemNames([...own, ...names]);
  const isAnimal = (kind !== null && OF_ANIMALS.has(kind)) || ANIMAL_WORDS.has(words.join(" "));
  const itself: Avoided = {
    isAnimal,
    asked: all,
    names: all,
    not: kind === null ? new Map() : avoidedKind(kind).not,
  };
  return kind === null ? [itself] : [itself, { ...avoidedKind(kind), asked: all }];
}

/** What is asked for together, kept at hand: of each the names are hundreds. */
const MOST_KEPT = 100;
const avoidedTogether = memoize(MOST_KEPT, (things): readonly Avoided[] =>
  things.split(",").flatMap((words) => avoidedBy(words.split(" "))),
);

/** What a text goes without. */
export const avoidedByWishes = ({ without }: Wishes): readonly Avoided[] =>
  without.length === 0 ? [] : avoidedTogether(without.map((words) => words.join(" ")).join(","));

const kindsOfDiets = memoize(MOST_KEPT, (names) =>
  [...new Set(names.split(",").flatMap((diet) => diets.get(diet) ?? []))].map(avoidedKind),
);

/** What the diets of a text go without. */
export const avoidedByDiets = (wishes: Wishes): readonly Avoided[] => kindsOfDiets(wishes.diets.join(","));

const ANIMAL_WORDS = new Set("milk butter cream honey milch lait leche latte sahne".split(" "));
const stemsOf = (words: string) =>
  new Set(words.split(" ").flatMap((word) => [word, ...LANGUAGES.map((language) => stem(word, language))]));
const BEFORE = stemsOf("without ohne sans sin senza no");
const AFTER = stemsOf("free frei");

/** What is no meal by itself. */
const BESIDE_MEALS = ["dessert", "cookie", "cake", "sauce", "dip", "jam", "drink", "snack"];
/** Tags by which recipes say so. */
const TAGS_BESIDE_MEALS =
  "dessert,sauce,dip,drink,snack,breakfast,side dish,side,condiment,spice mix,cake,preserve,pantry".split(
    ",",
  );
let tagsKept: StemNames | null = null;
function tagsBesideMeals(): StemNames {
  tagsKept ??= stemNames(
    TAGS_BESIDE_MEALS.flatMap((tag): Name[] => {
      const words = tag.split(" ");
      return [{ words, language: "en" }, ...conceptsOf(words, "en").flat()];
    }),
  );
  return tagsKept;
}

/** Whether the thing that the title names is eaten beside a meal or after it: "Cranberry sauce", no "Pasta with pesto". */
export function isNoMeal(candidate: Candidate): boolean {
  const tags = candidate.tags.trim().split(" ");
  if (
    namesOf(candidate, tags, tagsBesideMeals()).some((name) =>
      name.every((word) => candidate.tags.includes(word)),
    )
  )
    return true;
  const head = titleStems(candidate)[candidate.head];
  const stems = new Set(candidate.title.split(" "));
  return BESIDE_MEALS.some((kind) =>
    namesOf(candidate, stems, avoidedKind(kind).names).some(
      (name) =>
        name.every((word) => candidate.title.includes(word)) && name.some((word) => word.trim() === head),
    ),
  );
}

const OVEN_WORDS = [
  ...stemsOf(
    "oven baked baking bake roast roasted ofen backen gebacken backofen four gratin horno horneado forno arrosto",
  ),
].map((word) => ` ${word} `);

/** Whether a recipe says by its title or tags that it is not baked: "no-bake". */
export function isNotBaked({ title, tags }: Candidate): boolean {
  return / (?:no|ohne|sans|sin|senza) (?:bak|back|cuisson|horn|cottur)/.test(title + tags);
}

/** Whether it says that it is. */
export function needsOven(candidate: Candidate): boolean {
  const text = candidate.title + candidate.tags;
  return !isNotBaked(candidate) && OVEN_WORDS.some((word) => text.includes(word));
}

/** Whether a title only sounds like a kind: no "Yorkshire pudding" is a dessert. */
export function onlySoundsLike(candidate: Candidate, kind: string): boolean {
  const { not } = avoidedKind(kind);
  return namesOf(candidate, titleStems(candidate), not).some((name) =>
    name.every((word) => candidate.title.includes(word)),
  );
}

/** What begins or ends all that says so: most recipes have none of it, and no name is looked for in them. */
const SAYS_WITHOUT = new RegExp(` (?:${[...BEFORE].join("|")}) |${[...AFTER].join("|")}|less `);

const sayingsKept = new WeakMap<Avoided, Map<string, readonly string[]>>();

/** What recipes of a language say that do without something: "without egg", "egg free", "eggfree", "eggless". */
function sayingsOf(avoided: Avoided, letter: string): readonly string[] {
  const byLetter = sayingsKept.get(avoided) ?? new Map<string, readonly string[]>();
  sayingsKept.set(avoided, byLetter);
  const known = byLetter.get(letter);
  if (known) return known;
  const names = [...(avoided.asked.get(letter)?.values() ?? [])].flat();
  const made = names.flatMap((name) => {
    const words = name.map((word) => word.trim()).join(" ");
    return [
      ...[...BEFORE].map((word) => ` ${word} ${words} `),
      ...[...AFTER].flatMap((word) => [` ${words} ${word} `, ` ${words}${word}`]),
      ` ${words}less `,
    ];
  });
  byLetter.set(letter, made);
  return made;
}

/** Whether a text says that a recipe does without something: "gluten-free", "ohne Ei", "vegan". */
function says(text: string, avoided: Avoided, letter: string): boolean {
  if (avoided.isAnimal && text.includes(" vegan ")) return true;
  return SAYS_WITHOUT.test(text) && sayingsOf(avoided, letter).some((words) => text.includes(words));
}

/**
 * Whether a recipe is told to do without any of these, by its title, or by tags that its ingredients do not gainsay: many
 * recipes are tagged with all that somebody may look for.
 */
export function isToldWithout(candidate: Candidate, avoided: readonly Avoided[]): boolean {
  const { title, tags, letter } = candidate;
  if (avoided.some((exclusion) => says(title, exclusion, letter))) return true;
  return avoided.some((item) => says(tags, item, letter)) && !isGainsaid(candidate, avoided);
}

/** Whether ingredients or title name something of what is to be avoided, whatever the tags say. */
export function isGainsaid(candidate: Candidate, avoided: readonly Avoided[]): boolean {
  const starts = startsIn(candidate, avoided);
  return starts.length > 0 && avoided.some((exclusion) => holds(candidate, exclusion, starts));
}

/** Whether an ingredient of the recipe, or its title, is what is to be avoided, and neither title nor tags say otherwise. */
export function hasAvoided(candidate: Candidate, avoided: readonly Avoided[]): boolean {
  if (avoided.length === 0) return false;
  const starts = startsIn(candidate, avoided);
  const text = candidate.title + candidate.tags;
  return (
    starts.length > 0 &&
    avoided.some((exclusion) => holds(candidate, exclusion, starts) && !says(text, exclusion, candidate.letter))
  );
}

/** Whether a line or the title names what is to be avoided, of which names begin with one of these stems at most. */
function holds(candidate: Candidate, { names, not }: Avoided, starts: Iterable<string>): boolean {
  // Most names stand nowhere in the recipe: only the others are looked for line by line.
  const wanted = namesOf(candidate, starts, names).filter((name) =>
    name.every((word) => candidate.lines.includes(word) || candidate.title.includes(word)),
  );
  if (wanted.length === 0) return false;
  const harmless = namesOf(candidate, stemsIn(candidate), not);
  return [...linesOf(candidate), candidate.title].some(
    (line) =>
      wanted.some((name) => name.every((word) => line.includes(word))) &&
      !harmless.some((name) => name.every((word) => line.includes(word))) &&
      !/ (?:free|vegan) /.test(line),
  );
}
