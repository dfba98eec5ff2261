import { z } from "zod";
import { isPlainObject, snakeKey } from "#server/lib/snake-case-json.ts";

/** What a call's input may hold, as its zod schema says. */
export type InputShape = {
  /** Fields by the names of procedures. */
  fields?: Map<string, InputShape>;
  /** Of a data record: any key, which is data and stays as it is. */
  values?: InputShape;
  items?: InputShape;
  /** The most items of a list. */
  most?: number;
};

type Json = { [key: string]: unknown };

/** A list without a bound of its own, and the keys of a record. */
const UNBOUNDED = 1000;
/** No input is nested deeper; a schema that names itself ends here. */
const DEEPEST = 12;

export function shapeOf(schema: z.ZodType): InputShape {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  const named = (json.$defs ?? {}) as Record<string, Json>;
  return read(json, named, 0);
}

function read(json: Json, named: Record<string, Json>, depth: number): InputShape {
  if (depth > DEEPEST) return {};
  if (typeof json.$ref === "string") return read(named[json.$ref.split("/").pop() ?? ""] ?? {}, named, depth);
  const shape: InputShape = {};
  const properties = Object.entries((json.properties ?? {}) as Record<string, Json>);
  if (properties.length > 0) {
    shape.fields = new Map(properties.map(([key, field]) => [key, read(field, named, depth + 1)]));
  }
  const values = json.additionalProperties;
  if (isPlainObject(values) && Object.keys(values).length > 0) shape.values = read(values, named, depth + 1);
  if (isPlainObject(json.items)) {
    shape.items = read(json.items, named, depth + 1);
    shape.most = Number(json.maxItems ?? UNBOUNDED);
  }
  const choices = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (list ?? []) as Json[]);
  return choices.reduce<InputShape>((sum, choice) => merge(sum, read(choice, named, depth + 1)), shape);
}

function merge(a: InputShape, b: InputShape): InputShape {
  const merged: InputShape = { ...a, ...b };
  if (a.fields && b.fields) {
    const fields = new Map(a.fields);
    for (const [key, field] of b.fields) fields.set(key, merge(fields.get(key) ?? {}, field));
    merged.fields = fields;
  }
  if (a.items && b.items) merged.items = merge(a.items, b.items);
  if (a.values && b.values) merged.values = merge(a.values, b.values);
  if (a.most !== undefined && b.most !== undefined) merged.most = Math.max(a.most, b.most);
  return merged;
}

/** A place in an input as the wire names it: the keys of data records stay as they are. */
export function wirePlace(loc: readonly (string | number)[], shape: InputShape): (string | number)[] {
  let here: InputShape | undefined = shape;
  return loc.map((part) => {
    const field: InputShape | undefined = here?.fields?.get(String(part));
    const isData = field === undefined && here?.values !== undefined;
    here = field ?? here?.values ?? here?.items;
    return typeof part === "string" && !isData ? snakeKey(part) : part;
  });
}

/** Brackets, colons, commas and texts that an input of this shape has at most. */
export function signsOf(shape: InputShape): number {
  const own = 2;
  const fields = [...(shape.fields?.values() ?? [])].reduce((sum, field) => sum + 3 + signsOf(field), 0);
  const items = shape.items ? (shape.most ?? UNBOUNDED) * (1 + signsOf(shape.items)) : 0;
  const values = shape.values ? UNBOUNDED * (3 + signsOf(shape.values)) : 0;
  return own + fields + items + values;
}

/**
 * Of what was sent, what the shape knows: fields under the names of procedures (`spell` says how they are sent), one
 * item more than a list may have. It costs what the shape has, however much was sent. What is of another form than the
 * shape stays as it came: the schema refuses it.
 */
export function takeKnown(sent: unknown, shape: InputShape, spell: (key: string) => string): unknown {
  if (Array.isArray(sent)) {
    const { items } = shape;
    if (!items) return sent;
    return sent.slice(0, (shape.most ?? UNBOUNDED) + 1).map((item) => takeKnown(item, items, spell));
  }
  if (!isPlainObject(sent) || (!shape.fields && !shape.values)) return sent;
  const known: Record<string, unknown> = {};
  if (shape.values) {
    for (const key of Object.keys(sent).slice(0, UNBOUNDED + 1)) {
      if (key !== "__proto__") known[key] = takeKnown(sent[key], shape.values, spell);
    }
  }
  for (const [key, field] of shape.fields ?? []) {
    const name = spell(key);
    if (Object.hasOwn(sent, name)) known[key] = takeKnown(sent[name], field, spell);
  }
  return known;
}
