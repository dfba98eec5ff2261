import { type Condition, inScopes, visibleScopes } from "./conditions.ts";
import { STEM_MARK, titleKey } from "./document.ts";
import { amongRows, type Elsewhere, StaleIndexError } from "./external-index.ts";
import { unpack } from "./packed.ts";
import { quoted } from "./query/expressions.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { facetRows, foundTitles, TITLE, titleMatches } from "./statements.ts";
import { scopePrefix, tokenOf } from "./tokens.ts";
import { readCompletions, readCorrections, readLanguages } from "./vocabulary/read-words.ts";
import { codedStem, LANGUAGES, stem } from "./words/languages.ts";
import { wordsOf } from "./words/words.ts";

const LONGEST_TEXT = 200;
const MOST_WORDS = 8;
const CANDIDATES = 60;
/** The beginnings of words that the index of titles has (`tables.ts`) have so many letters at most. */
const LONGEST_BEGINNING = 5;
const MOST_ENDS = 24;
/** From an index elsewhere more are taken: part of it may not hold any more. */
const CANDIDATES_ELSEWHERE = 300;

type Title = { rowId: number; titleSort: string; likeCount: number };

/** Titles that hold the words, the last of which may be begun only: rows, best first. Slips are mended where nothing else is found. */
export async function quick(
  sql: SqlHandle,
  asked: { text: string; owners: readonly number[]; limit: number },
  elsewhere?: Elsewhere,
): Promise<number[]> {
  const text = asked.text.slice(0, LONGEST_TEXT);
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const scopes = visibleScopes(asked.owners, undefined);
  const find = async (ways: readonly (readonly string[])[]): Promise<Title[]> => {
    const ends = await endsOf(sql, scopes, ways.at(-1) ?? []);
    const expression = scopes.map((scope) => `(${titleExpression(scope, ways, ends)})`).join(" OR ");
    const statement =
      elsewhere === undefined
        ? titleMatches(expression, inScopes(scopes), CANDIDATES)
        : foundTitles(expression, await titlesElsewhere(sql, elsewhere, scopes, ways), CANDIDATES);
    return (await unpack(sql, statement, TITLE)).map((row) => ({
      rowId: Number(row.row_id),
      titleSort: String(row.title_sort),
      likeCount: Number(row.like_count),
    }));
  };
  let ways = words.map((word) => [word]);
  let found = await find(ways);
  if (found.length === 0) {
    ways = await mended(sql, scopes, words);
    if (ways.some((item, i) => item[0] !== words[i])) found = await find(ways);
  }
  return inOrder(found, ways, titleKey(text))
    .slice(0, asked.limit)
    .map(({ rowId }) => rowId);
}

/** Recipes whose titles fit to an index elsewhere: by the words as they are typed or mended first, and by their stems. Throws StaleIndexError where what does not hold may hide them. */
async function titlesElsewhere(
  sql: SqlHandle,
  elsewhere: Elsewhere,
  scopes: readonly number[],
  ways: readonly (readonly string[])[],
): Promise<Condition> {
  const { languages } = await readLanguages(sql, scopes, null);
  const words = ways.flatMap(([first]) => first ?? []);
  const stems = (scope: number) =>
    ways.map((way) => {
      const coded = way.flatMap((word) => languages.map((language) => codedStem(word, language)));
      return `(${[...new Set(coded)].map((item) => quoted(tokenOf(scope, "t", item))).join(" OR ")})`;
    });
  const sought = { scopes, filters: {}, words, limit: CANDIDATES_ELSEWHERE };
  const found = await elsewhere([
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
  const fits = (rows: readonly number[]) => amongRows(rows, inScopes(scopes));
  for (const full of found.filter((rows) => rows.length >= CANDIDATES_ELSEWHERE)) {
    const { text, args } = facetRows(fits(full));
    if ((await sql.all(text, args)).length < full.length) throw new StaleIndexError();
  }
  return fits([...new Set(found.flat())]);
}

/**
 * What the last word may go on to be, for words longer than the beginnings that the index has: those it would gather, with
 * all their titles, before the first is seen. Null where the index does it, or there are too many.
 */
async function endsOf(
  sql: SqlHandle,
  scopes: readonly number[],
  last: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (last.some((word) => word.length <= LONGEST_BEGINNING)) return null;
  const ends = new Set<string>();
  for (const word of last) {
    const found = await readCompletions(sql, scopes, word, MOST_ENDS);
    if (found.length === MOST_ENDS) return null;
    for (const known of found) ends.add(known.word);
  }
  return ends;
}

/** All words, whole but for the last, which may be a beginning: of the words in `ends`, or of any. */
function titleExpression(
  scope: number,
  ways: readonly (readonly string[])[],
  ends: ReadonlySet<string> | null,
): string {
  const prefix = scopePrefix(scope);
  const parts = ways.map((words, i) => {
    const isLast = i === ways.length - 1;
    const begun = isLast && ends === null ? words.map((word) => `${quoted(prefix + word)} *`) : [];
    const whole = isLast && ends !== null ? [...words, ...ends] : words;
    const stems = words.flatMap((word) => LANGUAGES.map((language) => STEM_MARK + stem(word, language)));
    return `(${[...begun, ...new Set([...whole, ...stems].map((item) => quoted(prefix + item)))].join(" OR ")})`;
  });
  return parts.join(" AND ");
}

/** Each word that no title has as the words that it may have been meant for. */
async function mended(
  sql: SqlHandle,
  scopes: readonly number[],
  words: readonly string[],
): Promise<string[][]> {
  const ways: string[][] = [];
  for (const word of words) {
    const completions = await readCompletions(sql, scopes, word);
    const isKnown = completions.some((completion) => completion.word === word || (word === words.at(-1) && completion.titles > 0));
    const corrections = isKnown ? [] : await readCorrections(sql, scopes, word, 3);
    ways.push(corrections.length === 0 ? [word] : corrections.map(({ known }) => known.word));
  }
  return ways;
}

function inOrder(titles: readonly Title[], ways: readonly (readonly string[])[], wanted: string): Title[] {
  const last = ways.at(-1) ?? [];
  const scored = titles.map((title) => {
    const words = wordsOf(title.titleSort);
    const whole = ways.filter((way) => way.some((word) => words.includes(word))).length;
    const begun = words.findIndex((word) => last.some((start) => word.startsWith(start)));
    const starts = title.titleSort.startsWith(wanted) ? 2 : begun === 0 ? 1 : 0;
    return { title, exact: title.titleSort === wanted ? 1 : 0, whole, starts, length: words.length };
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
