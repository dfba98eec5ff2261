import { memoize } from "../../memoize/memoize.ts";
import { diets } from "../lexicon/categories.ts";
import { findEntitiesByName, getCategoryOrNull } from "../lexicon/lexicon.ts";
import type { Name } from "../lexicon/names.ts";
import { findCategoryInAnyLanguage, type QueryConstraints } from "../query/query-constraints.ts";
import { LANGUAGE_LETTERS, LANGUAGES, stemWord } from "../words/languages.ts";
import { type Candidate, getAllStemsOfCandidate, getIngredientLines, getTitleStems } from "./candidate.ts";

/** Names as stems by the letter of their language; `not` are names that sound like one and are none. */
export type Exclusion = {
  asked: StemNames;
  names: StemNames;
  exceptions: StemNames;
  /** Something of animals, which what is vegan does without. */
  isAnimal: boolean;
};

const OF_ANIMALS = new Set(
  "dairy lactose meat redmeat poultry fish seafood shellfish egg animal animalproduct cheese".split(" "),
);
/** Names as stems by the letter of the language, then by the first stem. */
type StemNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[][]>>;

/** The names that begin with any of these stems of a recipe. */
function namesOf({ letter }: Candidate, stems: Iterable<string>, names: StemNames): string[][] {
  const byFirst = names.get(letter);
  const found: string[][] = [];
  if (byFirst !== undefined) for (const stem of stems) found.push(...(byFirst.get(stem) ?? NO_NAMES));
  return found;
}
const NO_NAMES: readonly string[][] = [];

const firstStemCache = new WeakMap<readonly Exclusion[], Map<string, ReadonlySet<string>>>();

/** Stems of a recipe with which a name begins that is to be avoided: few, be the names of a diet hundreds. */
function startsIn(candidate: Candidate, exclusions: readonly Exclusion[]): string[] {
  const { letter } = candidate;
  const byLetter = firstStemCache.get(exclusions) ?? new Map<string, ReadonlySet<string>>();
  firstStemCache.set(exclusions, byLetter);
  const firsts =
    byLetter.get(letter) ??
    new Set(exclusions.flatMap(({ names }) => [...(names.get(letter)?.keys() ?? [])]));
  byLetter.set(letter, firsts);
  const found: string[] = [];
  for (const stem of getAllStemsOfCandidate(candidate)) if (firsts.has(stem)) found.push(stem);
  return found;
}

/** English names count in every language: "penne" and "tofu" have no other. */
function stemNames(names: readonly Name[]): StemNames {
  const byLetter = new Map<string, Map<string, string[][]>>();
  for (const { words, language } of names)
    for (const item of language === "en" ? LANGUAGES : [language]) {
      const letter = LANGUAGE_LETTERS[item];
      const stems = words.map((word) => stemWord(word, item));
      const [first = ""] = stems;
      const byFirst = byLetter.get(letter) ?? new Map<string, string[][]>();
      byLetter.set(letter, byFirst);
      byFirst.set(first, [...(byFirst.get(first) ?? []), stems.map((word) => ` ${word} `)]);
    }
  return byLetter;
}

const categoryCache = new Map<string, Exclusion>();

function excludedCategory(name: string): Exclusion {
  const known = categoryCache.get(name);
  if (known) return known;
  const category = getCategoryOrNull(name);
  const asked = stemNames([{ words: [name], language: "en" }]);
  const result: Exclusion = {
    isAnimal: OF_ANIMALS.has(name),
    asked,
    names: stemNames(category?.members ?? []),
    exceptions: stemNames(category?.exceptions ?? []),
  };
  categoryCache.set(name, result);
  return result;
}

