import { dietNames } from "../lexicon/categories.ts";
import {
  findCategoryInLanguageOrNull,
  findEntitiesByName,
  getDietNames,
  MAX_NAME_WORDS,
} from "../lexicon/lexicon.ts";
import { FILLER_WORDS, STOP_WORDS } from "../lexicon/query-stopwords.ts";
import { LANGUAGES } from "../words/languages.ts";
import { countWordsOfExclusionPhrase } from "./refusals.ts";

/** Conditions that a query states in words, such as exclusions, diets and times. */
export type QueryConstraints = {
  /** Excluded ingredients as the query names them, each a list of words. */
  without: (readonly string[])[];
  /** Requested diets. Recipes with food that a diet excludes rank lower, unless they name the diet. */
  diets: string[];
  minutes: number | null;
  servings: number | null;
  easy: boolean;
  /** True if the query names a meal. Side dishes, sauces and desserts then rank lower. */
  meal: boolean;
  /** True if the query excludes baking ("no oven", "no bake"). */
  noOven: boolean;
};

const splitIntoWordSet = (words: string) => new Set(words.split(" "));
const mapWordsToSense = (senses: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(senses).flatMap(([sense, words]) => words.split(",").map((word) => [word, sense])));
const NEGATIONS = splitIntoWordSet(
  "without no minus w/o ohne sans sin senza zonder utan uden sem except excluding avoid avoiding allergic allergisch allergique alergico alergica allergico allergica hates hate dislikes non",
);
/** Negations that exclude the next words only if they name food: "curry not chicken". */
const NOT = splitIntoWordSet("not nicht pas");
/** Words that mean an exclusion on their own, by the food that they exclude: "gf" excludes gluten. */
const SHORT_FOR = mapWordsToSense({
  gluten: "gf,glutenfree,coeliac,coeliacs,celiac,celiacs,zoliakie,coeliaque,celiaco,celiaca,celiaci",
  dairy: "df,dairyfree",
  alcohol: "analcolico,analcolica,analcolici,analcoliche,alcoholfree",
});
const OVENS = splitIntoWordSet("oven ofen backofen horno forno");
/** After a negation, these words exclude baking: "no bake", "ohne Backen", "sans cuisson". */
const BAKING = splitIntoWordSet("bake baking baked backen cuisson hornear hornos cottura cuocere");
const AND = splitIntoWordSet("and or nor oder und et ou y o e and/or");
const NO_EXCLUSION = splitIntoWordSet(
  "bake knead churn cook fuss stir boil fail peek oven yeast time frills effort hassle mess brainer longer more one other",
);
const MINUTES = splitIntoWordSet("min mins minute minutes minuten minuti minuto minutos");
const HOURS = splitIntoWordSet("h hr hrs hour hours stunde stunden heure heures hora horas ora ore");
const WITHIN = splitIntoWordSet(
  "under in less than within below max maximum unter bis moins de menos en meno di about around only max",
);
const PERSONS = splitIntoWordSet(
  "people persons person guests guest servings serving portions portion personen person personnes personne personas persona persone portionen adults diners kids",
);
const FOR = splitIntoWordSet("for serves serving feeds fur fuer pour para per");
const NUMBERS = mapWordsToSense({
  1: "one,single,eine,einen,myself",
  2: "two,zwei,deux,dos,due",
  3: "three,drei,trois,tres,tre",
  4: "four,vier,quatre,cuatro,quattro",
  5: "five",
  6: "six,sechs",
  8: "eight",
  10: "ten",
  12: "twelve",
});
const QUICK = splitIntoWordSet(
  "quick quickly fast speedy express rapid schnell schnelle schneller schnelles schnellen blitz rapide rapides vite rapido rapida rapidos veloce veloci",
);
const EASY = splitIntoWordSet(
  "easy easiest simple simplest beginner beginners effortless einfach einfache einfacher einfaches leicht leichte facile faciles facil facili semplice semplici sencillo sencilla",
);
const MEALS = splitIntoWordSet(
  "dinner dinners supper lunch lunches main mains abendessen abendbrot mittagessen hauptgericht hauptgerichte hauptspeise diner dejeuner souper cena cenas almuerzo pranzo secondo",
);
const QUICK_MINUTES = 30;
/** The names of all diets, the longest first. */
const DIETS: readonly { words: readonly string[]; diet: string }[] = [...dietNames.keys()]
  .flatMap((diet) => getDietNames(diet).map((words) => ({ words, diet })))
  // Only queries use "veggie" for the diet. In recipes it may mean vegetables, so it is no name of the diet.
  .concat({ words: ["veggie"], diet: "vegetarian" })
  .sort((a, b) => b.words.length - a.words.length);
