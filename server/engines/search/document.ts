import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import { PUBLIC_SCOPE } from "./conditions.ts";
import { findEntityMarks } from "./lexicon/entities.ts";
import { isFoodWord } from "./lexicon/food-words.ts";
import { findEntitiesBySpelling } from "./lexicon/names.ts";
import { isEverydayWord } from "./lexicon/non-food-words.ts";
import { EVERY_RECIPE } from "./tables.ts";
import {
  createEveryRecipeToken,
  createIngredientWordPairToken,
  createSearchToken,
  getScopePrefix,
  ownerToken,
} from "./tokens.ts";
import { getCertainGermanParts, getCompoundParts } from "./words/compounds.ts";
import { createCjkBigrams } from "./words/grams.ts";
import { guessLanguageOfWords } from "./words/guess-language.ts";
import { LANGUAGE_LETTERS, type Language, stemWord } from "./words/languages.ts";
import { findDishWordIndex } from "./words/title-head.ts";
import { splitIntoFoldedWords } from "./words/words.ts";
import { joinHyphenatedWords } from "./words/written-together.ts";

/**
 * Maximum characters that are indexed of a title, of the tags, and of description and steps together: ten
 * times a long recipe.
 */
const MAX_TEXT_LENGTH = 50_000;
const MAX_INGREDIENT_LENGTH = RECIPE_LIMITS.line;
const MAX_INGREDIENTS = 300;
/**
 * Maximum distance of two words of an ingredient that are indexed as a pair, so that "red pepper" finds "red
 * bell pepper".
 */
const MAX_PAIR_DISTANCE = 4;
/**
 * `LINE_END` separates ingredients in the stored text. `PARTS` separates the words of a title from the parts
 * of its compounds.
 */
export const LINE_END = "¶";
export const PARTS = "|";

/** Input of the search index for one recipe. `createdAt` is in milliseconds, `cookingTime` in minutes. */
export type SearchDocument = {
  rowId: number;
  title: string;
  description: string | null;
  ingredients: readonly string[];
  instructions: readonly string[];
  tags: string[];
  ownerRowId: number;
  isPublic: boolean;
  cuisine: string | null;
  difficulty: string | null;
  cookingTime: number | null;
  servings: number | null;
  hasImage: boolean;
  createdAt: number;
  likeCount: number;
};

/** A word of one recipe, as the vocabulary counts it. `inTitle` says whether the title has it. */
export type DocumentWord = { word: string; stem: string; inTitle: boolean };

/**
 * Values of one recipe for all search tables: tokens for the full-text index, words for the vocabulary, texts
 * for ranking.
 */
export type DocumentRows = {
  scope: number;
  language: Language;
  docId: number;
  tokens: string;
  titleTokens: string;
  words: DocumentWord[];
  texts: { title: string; head: number; lines: string; tags: string };
};

type Analysed = { words: string[]; stems: string[] };

/**
 * Computes what the search tables store for a recipe. Throws RangeError when the owner's row id is not a
 * positive integer.
 */
