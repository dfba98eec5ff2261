import {
  type Condition,
  createScopeCondition,
  findVisibleScopes,
  type IngredientFilters,
  joinConditionsByAnd,
} from "./conditions.ts";
import { type ExternalIndex, sourceOf } from "./external-index.ts";
import { selectRowIds } from "./page-of-answer.ts";
import {
  createEveryRecipeExpression,
  joinExpressionsWithExclusion,
  quoteForFts,
} from "./query/fts-expressions.ts";
import { createIngredientFilterExpressions } from "./query/ingredient-filters.ts";
import { parseSearchQueryOrNull } from "./query/parse-query.ts";
import { isFullMatch, replaceRankedOfAnswer } from "./relevance.ts";
import { searchWithCorrections } from "./search-with-corrections.ts";
import type { SqlHandle, Statement } from "./sql-handle.ts";
import { buildMatchedRowIdsStatement } from "./statements.ts";
import { createEveryRecipeToken, ownerToken } from "./tokens.ts";
import { countRecipesByLanguage } from "./vocabulary/read-words.ts";

/** Maximum number of results. A member's list has far fewer recipes. */
const MAX_MATCHES = 10_000;

/**
 * A search within one list of `member`. The statement `rows` selects the row ids of the list; recipes that
 * the member may not see are never returned. Without `rows`, the list is the member's own recipes.
 */
export type ListQuery = IngredientFilters & { text: string; member: number; rows?: Statement };

/**
 * Row ids of the recipes in a list that match everything in the query or, if none does, most of it. In no
 * particular order.
 */
export async function findListRowsMatchingQuery(
  sql: SqlHandle,
  { text, member, rows, ...ingredients }: ListQuery,
  external?: ExternalIndex,
): Promise<number[]> {
  const scopes = findVisibleScopes([member], undefined);
  const parsed = parseSearchQueryOrNull(text);
  if (parsed === null && text.trim() !== "") return [];
  const vocabulary = await countRecipesByLanguage(sql, scopes, null);
  if (vocabulary.recipes === 0) return [];
  const { included, excluded } = await createIngredientFilterExpressions(
    sql,
    scopes,
    ingredients,
    vocabulary.languages,
  );
  if (included === "nothing") return [];
  const own = rows
    ? null
    : `(${[ownerToken(member), createEveryRecipeToken(member)].map(quoteForFts).join(" OR ")})`;
  const filters: Condition[] = rows ? [{ text: `+f.row_id IN (${rows.text})`, args: rows.args }] : [];
  const limits = joinExpressionsWithExclusion(
    [own ?? createEveryRecipeExpression(scopes), included],
    excluded,
  ) as string;
  const matching = (expression: string) =>
    selectRowIds(
      sql,
      buildMatchedRowIdsStatement(
        expression,
        joinConditionsByAnd([createScopeCondition(scopes), ...filters]),
        MAX_MATCHES,
      ),
    );
  if (parsed === null) return matching(limits);
  const { answer } = await searchWithCorrections(sql, text, parsed, (item, parsedText) => ({
    text: item,
    parsed: parsedText,
    scopes,
    filters,
    within: [own, included],
    excluded,
    vocabulary,
    source: sourceOf(external, { scopes, filters: ingredients, words: parsedText.wanted }, limits),
  }));
  const full = answer.ranked.filter(isFullMatch);
  const { ranked, expression } = full.length === 0 ? answer : replaceRankedOfAnswer(answer, full);
  const found = ranked.map(({ candidate }) => candidate.rowId);
  return expression === null ? found : [...new Set([...found, ...(await matching(expression))])];
}
