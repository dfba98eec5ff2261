import type { z } from "zod";
import type { AdvancedInput } from "#server/features/search/schema.ts";
import type { Who } from "./corpus.ts";

type Query = z.input<typeof AdvancedInput>;

/** A search and its expected results, which are equal for all search engines. */
export type Case = {
  title: string;
  as?: Who;
  /** The input of the advanced search. Each of the next four fields is the input of another search call. */
  query?: Query;
  quick?: string;
  fullText?: string;
  suggestions?: string;
  ingredients?: string;
  /** The titles of all results, in any order; their number is the expected total. */
  finds?: readonly string[];
  /** The titles of the first results, in order. */
  begins?: readonly string[];
  /** Titles that the results must contain; `never` are titles that they must not contain. */
  among?: readonly string[];
  never?: readonly string[];
  total?: number;
};

const text = (title: string, query: string, finds: readonly string[]): Case => ({
  title,
  query: { title: query },
  finds,
});
const first = (title: string, query: string, ...begins: string[]): Case => ({
  title,
  query: { title: query },
  begins,
});
const facets = (title: string, query: Query, finds: readonly string[]): Case => ({ title, query, finds });
const biscuit = (number: number) => `Oat biscuit ${String(number).padStart(2, "0")}`;
const biscuits = (...places: number[]) => places.map(biscuit);
const PRIVATE = ["Secret truffle omelette", "Private plum jam"];

const found: Case[] = [
  { title: "finds by words alone", fullText: "guacamole", finds: ["Guacamole"] },
  { title: "by words alone finds nothing of others", fullText: "truffle omelette", never: PRIVATE },
  text("finds a title of one word", "guacamole", ["Guacamole"]),
  text("finds a title in any case", "GUACAMOLE", ["Guacamole"]),
  first("finds a title of two words", "banana bread", "Banana bread"),
  first("finds words in another order", "bread banana", "Banana bread"),
  text("finds a plural by its singular", "pancake", ["Pancakes"]),
  first("finds a singular by its plural", "mushrooms risotto", "Mushroom risotto"),
  first("finds accents by plain letters", "creme brulee", "Crème brûlée"),
  text("finds plain letters by accents", "guàcamolé", ["Guacamole"]),
  text("finds what is begun", "guaca", ["Guacamole"]),
  text("finds by the beginning of the last word", "chocolate mou", ["Chocolate mousse"]),
  text("mends one slip", "guacamola", ["Guacamole"]),
  text("mends a letter too few", "ratatoulle", ["Ratatouille"]),
  text("mends two letters that changed places", "hummsu", ["Hummus"]),
  first("mends a slip in each of two words", "banan braed", "Banana bread"),
  text("mends two slips of a long word", "ratatoile", ["Ratatouille"]),
  text("drops words of asking", "best recipe for guacamole please", ["Guacamole"]),
  text("drops words of grammar", "the guacamole", ["Guacamole"]),
  text("finds by an ingredient alone", "tahini", ["Hummus"]),
  text("finds by an ingredient in the plural", "tortilla", ["Beef tacos"]),
  { title: "finds by a tag", query: { title: "breakfast" }, among: ["Banana bread", "Pancakes"] },
  first("finds by title and ingredient together", "curry eggplant", "Thai green curry"),
  text("finds by a word of the description", "zanzibar", ["Winter porridge"]),
  text("finds by a word of the steps", "smoulder", ["Winter porridge"]),
  text("finds by words of title and description", "porridge zanzibar", ["Winter porridge"]),
  text("finds German compounds", "kartoffelsuppe", ["Kartoffelsuppe mit Speck"]),
  first("finds a compound's part among the ingredients", "kartoffeln speck", "Kartoffelsuppe mit Speck"),
  text("finds Japanese", "餃子", ["餃子"]),
  text("finds a Japanese ingredient", "キャベツ", ["餃子"]),
  text("finds a single character of a Japanese word", "餃", ["餃子"]),
  text("finds a part of a Japanese ingredient", "ベツ", ["餃子"]),
  text("finds an emoji alone", "🎂", ["Birthday cake 🎂"]),
  first("finds a compound by its last part", "Suppe mit Speck", "Kartoffelsuppe mit Speck"),
  text("finds Cyrillic", "борщ", ["Борщ украинский"]),
  text("finds Cyrillic in capitals", "БОРЩ", ["Борщ украинский"]),
  text("finds what is written from right to left", "شوربة", ["شوربة العدس"]),
  text("finds an ingredient from right to left", "عدس", ["شوربة العدس"]),
  text("finds a title with a number", "100 rye", ["100% rye bread"]),
  first("finds an emoji's cake by its words", "birthday cake 🎂", "Birthday cake 🎂"),
  first("finds another name of an ingredient", "aubergine curry", "Thai green curry"),
  first("finds by a name of another language", "Aubergine", "Ratatouille"),
  { title: "finds an English name by a German one", query: { title: "Hähnchen" }, among: ["Chicken curry"] },
  { title: "finds an English name by a French one", query: { title: "poulet" }, among: ["Chicken curry"] },
  { title: "finds by the American name", query: { title: "ground beef" }, among: ["Beef tacos"] },
  { title: "finds by the British name", query: { title: "minced beef" }, among: ["Beef tacos"] },
  text("finds nothing by a word that nobody has", "xylophone", []),
  text("finds nothing by a dish that is not there", "beef wellington", []),
  text("finds nothing by two words that nobody has", "quantum flux", []),
  text("finds nothing by one letter of no word", "ж", []),
  text("finds nothing by a number that nobody has", "98765", []),
];

