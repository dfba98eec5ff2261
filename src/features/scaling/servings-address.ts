import { canScaleServings } from "#server/features/scaling/policy.ts";

const name = "servings";

/**
 * The servings of a query such as "?servings=6" if the recipe can be scaled to them, else the recipe's own.
 */
export function servingsFromQueryOrOriginal(query: string, original: number): number {
  const text = new URLSearchParams(query).get(name) ?? "";
  const wanted = /^\d{1,4}$/.test(text) ? Number(text) : original;
  return canScaleServings(original, wanted) ? wanted : original;
}

/** The query string with `servings` set, or removed if they are the recipe's own. May be empty. */
export function setServingsInQuery(query: string, servings: number, original: number): string {
  const parameters = new URLSearchParams(query);
  if (servings === original) parameters.delete(name);
  else parameters.set(name, String(servings));
  const result = parameters.toString();
  return result === "" ? "" : `?${result}`;
}
