/** What was asked for so far. Keys come from schemas, so they are few; those of data records are not kept beyond. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/** recipeId -> recipe_id. */
export function snakeKey(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (known.size < MOST_KNOWN) known.set(key, snake);
  return snake;
}

/** An answer with the keys of the wire. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (!isPlainObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) result[snakeKey(key)] = toWire(value[key]);
  return result;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}
