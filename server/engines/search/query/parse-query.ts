import { countFixedPhraseWords } from "../lexicon/fixed-phrases.ts";
import { countEntityNameWords, MAX_NAME_WORDS } from "../lexicon/lexicon.ts";
import { FILLER_WORDS, OPTIONAL_WORDS, STOP_WORDS } from "../lexicon/query-stopwords.ts";
import { createCjkBigramSets } from "../words/grams.ts";
import { IS_EMOJI, splitIntoFoldedWords } from "../words/words.ts";
import { extractConstraints, type QueryConstraints } from "./query-constraints.ts";

/** More words than these are not read, and not looked for: the cost is bounded. */
const MAX_WORDS = 40;
const MAX_WANTED_WORDS = 8;
const MAX_OPTIONAL_WORDS = 4;
/** A text with so many words of grammar is a sentence. */
const MIN_SENTENCE_STOP_WORDS = 3;

/** An emoji after other words only repeats them. */
const isWanted = (word: string) => !OPTIONAL_WORDS.has(word) && !IS_EMOJI.test(word);

/** Words that stand together: where the first is, and how many. */
export type Span = { start: number; size: number };

/** A text of a search, taken apart. Words are folded and in their order. */
export type ParsedQuery = {
  /** Words that a recipe should have. Empty for a query of constraints only. */
  wanted: string[];
  /** The wanted word that names the dish where the noun comes last: the one before "with" and the like. */
  head: string | null;
  /** Words that rank a recipe slightly higher. */
  optionalWords: string[];
  /** Words that ask and say nothing: "best recipe for". */
  dropped: string[];
  constraints: QueryConstraints;
  /** All words as they were read: names of more than one are found among them. */
  all: string[];
  /** Positions of names of several words in `all`, the longest at each position. */
  names: readonly Span[];
  /** Positions of fixed phrases in `all`. */
  fixedPhrases: readonly Span[];
  /** Parts of words by which a word is found too, in scripts without spaces. */
  gramSets: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The query is a sentence, in which words without matches are less important. */
  isSentence: boolean;
  /** The text ends within its last wanted word, which may be only begun. */
  isOpen: boolean;
};

/** Null where the text holds no word. */
export function parseSearchQueryOrNull(text: string): ParsedQuery | null {
  const all = splitIntoFoldedWords(text).slice(0, MAX_WORDS);
  if (all.length === 0) return null;
  const { constraints, left } = extractConstraints(all);
  const words = [...new Set(left)];
  const names = namesIn(all);
  const fixedPhrases = spansOf(all, countFixedPhraseWords);
  const named = wordsIn(all, [...names, ...fixedPhrases]);
  const plain = words.filter((word) => !STOP_WORDS.has(word));
  const telling = plain.filter((word) => !FILLER_WORDS.has(word) || named.has(word));
  const wanted = telling.filter((word) => isWanted(word) || named.has(word));
  const hasConstraints =
    constraints.without.length > 0 ||
    constraints.diets.length > 0 ||
    constraints.servings !== null ||
    constraints.minutes !== null ||
    constraints.noOven;
  // If only optional words or fillers are left, they are wanted: "healthy breakfast", "The Best".
  const lists = hasConstraints ? [wanted] : [wanted, telling, plain, words];
  const [found = []] = lists.filter((list) => list.length > 0);
  const chosen = found.slice(0, MAX_WANTED_WORDS);
  const optionalWords = plain.filter((word) => !chosen.includes(word)).slice(0, MAX_OPTIONAL_WORDS);
  return {
    wanted: chosen,
    head: headOf(left, chosen),
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

/** A query that only names a meal, as constraints: "healthy lunch" matches any recipe for lunch. */
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

/** Words of a name of several words, which are wanted although one alone would say little: "sweet potato". */
const wordsIn = (words: readonly string[], spans: readonly Span[]): ReadonlySet<string> =>
  new Set(spans.flatMap(({ start, size }) => words.slice(start, start + size)));

const namesIn = (words: readonly string[]) => spansOf(words, countEntityNameWords);

/** Spans that start where `longest` returns at least 2, the number of words. */
function spansOf(words: readonly string[], longest: (words: readonly string[]) => number): Span[] {
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

function headOf(words: readonly string[], wanted: readonly string[]): string | null {
  let head: string | null = null;
  for (const word of words) {
    if (wanted.includes(word)) head = word;
    else if (head !== null && TAIL.has(word)) return head;
  }
  return head;
}
