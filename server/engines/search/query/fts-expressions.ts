import { isStemOfEntityName } from "../lexicon/entities.ts";
import {
  createEveryRecipeToken,
  createIngredientWordPairToken,
  createSearchToken,
  type Field,
} from "../tokens.ts";
import type { Alternative, Form, MatchType, Term } from "./terms.ts";

export type MatchTypes = ReadonlySet<MatchType>;

/** A word as a string of the FTS5 query syntax, so that no word is read as an operator. */
export const quoteForFts = (word: string) => `"${word.replaceAll('"', '""')}"`;

const joinExpressions = (parts: readonly string[], operator: "AND" | "OR"): string =>
  parts.length === 1 ? (parts[0] as string) : `(${parts.join(` ${operator} `)})`;

/** Joins the expressions of all scopes by OR. */
function joinExpressionsOfScopes(scopes: readonly number[], expression: (scope: number) => string): string {
  return joinExpressions(scopes.map(expression), "OR");
}

/**
 * Joins words by OR in one flat list without duplicates, because FTS5 evaluates every level of brackets for
 * every recipe.
 */
const createAnyWordExpression = (words: readonly string[]) => joinExpressions([...new Set(words)], "OR");

const createStemExpressions = (scope: number, field: Field, stems: readonly string[]): string[] =>
  stems.map((stem) => quoteForFts(createSearchToken(scope, field, stem)));

/**
 * Expressions for an alternative, of which one must match. Stems that `isMarked` returns true for are
 * omitted.
 */
function createAlternativeExpressions(
  scope: number,
  field: Field,
  { forms }: Alternative,
  isMarked: (stem: string) => boolean,
): string[] {
  const [only, ...others] = forms;
  if (only === undefined) return [];
  if (others.length === 0)
    return createStemExpressions(
      scope,
      field,
      only.stems.filter((stem) => !isMarked(stem)),
    );
  return [
    joinExpressions(
      forms.map(({ stems }) => createAnyWordExpression(createStemExpressions(scope, field, stems))),
      "AND",
    ),
  ];
}

/**
 * Expression for recipes that have the term in the field by any alternative of `matchTypes`; null if there is
 * none.
 */
function createTermExpressionOrNull(
  scope: number,
  field: Field,
  term: Term,
  matchTypes: MatchTypes,
): string | null {
  const alternatives = term.alternatives.filter(({ matchType }) => matchTypes.has(matchType));
  const alone = new Set(
    alternatives.flatMap(({ forms }) => (forms.length === 1 ? (forms[0]?.stems ?? []) : [])),
  );
  const isAlone = ({ stems }: Form) => stems.every((stem) => alone.has(stem));
  // The mark of an entity replaces all of its names, because each word of an expression costs time per
  // recipe.
  const entityMarks =
    field === "m" ? [...new Set(alternatives.flatMap(({ entityMark }) => entityMark ?? []))] : [];
  const isMarked = (stem: string) => entityMarks.some((entityMark) => isStemOfEntityName(stem, entityMark));
  const parts = alternatives
    .filter(({ entityMark }) => entityMark === undefined || !entityMarks.includes(entityMark))
    // An alternative that contains another one is redundant: "soup" already finds every "tomato soup".
    .filter(({ forms }) => forms.length === 1 || !forms.some(isAlone))
    .flatMap((alternative) => createAlternativeExpressions(scope, field, alternative, isMarked));
  const all = [
    ...entityMarks.map((entityMark) => quoteForFts(createSearchToken(scope, "k", entityMark))),
    ...parts,
  ];
  return all.length === 0 ? null : createAnyWordExpression(all);
}

/**
 * FTS5 expression for recipes that have every term in `field`; null if a term has no alternative of
 * `matchTypes`.
 */
