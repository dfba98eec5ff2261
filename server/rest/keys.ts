import { validationError } from "#server/errors.ts";
import { isPlainObject } from "#server/lib/wire-keys.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** Deeper than any documented body; what nests further is refused before it is walked. */
const MAX_DEPTH = 12;

/** recipe_id -> recipeId; null for a key that the wire does not spell so (capitals, `__proto__`): it is ignored. */
export function camelKey(key: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key)) return null;
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A body or query as the wire has it, with the keys of procedures. Refuses what nests too deeply. */
export function fromWire(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) {
    throw validationError([{ loc: ["body"], msg: validationTexts.tooMany, type: "value_error" }]);
  }
  if (Array.isArray(value)) return value.map((item) => fromWire(item, depth + 1));
  if (!isPlainObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const name = camelKey(key);
    if (name !== null) result[name] = fromWire(item, depth + 1);
  }
  return result;
}
