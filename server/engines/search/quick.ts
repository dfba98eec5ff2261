import { type Condition, createScopeCondition, findVisibleScopes } from "./conditions.ts";
import { STEM_MARK, toSortableTitle } from "./document.ts";
import { createRowIdCondition, type ExternalIndex, StaleIndexError } from "./external-index.ts";
import { readPackedRows } from "./packed.ts";
import { quoteForFts } from "./query/fts-expressions.ts";
import type { SqlHandle } from "./sql-handle.ts";
import {
  buildFilteredRowIdsStatement,
  buildTitleMatchesAmongRowsStatement,
  buildTitleMatchesStatement,
  TITLE,
} from "./statements.ts";
import { createSearchToken, getScopePrefix } from "./tokens.ts";
import {
  countRecipesByLanguage,
  readTypoCorrections,
  readWordsStartingWith,
} from "./vocabulary/read-words.ts";
import { createCjkBigramSets } from "./words/grams.ts";
import { LANGUAGES, stemWord, toStemWithLanguage } from "./words/languages.ts";
import { splitIntoFoldedWords } from "./words/words.ts";

const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;
const CANDIDATE_LIMIT = 60;
/** The length of the longest prefix that the title index stores (`tables.ts`). */
const MAX_PREFIX_LENGTH = 5;
const COMPLETION_LIMIT = 24;
/** An external index is asked for more results, because some of them may be stale. */
const EXTERNAL_CANDIDATE_LIMIT = 300;

type Title = { rowId: number; titleSort: string; likeCount: number };

/**
 * Row ids of recipes whose titles contain the words, best first. The last word may be incomplete. Typos are
 * corrected only if no title matches as typed.
 */
