import { readCandidates, type TextQuery } from "./external-index.ts";
import { getDietNames } from "./lexicon/lexicon.ts";
import {
  createEveryRecipeExpression,
  createWordsAnywhereExpression,
  joinExpressionsWithExclusion,
} from "./query/fts-expressions.ts";
import { containsExcludedFoodUnlessLabelledFree, getDietExclusions } from "./ranking/exclude.ts";
import type { RetrievalResult } from "./retrieve-candidates.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { buildCandidatesStatement } from "./statements.ts";
import { toStemWithLanguage } from "./words/languages.ts";

const CANDIDATE_LIMIT = 200;

/**
 * Retrieves recipes for a query that names no dish, only constraints: "dinner for two", "vegan", "in 20
 * minutes".
 */
export async function retrieveByFilters(sql: SqlHandle, query: TextQuery): Promise<RetrievalResult> {
  const { scopes, parsed, vocabulary } = query;
  const { minutes, servings, diets } = parsed.constraints;
  const filters = [
    ...query.filters,
    ...(minutes === null ? [] : [{ text: "f.cooking_time <= ?", args: [minutes] }]),
    ...(servings === null
      ? []
      : [
          {
            text: "f.servings BETWEEN ? AND ?",
            args: [Math.ceil(servings * 0.7), Math.floor(servings * 1.4)],
          },
        ]),
  ];
  const stems = (word: string) => vocabulary.languages.map((language) => toStemWithLanguage(word, language));
  const named = diets.map((diet) => {
    const names = getDietNames(diet);
    const single = [...new Set(names.flatMap((words) => (words.length === 1 ? stems(words[0] ?? "") : [])))];
    const itself = diet.split(" ").map(stems);
    return [[single], ...(itself.length > 1 ? [itself] : [])]
      .map((words) => createWordsAnywhereExpression(scopes, words))
      .join(" OR ");
  });
  const expression = joinExpressionsWithExclusion(
    [
      ...query.within,
      ...(named.length > 0 ? named.map((item) => `(${item})`) : [createEveryRecipeExpression(scopes)]),
    ],
    query.excluded,
  );
  if (expression === null) return { found: [], expressions: [], isComplete: true, total: null };
  const read = (entry: string) =>
    readCandidates(
      sql,
      buildCandidatesStatement(entry, { scopes, filters }, { docIds: [], isLeftOut: true }, CANDIDATE_LIMIT),
    );
  const found = await read(expression);
  const anything = joinExpressionsWithExclusion(
    [...query.within, createEveryRecipeExpression(scopes)],
    query.excluded,
  );
  // If no recipe names the diet, all recipes without food that the diet excludes match.
  if (found.length === 0 && named.length > 0 && anything !== null) {
    const exclusions = getDietExclusions(parsed.constraints);
    found.push(
      ...(await read(anything)).filter(
        (candidate) => !containsExcludedFoodUnlessLabelledFree(candidate, exclusions),
      ),
    );
  }
  // No expression is returned, because an expression cannot express the filters of the query.
  return { found, expressions: [], isComplete: true, total: null };
}
