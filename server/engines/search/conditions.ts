export type IngredientFilters = {
  ingredientsInclude?: readonly string[];
  /** True: a recipe must have every ingredient of `ingredientsInclude`; otherwise one of them is enough. */
  ingredientsMatchAll?: boolean;
  /** A recipe with any of these ingredients is excluded. */
  ingredientsExclude?: readonly string[];
};

/** Filters of a search. An undefined filter excludes nothing. Times are in minutes. */
export type SearchFilters = IngredientFilters & {
  cuisine?: string;
  difficulty?: string;
  /** Excludes recipes without a cooking time. */
  maxCookingTime?: number;
  minServings?: number;
  maxServings?: number;
  hasImage?: boolean;
  /**
   * True: public recipes. False: the reader's own private recipes. Undefined: public recipes and all of the
   * reader's own.
   */
  isPublic?: boolean;
};

export type SqlValue = string | number | null;
export type Condition = { text: string; args: SqlValue[] };

/** The scope of public recipes. The scope of a private recipe is its owner's row id, which is positive. */
export const PUBLIC_SCOPE = 0;

const MAX_OWNERS = 50;

/**
 * The scopes that a reader may see. Every statement filters by them, so no search can return another owner's
 * private recipe. Throws RangeError for more than 50 owners.
 */
export function findVisibleScopes(owners: readonly number[], isPublic: boolean | undefined): number[] {
  const own = [...new Set(owners)].filter((owner) => Number.isSafeInteger(owner) && owner > PUBLIC_SCOPE);
  if (own.length > MAX_OWNERS) throw new RangeError(`a reader has at most ${MAX_OWNERS} owners`);
  if (isPublic === undefined) return [PUBLIC_SCOPE, ...own];
  return isPublic ? [PUBLIC_SCOPE] : own;
}

/** Condition for rows in any of the scopes. An empty list matches no row. */
export function createScopeCondition(scopes: readonly number[]): Condition {
  return { text: `f.scope IN (${scopes.map(() => "?").join(", ")})`, args: [...scopes] };
}

/**
 * Prefixes the columns with a unary plus, which forbids SQLite to use their indexes. SQLite does not know how
 * selective a filter is, and would scan nearly all recipes along such an index instead of looking up the few
 * matched rows.
 */
export function preventIndexUse({ text, args }: Condition): Condition {
  return { text: text.replaceAll(/\bf\./g, "+f."), args };
}

/**
 * Conditions on columns of `search_facets`. Ingredient filters are not among them: the full-text index
 * answers those.
 */
export function createFacetConditions(filters: SearchFilters): Condition[] {
  const conditions: Condition[] = [];
  const add = (text: string, value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push({ text, args: [value] });
  };
  add("f.cuisine = ?", filters.cuisine);
  add("f.difficulty = ?", filters.difficulty);
  add("f.cooking_time <= ?", filters.maxCookingTime);
  add("f.servings >= ?", filters.minServings);
  add("f.servings <= ?", filters.maxServings);
  add("f.has_image = ?", filters.hasImage === undefined ? undefined : Number(filters.hasImage));
  return conditions;
}

export function joinConditionsByAnd(conditions: readonly Condition[]): Condition {
  return {
    text: conditions.map(({ text }) => text).join(" AND "),
    args: conditions.flatMap(({ args }) => args),
  };
}

const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/**
 * SQL placeholders for a list of values. Their number is rounded up to a power of two, with the last value
 * repeated, so that the number of different prepared statements stays small. An empty list becomes one NULL,
 * which equals nothing.
 */
export function createSqlPlaceholders(values: readonly SqlValue[]): { text: string; args: SqlValue[] } {
  const size = SIZES.find((item) => item >= values.length) ?? values.length;
  const args = Array.from({ length: size }, (_, i) => values[Math.min(i, values.length - 1)] ?? null);
  return { text: args.map(() => "?").join(", "), args };
}