export async function searchTitlesWhileTyping(
  sql: SqlHandle,
  asked: { text: string; owners: readonly number[]; limit: number },
  external?: ExternalIndex,
): Promise<number[]> {
  const text = asked.text.slice(0, MAX_TEXT_LENGTH);
  const words = [...new Set(splitIntoFoldedWords(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const scopes = findVisibleScopes(asked.owners, undefined);
  const gramSets = createCjkBigramSets(text);
  const find = async (wordForms: readonly (readonly string[])[]): Promise<Title[]> => {
    const ends = await completeLastWord(sql, scopes, wordForms.at(-1) ?? []);
    const expression = scopes
      .map((scope) => `(${createTitleExpression(scope, wordForms, ends, gramSets)})`)
      .join(" OR ");
    const statement =
      external === undefined
        ? buildTitleMatchesStatement(expression, createScopeCondition(scopes), CANDIDATE_LIMIT)
        : buildTitleMatchesAmongRowsStatement(
            expression,
            await queryExternalTitles(sql, external, scopes, wordForms, gramSets),
            CANDIDATE_LIMIT,
          );
    return (await readPackedRows(sql, statement, TITLE)).map((row) => ({
      rowId: Number(row.row_id),
      titleSort: String(row.title_sort),
      likeCount: Number(row.like_count),
    }));
  };
  let wordForms = words.map((word) => [word]);
  let found = await find(wordForms);
  if (found.length === 0) {
    wordForms = await findSpellingsOfWords(sql, scopes, words);
    if (wordForms.some((item, i) => item[0] !== words[i])) found = await find(wordForms);
  }
  return rankTitles(found, wordForms, toSortableTitle(text))
    .slice(0, asked.limit)
    .map(({ rowId }) => rowId);
}

/**
 * Condition for recipes whose titles an external index finds, by the words as typed or corrected and by their
 * stems. Throws StaleIndexError if stale results may hide valid ones.
 */
async function queryExternalTitles(
  sql: SqlHandle,
  external: ExternalIndex,
  scopes: readonly number[],
  wordForms: readonly (readonly string[])[],
  gramSets: GramSets,
): Promise<Condition> {
  const { languages } = await countRecipesByLanguage(sql, scopes, null);
  const words = wordForms.flatMap(([first]) => first ?? []);
  const stems = (scope: number) =>
    wordForms.map((forms) => {
      const coded = forms.flatMap((word) => languages.map((language) => toStemWithLanguage(word, language)));
      const own = [...new Set(coded)].map((item) => quoteForFts(createSearchToken(scope, "t", item)));
      const parts = languages.flatMap((language) =>
        createBigramExpressions(forms, gramSets, (gram) =>
          createSearchToken(scope, "t", toStemWithLanguage(gram, language)),
        ),
      );
      return `(${[...own, ...parts].join(" OR ")})`;
    });
  const sought = { scopes, filters: {}, words, limit: EXTERNAL_CANDIDATE_LIMIT };
  const found = await external([
    { ...sought, expression: null, text: { words, inTitle: true } },
    ...(languages.length === 0
      ? []
      : [
          {
            ...sought,
            expression: scopes.map((scope) => `(${stems(scope).join(" AND ")})`).join(" OR "),
            text: null,
          },
        ]),
  ]);
  const fits = (rows: readonly number[]) => createRowIdCondition(rows, createScopeCondition(scopes));
  for (const full of found.filter((rows) => rows.length >= EXTERNAL_CANDIDATE_LIMIT)) {
    const { text, args } = buildFilteredRowIdsStatement(fits(full));
    if ((await sql.all(text, args)).length < full.length) throw new StaleIndexError();
  }
  return fits([...new Set(found.flat())]);
}

/**
 * Completions of the last word if it is longer than the prefixes in the index. Null if the prefix search of
 * the index finds its completions, or if there are too many.
 */
async function completeLastWord(
  sql: SqlHandle,
  scopes: readonly number[],
  last: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (last.some((word) => word.length <= MAX_PREFIX_LENGTH)) return null;
  const ends = new Set<string>();
  for (const word of last) {
    const found = await readWordsStartingWith(sql, scopes, word, COMPLETION_LIMIT);
    if (found.length === COMPLETION_LIMIT) return null;
    for (const known of found) ends.add(known.word);
  }
  return ends;
}

type GramSets = ReturnType<typeof createCjkBigramSets>;

/**
 * Expressions that find words inside longer ones by their character pairs, in Chinese, Japanese and Korean.
 */
function createBigramExpressions(
  words: readonly string[],
  gramSets: GramSets,
  tokenFor: (gram: string) => string,
): string[] {
  return words.flatMap((word) =>
    (gramSets.get(word) ?? []).map(
      (grams) => `(${grams.map((gram) => quoteForFts(tokenFor(gram))).join(" AND ")})`,
    ),
  );
}

/**
 * Expression for titles with all words. The last word is a prefix or, if `ends` is given, one of these
 * completions.
 */
function createTitleExpression(
  scope: number,
  wordForms: readonly (readonly string[])[],
  ends: ReadonlySet<string> | null,
  gramSets: GramSets,
): string {
  const prefix = getScopePrefix(scope);
  const parts = wordForms.map((words, i) => {
    const isLast = i === wordForms.length - 1;
    const begun = isLast && ends === null ? words.map((word) => `${quoteForFts(prefix + word)} *`) : [];
    const fullWords = isLast && ends !== null ? [...words, ...ends] : words;
    const stems = words.flatMap((word) => LANGUAGES.map((language) => STEM_MARK + stemWord(word, language)));
    const own = new Set([...fullWords, ...stems].map((item) => quoteForFts(prefix + item)));
    const inWords = createBigramExpressions(words, gramSets, (gram) => prefix + gram);
    return `(${[...begun, ...own, ...inWords].join(" OR ")})`;
  });
  return parts.join(" AND ");
}

/**
 * The spellings to search for each word: its corrections if no recipe has the word, otherwise the word
 * itself.
 */
async function findSpellingsOfWords(
  sql: SqlHandle,
  scopes: readonly number[],
  words: readonly string[],
): Promise<string[][]> {
  const wordForms: string[][] = [];
  for (const word of words) {
    const completions = await readWordsStartingWith(sql, scopes, word);
    const isKnown = completions.some(
      (completion) => completion.word === word || (word === words.at(-1) && completion.titles > 0),
    );
    const corrections = isKnown ? [] : await readTypoCorrections(sql, scopes, word, 3);
    wordForms.push(corrections.length === 0 ? [word] : corrections.map(({ known }) => known.word));
  }
  return wordForms;
}

function rankTitles(
  titles: readonly Title[],
  wordForms: readonly (readonly string[])[],
  wanted: string,
): Title[] {
  const last = wordForms.at(-1) ?? [];
  const scored = titles.map((title) => {
    const words = splitIntoFoldedWords(title.titleSort);
    const fullWords = wordForms.filter((forms) => forms.some((word) => words.includes(word))).length;
    const begun = words.findIndex((word) => last.some((start) => word.startsWith(start)));
    const starts = title.titleSort.startsWith(wanted) ? 2 : begun === 0 ? 1 : 0;
    return {
      title,
      exact: title.titleSort === wanted ? 1 : 0,
      whole: fullWords,
      starts,
      length: words.length,
    };
  });
  scored.sort(
    (a, b) =>
      b.exact - a.exact ||
      b.starts - a.starts ||
      b.whole - a.whole ||
      a.length - b.length ||
      b.title.likeCount - a.title.likeCount ||
      b.title.rowId - a.title.rowId,
  );
  return scored.map(({ title }) => title);
}