export function createDocumentRows(document: SearchDocument): DocumentRows {
  if (!Number.isSafeInteger(document.ownerRowId) || document.ownerRowId <= PUBLIC_SCOPE) {
    throw new RangeError("an owner's row is a positive integer");
  }
  const scope = document.isPublic ? PUBLIC_SCOPE : document.ownerRowId;
  const titleText = document.title.slice(0, MAX_TEXT_LENGTH);
  const titleWords = splitIntoFoldedWords(titleText);
  const lineTexts = document.ingredients
    .slice(0, MAX_INGREDIENTS)
    .map((name) => name.slice(0, MAX_INGREDIENT_LENGTH));
  const lineWords = lineTexts.map(splitIntoFoldedWords);
  const tagText = [...document.tags, (document.cuisine ?? "").replaceAll("_", " ")]
    .join(" ")
    .slice(0, MAX_TEXT_LENGTH);
  const rest = [document.description ?? "", ...document.instructions].join(" ").slice(0, MAX_TEXT_LENGTH);
  const bodyWords = splitIntoFoldedWords(rest);
  const language = guessLanguageOfWords([...titleWords, ...lineWords.flat(), ...bodyWords]);
  const analysed = (words: string[]): Analysed => ({
    words,
    stems: words.map((word) => stemWord(word, language)),
  });
  const title = analysed(titleWords);
  const lines = lineWords.map(analysed);
  // Tags are not split as compounds, because the tag "glutenfrei" would then match a search for gluten.
  const tags = analysed([...splitIntoFoldedWords(tagText), ...findWordsInsideWords(tagText, [], language)]);
  const body = analysed(bodyWords);
  const split = analysed(findWordsInsideWords(titleText, title.words, language));
  const splitLines = lineWords.map((words, i) =>
    analysed(findWordsInsideWords(lineTexts[i] ?? "", words, language)),
  );
  const parts = split.stems;
  return {
    scope,
    language,
    docId: computeRankedDocId(document.rowId, document.likeCount, titleWords.length),
    tokens: createTokensOfDocument(
      scope,
      language,
      { title, parts, lines, splitLines, tags, body },
      document,
    ),
    titleTokens: createTokensOfTitle(scope, title, split),
    words: collectDocumentWords(language, [title, split], [...lines, ...splitLines, tags], document.cuisine),
    texts: {
      title: ` ${title.stems.join(" ")} ${parts.length > 0 ? `${PARTS} ${parts.join(" ")} ` : ""}`,
      head: findDishWordIndex(document.title, language),
      lines: ` ${lines.map(({ stems }, i) => [...stems, ...(splitLines[i]?.stems ?? [])].join(" ")).join(` ${LINE_END} `)} `,
      tags: ` ${tags.stems.join(" ")} `,
    },
  };
}

/**
 * The fields of a recipe for an external index: its scope, its document id (which is its rank) and its
 * tokens.
 */
export function createDocumentTokens(document: SearchDocument): {
  scope: number;
  docId: number;
  tokens: string[];
} {
  const { scope, docId, tokens } = createDocumentRows(document);
  return { scope, docId, tokens: tokens.split(" ") };
}

/**
 * Words that a text contains only inside other words or with a hyphen: "Suppe" in "Kartoffelsuppe", "腐" in
 * "麻婆豆腐".
 */
function findWordsInsideWords(text: string, words: readonly string[], language: Language): string[] {
  return [
    ...splitCompoundWords(words, language),
    ...joinHyphenatedWords(text, language),
    ...createCjkBigrams(text),
  ];
}

/**
 * In English recipes, only words that are not English are split, because such recipes also name German
 * dishes.
 */
function splitCompoundWords(words: readonly string[], language: Language): readonly string[] {
  if (language !== "en") return words.flatMap((word) => getCompoundParts(word, language));
  return words.filter((word) => !isEnglishWord(word)).flatMap(getCertainGermanParts);
}

function isEnglishWord(word: string): boolean {
  const names = findEntitiesBySpelling([word]);
  return names === undefined ? isFoodWord(word) || isEverydayWord(word) : names.has("en") && !names.has("de");
}

type Parts = {
  title: Analysed;
  parts: string[];
  lines: Analysed[];
  splitLines: Analysed[];
  tags: Analysed;
  body: Analysed;
};