/** Exclusions for a name: all names of its entities and, for a category, its members. */
function exclusionsOf(words: readonly string[]): Exclusion[] {
  const category = findCategoryInAnyLanguage(words);
  const own: Name[] = LANGUAGES.map((language) => ({ words, language }));
  const names = LANGUAGES.flatMap((language) => findEntitiesByName(words, language).flat());
  const all = stemNames([...own, ...names]);
  const isAnimal = (category !== null && OF_ANIMALS.has(category)) || ANIMAL_WORDS.has(words.join(" "));
  const itself: Exclusion = {
    isAnimal,
    asked: all,
    names: all,
    exceptions: category === null ? new Map() : excludedCategory(category).exceptions,
  };
  return category === null ? [itself] : [itself, { ...excludedCategory(category), asked: all }];
}

/** Cached sets of exclusions: each has hundreds of names. */
const CACHE_LIMIT = 100;
const memoizedExclusions = memoize(CACHE_LIMIT, (entityMarks): readonly Exclusion[] =>
  entityMarks.split(",").flatMap((words) => exclusionsOf(words.split(" "))),
);

export const requestedExclusions = ({ without }: QueryConstraints): readonly Exclusion[] =>
  without.length === 0 ? [] : memoizedExclusions(without.map((words) => words.join(" ")).join(","));

const memoizedDietExclusions = memoize(CACHE_LIMIT, (names) =>
  [...new Set(names.split(",").flatMap((diet) => diets.get(diet) ?? []))].map(excludedCategory),
);

export const dietExclusions = (constraints: QueryConstraints): readonly Exclusion[] =>
  memoizedDietExclusions(constraints.diets.join(","));

const ANIMAL_WORDS = new Set("milk butter cream honey milch lait leche latte sahne".split(" "));
const stemsOf = (words: string) =>
  new Set(
    words.split(" ").flatMap((word) => [word, ...LANGUAGES.map((language) => stemWord(word, language))]),
  );
const BEFORE = stemsOf("without ohne sans sin senza no");
const AFTER = stemsOf("free frei");

/** Categories that are no meal. */
const NON_MEAL_CATEGORIES = ["dessert", "cookie", "cake", "sauce", "dip", "jam", "drink", "snack"];
/** Tags by which recipes say so. */
const NON_MEAL_TAGS =
  "dessert,sauce,dip,drink,snack,breakfast,side dish,side,condiment,spice mix,cake,preserve,pantry".split(
    ",",
  );
let nonMealTagsCache: StemNames | null = null;
function nonMealTags(): StemNames {
  nonMealTagsCache ??= stemNames(
    NON_MEAL_TAGS.flatMap((tag): Name[] => {
      const words = tag.split(" ");
      return [{ words, language: "en" }, ...findEntitiesByName(words, "en").flat()];
    }),
  );
  return nonMealTagsCache;
}

