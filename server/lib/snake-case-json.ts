/**
 * Cache of converted keys. Keys from schemas are few; the limit stops keys from data from filling the memory.
 */
const snakeKeys = new Map<string, string>();
const MAX_KNOWN = 1000;

/** Converts a camelCase key, for example "recipeId" to "recipe_id". */
export function toSnakeKey(key: string): string {
  const before = snakeKeys.get(key);
  if (before !== undefined) return before;
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (snakeKeys.size < MAX_KNOWN) snakeKeys.set(key, name);
  return name;
}

/**
 * Converts a snake_case key, for example "recipe_id" to "recipeId"; null for a key that is not snake_case.
 */
export function toCamelKeyOrNull(key: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key)) return null;
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Matches text without characters that JSON escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** For longer texts JSON.stringify is faster. */
const MAX_PLAIN_LENGTH = 64;

/**
 * Serializes a response with snake_case keys; undefined fields are omitted. Works in one pass, because
 * converting the keys of a page of recipes first takes one and a half times as long.
 */
export function stringifyWithSnakeKeys(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value.length < MAX_PLAIN_LENGTH && PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
    case "number":
      return Number.isFinite(value) ? String(value) : "null";
    case "boolean":
      return value ? "true" : "false";
    default:
      if (Array.isArray(value)) return stringifyArray(value);
      return isObjectButNotBytes(value) ? stringifyObject(value) : (JSON.stringify(value) ?? "null");
  }
}

function stringifyArray(values: readonly unknown[]): string {
  let text = "[";
  for (const [index, value] of values.entries())
    text += index === 0 ? stringifyWithSnakeKeys(value) : `,${stringifyWithSnakeKeys(value)}`;
  return `${text}]`;
}

function stringifyObject(fields: Record<string, unknown>): string {
  let text = "";
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}${stringifySnakeKey(key)}${stringifyWithSnakeKeys(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** Cache of converted keys as JSON text. */
const quotedKeys = new Map<string, string>();

/** JSON text of a converted key with its colon, for example "recipe_id": for recipeId. */
function stringifySnakeKey(key: string): string {
  const before = quotedKeys.get(key);
  if (before !== undefined) return before;
  const text = `${JSON.stringify(toSnakeKey(key))}:`;
  if (quotedKeys.size < MAX_KNOWN) quotedKeys.set(key, text);
  return text;
}

export function isObjectButNotBytes(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}
