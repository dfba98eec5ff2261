/** "a, b, and c", or with "or". Made when it is needed: what does something at its start cannot be left out of a page. */
export function joinAsEnglishList(
  parts: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en", { type }).format(parts);
}
