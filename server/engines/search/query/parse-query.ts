import { countFixedPhraseWords } from "../lexicon/fixed-phrases.ts";
import { countEntityNameWords, MAX_NAME_WORDS } from "../lexicon/lexicon.ts";
import { FILLER_WORDS, OPTIONAL_WORDS, STOP_WORDS } from "../lexicon/query-stopwords.ts";
import { createCjkBigramSets } from "../words/grams.ts";
import { IS_EMOJI, splitIntoFoldedWords } from "../words/words.ts";
import { extractConstraints, type QueryConstraints } from "./query-constraints.ts";

/** The number of words of a query that are read; the rest is ignored to bound the cost. */
const MAX_WORDS = 40;
const MAX_WANTED_WORDS = 8;
const MAX_OPTIONAL_WORDS = 4;
/** A query with this many stop words is a sentence. */
const MIN_SENTENCE_STOP_WORDS = 3;

/** Optional words and emoji are not required. An emoji next to words only repeats them. */
const isRequiredWord = (word: string) => !OPTIONAL_WORDS.has(word) && !IS_EMOJI.test(word);

/** Adjacent words: the index of the first and their number. */
export type Span = { start: number; size: number };

/** The parsed text of a search. Words are folded and in the order of the text. */
export type ParsedQuery = {
  /**
   * Words that a recipe should have. Empty if the query has only constraints, for example "vegan dinner for
   * two".
   */
  wanted: string[];
  /**
   * The wanted word that names the dish, for languages whose noun comes last: the last one before "with" or a
   * similar word.
   */
  head: string | null;
  /** Words that rank a recipe slightly higher and are not required. */
  optionalWords: string[];
  /** Words without meaning for the search, such as "recipe for". */
  dropped: string[];
  constraints: QueryConstraints;
  /** All words of the query, in which names of several words are found. */
  all: string[];
  /** Positions in `all` of names that have several words; at each position the longest name. */
  names: readonly Span[];
  /** Positions in `all` of fixed phrases such as "beef wellington". */
  fixedPhrases: readonly Span[];
  /**
   * For words in Chinese, Japanese and Korean: sets of character pairs that match the word inside a longer
   * text.
   */
  gramSets: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** True for a sentence, in which words without matches count less. */
  isSentence: boolean;
  /** True if the text ends directly after its last wanted word, which may therefore be incomplete. */
  isOpen: boolean;
};

/** Parses the text of a search. Null if the text contains no word. */
export function parseSearchQueryOrNull(text: string): ParsedQuery | null {
  const all = splitIntoFoldedWords(text).slice(0, MAX_WORDS);
  if (all.length === 0) return null;
  const { constraints, left } = extractConstraints(all);
  const words = [...new Set(left)];
  const names = findNameSpans(all);
  const fixedPhrases = findLongestSpans(all, countFixedPhraseWords);
  const named = getWordsOfSpans(all, [...names, ...fixedPhrases]);
  const plain = words.filter((word) => !STOP_WORDS.has(word));
  const telling = plain.filter((word) => !FILLER_WORDS.has(word) || named.has(word));
  const wanted = telling.filter((word) => isRequiredWord(word) || named.has(word));
  const hasConstraints =
    constraints.without.length > 0 ||
    constraints.diets.length > 0 ||
    constraints.servings !== null ||
    constraints.minutes !== null ||
    constraints.noOven;
  // If a query has only optional or filler words, they become the wanted words: "healthy breakfast", "The
  // Best".
  const lists = hasConstraints ? [wanted] : [wanted, telling, plain, words];
  const [found = []] = lists.filter((list) => list.length > 0);
  const chosen = found.slice(0, MAX_WANTED_WORDS);
  const optionalWords = plain.filter((word) => !chosen.includes(word)).slice(0, MAX_OPTIONAL_WORDS);
  return {
    wanted: chosen,
    head: findDishWordOfQueryOrNull(left, chosen),
    optionalWords,
    dropped: words.filter((word) => !chosen.includes(word) && !optionalWords.includes(word)),
    constraints,
    all,
    names,
    fixedPhrases,
    gramSets: createCjkBigramSets(text),
    isSentence: left.filter((word) => STOP_WORDS.has(word)).length >= MIN_SENTENCE_STOP_WORDS,
    isOpen: chosen.length > 0 && all.at(-1) === chosen.at(-1) && /[\p{L}\p{M}\p{N}]\s*$/u.test(text),
  };
}

/**
 * Turns a query that only names a meal into constraints: "healthy lunch" then matches any recipe for lunch.
 * Null for other queries.
 */
export function toConstraintsOnlyQueryOrNull(parsed: ParsedQuery): ParsedQuery | null {
  const { wanted, optionalWords, constraints } = parsed;
  const isVague = wanted.every((word) => FILLER_WORDS.has(word) || OPTIONAL_WORDS.has(word));
  if (!constraints.meal || wanted.length === 0 || !isVague) return null;
  return {
    ...parsed,
    wanted: [],
    head: null,
    optionalWords: [...wanted, ...optionalWords].slice(0, MAX_OPTIONAL_WORDS),
    isOpen: false,
  };
}

/**
 * The words of the spans. A word of a longer name is wanted even if it is optional alone, like "sweet" in
 * "sweet potato".
 */
const getWordsOfSpans = (words: readonly string[], spans: readonly Span[]): ReadonlySet<string> =>
  new Set(spans.flatMap(({ start, size }) => words.slice(start, start + size)));

const findNameSpans = (words: readonly string[]) => findLongestSpans(words, countEntityNameWords);

/**
 * Spans of the words at which `longest` finds a name. `longest` returns the number of its words, and 0 for
 * none.
 */
function findLongestSpans(words: readonly string[], longest: (words: readonly string[]) => number): Span[] {
  return [...words.keys()].flatMap((start) => {
    const size = longest(words.slice(start, start + MAX_NAME_WORDS));
    return size > 1 ? [{ start, size }] : [];
  });
}

const TAIL = new Set(
  "with in on for from and or mit und in auf aus mit fur von avec et aux au a en con y al alla e di de met med without".split(
    " ",
  ),
);

function findDishWordOfQueryOrNull(words: readonly string[], wanted: readonly string[]): string | null {
  let head: string | null = null;
  for (const word of words) {
    if (wanted.includes(word)) head = word;
    else if (head !== null && TAIL.has(word)) return head;
  }
  return head;
}
