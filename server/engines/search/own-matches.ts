import { allOf, inScopes, visibleScopes } from "./conditions.ts";
import { type ExternalIndex, sourceOf } from "./external-index.ts";
import { rowIdsOf } from "./page-of-answer.ts";
import { quoted } from "./query/fts-expressions.ts";
import { parseQuery } from "./query/parse-query.ts";
import { isFullMatch, withRanked } from "./relevance.ts";
import { searchWithCorrections } from "./search-with-corrections.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { matchedRows } from "./statements.ts";
import { everyToken, ownerToken } from "./tokens.ts";
import { readLanguages } from "./vocabulary/read-words.ts";

/** More recipes than these are not searched for: a bound, far above what a member owns. */
const MAX_MATCHES = 10_000;

/** A text that is looked for in the public and private recipes of one owner. */
export type OwnQuery = { text: string; owner: number };

/**
 * Rows of an owner's recipes that have all that a text asks for, or where none has, of those that have most of it. In no
 * order.
 */
export async function ownMatches(
  sql: SqlHandle,
  { text, owner }: OwnQuery,
  external?: ExternalIndex,
): Promise<number[]> {
  const scopes = visibleScopes([owner], undefined);
  const parsed = parseQuery(text);
  if (parsed === null) return [];
  const vocabulary = await readLanguages(sql, scopes, null);
  if (vocabulary.recipes === 0) return [];
  const own = `(${[ownerToken(owner), everyToken(owner)].map(quoted).join(" OR ")})`;
  const { answer } = await searchWithCorrections(sql, text, parsed, (item, parsedText) => ({
    text: item,
    parsed: parsedText,
    scopes,
    filters: [],
    within: [own],
    excluded: null,
    vocabulary,
    source: sourceOf(external, { scopes, filters: {}, words: parsedText.wanted }, own),
  }));
  const full = answer.ranked.filter(isFullMatch);
  const { ranked, expression } = full.length === 0 ? answer : withRanked(answer, full);
  const found = ranked.map(({ candidate }) => candidate.rowId);
  if (expression === null) return found;
  const rest = await rowIdsOf(sql, matchedRows(expression, allOf([inScopes(scopes)]), MAX_MATCHES));
  return [...new Set([...found, ...rest])];
}