/** These words exclude the food before them: "gluten free", "nut allergy". */
const FREE = splitIntoWordSet(
  "free frei freie freies freier freien intolerant intolerance intolerante allergy allergies allergie allergiker",
);
/** Matches a word whose first part is excluded: "eggless", "glutenfrei", "Nussallergie". */
const LEFT_OUT =
  /^(\p{L}{2,})(?:less|free|frei|freie|freies|freier|freien|fri|allergie|intoleranz|unvertraglichkeit)$/u;
/** Words that are skipped between a negation and the excluded food: "no added sugar". */
const ADDED = splitIntoWordSet("any added extra");
const CATEGORIES_BY_OTHER_NAMES = mapWordsToSense({
  lactose: "laktose,lactosa,lattosio,lactose",
  wheat: "weizen,frumento",
  nut: "nuts",
  carb: "carbs,carbohydrates",
  alcohol: "alkohol,alcool,alkoholisch,analcolico",
  soy: "soya,soja,soia",
  dairy: "milch,milk products,milchprodukte,laitages,lacteos,latticini,dairyproducts,milchprodukten,laitiers",
  animal: "animals",
  gluten: "glutine",
});

/** The category of food that the words name in any language, or null. */
export function findCategoryInAnyLanguage(words: readonly string[]): string | null {
  const text = words.join(" ");
  const other = CATEGORIES_BY_OTHER_NAMES.get(text);
  if (other !== undefined) return other;
  for (const language of LANGUAGES) {
    const category = findCategoryInLanguageOrNull(words, language);
    if (category !== null) return category;
  }
  return null;
}

const isFoodName = (words: readonly string[]) =>
  findCategoryInAnyLanguage(words) !== null ||
  LANGUAGES.some((language) => findEntitiesByName(words, language).length > 0);

/** Splits the words of a query into its constraints and the remaining words. */
export function extractConstraints(words: readonly string[]): {
  constraints: QueryConstraints;
  left: string[];
} {
  const constraints: QueryConstraints = {
    without: [],
    diets: [],
    minutes: null,
    servings: null,
    easy: false,
    meal: false,
    noOven: false,
  };
  const left: string[] = [];
  let i = 0;
  while (i < words.length) {
    const taken =
      parseExclusionPhrase(words, i, constraints) ||
      parseExclusion(words, i, constraints) ||
      parseDietConstraint(words, i, constraints) ||
      parseTimeConstraint(words, i, constraints, left) ||
      parseServingsConstraint(words, i, constraints);
    if (taken > 0) {
      i += taken;
      continue;
    }
    const word = words[i] as string;
    if (QUICK.has(word)) constraints.minutes ??= QUICK_MINUTES;
    if (EASY.has(word)) constraints.easy = true;
    if (MEALS.has(word)) constraints.meal = true;
    left.push(word);
    i += 1;
  }
  // A query that excludes meat rarely asks for fish, so it counts as a request for vegetarian recipes.
  if (
    constraints.diets.length === 0 &&
    constraints.without.some((name) => findCategoryInAnyLanguage(name) === "meat")
  )
    constraints.diets.push("vegetarian");
  return { constraints: constraints, left };
}

function parseExclusionPhrase(words: readonly string[], i: number, constraints: QueryConstraints): number {
  if (words[i] === "nobake" || (words[i] === "no" && BAKING.has(words[i + 1] ?? ""))) {
    constraints.noOven = true;
    return words[i] === "no" ? 2 : 1;
  }
  const refusal = countWordsOfExclusionPhrase(words, i);
  if (refusal === 0 && !NEGATIONS.has(words[i] as string)) return 0;
  let next = i + Math.max(1, refusal);
  while (next < words.length && STOP_WORDS.has(words[next] as string)) next += 1;
  // "four" means an oven only after French "sans", because it is a number in English: "no more than four".
  if (
    OVENS.has(words[next] ?? "") ||
    BAKING.has(words[next] ?? "") ||
    (words[i] === "sans" && words[next] === "four")
  ) {
    constraints.noOven = true;
    return next + 1 - i;
  }
  if (refusal === 0 || !startsWithFoodName(words, next)) return 0;
  return next - i + parseExcludedFoodNames(words, next, constraints);
}

const startsWithFoodName = (words: readonly string[], i: number) =>
  Array.from({ length: MAX_NAME_WORDS }, (_, size) => words.slice(i, i + size + 1)).some(
    (name) => name.length > 0 && isFoodName(name),
  );

