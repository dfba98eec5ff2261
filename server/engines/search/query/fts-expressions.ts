import { isStemOfEntityName } from "../lexicon/entities.ts";
import {
  createEveryRecipeToken,
  createIngredientWordPairToken,
  createSearchToken,
  type Field,
} from "../tokens.ts";
import type { Alternative, Form, MatchType, Term } from "./terms.ts";

export type MatchTypes = ReadonlySet<MatchType>;

/** A word is letters, digits and marks only; in quotes it is a word to FTS5 and nothing else. */
export const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

const joined = (parts: readonly string[], operator: "AND" | "OR"): string =>
  parts.length === 1 ? (parts[0] as string) : `(${parts.join(` ${operator} `)})`;

/** One expression over the index for the words of several scopes, or null where a scope is none. */
function inEachScope(scopes: readonly number[], expression: (scope: number) => string): string {
  return joined(scopes.map(expression), "OR");
}

/** One list of words, each once: every level of brackets is walked for every recipe. */
const anyOf = (words: readonly string[]) => joined([...new Set(words)], "OR");

const formIn = (scope: number, field: Field, stems: readonly string[]): string[] =>
  stems.map((stem) => quoted(createSearchToken(scope, field, stem)));

/** Expressions of which one is enough, without words of one that `isMarked`. */
function alternativeIn(
  scope: number,
  field: Field,
  { forms }: Alternative,
  isMarked: (stem: string) => boolean,
): string[] {
  const [only, ...others] = forms;
  if (only === undefined) return [];
  if (others.length === 0)
    return formIn(
      scope,
      field,
      only.stems.filter((stem) => !isMarked(stem)),
    );
  return [
    joined(
      forms.map(({ stems }) => anyOf(formIn(scope, field, stems))),
      "AND",
    ),
  ];
}

/** Recipes that have the unit in the field by one of the ways; null where there is none. */
function termIn(scope: number, field: Field, term: Term, matchTypes: MatchTypes): string | null {
  const alternatives = term.alternatives.filter(({ matchType }) => matchTypes.has(matchType));
  const alone = new Set(
    alternatives.flatMap(({ forms }) => (forms.length === 1 ? (forms[0]?.stems ?? []) : [])),
  );
  const isAlone = ({ stems }: Form) => stems.every((stem) => alone.has(stem));
  // The mark of an entity replaces all of its names: each word of an expression costs time per recipe.
  const entityMarks =
    field === "m" ? [...new Set(alternatives.flatMap(({ entityMark }) => entityMark ?? []))] : [];
  const isMarked = (stem: string) => entityMarks.some((entityMark) => isStemOfEntityName(stem, entityMark));
  const parts = alternatives
    .filter(({ entityMark }) => entityMark === undefined || !entityMarks.includes(entityMark))
    // "tomato soup" finds nothing that "soup" does not find.
    .filter(({ forms }) => forms.length === 1 || !forms.some(isAlone))
    .flatMap((alternative) => alternativeIn(scope, field, alternative, isMarked));
  const all = [
    ...entityMarks.map((entityMark) => quoted(createSearchToken(scope, "k", entityMark))),
    ...parts,
  ];
  return all.length === 0 ? null : anyOf(all);
}

/** FTS expression for recipes that have every term in `field`; null if a term has no alternative of `matchTypes`. */
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
  return inEachScope(scopes, (scope) =>
    joined(
      terms.flatMap((term) => termIn(scope, field, term, matchTypes) ?? []),
      "AND",
    ),
  );
}

/** FTS expression for recipes that have every term of at least one set; null if no set has an expression. */
export function createAnyTermSetExpressionOrNull(
  scopes: readonly number[],
  field: Field,
  sets: readonly (readonly Term[])[],
  matchTypes: MatchTypes,
): string | null {
  const parts = sets.flatMap((set) => createAllTermsExpressionOrNull(scopes, field, set, matchTypes) ?? []);
  return parts.length === 0 ? null : joined(parts, "OR");
}

/** Recipes with all the words, in the text of any part. */
export function createWordsAnywhereExpression(
  scopes: readonly number[],
  words: readonly (readonly string[])[],
): string {
  return inEachScope(scopes, (scope) =>
    joined(
      words.map((stems) =>
        joined(
          stems.map((stem) => quoted(createSearchToken(scope, "b", stem))),
          "OR",
        ),
      ),
      "AND",
    ),
  );
}

/**
 * Recipes with an ingredient that has one of the marks, or all words of the name, each in any form, or for each word one
 * of its sets of `parts`, each part in any form.
 */
export function createIngredientExpression(
  scopes: readonly number[],
  entityMarks: readonly string[],
  name: readonly (readonly string[])[],
  parts: readonly (readonly (readonly string[])[])[][],
): string {
  return inEachScope(scopes, (scope) => {
    const all = (set: readonly (readonly string[])[]) =>
      joined(
        set.map((stems) => anyOf(formIn(scope, "i", stems))),
        "AND",
      );
    const hasParts = parts.every((sets) => sets.length > 0);
    return anyOf([
      ...entityMarks.map((entityMark) => quoted(createSearchToken(scope, "j", entityMark))),
      ...ingredientTerms(scope, name),
      ...(hasParts
        ? [
            joined(
              parts.map((sets) => anyOf(sets.map(all))),
              "AND",
            ),
          ]
        : []),
    ]);
  });
}

/** Expressions of which one is enough. */
function ingredientTerms(scope: number, name: readonly (readonly string[])[]): string[] {
  const pairs: string[] = [];
  for (const [i, item] of name.entries())
    for (const other of name.slice(i + 1)) {
      const together = item.flatMap((a) =>
        other.flatMap((b) =>
          a !== b && a.charAt(0) === b.charAt(0) ? quoted(createIngredientWordPairToken(scope, a, b)) : [],
        ),
      );
      if (together.length > 0) pairs.push(anyOf(together));
    }
  if (pairs.length > 0) return [joined(pairs, "AND")];
  return (name[0] ?? []).map((stem) => quoted(createSearchToken(scope, "i", stem)));
}

export function createEveryRecipeExpression(scopes: readonly number[]): string {
  return inEachScope(scopes, (scope) => quoted(createEveryRecipeToken(scope)));
}

/** Joins all expressions by AND, without the matches of `excluded`. */
export function joinExpressionsWithExclusion(
  wanted: readonly (string | null)[],
  excluded: string | null,
): string | null {
  const parts = wanted.flatMap((part) => part ?? []);
  if (parts.length === 0) return null;
  const all = joined(parts, "AND");
  return excluded === null ? all : `(${all}) NOT (${excluded})`;
}
