/** Keys that were asked for so far. They come from schemas, so they are few; those of data are not kept beyond. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/** recipeId -> recipe_id. */
export function snakeKey(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (known.size < MOST_KNOWN) known.set(key, name);
  return name;
}

/** recipe_id -> recipeId; null for a key that the wire does not spell so. */
export function camelKey(key: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key)) return null;
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Text that stands in JSON as it is: no quote, no backslash, nothing to escape. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Longer ones are looked through faster by JSON itself. */
const SHORT = 64;

/**
 * The JSON text of an answer, with the keys of the wire. In one walk: to copy a page of recipes under other names first,
 * for JSON to walk it again, takes half as long again. Fields that are undefined are left out.
 */
export function wireText(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value.length < SHORT && PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
    case "number":
      return Number.isFinite(value) ? String(value) : "null";
    case "boolean":
      return value ? "true" : "false";
    default:
      if (Array.isArray(value)) return listText(value);
      return isPlainObject(value) ? objectText(value) : (JSON.stringify(value) ?? "null");
  }
}

function listText(values: readonly unknown[]): string {
  let text = "[";
  for (const [at, value] of values.entries()) text += at === 0 ? wireText(value) : `,${wireText(value)}`;
  return `${text}]`;
}

function objectText(fields: Record<string, unknown>): string {
  let text = "";
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}${keyText(key)}${wireText(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** The same as they stand in JSON. */
const written = new Map<string, string>();

/** recipeId -> "recipe_id": */
function keyText(key: string): string {
  const before = written.get(key);
  if (before !== undefined) return before;
  const text = `${JSON.stringify(snakeKey(key))}:`;
  if (written.size < MOST_KNOWN) written.set(key, text);
  return text;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}
