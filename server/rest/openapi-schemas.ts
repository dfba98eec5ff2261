import { z } from "zod";
import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import { fieldTexts } from "#server/texts/en/rest-fields.ts";

type Json = { [key: string]: unknown };

/**
 * Converts a zod schema to a JSON Schema with snake_case keys and field descriptions. Adds its named parts to
 * `components`. The root of an input schema is inlined; `name` selects its field descriptions.
 */
export function schemaWithSharedComponents(
  schema: z.ZodType,
  io: "input" | "output",
  components: Json,
  name: string,
): Json {
  const {
    $defs,
    $schema: _,
    ...own
  } = io === "input" ? createInputJsonSchema(schema) : convertZodToJsonSchema(schema, "output");
  const parts = new Map(Object.entries(($defs ?? {}) as Json));
  const root = io === "input" ? String(own.$ref ?? "").replace("#/$defs/", "") : "";
  const taken = parts.get(root);
  parts.delete(root);
  const finished = (part: unknown, of: string) =>
    addFieldDescriptions(convertSchemaToSnakeCase(removeSchemaId(part as Json)), of) as Json;
  for (const [part, schema] of parts) addComponent(components, part, finished(schema, part));
  return finished(taken ?? own, name);
}

function convertZodToJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { io, target: "draft-2020-12", unrepresentable: "any" }) as Json;
}

/**
 * JSON Schema of an input. A named part that differs as input and output, for example in required fields,
 * gets another component for the input, such as `ReceiptIn`.
 */
function createInputJsonSchema(schema: z.ZodType): Json {
  const { $defs, ...taken } = convertZodToJsonSchema(schema, "input");
  const parts = Object.entries(($defs ?? {}) as Json);
  const answered = (convertZodToJsonSchema(schema, "output").$defs ?? {}) as Json;
  const apart = new Set(
    parts.flatMap(([name, part]) => (JSON.stringify(part) === JSON.stringify(answered[name]) ? [] : [name])),
  );
  const nameOf = (name: string) => (apart.has(name) ? `${name}In` : name);
  const named = { ...taken, $defs: Object.fromEntries(parts.map(([name, part]) => [nameOf(name), part])) };
  return JSON.parse(JSON.stringify(named), (key, value: unknown) =>
    key === "$ref" ? `#/$defs/${nameOf(String(value).replace("#/$defs/", ""))}` : value,
  ) as Json;
}

function removeSchemaId({ id: _, ...schema }: Json): Json {
  return schema;
}

/** Adds a component. Throws when a different schema already has this name. */
function addComponent(components: Json, name: string, schema: Json): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two shapes are called ${name}`);
  }
  components[name] = schema;
}

/** Renames properties to snake_case, and makes references point to the components. */
function convertSchemaToSnakeCase(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(convertSchemaToSnakeCase);
  if (typeof node !== "object" || node === null) return node;
  const result: Json = {};
  for (const [key, value] of Object.entries(node)) {
    // Omitted because responses may gain fields, and unknown fields of requests are ignored.
    if (key === "additionalProperties" && value === false) continue;
    if (key === "properties") {
      result.properties = Object.fromEntries(
        Object.entries(value as Json).map(([name, part]) => [
          toSnakeKey(name),
          convertSchemaToSnakeCase(part),
        ]),
      );
    } else if (key === "required") result.required = (value as string[]).map(toSnakeKey);
    else if (key === "$ref") result.$ref = String(value).replace("#/$defs/", "#/components/schemas/");
    else result[key] = convertSchemaToSnakeCase(value);
  }
  return result;
}

/**
 * Adds field descriptions from `fieldTexts`: the text for shape and field, else the text for the field name
 * alone.
 */
function addFieldDescriptions(node: unknown, shape: string): unknown {
  if (Array.isArray(node)) return node.map((part) => addFieldDescriptions(part, shape));
  if (typeof node !== "object" || node === null) return node;
  const result: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== "properties") {
      result[key] = addFieldDescriptions(value, shape);
      continue;
    }
    const fields = Object.entries(value as Json).map(([name, part]) => {
      const description = fieldTexts[`${shape}.${name}`] ?? fieldTexts[name];
      return [name, { ...(description && { description }), ...(addFieldDescriptions(part, shape) as Json) }];
    });
    result.properties = Object.fromEntries(fields);
  }
  return result;
}
