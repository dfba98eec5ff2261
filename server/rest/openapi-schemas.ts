import { z } from "zod";
import { snakeKey } from "#server/lib/snake-case-json.ts";
import { fieldTexts } from "#server/texts/en/rest-fields.ts";

type Json = { [key: string]: unknown };

/**
 * A schema as JSON Schema with wire keys and a sentence for each field; named parts move to components. What a call
 * takes stands where it is taken: there `name` says whose fields they are.
 */
export function hoisted(schema: z.ZodType, io: "input" | "output", components: Json, name: string): Json {
  const { $defs, $schema: _, ...own } = io === "input" ? asTaken(schema) : asJsonSchema(schema, "output");
  const parts = new Map(Object.entries(($defs ?? {}) as Json));
  const root = io === "input" ? String(own.$ref ?? "").replace("#/$defs/", "") : "";
  const taken = parts.get(root);
  parts.delete(root);
  const finished = (part: unknown, of: string) => described(onWire(withoutId(part as Json)), of) as Json;
  for (const [part, schema] of parts) addComponent(components, part, finished(schema, part));
  return finished(taken ?? own, name);
}

function asJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { io, target: "draft-2020-12", unrepresentable: "any" }) as Json;
}

/** What a call takes. A part that may be sent with less than it is answered with is a shape of its own: `ReceiptIn`. */
function asTaken(schema: z.ZodType): Json {
  const { $defs, ...taken } = asJsonSchema(schema, "input");
  const parts = Object.entries(($defs ?? {}) as Json);
  const answered = (asJsonSchema(schema, "output").$defs ?? {}) as Json;
  const apart = new Set(
    parts.flatMap(([name, part]) => (JSON.stringify(part) === JSON.stringify(answered[name]) ? [] : [name])),
  );
  const nameOf = (name: string) => (apart.has(name) ? `${name}In` : name);
  const named = { ...taken, $defs: Object.fromEntries(parts.map(([name, part]) => [nameOf(name), part])) };
  return JSON.parse(JSON.stringify(named), (key, value: unknown) =>
    key === "$ref" ? `#/$defs/${nameOf(String(value).replace("#/$defs/", ""))}` : value,
  ) as Json;
}

function withoutId({ id: _, ...schema }: Json): Json {
  return schema;
}

/** One name is one shape: two under one name would make one of the calls a lie. */
function addComponent(components: Json, name: string, schema: Json): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two shapes are called ${name}`);
  }
  components[name] = schema;
}

/** Renames properties and points references at the components. */
function onWire(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(onWire);
  if (typeof node !== "object" || node === null) return node;
  const result: Json = {};
  for (const [key, value] of Object.entries(node)) {
    // Answers may grow by fields, and unknown ones that are sent are ignored.
    if (key === "additionalProperties" && value === false) continue;
    if (key === "properties") {
      result.properties = Object.fromEntries(
        Object.entries(value as Json).map(([name, part]) => [snakeKey(name), onWire(part)]),
      );
    } else if (key === "required") result.required = (value as string[]).map(snakeKey);
    else if (key === "$ref") result.$ref = String(value).replace("#/$defs/", "#/components/schemas/");
    else result[key] = onWire(value);
  }
  return result;
}

/** Adds what the catalogue says of each field: by the shape's name and its own, else by its own alone. */
function described(node: unknown, shape: string): unknown {
  if (Array.isArray(node)) return node.map((part) => described(part, shape));
  if (typeof node !== "object" || node === null) return node;
  const result: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== "properties") {
      result[key] = described(value, shape);
      continue;
    }
    const fields = Object.entries(value as Json).map(([name, part]) => {
      const description = fieldTexts[`${shape}.${name}`] ?? fieldTexts[name];
      return [name, { ...(description && { description }), ...(described(part, shape) as Json) }];
    });
    result.properties = Object.fromEntries(fields);
  }
  return result;
}
