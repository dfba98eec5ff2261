/**
 * A text or number as text, of a list the first, "" for anything else. String() would throw at objects without a
 * prototype, and a page may put an object anywhere.
 */
export function scalarText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return Array.isArray(value) && !Array.isArray(value[0]) ? scalarText(value[0]) : "";
}
