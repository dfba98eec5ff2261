import type { z } from "zod";
import { fieldTexts } from "#server/texts/en/rest-fields.ts";
import { listPathParameterNames } from "./input.ts";
import { createErrorResponsesOfRow } from "./openapi-errors.ts";
import { schemaWithSharedComponents } from "./openapi-schemas.ts";
import { getAuthOfProcedure, requireProcedure } from "./procedures.ts";
import { formatRateLimitSentence } from "./rates.ts";
import type { RestRow } from "./rest-row.ts";

type Json = { [key: string]: unknown };

const SECURITY = { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] };

/** Unique id of the operation, in the OpenAPI document and as anchor on the reference page. */
export function getOperationId(row: RestRow): string {
  return row.procedure.replace(".", "_") + (row.path.includes("{token}") ? "_by_link" : "");
}

/** Builds the OpenAPI operation of a REST row. Adds its named schemas to `components`. */
export function buildOperation(row: RestRow, components: Json): Json {
  const { input, output } = requireProcedure(row.procedure);
  const id = getOperationId(row);
  const inPath = listPathParameterNames(row.path);
  const fields =
    input && !row.upload ? schemaWithSharedComponents(input, "input", components, id) : undefined;
  const body = buildRequestBody(row, input, fields);
  return {
    operationId: id,
    tags: [row.path.split("/")[2]],
    summary: row.summary,
    description: [row.description, formatRateLimitSentence(row)].filter(Boolean).join(" "),
    security: SECURITY[getAuthOfProcedure(row.procedure)],
    parameters: [
      ...inPath.map((name) => buildPathParameter(name, id)),
      ...(row.method === "GET" && fields ? buildQueryParameters(fields, inPath) : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [row.status]: buildSuccessResponse(row, output, components),
      ...createErrorResponsesOfRow(row),
    },
  };
}

export function buildPathParameter(name: string, operationId: string): Json {
  const description = fieldTexts[`${operationId}.${name}`] ?? fieldTexts[name];
  return {
    name,
    in: "path",
    required: true,
    ...(description && { description }),
    schema: { type: "string" },
  };
}

function buildRequestBody(
  row: RestRow,
  input: z.ZodType | undefined,
  fields: Json | undefined,
): Json | undefined {
  const inPath = listPathParameterNames(row.path);
  if (row.upload) {
    const file = {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary", description: fieldTexts.file } },
    };
    return { required: true, content: { "multipart/form-data": { schema: file } } };
  }
  if (row.method === "GET" || row.method === "DELETE" || !fields || !hasFieldsOutsidePath(fields, inPath))
    return undefined;
  // The body is optional if the input is valid with the path parameters alone.
  const pathAlone = Object.fromEntries(inPath.map((name) => [name, name]));
  const required = !input?.safeParse(pathAlone).success;
  return {
    required,
    content: {
      "application/json": {
        schema: removeFieldsFromSchema(fields, inPath),
        ...(row.example && { example: row.example }),
      },
    },
  };
}

function buildSuccessResponse(row: RestRow, output: z.ZodType | undefined, components: Json): Json {
  const id = getOperationId(row);
  if (row.download) {
    const content = Object.entries(row.download).map(([type, schema]) => [
      type,
      { schema: schemaWithSharedComponents(schema, "output", components, id) },
    ]);
    return { description: "A file to keep.", content: Object.fromEntries(content) };
  }
  if (row.status === 204 || !output) return { description: "Done; no body." };
  const answer = schemaWithSharedComponents(output, "output", components, id);
  const description = row.status === 201 ? "Made." : "Done.";
  if (!row.upload) return { description, content: wrapSchemaAsJsonContent(answer) };
  const properties = {
    success: { type: "boolean", description: fieldTexts.success },
    data: { description: fieldTexts.data, ...answer },
    path: { type: "string", description: fieldTexts.path },
  };
  return {
    description,
    content: wrapSchemaAsJsonContent({ type: "object", required: Object.keys(properties), properties }),
  };
}

function buildQueryParameters(fields: Json, inPath: string[]): Json[] {
  const required = (fields.required ?? []) as string[];
  return Object.entries((fields.properties ?? {}) as Json)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, part]) => {
      const { description, ...schema } = part as Json;
      return {
        name,
        in: "query",
        required: required.includes(name),
        ...(description !== undefined && { description }),
        schema,
      };
    });
}

function hasFieldsOutsidePath(fields: Json, inPath: string[]): boolean {
  const names = Object.keys((fields.properties ?? {}) as Json);
  return names.length === 0 ? "anyOf" in fields : names.some((name) => !inPath.includes(name));
}

function removeFieldsFromSchema(fields: Json, names: string[]): Json {
  const properties = Object.entries((fields.properties ?? {}) as Json).filter(
    ([name]) => !names.includes(name),
  );
  const required = ((fields.required ?? []) as string[]).filter((name) => !names.includes(name));
  return "properties" in fields
    ? { ...fields, properties: Object.fromEntries(properties), required }
    : fields;
}

export function wrapSchemaAsJsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}