const ordered: Case[] = [
  first("puts the exact title first", "tomato soup", "Tomato soup"),
  first("puts the exact title before a longer one", "chicken curry", "Chicken curry"),
  first("puts what has all words before what has some", "chicken soup", "Chicken noodle soup"),
  first("puts titles before ingredients", "carrot", "Carrot cake"),
  first("puts a title with the word before ingredients with it", "lemon", "Salmon with lemon"),
  first("puts a dish that the text names before its kin", "pumpkin risotto", "Pumpkin risotto"),
  first("puts a quick one first where the text says so", "risotto in 40 minutes", "Pumpkin risotto"),
  {
    title: "leaves out what is asked to be without",
    query: { title: "risotto without mushrooms" },
    begins: ["Pumpkin risotto"],
    never: ["Mushroom risotto"],
  },
  {
    title: "leaves out a kind that is asked to be without",
    query: { title: "cake without nuts" },
    among: ["Birthday cake 🎂"],
    never: ["Carrot cake"],
  },
  first("takes a diet for a wish", "vegan chili", "Vegan chili"),
  first("finds a diet alone", "vegan", "Vegan chili"),
  {
    title: "orders by title",
    query: { title: "risotto", sortBy: "title", sortOrder: "asc" },
    begins: ["Mushroom risotto", "Pumpkin risotto"],
  },
  {
    title: "orders by title, backwards",
    query: { title: "risotto", sortBy: "title", sortOrder: "desc" },
    begins: ["Pumpkin risotto", "Mushroom risotto"],
  },
  {
    title: "orders by time",
    query: { title: "risotto", sortBy: "cooking_time", sortOrder: "asc" },
    begins: ["Pumpkin risotto", "Mushroom risotto"],
  },
  {
    title: "orders by servings",
    query: { title: "risotto", sortBy: "servings", sortOrder: "asc" },
    begins: ["Mushroom risotto", "Pumpkin risotto"],
  },
  {
    title: "orders by age",
    query: { title: "risotto", sortBy: "created_at", sortOrder: "asc" },
    begins: ["Pumpkin risotto", "Mushroom risotto"],
  },
  {
    title: "puts recipes without a time last",
    query: { title: "lemon", sortBy: "cooking_time", sortOrder: "asc" },
    begins: ["Hummus", "Salmon with lemon", "Lemonade"],
  },
  {
    title: "turns relevance around",
    query: { title: "risotto pumpkin", sortOrder: "asc" },
    among: ["Pumpkin risotto"],
  },
];

