import { memoize } from "../../memoize/memoize.ts";
import { diets } from "../lexicon/categories.ts";
import { findEntitiesByName, getCategoryOrNull } from "../lexicon/lexicon.ts";
import type { Name } from "../lexicon/names.ts";
import { findCategoryInAnyLanguage, type QueryConstraints } from "../query/query-constraints.ts";
import { LANGUAGE_LETTERS, LANGUAGES, stemWord } from "../words/languages.ts";
import { type Candidate, getAllStemsOfCandidate, getIngredientLines, getTitleStems } from "./candidate.ts";

/**
 * An excluded food: all its names, and names that only sound like it (`exceptions`). `asked` are its names in
 * the query, by which a recipe may claim to be free of it.
 */
export type Exclusion = {
  asked: StemNames;
  names: StemNames;
  exceptions: StemNames;
  /** The food comes from animals, so vegan recipes do not contain it. */
  isAnimal: boolean;
};

const OF_ANIMALS = new Set(
  "dairy lactose meat redmeat poultry fish seafood shellfish egg animal animalproduct cheese".split(" "),
);
/** Names as lists of stems, by the letter of the language, then by the first stem. */
type StemNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[][]>>;

/** The names that start with one of these stems, in the language of the recipe. */
function getNamesStartingWithStems(
  { letter }: Candidate,
  stems: Iterable<string>,
  names: StemNames,
): string[][] {
  const byFirst = names.get(letter);
  const found: string[][] = [];
  if (byFirst !== undefined) for (const stem of stems) found.push(...(byFirst.get(stem) ?? NO_NAMES));
  return found;
}
const NO_NAMES: readonly string[][] = [];

const firstStemCache = new WeakMap<readonly Exclusion[], Map<string, ReadonlySet<string>>>();

/**
 * The stems of a recipe with which any excluded name starts. They are few, while a diet has hundreds of
 * names.
 */
