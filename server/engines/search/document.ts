import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import { PUBLIC_SCOPE } from "./conditions.ts";
import { findEntityMarks } from "./lexicon/entities.ts";
import { isFoodWord } from "./lexicon/food-words.ts";
import { entitiesBySpelling } from "./lexicon/names.ts";
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

/** Letters of a recipe's steps that are looked through: ten times those of a long one. */
const MAX_TEXT_LENGTH = 50_000;
const MAX_INGREDIENT_LENGTH = RECIPE_LIMITS.line;
const MAX_INGREDIENTS = 300;
/** An ingredient's words may stand this far apart: "red pepper" finds "red bell pepper". */
const MAX_PAIR_DISTANCE = 4;
/** Between the ingredients of the stored text; before the parts of a title's words. */
export const LINE_END = "¶";
export const PARTS = "|";

/** A recipe as the search indexes it. `createdAt` is in milliseconds, `cookingTime` in minutes. */
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

/** A word of the vocabulary as a recipe has it. */
export type DocumentWord = { word: string; stem: string; inTitle: boolean };

/** A recipe as it is written: the texts of its tables, its tokens and its words. */
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

/** The column values of a recipe in the search tables. Throws RangeError for an invalid owner row id. */
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
  // No compounds: "glutenfrei" is no word for gluten.
  const tags = analysed([...splitIntoFoldedWords(tagText), ...partsOf(tagText, [], language)]);
  const body = analysed(bodyWords);
  const split = analysed(partsOf(titleText, title.words, language));
  const splitLines = lineWords.map((words, i) => analysed(partsOf(lineTexts[i] ?? "", words, language)));
  const parts = split.stems;
  return {
    scope,
    language,
    docId: computeRankedDocId(document.rowId, document.likeCount, titleWords.length),
    tokens: tokensOf(scope, language, { title, parts, lines, splitLines, tags, body }, document),
    titleTokens: titleTokensOf(scope, title, split),
    words: vocabularyOf(language, [title, split], [...lines, ...splitLines, tags], document.cuisine),
    texts: {
      title: ` ${title.stems.join(" ")} ${parts.length > 0 ? `${PARTS} ${parts.join(" ")} ` : ""}`,
      head: findDishWordIndex(document.title, language),
      lines: ` ${lines.map(({ stems }, i) => [...stems, ...(splitLines[i]?.stems ?? [])].join(" ")).join(` ${LINE_END} `)} `,
      tags: ` ${tags.stems.join(" ")} `,
    },
  };
}

/** Fields of a recipe for an external index: its scope, its rank as a document id, and its tokens. */
export function createDocumentTokens(document: SearchDocument): {
  scope: number;
  docId: number;
  tokens: string[];
} {
  const { scope, docId, tokens } = createDocumentRows(document);
  return { scope, docId, tokens: tokens.split(" ") };
}

/** Words of which a text has only parts, or which it writes apart: "Suppe" in "Kartoffelsuppe", "腐" in "麻婆豆腐". */
function partsOf(text: string, words: readonly string[], language: Language): string[] {
  return [
    ...partsOfCompounds(words, language),
    ...joinHyphenatedWords(text, language),
    ...createCjkBigrams(text),
  ];
}

/** English recipes name German dishes too. */
function partsOfCompounds(words: readonly string[], language: Language): readonly string[] {
  if (language !== "en") return words.flatMap((word) => getCompoundParts(word, language));
  return words.filter((word) => !isEnglishWord(word)).flatMap(getCertainGermanParts);
}

function isEnglishWord(word: string): boolean {
  const names = entitiesBySpelling([word]);
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

function tokensOf(
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

/** A token of the facet; a cuisine is the application's own word, but no word here may be syntax or a space. */
export function createCuisineToken(scope: number, cuisine: string): string {
  return createSearchToken(scope, "c", splitIntoFoldedWords(cuisine).join("·"));
}

/** Marks a stem among the words of a title, so that no beginning of a word is one of a stem. */
export const STEM_MARK = "·";

function titleTokensOf(scope: number, { words, stems }: Analysed, parts: Analysed): string {
  const prefix = getScopePrefix(scope);
  // In no language: while one types, a title is found by its beginnings in any.
  const marked = stems.map((stem) => `${prefix}${STEM_MARK}${stem}`);
  const all = [...words, ...parts.words].map((word) => prefix + word);
  return [...new Set([...all, ...marked, createEveryRecipeToken(scope)])].join(" ");
}

function vocabularyOf(
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

/** How the vocabulary counts recipes of a cuisine. */
export function createCuisineMark(cuisine: string): string {
  return EVERY_RECIPE + splitIntoFoldedWords(cuisine).join("·");
}

const ROWS = 2 ** 40;
const RANKS = 63;

/**
 * The document id, which is also the rank: liked recipes and short titles first, new before old. Ranks are coarse, so
 * that a few likes do not move a recipe.
 */
export function computeRankedDocId(rowId: number, likeCount: number, titleWords: number): number {
  const liked = Math.floor(2 * Math.log2(1 + Math.max(0, likeCount)));
  const brief = titleWords <= 2 ? 2 : titleWords <= 4 ? 1 : 0;
  return (RANKS - Math.min(RANKS, liked + brief)) * ROWS + (ROWS - 1 - rowId);
}

/** The row of the recipe at a place in the order of merit. */
export function getRowIdOfDocId(docId: number): number {
  return ROWS - 1 - (docId % ROWS);
}

/** A title as it is sorted and compared: folded, single spaces, at most 200 characters. */
export function toSortableTitle(title: string): string {
  return foldCaseAndAccents(title.slice(0, 400)).replace(/\s+/g, " ").trim().slice(0, 200);
}