const filtered: Case[] = [
  facets("filters by cuisine", { cuisine: "THAI" }, ["Thai green curry"]),
  facets("filters by cuisine and difficulty", { cuisine: "ITALIAN", difficulty: "EASY" }, [
    "Tomato soup",
    "Roasted tomato pasta",
  ]),
  facets("filters by time", { maxCookingTime: 10, cuisine: "MEDITERRANEAN" }, ["Greek salad", "Hummus"]),
  facets("filters by a range of servings", { minServings: 8, maxServings: 9, title: "pie" }, [
    "Apple pie",
    "Plum tart",
  ]),
  facets("filters a text by cuisine", { title: "risotto", cuisine: "ITALIAN" }, [
    "Pumpkin risotto",
    "Mushroom risotto",
  ]),
  facets("filters a text by a cuisine that has none", { title: "risotto", cuisine: "THAI" }, []),
  facets("filters a text by difficulty", { title: "curry", difficulty: "MEDIUM" }, [
    "Chicken curry",
    "Thai green curry",
  ]),
  facets("filters a text by time", { title: "risotto", maxCookingTime: 40 }, ["Pumpkin risotto"]),
  facets("filters a text by servings", { title: "risotto", maxServings: 3 }, ["Mushroom risotto"]),
  facets(
    "leaves out recipes without a time where one is asked",
    { title: "lemonade", maxCookingTime: 999 },
    [],
  ),
  facets("filters a text by pictures", { title: "risotto", hasImage: true }, []),
  facets("filters a text by no picture", { title: "risotto", hasImage: false }, [
    "Pumpkin risotto",
    "Mushroom risotto",
  ]),
  facets("includes an ingredient", { ingredientsInclude: "parmesan" }, [
    "Pumpkin risotto",
    "Mushroom risotto",
  ]),
  facets("includes any of some ingredients", { ingredientsInclude: "tahini,nori,avocado" }, [
    "Hummus",
    "Guacamole",
  ]),
  facets("includes all of some ingredients", { ingredientsInclude: "rice,eggs", ingredientsMatchAll: true }, [
    "Fried rice",
  ]),
  facets("includes an ingredient of two words", { ingredientsInclude: "red pepper" }, ["Beef tacos"]),
  facets(
    "finds nothing with all of what nobody has",
    { ingredientsInclude: "rice,xyz", ingredientsMatchAll: true },
    [],
  ),
  facets("includes an ingredient by another name", { ingredientsInclude: "aubergine", cuisine: "THAI" }, [
    "Thai green curry",
  ]),
  facets("includes an ingredient of a text", { title: "risotto", ingredientsInclude: "pumpkin" }, [
    "Pumpkin risotto",
  ]),
  facets("excludes an ingredient of a text", { title: "risotto", ingredientsExclude: "pumpkin" }, [
    "Mushroom risotto",
  ]),
  facets("excludes one of two words alone together", { title: "tacos", ingredientsExclude: "red wine" }, [
    "Beef tacos",
  ]),
  facets("excludes what was included", { ingredientsInclude: "rice", ingredientsExclude: "rice" }, []),
  facets(
    "includes, excludes and filters a text",
    {
      title: "risotto",
      ingredientsInclude: "rice",
      ingredientsExclude: "pumpkin",
      cuisine: "ITALIAN",
      maxCookingTime: 45,
    },
    ["Mushroom risotto"],
  ),
  facets("does not take a title for an ingredient", { title: "soup", ingredientsInclude: "soup" }, []),
  facets("filters by an unknown cuisine", { title: "soup", cuisine: "MARTIAN" }, []),
  {
    title: "takes ten ingredients of twenty letters",
    query: { ingredientsInclude: Array.from({ length: 10 }, (_, digit) => `${digit}`.repeat(20)).join(",") },
    finds: [],
  },
  {
    title: "excludes ten ingredients of twenty letters from a text",
    query: {
      title: "guacamole",
      ingredientsExclude: Array.from({ length: 10 }, (_, index) => "abcdefghij"[index]?.repeat(20)).join(","),
    },
    finds: ["Guacamole"],
  },
];

