import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { ingredients, recipes } from "#db/schema/index.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { foldText } from "#server/features/recipes/service/fold-text.ts";
import { pageMeta } from "#server/features/recipes/service/page-meta.ts";
import { readSummaries } from "#server/features/recipes/service/read-summaries.ts";
import { searchReader } from "#server/features/recipes/service/search-handle.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import type {
  AdvancedInput,
  IngredientsAnswer,
  IngredientsInput,
  QuickAnswer,
  SearchAnswer,
  SuggestionsAnswer,
  SuggestionsInput,
} from "./schema.ts";

type Deps = { db: Db; search: SearchEngine };

const QUICK_RESULTS = 10;
/** So many recipes are read for the words of their titles. */
const SUGGESTING_RECIPES = 200;
/** So many recipes are read for the names of their ingredients. */
const NAMING_RECIPES = 300;
/** What stands between two words of a title and says nothing by itself. */
const JOINING_WORD = /^(?:.{1,3}|with|from)$/u;

/** Titles as one types: at most 10, best first. */
export async function searchQuick({ db, search }: Deps, viewer: Viewer, text: string): Promise<QuickAnswer> {
  const { owners } = readerOf(viewer);
  const rowIds = await search.quick(searchReader(db), { text, owners, limit: QUICK_RESULTS });
  if (rowIds.length === 0) return [];
  const rows = await db
    .select({
      rowId: recipes.rowId,
      id: recipes.id,
      title: recipes.title,
      cuisine: recipes.cuisine,
      imageId: recipes.imageId,
    })
    .from(recipes)
    .where(readable(rowIds, owners));
  const byRow = new Map(rows.map((row) => [row.rowId, row]));
  return rowIds.flatMap((rowId) => {
    const row = byRow.get(rowId);
    if (!row) return [];
    const cuisine = row.cuisine as QuickAnswer[number]["cuisine"];
    return [
      {
        id: row.id,
        title: row.title,
        cuisine,
        imageUrl: row.imageId === null ? null : imagePath(row.imageId),
      },
    ];
  });
}

/** These recipes, where the viewer may still see them. */
function readable(rowIds: readonly number[], owners: readonly number[]) {
  return and(
    inArray(recipes.rowId, [...rowIds]),
    or(eq(recipes.isPublic, true), inArray(recipes.ownerRowId, [...owners])),
  );
}

/** Recipes by words and filters, among those that the viewer may see. `processingTime` is seconds. */
export async function searchAdvanced(
  deps: Deps,
  viewer: Viewer,
  input: AdvancedInput,
): Promise<SearchAnswer> {
  const started = performance.now();
  const { owners } = readerOf(viewer);
  const found = await deps.search.query(searchReader(deps.db), {
    ...(input.title ? { text: input.title } : {}),
    owners,
    sort: input.sortBy,
    order: input.sortOrder,
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
    filters: {
      cuisine: input.cuisine,
      difficulty: input.difficulty,
      maxCookingTime: input.maxCookingTime,
      minServings: input.minServings,
      maxServings: input.maxServings,
      ingredientsInclude: input.ingredientsInclude,
      ingredientsExclude: input.ingredientsExclude,
      ingredientsMatchAll: input.ingredientsMatchAll,
      hasImage: input.hasImage,
      isPublic: input.isPublic,
    },
  });
  const summaries = await readSummaries(deps.db, viewer, found.rowIds);
  return {
    recipes: summaries,
    metadata: { ...pageMeta(input, found.total), totalIsCapped: found.totalIsCapped },
    processingTime: Math.round(performance.now() - started) / 1000,
  };
}

/**
 * How a text may go on, by the titles that the viewer may see: its last word completed, and the word that follows. The
 * titles are those that a quick search finds, so a bounded number of them.
 */
export async function suggestWords(
  { db, search }: Deps,
  viewer: Viewer,
  input: SuggestionsInput,
): Promise<SuggestionsAnswer> {
  const { owners } = readerOf(viewer);
  const rowIds = await search.quick(searchReader(db), { text: input.q, owners, limit: SUGGESTING_RECIPES });
  const rows =
    rowIds.length === 0
      ? []
      : await db.select({ title: recipes.title }).from(recipes).where(readable(rowIds, owners));
  const [, lead = "", last = ""] = /^(.*\s)?(\S+)$/u.exec(input.q) ?? [];
  const counts = countOf(rows.flatMap(({ title }) => [...new Set(continuations(title, last))]));
  const texts = [...counts].sort(byCount).map(([word]) => `${lead.toLowerCase()}${word}`);
  return { suggestions: pageOf(texts, input), metadata: pageMeta(input, texts.length) };
}

/** "Onion soup" after "oni" -> "onion", "onion soup"; after "onion" -> "onion soup". */
function continuations(title: string, last: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const begun = foldText(last);
  return words.flatMap((word, at) => {
    if (!foldText(word).startsWith(begun)) return [];
    const next = words[at + 1] ?? "";
    return [
      ...(foldText(word) === begun ? [] : [word]),
      ...(JOINING_WORD.test(next) || next === "" ? [] : [`${word} ${next}`]),
    ];
  });
}

/**
 * Names of ingredients in recipes that the viewer may see, the most frequent first: of the newest recipes, or of those
 * that `q` finds best. `recipeCount` counts these alone.
 */
export async function listIngredients(
  { db, search }: Deps,
  viewer: Viewer,
  input: IngredientsInput,
): Promise<IngredientsAnswer> {
  const { owners } = readerOf(viewer);
  // One letter is no beginning to the search: the names are looked through for it below.
  const text = (input.q ?? "").replace(/(?:^|\s)\S$/u, "");
  const { rowIds } = await search.query(searchReader(db), {
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
          .where(readable(rowIds, owners));
  const begun = foldText(input.q ?? "").split(" ");
  const known = new Set(rows.map(({ name }) => name));
  const named = rows
    .filter(({ name }) => name !== "" && beginsWith(name, begun))
    .map(({ name, recipe }) => `${recipe} ${singularOf(name, known)}`);
  const names = [...new Set(named)].map((one) => one.slice(one.indexOf(" ") + 1));
  const counted = [...countOf(names)].sort(byCount).map(([name, recipeCount]) => ({ name, recipeCount }));
  return { ingredients: pageOf(counted, input), metadata: pageMeta(input, counted.length) };
}

/** "onions" is "onion" where that is a name too: both filter alike. */
function singularOf(name: string, known: ReadonlySet<string>): string {
  const shorter = name.endsWith("s") ? [name.slice(0, -1), name.slice(0, -2)] : [];
  return shorter.find((one) => known.has(one)) ?? name;
}

/** Each of the begun words begins a word of the name. */
function beginsWith(name: string, begun: readonly string[]): boolean {
  const words = foldText(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  return begun.every((part) => words.some((word) => word.startsWith(part)));
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The most frequent first, then the shorter, then by letter. */
function byCount([one, times]: [string, number], [other, otherTimes]: [string, number]): number {
  return otherTimes - times || one.length - other.length || (one < other ? -1 : 1);
}

function pageOf<Entry>(list: readonly Entry[], { page, pageSize }: { page: number; pageSize: number }) {
  return list.slice((page - 1) * pageSize, page * pageSize);
}
