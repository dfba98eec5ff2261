import { createSqlPlaceholders } from "../conditions.ts";
import { readPackedRows, wrapSelectToReturnOneJsonText } from "../packed.ts";
import type { SqlHandle, Statement } from "../sql-handle.ts";
import { EVERY_RECIPE } from "../tables.ts";
import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";
import {
  computeTypoDistance,
  createTypoLookupKeys,
  getMaxTypoDistance,
  getMaxTypos,
  spokenAs,
  toConsonantSkeletonOrNull,
} from "./typos.ts";

/**
 * A word in title, ingredients or tags of some recipe. `uses` is the number of recipes that have it, `titles`
 * of those with it in the title.
 */
export type KnownWord = { word: string; stem: string; language: Language; titles: number; uses: number };

const WORD = ["word", "stem", "language", "titles", "uses"];
/** Maximum number of words that one lookup returns. */
export const MAX_ROWS = 600;
const MAX_TYPO_ROWS = 300;
const MAX_COMPLETIONS = 8;
/** Maximum typo distance between words with the same consonants. */
const MAX_VOWEL_DISTANCE = 1.75;
/** Distance that is added when only the spoken forms of two words are near each other. */
const SOUND_PENALTY = 0.4;

function parseKnownWordRow(row: Record<string, unknown>): KnownWord {
  return {
    word: String(row.word),
    stem: String(row.stem),
    language: Object.hasOwn(LANGUAGE_LETTERS, String(row.language)) ? (row.language as Language) : "other",
    titles: Number(row.titles),
    uses: Number(row.uses),
  };
}

/**
 * The number of recipes in the scopes, their languages (the most frequent first), and the number of recipes
 * with `mark`, the vocabulary entry of a cuisine.
 */
export async function countRecipesByLanguage(sql: SqlHandle, scopes: readonly number[], mark: string | null) {
  const byLanguage = new Map<Language, number>();
  let marked = 0;
  for (const { word, language, uses } of await readKnownWords(sql, scopes, [
    EVERY_RECIPE,
    mark ?? EVERY_RECIPE,
  ]))
    if (word === EVERY_RECIPE) byLanguage.set(language, (byLanguage.get(language) ?? 0) + uses);
    else marked += uses;
  const languages = [...byLanguage].sort((a, b) => b[1] - a[1]).map(([language]) => language);
  return { recipes: [...byLanguage.values()].reduce((sum, uses) => sum + uses, 0), languages, marked };
}

/** The words in recipes of the scopes that have any of the stems. */
export async function readWordsWithStems(
  sql: SqlHandle,
  scopes: readonly number[],
  stems: readonly string[],
): Promise<KnownWord[]> {
  if (stems.length === 0) return [];
  const { text, args } = createSqlPlaceholders(stems);
  return selectVocabularyWords(sql, scopes, { text: `stem IN (${text})`, args: [...args, MAX_ROWS] });
}

/** Looks up words in the recipes of the scopes. A word that no recipe has is missing from the result. */
export async function readKnownWords(
  sql: SqlHandle,
  scopes: readonly number[],
  words: readonly string[],
): Promise<KnownWord[]> {
  if (words.length === 0) return [];
  const { text, args } = createSqlPlaceholders(words);
  return selectVocabularyWords(sql, scopes, { text: `word IN (${text})`, args: [...args, MAX_ROWS] });
}

/** The words in recipes of the scopes that start with this prefix, the most used first. */
export async function readWordsStartingWith(
  sql: SqlHandle,
  scopes: readonly number[],
  start: string,
  most = MAX_COMPLETIONS,
): Promise<KnownWord[]> {
  return selectVocabularyWords(sql, scopes, {
    text: "word >= ? AND word < ? ORDER BY 2 * titles + uses DESC",
    args: [start, `${start}\u{10ffff}`, most],
  });
}

/** The last argument of `which` is the maximum number of words. */
async function selectVocabularyWords(
  sql: SqlHandle,
  scopes: readonly number[],
  which: Statement,
): Promise<KnownWord[]> {
  const inScope = createSqlPlaceholders(scopes);
  const text = wrapSelectToReturnOneJsonText(
    WORD,
    `SELECT word, stem, language, titles, uses FROM search_words WHERE scope IN (${inScope.text}) AND ${which.text} LIMIT ?`,
  );
  const rows = await readPackedRows(sql, { text, args: [...inScope.args, ...which.args] }, WORD);
  return rows.map(parseKnownWordRow);
}

export type Correction = { known: KnownWord; typos: number };

/**
 * Words in recipes that a misspelled word may mean, the best first: near in spelling or sound, and often
 * used.
 */
export async function readTypoCorrections(
  sql: SqlHandle,
  scopes: readonly number[],
  word: string,
  most: number,
): Promise<Correction[]> {
  const typos = getMaxTypos(word);
  if (typos === 0) return [];
  // Also tries the word without a final "s": recipes may have only "shepherd", to which "shepards" would be
  // one typo further.
  const consonants = toConsonantSkeletonOrNull(word);
  const written = word.length > 4 && word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
  const forms = written.map((form) => ({ form, heard: spokenAs(form) }));
  const keys = [
    ...new Set(
      scopes.flatMap((scope) => forms.flatMap(({ form }) => createTypoLookupKeys(scope, form, typos))),
    ),
  ];
  const inKeys = createSqlPlaceholders(keys);
  const inScope = createSqlPlaceholders(scopes);
  const rows = await readPackedRows(
    sql,
    {
      text: wrapSelectToReturnOneJsonText(
        WORD,
        `SELECT DISTINCT w.word, w.stem, w.language, w.titles, w.uses FROM search_slips s CROSS JOIN search_words w ON w.word_id = s.word_id
      WHERE s.slip IN (${inKeys.text}) AND w.scope IN (${inScope.text}) LIMIT ?`,
      ),
      args: [...inKeys.args, ...inScope.args, MAX_TYPO_ROWS],
    },
    WORD,
  );
  return rows
    .map(parseKnownWordRow)
    .flatMap((known) => {
      const hasConsonants = consonants !== null && consonants === toConsonantSkeletonOrNull(known.word);
      const most = hasConsonants
        ? Math.max(MAX_VOWEL_DISTANCE, getMaxTypoDistance(word))
        : getMaxTypoDistance(word);
      const spoken = spokenAs(known.word);
      const found = Math.min(
        ...forms.flatMap(({ form, heard }) => [
          computeTypoDistance(form, known.word, most),
          SOUND_PENALTY +
            computeTypoDistance(heard, spoken, Math.min(most, getMaxTypoDistance(heard)) - SOUND_PENALTY),
        ]),
      );
      if (found === Number.POSITIVE_INFINITY) return [];
      return [{ known, typos: found }];
    })
    .sort((a, b) => computeCorrectionRank(a) - computeCorrectionRank(b))
    .slice(0, most);
}

/** The sort key of corrections: a frequent word ranks before a slightly nearer one. */
const computeCorrectionRank = ({ known, typos }: Correction) =>
  typos - 0.12 * Math.log2(1 + known.uses + known.titles);