const paged: Case[] = [
  { title: "counts all of a text", query: { title: "oat biscuit" }, total: 30 },
  {
    title: "pages a text by title",
    query: { title: "oat biscuit", sortBy: "title", sortOrder: "asc", page: 2, pageSize: 7 },
    begins: biscuits(8, 9, 10, 11, 12, 13, 14),
    total: 30,
  },
  {
    title: "ends with the last page",
    query: { title: "oat biscuit", sortBy: "title", sortOrder: "asc", page: 5, pageSize: 7 },
    begins: biscuits(29, 30),
    total: 30,
  },
  {
    title: "has nothing behind the last page",
    query: { title: "oat biscuit", page: 6, pageSize: 7 },
    finds: [],
    total: 30,
  },
  {
    title: "pages by time with filters",
    query: {
      title: "oat biscuit",
      difficulty: "HARD",
      sortBy: "cooking_time",
      sortOrder: "desc",
      page: 2,
      pageSize: 4,
    },
    begins: biscuits(16, 13, 10, 7),
    total: 10,
  },
  {
    title: "pages by age",
    query: { title: "oat biscuit", sortBy: "created_at", sortOrder: "asc", page: 1, pageSize: 3 },
    begins: biscuits(1, 2, 3),
    total: 30,
  },
  { title: "counts with a filter", query: { title: "oat biscuit", cuisine: "AMERICAN" }, total: 15 },
  {
    title: "counts with an exclusion",
    query: { title: "oat biscuit", ingredientsExclude: "treacle" },
    total: 0,
  },
  { title: "counts without words", query: { ingredientsInclude: "treacle" }, total: 30 },
  { title: "counts everything that a guest sees", query: {}, total: 64 },
  { title: "counts everything that a member sees", as: "grace", query: {}, total: 65 },
];

const quick: Case[] = [
  { title: "quick: finds a beginning", quick: "gua", finds: ["Guacamole"] },
  { title: "quick: finds a beginning of a later word", quick: "marg", finds: ["Pizza Margherita"] },
  { title: "quick: finds two words, the last begun", quick: "banana br", finds: ["Banana bread"] },
  { title: "quick: finds words in another order", quick: "bread banana", finds: ["Banana bread"] },
  { title: "quick: finds without accents", quick: "creme bru", finds: ["Crème brûlée"] },
  { title: "quick: mends a slip", quick: "gucamole", finds: ["Guacamole"] },
  { title: "quick: puts the exact title first", quick: "tomato soup", begins: ["Tomato soup"] },
  {
    title: "quick: puts titles that begin so first",
    quick: "lemon",
    begins: ["Lemonade", "Salmon with lemon"],
  },
  { title: "quick: answers ten at most", quick: "oat", total: 10 },
  { title: "quick: finds no ingredient", quick: "tahini", finds: [] },
  { title: "quick: finds no description", quick: "zanzibar", finds: [] },
  { title: "quick: finds a plural's singular", quick: "pancake", finds: ["Pancakes"] },
  { title: "quick: finds Japanese", quick: "餃子", finds: ["餃子"] },
  { title: "quick: finds a part of a Japanese word", quick: "子", finds: ["餃子"] },
  { title: "quick: finds from right to left", quick: "شوربة", finds: ["شوربة العدس"] },
  { title: "quick: finds nothing by marks", quick: '"*"', finds: [] },
  { title: "suggests how a word goes on", suggestions: "guac", begins: ["guacamole"] },
  { title: "suggests the next word", suggestions: "banana", begins: ["banana bread"] },
  { title: "suggests nothing for what nobody has", suggestions: "xylo", finds: [] },
  { title: "names ingredients by a beginning", ingredients: "tahi", finds: ["tahini"] },
  {
    title: "names ingredients by a later word",
    ingredients: "paste",
    among: ["curry paste", "green curry paste"],
  },
  { title: "names no ingredient that nobody has", ingredients: "xylo", finds: [] },
];

const privateCases: Case[] = [
  text("keeps a private title from a guest", "secret truffle omelette", []),
  text("keeps a private ingredient from a guest", "truffle", []),
  text("keeps a private description from a guest", "hushhush", []),
  text("keeps a private step from a guest", "whiskedly whisper", []),
  text("keeps a private tag from a guest", "clandestine", []),
  { title: "keeps a private title from another member", as: "ada", query: { title: "truffle" }, finds: [] },
  { title: "keeps it from the quick search", as: "ada", quick: "secr", finds: [] },
  { title: "keeps it from suggestions", as: "ada", suggestions: "truf", finds: [] },
  { title: "keeps it from names of ingredients", as: "ada", ingredients: "truf", finds: [] },
  { title: "mends no slip by a private word", as: "ada", query: { title: "trufle" }, finds: [] },
  { title: "filters nothing private", as: "ada", query: { cuisine: "JAPANESE" }, finds: ["餃子"] },
  { title: "includes nothing private", as: "ada", query: { ingredientsInclude: "truffle" }, finds: [] },
  {
    title: "shows it to its owner",
    as: "grace",
    query: { title: "truffle" },
    finds: ["Secret truffle omelette"],
  },
  {
    title: "shows its steps to its owner",
    as: "grace",
    query: { title: "whiskedly" },
    finds: ["Secret truffle omelette"],
  },
  {
    title: "shows it to its owner as they type",
    as: "grace",
    quick: "secr",
    finds: ["Secret truffle omelette"],
  },
  {
    title: "mends its owner's slip",
    as: "grace",
    query: { title: "trufle" },
    finds: ["Secret truffle omelette"],
  },
  { title: "names its ingredients to its owner", as: "grace", ingredients: "truf", finds: ["truffle"] },
  {
    title: "shows one's own beside public ones",
    as: "ada",
    query: { title: "plum" },
    finds: ["Plum tart", "Private plum jam"],
  },
  {
    title: "shows one's private ones alone",
    as: "ada",
    query: { title: "plum", isPublic: false },
    finds: ["Private plum jam"],
  },
  {
    title: "shows public ones alone",
    as: "ada",
    query: { title: "plum", isPublic: true },
    finds: ["Plum tart"],
  },
  { title: "has no private ones for a guest", query: { title: "plum", isPublic: false }, finds: [] },
];