function createTokensOfDocument(
  scope: number,
  language: Language,
  texts: Parts,
  { cuisine, ownerRowId }: Pick<SearchDocument, "cuisine" | "ownerRowId">,
): string {
  const letter = LANGUAGE_LETTERS[language];
  const prefix = getScopePrefix(scope);
  const tokens = new Set([createEveryRecipeToken(scope)]);
  if (scope === PUBLIC_SCOPE) tokens.add(ownerToken(ownerRowId));
  if (cuisine !== null) tokens.add(createCuisineToken(scope, cuisine));
  for (const stem of [...texts.title.stems, ...texts.parts])
    for (const field of "tmb") tokens.add(`${prefix}${field}${letter}${stem}`);
  for (const stem of texts.tags.stems)
    for (const field of "mb") tokens.add(`${prefix}${field}${letter}${stem}`);
  for (const [i, { stems }] of texts.lines.entries()) {
    const all = [...stems, ...(texts.splitLines[i]?.stems ?? [])];
    for (const entityMark of findEntityMarks(all, language))
      for (const field of ["k", "j"] as const) tokens.add(createSearchToken(scope, field, entityMark));
    for (const stem of all) for (const field of "mbi") tokens.add(`${prefix}${field}${letter}${stem}`);
    for (const [place, item] of stems.entries())
      for (const other of stems.slice(place + 1, place + 1 + MAX_PAIR_DISTANCE))
        tokens.add(createIngredientWordPairToken(scope, letter + item, letter + other));
  }
  for (const stems of [[...texts.title.stems, ...texts.parts], texts.tags.stems])
    for (const entityMark of findEntityMarks(stems, language))
      tokens.add(createSearchToken(scope, "k", entityMark));
  for (const stem of texts.body.stems) tokens.add(`${prefix}b${letter}${stem}`);
  return [...tokens].join(" ");
}

/**
 * The token of a recipe's cuisine. Its words are folded and joined, so that no character is FTS5 syntax or a
 * space.
 */
export function createCuisineToken(scope: number, cuisine: string): string {
  return createSearchToken(scope, "c", splitIntoFoldedWords(cuisine).join("·"));
}

/**
 * Prefix of stems in the title index. A prefix search for the beginning of a word cannot match a stem, which
 * starts with it.
 */
export const STEM_MARK = "·";

function createTokensOfTitle(scope: number, { words, stems }: Analysed, parts: Analysed): string {
  const prefix = getScopePrefix(scope);
  // These tokens carry no language, because a search while typing matches titles in any language.
  const marked = stems.map((stem) => `${prefix}${STEM_MARK}${stem}`);
  const all = [...words, ...parts.words].map((word) => prefix + word);
  return [...new Set([...all, ...marked, createEveryRecipeToken(scope)])].join(" ");
}

function collectDocumentWords(
  language: Language,
  titles: readonly Analysed[],
  others: readonly Analysed[],
  cuisine: string | null,
): DocumentWord[] {
  const letter = LANGUAGE_LETTERS[language];
  const words = new Map<string, DocumentWord>();
  const add = ({ words: list, stems }: Analysed, inTitle: boolean) => {
    for (const [i, word] of list.entries())
      if (!words.has(word)) words.set(word, { word, stem: letter + stems[i], inTitle });
  };
  for (const title of titles) add(title, true);
  for (const other of others) add(other, false);
  const marks = [EVERY_RECIPE, ...(cuisine === null ? [] : [createCuisineMark(cuisine)])];
  for (const word of marks) words.set(word, { word, stem: word, inTitle: false });
  return [...words.values()];
}

/** The vocabulary entry that counts the recipes of a cuisine. No text can contain it. */
export function createCuisineMark(cuisine: string): string {
  return EVERY_RECIPE + splitIntoFoldedWords(cuisine).join("·");
}

const ROWS = 2 ** 40;
const RANKS = 63;

/**
 * The document id, which is also the rank: the most liked recipes first, then short titles, then new recipes.
 * The number of likes counts logarithmically, so that a few likes do not move a recipe.
 */
export function computeRankedDocId(rowId: number, likeCount: number, titleWords: number): number {
  const liked = Math.floor(2 * Math.log2(1 + Math.max(0, likeCount)));
  const brief = titleWords <= 2 ? 2 : titleWords <= 4 ? 1 : 0;
  return (RANKS - Math.min(RANKS, liked + brief)) * ROWS + (ROWS - 1 - rowId);
}

/** The inverse of `computeRankedDocId`, for the row id. */
export function getRowIdOfDocId(docId: number): number {
  return ROWS - 1 - (docId % ROWS);
}

/** The title as it is sorted and compared: folded, with single spaces, at most 200 characters. */
export function toSortableTitle(title: string): string {
  return foldCaseAndAccents(title.slice(0, 400)).replace(/\s+/g, " ").trim().slice(0, 200);
}
