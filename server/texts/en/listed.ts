/**
 * Joins names to "a, b, and c" or "a, b, or c". Creates the formatter on each call, because a bundler cannot
 * omit modules that run code when they load.
 */
export function joinAsEnglishList(
  parts: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en", { type }).format(parts);
}