/** Queries that must find the tomato soup, because no part of them is interpreted as query syntax. */
const syntax = [
  'tomato OR "soup"',
  "tomato AND soup",
  '"tomato" soup',
  '"tomato soup',
  '"soup tomato"',
  "tomato* soup*",
  "(tomato) soup))",
  "tomato^2 soup",
  "{tomato}: soup",
  "tomato:soup",
  "-tomato -soup",
  "+tomato +soup",
  "tomato soup; --",
  "tomato' soup'",
  "tomato\\ soup\\",
  "tomato \u0000 soup",
  "tomato\tsoup\n",
  "ｔｏｍａｔｏ ｓｏｕｐ",
];
/** Texts that must not be read as query syntax; their results do not matter. */
const injected = [
  "tomato NEAR(soup, 2)",
  "tomato' OR 1=1 --",
  "tomato; drop table recipes",
  'tomato" OR scope = "5',
  "tomato AND scope IN [0, 1, 2, 3]",
  "title:tomato NOT soup",
  "tokens = metomato",
  "truffle OR scope EXISTS",
];
const nothing = [
  "***",
  '""',
  "'",
  "-",
  "!!! ???",
  "NEAR(",
  "[]{}()<>",
  "\\\\",
  "🎂🎂🎂🥑",
  "\u202e\u202d",
  "\u200b\u200b",
  "·1·",
  "§",
  "scope = 2",
  "_geoRadius(1, 2, 3)",
  "x".repeat(200),
  "ж".repeat(200),
  "字".repeat(200),
];
const wordsOfGrammar = ["the", "and or not", "der die das", "le la les"];

const hostile: Case[] = [
  ...syntax.map((query) => ({
    title: `takes ${JSON.stringify(query)} for words`,
    query: { title: query },
    begins: ["Tomato soup"],
    never: PRIVATE,
  })),
  ...injected.map((query) => ({
    title: `opens nothing by ${JSON.stringify(query)}`,
    query: { title: query },
    never: PRIVATE,
  })),
  ...nothing.map((query) => ({
    title: `finds nothing by ${JSON.stringify(query.slice(0, 20))}`,
    query: { title: query },
    finds: [],
  })),
  ...wordsOfGrammar.map((query) => ({
    title: `answers ${JSON.stringify(query)} without what is private`,
    query: { title: query },
    never: PRIVATE,
  })),
  ...['"', "\\", "gua\\", "' OR 1=1", "§", "·1·"].map((query) => ({
    title: `quick: takes ${JSON.stringify(query)} for text`,
    quick: query,
    never: PRIVATE,
  })),
  ...['x" OR scope = 1', "\\", '"', "']", "§"].map((query) => ({
    title: `takes the ingredient ${JSON.stringify(query)} for text`,
    query: { ingredientsInclude: query },
    finds: [],
  })),
  {
    title: "takes a hostile cuisine for a value",
    query: { title: "guacamole", cuisine: 'MEXICAN" OR scope = "2' },
    finds: [],
  },
  {
    title: "takes a hostile exclusion for words",
    query: { title: "guacamole", ingredientsExclude: '" OR "a' },
    finds: ["Guacamole"],
  },
];

export const cases: readonly Case[] = [
  ...found,
  ...ordered,
  ...filtered,
  ...paged,
  ...quick,
  ...privateCases,
  ...hostile,
];
