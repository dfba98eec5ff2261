import type { IngredientFilters } from "../conditions.ts";
import { isStemOfEntityName } from "../lexicon/entities.ts";
import { findEntitiesByName } from "../lexicon/lexicon.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { MAX_ROWS, readWordsWithStems } from "../vocabulary/read-words.ts";
import { createCjkBigramSets } from "../words/grams.ts";
import { type Language, toStemWithLanguage } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { MAX_STEMS } from "./add-match-types.ts";
import { createIngredientExpression } from "./fts-expressions.ts";

const MAX_WORDS = 8;
const MAX_ENTRIES = 10;

/**
 * The languages of the recipes, and which of the requested stems they contain. Null stems: not looked up, any
 * may occur.
 */
type Known = { languages: readonly Language[]; stems: ReadonlySet<string> | null };

const splitFilterEntryIntoWords = (entry: string) =>
  [...new Set(splitIntoFoldedWords(entry))].slice(0, MAX_WORDS);
const stemWordInLanguages = (word: string, languages: readonly Language[]) => [
  ...new Set(languages.map((language) => toStemWithLanguage(word, language))),
];

/**
 * The FTS5 expressions of the ingredient filters, null without a filter. `included` is "nothing" if no recipe
 * can match.
 */
export async function createIngredientFilterExpressions(
  sql: SqlHandle,
  scopes: readonly number[],
  { ingredientsInclude = [], ingredientsExclude = [], ingredientsMatchAll = false }: IngredientFilters,
  languages: readonly Language[],
): Promise<{ included: string | "nothing" | null; excluded: string | null }> {
  const known = await findKnownIngredientStems(
    sql,
    scopes,
    [...ingredientsInclude, ...ingredientsExclude],
    languages,
  );
  return {
    included: createIncludedIngredientsExpression(scopes, ingredientsInclude, ingredientsMatchAll, known),
    excluded: createExcludedIngredientsExpression(scopes, ingredientsExclude, known),
  };
}

/**
 * Looks up which stems of the entries occur in recipes of the scopes, so that the others can be omitted from
 * the expression.
 */
async function findKnownIngredientStems(
  sql: SqlHandle,
  scopes: readonly number[],
  entries: readonly string[],
  languages: readonly Language[],
): Promise<Known> {
  const gramsOf = (entry: string) => [...createCjkBigramSets(entry).values()].flat(2);
  const words = new Set(entries.flatMap((entry) => [...splitFilterEntryIntoWords(entry), ...gramsOf(entry)]));
  const stems = [...words].flatMap((word) => stemWordInLanguages(word, languages));
  if (stems.length > MAX_STEMS) return { languages, stems: null };
  const found = await readWordsWithStems(sql, scopes, stems);
  return { languages, stems: found.length < MAX_ROWS ? new Set(found.map(({ stem }) => stem)) : null };
}

/** Expression for recipes with the ingredient by any of its names; null if the entry contains no word. */
function createIngredientEntryExpressionOrNull(
  scopes: readonly number[],
  entry: string,
  { languages, stems }: Known,
): string | null {
  const words = splitFilterEntryIntoWords(entry);
  if (words.length === 0) return null;
  const names = languages.flatMap((language) => findEntitiesByName(words, language)).flat();
  const entityMarks = [...new Set(names.flatMap(({ mark }) => mark ?? []))];
  const all = words.map((word) => stemWordInLanguages(word, languages));
  const amongKnown = (forms: readonly string[]) => forms.filter((stem) => stems?.has(stem) ?? true);
  const known = all.map(amongKnown);
  const isKnown = known.every((forms) => forms.length > 0);
  const own = isKnown ? known : entityMarks.length > 0 ? [] : all;
  const unmarked =
    own.length > 1
      ? own
      : own.map((forms) =>
          forms.filter((stem) => !entityMarks.some((entityMark) => isStemOfEntityName(stem, entityMark))),
        );
  const grams = createCjkBigramSets(entry);
  const parts = words.map((word) =>
    (grams.get(word) ?? [])
      .map((set) => set.map((gram) => amongKnown(stemWordInLanguages(gram, languages))))
      .filter((set) => set.every((forms) => forms.length > 0)),
  );
  return createIngredientExpression(scopes, entityMarks, unmarked, parts);
}

/**
 * Expression for recipes with any or, for `matchAll`, all of the ingredients; null without entries. "nothing"
 * if a required entry contains no word.
 */
function createIncludedIngredientsExpression(
  scopes: readonly number[],
  entries: readonly string[],
  matchAll: boolean,
  known: Known,
): string | "nothing" | null {
  if (entries.length === 0) return null;
  const expressions = entries
    .slice(0, MAX_ENTRIES)
    .map((entry) => createIngredientEntryExpressionOrNull(scopes, entry, known));
  const found = expressions.filter((expression) => expression !== null);
  if (found.length === 0 || (matchAll && found.length < expressions.length)) return "nothing";
  return `(${[...new Set(found)].map((expression) => `(${expression})`).join(matchAll ? " AND " : " OR ")})`;
}

/** Expression for recipes with any of the ingredients, for exclusion; null if no entry contains a word. */
function createExcludedIngredientsExpression(
  scopes: readonly number[],
  entries: readonly string[],
  known: Known,
): string | null {
  const found = createIncludedIngredientsExpression(scopes, entries, false, known);
  return found === "nothing" ? null : found;
}
