export type IngredientFilters = {
  ingredientsInclude?: readonly string[];
  /** All of `ingredientsInclude` instead of any. */
  ingredientsMatchAll?: boolean;
  /** A recipe with any of these is left out. */
  ingredientsExclude?: readonly string[];
};

/** Filters of a search; each one left out does not filter. Times are minutes. */
export type SearchFilters = IngredientFilters & {
  cuisine?: string;
  difficulty?: string;
  /** Recipes without a cooking time do not match. */
  maxCookingTime?: number;
  minServings?: number;
  maxServings?: number;
  hasImage?: boolean;
  /** True: public ones; false: the reader's own private ones; left out: public ones and the reader's own. */
  isPublic?: boolean;
};

export type SqlValue = string | number | null;
export type Condition = { text: string; args: SqlValue[] };

/** The scope of public recipes. Rows of owners are positive, so no private recipe can have it. */
export const PUBLIC_SCOPE = 0;

const MAX_OWNERS = 50;

/**
 * The scopes a reader sees. Every statement takes its rows from these alone, so a private recipe of another owner
 * cannot be in an answer, whatever the rest of the statement says.
 */
export function findVisibleScopes(owners: readonly number[], isPublic: boolean | undefined): number[] {
  const own = [...new Set(owners)].filter((owner) => Number.isSafeInteger(owner) && owner > PUBLIC_SCOPE);
  if (own.length > MAX_OWNERS) throw new RangeError(`a reader has at most ${MAX_OWNERS} owners`);
  if (isPublic === undefined) return [PUBLIC_SCOPE, ...own];
  return isPublic ? [PUBLIC_SCOPE] : own;
}

/** Rows of the scopes; an empty list matches no row. */
export function createScopeCondition(scopes: readonly number[]): Condition {
  return { text: `f.scope IN (${scopes.map(() => "?").join(", ")})`, args: [...scopes] };
}

/**
 * Conditions for rows that are looked up by something else: the sign keeps SQLite from walking along an index of theirs,
 * through nearly all recipes, since it does not know how few each of them leaves.
 */
export function preventIndexUse({ text, args }: Condition): Condition {
  return { text: text.replaceAll(/\bf\./g, "+f."), args };
}

/** The filters that search_facets answers; the ingredients are the index's part. */
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
 * Places for values, in few different numbers, so that few statements are prepared: the last value fills what is over.
 * No values are one NULL, which equals nothing.
 */
export function createSqlPlaceholders(values: readonly SqlValue[]): { text: string; args: SqlValue[] } {
  const size = SIZES.find((item) => item >= values.length) ?? values.length;
  const args = Array.from({ length: size }, (_, i) => values[Math.min(i, values.length - 1)] ?? null);
  return { text: args.map(() => "?").join(", "), args };
}
