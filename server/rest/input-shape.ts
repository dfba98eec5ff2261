import { z } from "zod";
import { isObjectButNotBytes, toSnakeKey } from "#server/lib/snake-case-json.ts";

/** The fields that the input of a procedure may have, derived from its zod schema. */
export type InputShape = {
  /** Known fields of an object by camelCase key. */
  fields?: Map<string, InputShape>;
  /** Shape of the values of a record, whose keys are data and therefore not converted. */
  values?: InputShape;
  items?: InputShape;
  /** Maximum number of items in a list. */
  maxItems?: number;
};

type Json = { [key: string]: unknown };

/** Number of items that is assumed for a record and for a list without a maximum. */
const DEFAULT_MAX_ITEMS = 1000;
/** Depth at which recursive schemas end; no input is nested as deeply. */
const MAX_DEPTH = 12;

export function createInputShapeOfSchema(schema: z.ZodType): InputShape {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  const named = (json.$defs ?? {}) as Record<string, Json>;
  return readInputShape(json, named, 0);
}

function readInputShape(json: Json, named: Record<string, Json>, depth: number): InputShape {
  if (depth > MAX_DEPTH) return {};
  if (typeof json.$ref === "string")
    return readInputShape(named[json.$ref.split("/").pop() ?? ""] ?? {}, named, depth);
  const shape: InputShape = {};
  const properties = Object.entries((json.properties ?? {}) as Record<string, Json>);
  if (properties.length > 0) {
    shape.fields = new Map(properties.map(([key, field]) => [key, readInputShape(field, named, depth + 1)]));
  }
  const values = json.additionalProperties;
  if (isObjectButNotBytes(values) && Object.keys(values).length > 0)
    shape.values = readInputShape(values, named, depth + 1);
  if (isObjectButNotBytes(json.items)) {
    shape.items = readInputShape(json.items, named, depth + 1);
    shape.maxItems = Number(json.maxItems ?? DEFAULT_MAX_ITEMS);
  }
  const choices = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (list ?? []) as Json[]);
  return choices.reduce<InputShape>(
    (sum, choice) => mergeInputShapes(sum, readInputShape(choice, named, depth + 1)),
    shape,
  );
}

function mergeInputShapes(a: InputShape, b: InputShape): InputShape {
  const merged: InputShape = { ...a, ...b };
  if (a.fields && b.fields) {
    const fields = new Map(a.fields);
    for (const [key, field] of b.fields) fields.set(key, mergeInputShapes(fields.get(key) ?? {}, field));
    merged.fields = fields;
  }
  if (a.items && b.items) merged.items = mergeInputShapes(a.items, b.items);
  if (a.values && b.values) merged.values = mergeInputShapes(a.values, b.values);
  if (a.maxItems !== undefined && b.maxItems !== undefined)
    merged.maxItems = Math.max(a.maxItems, b.maxItems);
  return merged;
}

/** Converts the keys in the path of an input field to snake_case. Keys of records are data and unchanged. */
export function toSnakeCasePath(loc: readonly (string | number)[], shape: InputShape): (string | number)[] {
  let current: InputShape | undefined = shape;
  return loc.map((part) => {
    const field: InputShape | undefined = current?.fields?.get(String(part));
    const isData = field === undefined && current?.values !== undefined;
    current = field ?? current?.values ?? current?.items;
    return typeof part === "string" && !isData ? toSnakeKey(part) : part;
  });
}

/** Maximum number of JSON tokens (brackets, colons, commas and strings) in an input of this shape. */
export function countMaxJsonTokens(shape: InputShape): number {
  const own = 2;
  const fields = [...(shape.fields?.values() ?? [])].reduce(
    (sum, field) => sum + 3 + countMaxJsonTokens(field),
    0,
  );
  const items = shape.items
    ? (shape.maxItems ?? DEFAULT_MAX_ITEMS) * (1 + countMaxJsonTokens(shape.items))
    : 0;
  const values = shape.values ? DEFAULT_MAX_ITEMS * (3 + countMaxJsonTokens(shape.values)) : 0;
  return own + fields + items + values;
}

/**
 * Picks the known fields of an input and gives them camelCase keys; `spell` converts a key to the sent one. A
 * list may have one item more than permitted, so that the schema refuses it. The cost depends on the shape
 * and not on the size of the input. A value of another type is returned unchanged, and the schema refuses it.
 */
export function pickKnownFields(sent: unknown, shape: InputShape, spell: (key: string) => string): unknown {
  if (Array.isArray(sent)) {
    const { items } = shape;
    if (!items) return sent;
    return sent
      .slice(0, (shape.maxItems ?? DEFAULT_MAX_ITEMS) + 1)
      .map((item) => pickKnownFields(item, items, spell));
  }
  if (!isObjectButNotBytes(sent) || (!shape.fields && !shape.values)) return sent;
  const known: Record<string, unknown> = {};
  if (shape.values) {
    for (const key of Object.keys(sent).slice(0, DEFAULT_MAX_ITEMS + 1)) {
      if (key !== "__proto__") known[key] = pickKnownFields(sent[key], shape.values, spell);
    }
  }
  for (const [key, field] of shape.fields ?? []) {
    const name = spell(key);
    if (Object.hasOwn(sent, name)) known[key] = pickKnownFields(sent[name], field, spell);
  }
  return known;
}
