import type { SearchQuery } from "#server/engines/search/search.ts";
import { pick, type Random } from "../../checks/fuzz/random.ts";
import type { RecipeLine } from "../../evals/eval-search/file-lines.ts";

/**
 * A query: a search while typing (`quick`), or a search with filters. `words` are its words for the plain
 * FTS5 table.
 */
export type Asked = { words: string } & (
  | { quick: string }
  | { query: Omit<SearchQuery, "owners" | "limit"> }
);
export type QueryClass = { name: string; asked: Asked[] };

const EACH = 300;
export const EXPENSIVE = "made to be dear";

/**
 * Generates queries of each class from the titles and ingredients of the recipes. The last class has
 * expensive queries.
 */
export function generateQueryClasses(recipes: readonly RecipeLine[], random: Random): QueryClass[] {
  const titleWords = () => (pick(random, recipes).title.match(/\p{L}{3,}/gu) ?? ["soup"]) as string[];
  const two = () => titleWords().slice(-2).join(" ");
  const ingredient = () =>
    (pick(random, pick(random, recipes).ingredients).match(/\p{L}{4,19}/gu) ?? ["salt"]).at(-1) ?? "salt";
  const text = (words: string): Asked => ({ words, query: { text: words } });
  const make = (name: string, make: () => Asked): QueryClass => ({
    name,
    asked: Array.from({ length: EACH }, make),
  });
  return [
    make("quick", () => {
      const words = two();
      const typed = words.slice(0, Math.max(2, words.length - Math.floor(random() * 5)));
      return { words: typed, quick: typed };
    }),
    make("one word", () => text(pick(random, titleWords()))),
    make("two words", () => text(two())),
    make("two words, a slip each", () =>
      text(
        two()
          .split(" ")
          .map((word) => makeTypo(word, random))
          .join(" "),
      ),
    ),
    make("words and filters", () => {
      const { cuisine } = pick(random, recipes);
      const words = pick(random, titleWords());
      return {
        words,
        query: {
          text: words,
          filters: {
            ...(cuisine ? { cuisine } : {}),
            maxCookingTime: 30 + Math.floor(random() * 90),
            ingredientsInclude: [ingredient(), ingredient()],
            ingredientsExclude: [ingredient()],
          },
        },
      };
    }),
    make("a cuisine's newest", () => {
      const { cuisine } = pick(random, recipes);
      return { words: cuisine ?? "soup", query: cuisine ? { filters: { cuisine } } : {} };
    }),
    { name: EXPENSIVE, asked: EXPENSIVE_TEXTS.map(text) },
  ];
}

/** Makes a typo: one letter is omitted, doubled or replaced. */
function makeTypo(word: string, random: Random): string {
  if (word.length < 4) return word;
  const index = 1 + Math.floor(random() * (word.length - 2));
  const [start, letter, rest] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const typos = [`${start}${rest}`, `${start}${letter}${letter}${rest}`, `${start}e${rest}`];
  return pick(random, typos);
}

const EXPENSIVE_TEXTS = [
  "salt pepper butter oil onion garlic water flour",
  "the best easy quick recipe for a simple dinner with salt and pepper and oil and butter and garlic tonight please",
  "salz pfeffer butter oel zwiebel knoblauch wasser mehl",
  "s p b o a e i c",
  "chikcen tomatoe onoin garlc buter peper suger flowr",
  "a ab abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij",
  "soup without salt without pepper without butter without oil without onions without garlic without flour",
  "something vegan gluten free without nuts for two in 20 minutes with pasta cheese and tomato",
  `${"kartoffelsuppen".repeat(13)}`,
  Array.from({ length: 40 }, (_, index) => ["salt", "oil", "egg", "rice"][index % 4]).join(" "),
  "meat fish vegetable fruit cheese bread pasta dessert",
  "sal sel salt salz sale",
];
