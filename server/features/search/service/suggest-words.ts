import { eq, sql } from "drizzle-orm";
import { ingredients, recipes } from "#db/schema/index.ts";
import { foldTextForSortingAndSearch } from "#server/features/recipes/service/fold-text.ts";
import { createPaginationMeta } from "#server/features/recipes/service/pagination-meta.ts";
import { createSearchHandleForReads } from "#server/features/search-index/service/search-handle.ts";
import { getReadableOwnerRowIds, type Viewer } from "#server/guards/member.ts";
import type { IngredientsAnswer, IngredientsInput, SuggestionsAnswer, SuggestionsInput } from "../schema.ts";
import { createReadableRecipesCondition } from "./readable.ts";
import type { SearchDeps } from "./search-deps.ts";

/** Number of recipes whose titles supply completions. */
const SUGGESTING_RECIPES = 200;
/** Number of recipes whose ingredients supply names. */
const NAMING_RECIPES = 300;
/** A short word in a title, for example "and" or "with", after which a completion would be incomplete. */
const JOINING_WORD = /^(?:.{1,3}|with|from)$/u;

/**
 * Completes the last word of a text from recipe titles that the viewer may see, and adds the next word of the
 * title. Reads only the titles that a quick search finds, which bounds the cost. That search corrects typos, so
 * a title without the earlier words is skipped: its completion would repeat a typo.
 */
export async function suggestQueryCompletions(
  { db, search }: SearchDeps,
  viewer: Viewer,
  input: SuggestionsInput,
): Promise<SuggestionsAnswer> {
  const { owners } = getReadableOwnerRowIds(viewer);
  const rowIds = await search.quick(createSearchHandleForReads(db), {
    text: input.q,
    owners,
    limit: SUGGESTING_RECIPES,
  });
  const rows =
    rowIds.length === 0
      ? []
      : await db
          .select({ title: recipes.title })
          .from(recipes)
          .where(createReadableRecipesCondition(rowIds, owners));
  const [, lead = "", last = ""] = /^(.*\s)?(\S+)$/u.exec(input.q) ?? [];
  const counts = countTextOccurrences(
    rows.flatMap(({ title }) =>
      hasWordsOfTitle(title, lead) ? [...new Set(listCompletionsInTitle(title, last))] : [],
    ),
  );
  const texts = [...counts].sort(compareByFrequency).map(([word]) => `${lead.toLowerCase()}${word}`);
  return { suggestions: sliceListPage(texts, input), metadata: createPaginationMeta(input, texts.length) };
}

/** Whether each typed word, except joining words, is in the title. */
function hasWordsOfTitle(title: string, typed: string): boolean {
  const wordsOf = (text: string) => foldTextForSortingAndSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = new Set<string>(wordsOf(title));
  return wordsOf(typed).every((word) => words.has(word) || JOINING_WORD.test(word));
}

/**
 * Completions of the typed word from one title: for "Onion soup", "oni" gives "onion" and "onion soup";
 * "onion" gives "onion soup".
 */
function listCompletionsInTitle(title: string, last: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const begun = foldTextForSortingAndSearch(last);
  return words.flatMap((word, index) => {
    if (!foldTextForSortingAndSearch(word).startsWith(begun)) return [];
    const next = words[index + 1] ?? "";
    return [
      ...(foldTextForSortingAndSearch(word) === begun ? [] : [word]),
      ...(JOINING_WORD.test(next) || next === "" ? [] : [`${word} ${next}`]),
    ];
  });
}

/**
 * Ingredient names of recipes that the viewer may see, most frequent first. Without `q`, they come from the
 * newest recipes, else from the best matches of `q`. `recipeCount` counts only these recipes.
 */
export async function listFrequentIngredientNames(
  { db, search }: SearchDeps,
  viewer: Viewer,
  input: IngredientsInput,
): Promise<IngredientsAnswer> {
  const { owners } = getReadableOwnerRowIds(viewer);
  // The search engine needs two letters, so a single last letter only filters the names below.
  const text = (input.q ?? "").replace(/(?:^|\s)\S$/u, "");
  const { rowIds } = await search.query(createSearchHandleForReads(db), {
    ...(text === "" ? {} : { text }),
    owners,
    limit: NAMING_RECIPES,
  });
  const rows =
    rowIds.length === 0
      ? []
      : await db
          .selectDistinct({ name: sql<string>`lower(trim(${ingredients.name}))`, recipe: recipes.rowId })
          .from(recipes)
          .innerJoin(ingredients, eq(ingredients.recipeRowId, recipes.rowId))
          .where(createReadableRecipesCondition(rowIds, owners));
  const begun = foldTextForSortingAndSearch(input.q ?? "").split(" ");
  const known = new Set(rows.map(({ name }) => name));
  const named = rows
    .filter(({ name }) => name !== "" && hasWordForEachPrefix(name, begun))
    .map(({ name, recipe }) => `${recipe} ${getSingularIfListed(name, known)}`);
  const names = [...new Set(named)].map((name) => name.slice(name.indexOf(" ") + 1));
  const counted = [...countTextOccurrences(names)]
    .sort(compareByFrequency)
    .map(([name, recipeCount]) => ({ name, recipeCount }));
  return {
    ingredients: sliceListPage(counted, input),
    metadata: createPaginationMeta(input, counted.length),
  };
}

/**
 * The singular of a name if it also occurs as a name, for example "onion" for "onions": both filter alike.
 */
function getSingularIfListed(name: string, known: ReadonlySet<string>): string {
  const shorter = name.endsWith("s") ? [name.slice(0, -1), name.slice(0, -2)] : [];
  return shorter.find((word) => known.has(word)) ?? name;
}

/** Whether the name has, for each typed prefix, a word that begins with it. */
function hasWordForEachPrefix(name: string, begun: readonly string[]): boolean {
  const words = foldTextForSortingAndSearch(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  return begun.every((part) => words.some((word) => word.startsWith(part)));
}

function countTextOccurrences(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Sorts the most frequent first, then the shorter, then alphabetically. */
function compareByFrequency([name, times]: [string, number], [other, otherTimes]: [string, number]): number {
  return otherTimes - times || name.length - other.length || (name < other ? -1 : 1);
}

function sliceListPage<Entry>(
  list: readonly Entry[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  return list.slice((page - 1) * pageSize, page * pageSize);
}