/** Whether the title names a side dish, sauce or dessert: "Cranberry sauce", but not "Pasta with pesto". */
export function isSideSauceOrDessert(candidate: Candidate): boolean {
  const tags = candidate.tags.trim().split(" ");
  if (
    namesOf(candidate, tags, nonMealTags()).some((name) =>
      name.every((word) => candidate.tags.includes(word)),
    )
  )
    return true;
  const head = getTitleStems(candidate)[candidate.head];
  const stems = new Set(candidate.title.split(" "));
  return NON_MEAL_CATEGORIES.some((category) =>
    namesOf(candidate, stems, excludedCategory(category).names).some(
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
export function isLabelledNoBake({ title, tags }: Candidate): boolean {
  return / (?:no|ohne|sans|sin|senza) (?:bak|back|cuisson|horn|cottur)/.test(title + tags);
}

/** Whether title or tags have a word for baking and none for "no-bake". */
export function isLabelledAsBaked(candidate: Candidate): boolean {
  const text = candidate.title + candidate.tags;
  return !isLabelledNoBake(candidate) && OVEN_WORDS.some((word) => text.includes(word));
}

/** Whether a title only sounds like a kind: no "Yorkshire pudding" is a dessert. */
export function isTitleExceptionOfCategory(candidate: Candidate, category: string): boolean {
  const { exceptions } = excludedCategory(category);
  return namesOf(candidate, getTitleStems(candidate), exceptions).some((name) =>
    name.every((word) => candidate.title.includes(word)),
  );
}

/** A quick test before names are compared: most recipes contain none of these words. */
const SAYS_WITHOUT = new RegExp(` (?:${[...BEFORE].join("|")}) |${[...AFTER].join("|")}|less `);

const phraseCache = new WeakMap<Exclusion, Map<string, readonly string[]>>();

/** Phrases by which a recipe claims to be free of a food: "without egg", "egg free", "eggfree", "eggless". */
function freeFromPhrases(exclusions: Exclusion, letter: string): readonly string[] {
  const byLetter = phraseCache.get(exclusions) ?? new Map<string, readonly string[]>();
  phraseCache.set(exclusions, byLetter);
  const known = byLetter.get(letter);
  if (known) return known;
  const names = [...(exclusions.asked.get(letter)?.values() ?? [])].flat();
  const result = names.flatMap((name) => {
    const words = name.map((word) => word.trim()).join(" ");
    return [
      ...[...BEFORE].map((word) => ` ${word} ${words} `),
      ...[...AFTER].flatMap((word) => [` ${words} ${word} `, ` ${words}${word}`]),
      ` ${words}less `,
    ];
  });
  byLetter.set(letter, result);
  return result;
}

/** Whether a text says that a recipe does without something: "gluten-free", "ohne Ei", "vegan". */
function claimsFreeOf(text: string, exclusions: Exclusion, letter: string): boolean {
  if (exclusions.isAnimal && text.includes(" vegan ")) return true;
  return SAYS_WITHOUT.test(text) && freeFromPhrases(exclusions, letter).some((words) => text.includes(words));
}

/**
 * Whether the title, or tags that no ingredient contradicts, say that the recipe is free of a food. Many
 * recipes are tagged with all diets.
 */
export function isLabelledFreeOfFood(candidate: Candidate, exclusions: readonly Exclusion[]): boolean {
  const { title, tags, letter } = candidate;
  if (exclusions.some((exclusion) => claimsFreeOf(title, exclusion, letter))) return true;
  return (
    exclusions.some((item) => claimsFreeOf(tags, item, letter)) &&
    !containsFoodRegardlessOfTags(candidate, exclusions)
  );
}

/** Whether ingredients or title contain excluded food, regardless of tags. */
export function containsFoodRegardlessOfTags(
  candidate: Candidate,
  exclusions: readonly Exclusion[],
): boolean {
  const starts = startsIn(candidate, exclusions);
  return starts.length > 0 && exclusions.some((exclusion) => containsIn(candidate, exclusion, starts));
}

/** Whether ingredients or title contain excluded food, and neither title nor tags claim the opposite. */
export function containsExcludedFoodUnlessLabelledFree(
  candidate: Candidate,
  exclusions: readonly Exclusion[],
): boolean {
  if (exclusions.length === 0) return false;
  const starts = startsIn(candidate, exclusions);
  const text = candidate.title + candidate.tags;
  return (
    starts.length > 0 &&
    exclusions.some(
      (exclusion) =>
        containsIn(candidate, exclusion, starts) && !claimsFreeOf(text, exclusion, candidate.letter),
    )
  );
}

/** Whether a line or the title names what is to be avoided, of which names begin with one of these stems at most. */
function containsIn(
  candidate: Candidate,
  { names, exceptions }: Exclusion,
  starts: Iterable<string>,
): boolean {
  // Most names stand nowhere in the recipe: only the others are looked for line by line.
  const wanted = namesOf(candidate, starts, names).filter((name) =>
    name.every((word) => candidate.lines.includes(word) || candidate.title.includes(word)),
  );
  if (wanted.length === 0) return false;
  const harmless = namesOf(candidate, getAllStemsOfCandidate(candidate), exceptions);
  return [...getIngredientLines(candidate), candidate.title].some(
    (line) =>
      wanted.some((name) => name.every((word) => line.includes(word))) &&
      !harmless.some((name) => name.every((word) => line.includes(word))) &&
      !/ (?:free|vegan) /.test(line),
  );
}