export function createAllTermsExpressionOrNull(
  scopes: readonly number[],
  field: Field,
  terms: readonly Term[],
  matchTypes: MatchTypes,
): string | null {
  if (
    terms.length === 0 ||
    terms.some((term) => term.alternatives.every(({ matchType }) => !matchTypes.has(matchType)))
  )
    return null;
  return joinExpressionsOfScopes(scopes, (scope) =>
    joinExpressions(
      terms.flatMap((term) => createTermExpressionOrNull(scope, field, term, matchTypes) ?? []),
      "AND",
    ),
  );
}

/** FTS5 expression for recipes that have every term of at least one set; null if no set has an expression. */
export function createAnyTermSetExpressionOrNull(
  scopes: readonly number[],
  field: Field,
  sets: readonly (readonly Term[])[],
  matchTypes: MatchTypes,
): string | null {
  const parts = sets.flatMap((set) => createAllTermsExpressionOrNull(scopes, field, set, matchTypes) ?? []);
  return parts.length === 0 ? null : joinExpressions(parts, "OR");
}

/**
 * Expression for recipes that have all words anywhere in their text. Each word is a list of stems, of which
 * one must match.
 */
export function createWordsAnywhereExpression(
  scopes: readonly number[],
  words: readonly (readonly string[])[],
): string {
  return joinExpressionsOfScopes(scopes, (scope) =>
    joinExpressions(
      words.map((stems) =>
        joinExpressions(
          stems.map((stem) => quoteForFts(createSearchToken(scope, "b", stem))),
          "OR",
        ),
      ),
      "AND",
    ),
  );
}

/**
 * Expression for recipes that match in one of three ways: an ingredient has one of the entity marks, or all
 * words of `name` (each a list of stems), or the ingredients have, for each word, one of its sets of `parts`
 * (each part a list of stems).
 */
export function createIngredientExpression(
  scopes: readonly number[],
  entityMarks: readonly string[],
  name: readonly (readonly string[])[],
  parts: readonly (readonly (readonly string[])[])[][],
): string {
  return joinExpressionsOfScopes(scopes, (scope) => {
    const all = (set: readonly (readonly string[])[]) =>
      joinExpressions(
        set.map((stems) => createAnyWordExpression(createStemExpressions(scope, "i", stems))),
        "AND",
      );
    const hasParts = parts.every((sets) => sets.length > 0);
    return createAnyWordExpression([
      ...entityMarks.map((entityMark) => quoteForFts(createSearchToken(scope, "j", entityMark))),
      ...createIngredientNameExpressions(scope, name),
      ...(hasParts
        ? [
            joinExpressions(
              parts.map((sets) => createAnyWordExpression(sets.map(all))),
              "AND",
            ),
          ]
        : []),
    ]);
  });
}

/**
 * Expressions for an ingredient with all words of a name: pairs of words if it has several, otherwise the
 * stems of its word.
 */
function createIngredientNameExpressions(scope: number, name: readonly (readonly string[])[]): string[] {
  const pairs: string[] = [];
  for (const [i, item] of name.entries())
    for (const other of name.slice(i + 1)) {
      const together = item.flatMap((a) =>
        other.flatMap((b) =>
          a !== b && a.charAt(0) === b.charAt(0)
            ? quoteForFts(createIngredientWordPairToken(scope, a, b))
            : [],
        ),
      );
      if (together.length > 0) pairs.push(createAnyWordExpression(together));
    }
  if (pairs.length > 0) return [joinExpressions(pairs, "AND")];
  return (name[0] ?? []).map((stem) => quoteForFts(createSearchToken(scope, "i", stem)));
}

export function createEveryRecipeExpression(scopes: readonly number[]): string {
  return joinExpressionsOfScopes(scopes, (scope) => quoteForFts(createEveryRecipeToken(scope)));
}

/**
 * Joins the wanted expressions by AND and excludes the matches of `excluded`. Null if there is no wanted
 * expression.
 */
export function joinExpressionsWithExclusion(
  wanted: readonly (string | null)[],
  excluded: string | null,
): string | null {
  const parts = wanted.flatMap((part) => part ?? []);
  if (parts.length === 0) return null;
  const all = joinExpressions(parts, "AND");
  return excluded === null ? all : `(${all}) NOT (${excluded})`;
}