function findStemsThatStartExcludedNames(candidate: Candidate, exclusions: readonly Exclusion[]): string[] {
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

/**
 * Stems names by language. English names are added to every language, because words like "tofu" are the same
 * in most.
 */
function groupNameStemsByLanguage(names: readonly Name[]): StemNames {
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

function createCategoryExclusion(name: string): Exclusion {
  const known = categoryCache.get(name);
  if (known) return known;
  const category = getCategoryOrNull(name);
  const asked = groupNameStemsByLanguage([{ words: [name], language: "en" }]);
  const result: Exclusion = {
    isAnimal: OF_ANIMALS.has(name),
    asked,
    names: groupNameStemsByLanguage(category?.members ?? []),
    exceptions: groupNameStemsByLanguage(category?.exceptions ?? []),
  };
  categoryCache.set(name, result);
  return result;
}

/**
 * The exclusions for the words of a query: all names of the food and, if they name a category, its members.
 */
function createExclusionsOfFood(words: readonly string[]): Exclusion[] {
  const category = findCategoryInAnyLanguage(words);
  const own: Name[] = LANGUAGES.map((language) => ({ words, language }));
  const names = LANGUAGES.flatMap((language) => findEntitiesByName(words, language).flat());
  const all = groupNameStemsByLanguage([...own, ...names]);
  const isAnimal = (category !== null && OF_ANIMALS.has(category)) || ANIMAL_WORDS.has(words.join(" "));
  const itself: Exclusion = {
    isAnimal,
    asked: all,
    names: all,
    exceptions: category === null ? new Map() : createCategoryExclusion(category).exceptions,
  };
  return category === null ? [itself] : [itself, { ...createCategoryExclusion(category), asked: all }];
}

/** The number of cached sets of exclusions. Each has hundreds of names. */
const CACHE_LIMIT = 100;
const memoizedExclusions = memoize(CACHE_LIMIT, (entityMarks): readonly Exclusion[] =>
  entityMarks.split(",").flatMap((words) => createExclusionsOfFood(words.split(" "))),
);

export const getRequestedExclusions = ({ without }: QueryConstraints): readonly Exclusion[] =>
  without.length === 0 ? [] : memoizedExclusions(without.map((words) => words.join(" ")).join(","));

const memoizedDietExclusions = memoize(CACHE_LIMIT, (names) =>
  [...new Set(names.split(",").flatMap((diet) => diets.get(diet) ?? []))].map(createCategoryExclusion),
);

export const getDietExclusions = (constraints: QueryConstraints): readonly Exclusion[] =>
  memoizedDietExclusions(constraints.diets.join(","));

const ANIMAL_WORDS = new Set("milk butter cream honey milch lait leche latte sahne".split(" "));
const stemWordsInAllLanguages = (words: string) =>
  new Set(
    words.split(" ").flatMap((word) => [word, ...LANGUAGES.map((language) => stemWord(word, language))]),
  );
const BEFORE = stemWordsInAllLanguages("without ohne sans sin senza no");
const AFTER = stemWordsInAllLanguages("free frei");

/** Categories of dishes that are no meal on their own. */
const NON_MEAL_CATEGORIES = ["dessert", "cookie", "cake", "sauce", "dip", "jam", "drink", "snack"];
/** Tags of dishes that are no meal on their own. */
const NON_MEAL_TAGS =
  "dessert,sauce,dip,drink,snack,breakfast,side dish,side,condiment,spice mix,cake,preserve,pantry".split(
    ",",
  );
let nonMealTagsCache: StemNames | null = null;
function getNonMealTagStems(): StemNames {
  nonMealTagsCache ??= groupNameStemsByLanguage(
    NON_MEAL_TAGS.flatMap((tag): Name[] => {
      const words = tag.split(" ");
      return [{ words, language: "en" }, ...findEntitiesByName(words, "en").flat()];
    }),
  );
  return nonMealTagsCache;
}

/**
 * Whether tags or the title name a side dish, sauce, dessert or the like: "Cranberry sauce", but not "Pasta
 * with pesto".
 */
export function isSideSauceOrDessert(candidate: Candidate): boolean {
  const tags = candidate.tags.trim().split(" ");
  if (
    getNamesStartingWithStems(candidate, tags, getNonMealTagStems()).some((name) =>
      name.every((word) => candidate.tags.includes(word)),
    )
  )
    return true;
  const head = getTitleStems(candidate)[candidate.head];
  const stems = new Set(candidate.title.split(" "));
  return NON_MEAL_CATEGORIES.some((category) =>
    getNamesStartingWithStems(candidate, stems, createCategoryExclusion(category).names).some(
      (name) =>
        name.every((word) => candidate.title.includes(word)) && name.some((word) => word.trim() === head),
    ),
  );
}

const OVEN_WORDS = [
  ...stemWordsInAllLanguages(
    "oven baked baking bake roast roasted ofen backen gebacken backofen four gratin horno horneado forno arrosto",
  ),
].map((word) => ` ${word} `);

/** Whether the title or a tag says that the recipe is not baked, for example "no-bake". */
export function isLabelledNoBake({ title, tags }: Candidate): boolean {
  return / (?:no|ohne|sans|sin|senza) (?:bak|back|cuisson|horn|cottur)/.test(title + tags);
}

/** Whether title or tags contain a word for baking and no label such as "no-bake". */
export function isLabelledAsBaked(candidate: Candidate): boolean {
  const text = candidate.title + candidate.tags;
  return !isLabelledNoBake(candidate) && OVEN_WORDS.some((word) => text.includes(word));
}

/**
 * Whether a title only sounds like a member of a category: "Yorkshire pudding" is an exception of "dessert".
 */
export function isTitleExceptionOfCategory(candidate: Candidate, category: string): boolean {
  const { exceptions } = createCategoryExclusion(category);
  return getNamesStartingWithStems(candidate, getTitleStems(candidate), exceptions).some((name) =>
    name.every((word) => candidate.title.includes(word)),
  );
}

/** A quick test that most recipes fail, so that their texts are not compared with every name. */
const SAYS_WITHOUT = new RegExp(` (?:${[...BEFORE].join("|")}) |${[...AFTER].join("|")}|less `);

const phraseCache = new WeakMap<Exclusion, Map<string, readonly string[]>>();

/**
 * Phrases by which a recipe claims to be free of a food, for example "without egg", "egg free", "eggfree",
 * "eggless".
 */
function createFreeFromPhrases(exclusions: Exclusion, letter: string): readonly string[] {
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

/**
 * Whether a text claims that the recipe is free of a food: "gluten-free", "ohne Ei", or "vegan" for food from
 * animals.
 */
function claimsToBeFreeOfFood(text: string, exclusions: Exclusion, letter: string): boolean {
  if (exclusions.isAnimal && text.includes(" vegan ")) return true;
  return (
    SAYS_WITHOUT.test(text) && createFreeFromPhrases(exclusions, letter).some((words) => text.includes(words))
  );
}

/**
 * Whether the recipe is labelled as free of a food: by its title, or by tags that no ingredient contradicts.
 * Tags alone do not suffice, because many recipes are tagged with every diet.
 */
export function isLabelledFreeOfFood(candidate: Candidate, exclusions: readonly Exclusion[]): boolean {
  const { title, tags, letter } = candidate;
  if (exclusions.some((exclusion) => claimsToBeFreeOfFood(title, exclusion, letter))) return true;
  return (
    exclusions.some((item) => claimsToBeFreeOfFood(tags, item, letter)) &&
    !containsFoodRegardlessOfTags(candidate, exclusions)
  );
}

/** Whether ingredients or title contain an excluded food. Tags are ignored. */
export function containsFoodRegardlessOfTags(
  candidate: Candidate,
  exclusions: readonly Exclusion[],
): boolean {
  const starts = findStemsThatStartExcludedNames(candidate, exclusions);
  return (
    starts.length > 0 && exclusions.some((exclusion) => containsExcludedName(candidate, exclusion, starts))
  );
}

/**
 * Whether ingredients or title contain an excluded food, and neither title nor tags claim that the recipe is
 * free of it.
 */
export function containsExcludedFoodUnlessLabelledFree(
  candidate: Candidate,
  exclusions: readonly Exclusion[],
): boolean {
  if (exclusions.length === 0) return false;
  const starts = findStemsThatStartExcludedNames(candidate, exclusions);
  const text = candidate.title + candidate.tags;
  return (
    starts.length > 0 &&
    exclusions.some(
      (exclusion) =>
        containsExcludedName(candidate, exclusion, starts) &&
        !claimsToBeFreeOfFood(text, exclusion, candidate.letter),
    )
  );
}

/**
 * Whether an ingredient or the title names the excluded food. `starts` are the first stems of the names to
 * compare.
 */
function containsExcludedName(
  candidate: Candidate,
  { names, exceptions }: Exclusion,
  starts: Iterable<string>,
): boolean {
  // Most names do not occur in the recipe at all. Only the others are compared with each line.
  const wanted = getNamesStartingWithStems(candidate, starts, names).filter((name) =>
    name.every((word) => candidate.lines.includes(word) || candidate.title.includes(word)),
  );
  if (wanted.length === 0) return false;
  const harmless = getNamesStartingWithStems(candidate, getAllStemsOfCandidate(candidate), exceptions);
  return [...getIngredientLines(candidate), candidate.title].some(
    (line) =>
      wanted.some((name) => name.every((word) => line.includes(word))) &&
      !harmless.some((name) => name.every((word) => line.includes(word))) &&
      !/ (?:free|vegan) /.test(line),
  );
}
