/**
 * Converts the comma-separated lists of a language file to arrays. The client build joins them to save bytes
 * (vite.config.ts).
 */
export function splitCommaLists<T>(value: T): T {
  if (typeof value === "string") return value.split(",") as T;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, splitCommaLists(part)])) as T;
}
