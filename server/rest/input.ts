import { z } from "zod";
import { isObjectButNotBytes, toSnakeKey } from "#server/lib/snake-case-json.ts";
import { createInputShapeOfSchema, pickKnownFields } from "./input-shape.ts";
import { requireProcedure } from "./procedures.ts";
import type { RestRow } from "./rest-row.ts";

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

/** Names of the parameters in braces in a path. */
export function listPathParameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/**
 * Creates the input parser of a REST row. For GET, `read` takes the known fields of the query; for other
 * methods it takes the body, which the JSON body parser has already filtered by `fromBody`. It adds the path
 * parameters. Keys become camelCase.
 */
export function createRestInputParser(row: RestRow) {
  const { input } = requireProcedure(row.procedure);
  const shape = input ? createInputShapeOfSchema(input) : {};
  const properties = input && row.method === "GET" ? getJsonSchemaProperties(input) : {};
  const known = (sent: unknown) => pickKnownFields(sent, shape, toSnakeKey);
  const read = (request: { params: unknown; query: unknown; body: unknown }): unknown => {
    if (input === undefined) return undefined;
    const sent =
      row.method === "GET" ? coerceQueryParameters(known(request.query), properties) : request.body;
    if (Array.isArray(sent) || (sent !== undefined && sent !== null && !isObjectButNotBytes(sent)))
      return sent;
    return { ...sent, ...(known(request.params) as Record<string, string>) };
  };
  return { shape, fromBody: known, read };
}

function getJsonSchemaProperties(schema: z.ZodType): Record<string, JsonSchema> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return json.properties ?? {};
}

/** Converts query parameters from text to numbers and booleans where the schema requires them. */
function coerceQueryParameters(query: unknown, properties: Record<string, JsonSchema>): unknown {
  if (!isObjectButNotBytes(query)) return query;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(query)) {
    // A parameter without a value, for example "cuisine=", counts as absent.
    if (value === "") continue;
    result[key] = typeof value === "string" ? coerceTextToSchemaType(value, properties[key]) : value;
  }
  return result;
}

function coerceTextToSchemaType(text: string, schema: JsonSchema | undefined): unknown {
  const types = listTypesOfJsonSchema(schema);
  if ((types.includes("integer") || types.includes("number")) && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) {
    return Number(text);
  }
  if (types.includes("boolean") && /^(?:true|false|1|0)$/i.test(text)) return /^(?:true|1)$/i.test(text);
  return text;
}

function listTypesOfJsonSchema(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  return [schema.type ?? [], ...(schema.anyOf ?? []).map(listTypesOfJsonSchema)].flat();
}
