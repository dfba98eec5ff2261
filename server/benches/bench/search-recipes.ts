import { pick, type Random } from "../../checks/fuzz/random.ts";
import type { RecipeLine } from "../../evals/eval-search/file-lines.ts";

export function shuffledCopy<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Picks an item, preferring those at the start of the list. Frequent ingredients such as salt are then in
 * every second recipe.
 */
const pickFrequent = <Item>(list: readonly Item[], random: Random): Item =>
  list[Math.floor(list.length * random() ** 3)] as Item;

const SYLLABLES =
  "ba ca da fi go ka lo ma ni pa ra sa ti vo zu mer lin tor ven bor nal sik rum del pan".split(" ");

/** An invented word, like the words that only one household uses. */
function madeName(random: Random): string {
  const name = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, SYLLABLES)).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Generates `count` recipes from the words of other recipes of one language: titles of two to five words, 6
 * to 14 ingredients, two to four steps. 60 % have no likes, and 10 % have an invented word in the title.
 */
export function* generateRecipes(
  sources: readonly RecipeLine[],
  count: number,
  random: Random,
): Generator<RecipeLine> {
  const shelves = groupBySize(sources, languageOf).map(vocabularyOf);
  for (let id = 1; id <= count; id += 1) {
    const shelf = pickFrequent(shelves, random);
    const model = pick(random, sources);
    const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, shelf.titleWords));
    const own = random() < 0.1 ? [madeName(random)] : [];
    const likes = random() < 0.6 ? 0 : Math.floor(200 * random() ** 6) + 1;
    yield {
      ...model,
      id,
      title: [...own, ...words, pick(random, shelf.titleEnds)].join(" "),
      description: pick(random, shelf.descriptions),
      ingredients: Array.from({ length: 6 + Math.floor(random() * 9) }, () =>
        pickFrequent(shelf.ingredients, random),
      ),
      instructions: Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
        pick(random, shelf.instructions),
      ),
      like_count: likes,
    };
  }
}

const GRAMMAR: [language: string, words: RegExp][] = [
  ["de", /\b(?:und|mit|die|der)\b/giu],
  ["fr", /\b(?:les|et|des|le)\b/giu],
  ["es", /\b(?:los|el|las|y)\b/giu],
  ["it", /\b(?:il|gli|di|e)\b/giu],
  ["en", /\b(?:the|and|with|of)\b/giu],
];

function languageOf({ instructions }: RecipeLine): string {
  const text = instructions.join(" ");
  const counted = GRAMMAR.map(([name, words]) => ({ name, hits: text.match(words)?.length ?? 0 }));
  return counted.reduce((best, entry) => (entry.hits > best.hits ? entry : best)).name;
}

/** Groups the items by key, the largest group first. */
function groupBySize<Item>(list: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const byKey = new Map<string, Item[]>();
  for (const item of list) byKey.set(keyOf(item), [...(byKey.get(keyOf(item)) ?? []), item]);
  return [...byKey.values()].sort((a, b) => b.length - a.length);
}

type Vocabulary = Record<
  "titleWords" | "titleEnds" | "descriptions" | "ingredients" | "instructions",
  string[]
>;

function vocabularyOf(recipes: readonly RecipeLine[]): Vocabulary {
  const titles = recipes.map(({ title }) => title.split(/\s+/));
  const lines = groupBySize(
    recipes.flatMap(({ ingredients }) => ingredients),
    (line) => line,
  );
  return {
    titleWords: titles.flat(),
    titleEnds: titles.flatMap((words) => words.at(-1) ?? []),
    descriptions: recipes.flatMap(({ description }) => description ?? []),
    ingredients: lines.flatMap(([line]) => line ?? []),
    instructions: recipes.flatMap(({ instructions }) => instructions),
  };
}