function parseExclusion(words: readonly string[], i: number, constraints: QueryConstraints): number {
  const word = words[i] as string;
  const next = words[i + 1];
  const isNone =
    (word === "no" && NO_EXCLUSION.has(next ?? "")) || (word === "non" && !isFoodName([next ?? ""]));
  const short = SHORT_FOR.get(word);
  if (short !== undefined) {
    constraints.without.push([short]);
    return 1;
  }
  const leavesOut = NEGATIONS.has(word) || (NOT.has(word) && startsWithFoodName(words, i + 1));
  if (leavesOut && next !== undefined && !isNone) {
    const taken = parseExcludedFoodNames(words, i + 1, constraints);
    return taken === 0 ? 0 : 1 + taken;
  }
  if (FREE.has(next ?? "") && words[i + 2] !== "range" && isFoodName([word])) {
    constraints.without.push([word]);
    return 2;
  }
  const part = LEFT_OUT.exec(word)?.[1];
  if (part !== undefined && part !== "bone" && (isFoodName([part]) || isFoodName([`${part}n`]))) {
    constraints.without.push([part]);
    return 1;
  }
  return 0;
}

/**
 * Parses one or more food names after a negation: "without eggs or coconut milk". Returns the number of words
 * read.
 */
function parseExcludedFoodNames(
  words: readonly string[],
  start: number,
  constraints: QueryConstraints,
): number {
  let i = start;
  for (;;) {
    while (
      i < words.length &&
      (STOP_WORDS.has(words[i] as string) || ADDED.has(words[i] as string)) &&
      !AND.has(words[i] as string)
    )
      i += 1;
    const longest = Math.min(MAX_NAME_WORDS, words.length - i);
    if (longest <= 0) return i > start ? i - start : 0;
    let size = 1;
    for (let many = longest; many > 1; many -= 1)
      if (isFoodName(words.slice(i, i + many))) {
        size = many;
        break;
      }
    constraints.without.push(words.slice(i, i + size));
    i += size;
    const next = words[i + 1];
    if (!AND.has(words[i] ?? "") || next === undefined || !(isFoodName([next]) || NEGATIONS.has(next)))
      return i - start;
    i += NEGATIONS.has(next) ? 2 : 1;
  }
}

function parseDietConstraint(words: readonly string[], i: number, constraints: QueryConstraints): number {
  const asked = DIETS.find((item) => item.words.every((word, place) => words[i + place] === word));
  if (asked === undefined) return 0;
  constraints.diets.push(asked.diet);
  return asked.words.length;
}

function parseTimeConstraint(
  words: readonly string[],
  i: number,
  constraints: QueryConstraints,
  left: string[],
): number {
  const word = words[i] as string;
  const next = words[i + 1] ?? "";
  const drop = () => {
    while (left.length > 0 && WITHIN.has(left.at(-1) as string)) left.pop();
  };
  if (word === "half" && (HOURS.has(next) || HOURS.has(words[i + 2] ?? ""))) {
    constraints.minutes = 30;
    drop();
    return HOURS.has(next) ? 2 : 3;
  }
  const many = /^\d{1,3}$/.test(word) ? Number(word) : (parseNumberWord(word) ?? 0);
  if (many === 0) return 0;
  if (MINUTES.has(next)) constraints.minutes = many;
  else if (HOURS.has(next)) constraints.minutes = many * 60;
  else return 0;
  drop();
  return 2;
}

const parseNumberWord = (word: string): number | undefined => {
  const number = NUMBERS.get(word);
  return number === undefined ? undefined : Number(number);
};

function parseServingsConstraint(words: readonly string[], i: number, constraints: QueryConstraints): number {
  const word = words[i] as string;
  const asked = FOR.has(word);
  const place = asked ? i + 1 : i;
  const text = words[place] ?? "";
  const many = /^\d{1,2}$/.test(text) ? Number(text) : parseNumberWord(text);
  if (many === undefined || many === 0) return 0;
  const said = PERSONS.has(words[place + 1] ?? "");
  // A number before another word than persons is no number of servings: "for 2 hours", "for one pan".
  if (
    !said &&
    (!asked ||
      (place + 1 < words.length &&
        !STOP_WORDS.has(words[place + 1] ?? "") &&
        !FILLER_WORDS.has(words[place + 1] ?? "")))
  )
    return 0;
  constraints.servings = many;
  return place - i + (said ? 2 : 1);
}
