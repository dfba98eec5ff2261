import { z } from "zod";
import { snakeKey } from "#server/lib/wire-keys.ts";
import { pathParameters, schemasOf } from "./input.ts";
import { type RestRow, restRows } from "./table.ts";

type Json = { [key: string]: unknown };

/** A recipe as answered, in the place of a change that met a newer one. */
const conflictSchema = {
  description: "With 409: the version that was sent and the recipe as it stands.",
  type: "object",
  required: ["sent_version", "current"],
  properties: { sent_version: { type: "integer" }, current: { $ref: "#/components/schemas/Recipe" } },
};

const errorSchema = {
  type: "object",
  required: ["detail"],
  properties: {
    detail: {
      description: "A text; a list with one entry for each wrong field; or, for usage limits, an object.",
      anyOf: [
        { type: "string" },
        {
          type: "array",
          items: {
            type: "object",
            required: ["loc", "msg", "type"],
            properties: {
              loc: { type: "array", items: { anyOf: [{ type: "string" }, { type: "integer" }] } },
              msg: { type: "string" },
              type: { type: "string" },
            },
          },
        },
        {
          type: "object",
          required: ["code", "message", "upgrade_required", "retry_after"],
          properties: {
            code: { type: "string" },
            message: { type: "string" },
            upgrade_required: { type: "boolean" },
            retry_after: { anyOf: [{ type: "integer" }, { type: "null" }] },
          },
        },
      ],
    },
    conflict: conflictSchema,
  },
};

const anyError = { description: "An error", content: json({ $ref: "#/components/schemas/Error" }) };

/** A stored picture, read by whoever holds its id. */
function pictureOperation(operationId: string, parameter: string): Json {
  return {
    operationId,
    tags: ["upload"],
    summary: "Read a picture; its id is the key",
    security: [],
    parameters: [{ name: parameter, in: "path", required: true, schema: { type: "string" } }],
    responses: { 200: { description: "Success", content: { "image/webp": {} } }, default: anyError },
  };
}

function healthOperation(operationId: string, summary: string, told: Json = {}): Json {
  const status = { type: "object", required: ["status"], properties: { status: { const: "ok" }, ...told } };
  return {
    operationId,
    tags: ["health"],
    summary,
    security: [],
    parameters: [],
    responses: { 200: { description: "Success", content: json(status) }, default: anyError },
  };
}

/** Calls behind which no procedure stands. */
const plainPaths: Record<string, Json> = {
  "/api/upload/image/{id}": pictureOperation("uploads_read", "id"),
  "/images/{file}": pictureOperation("uploads_read_file", "file"),
  "/api/health": healthOperation("health", "Is the server alive?"),
  "/api/health/ready": healthOperation("health_ready", "Does it answer from its database, and can it save?", {
    uploads: { description: "There while pictures are refused for want of room: why.", type: "string" },
  }),
};

/** The OpenAPI 3.1 document, made of the same zod schemas that check the calls. */
export function openApiDocument(): Json {
  const components: Json = { Error: errorSchema };
  const paths: Record<string, Json> = {};
  for (const row of restRows) {
    const methods = paths[row.path] ?? {};
    methods[row.method.toLowerCase()] = operation(row, components);
    paths[row.path] = methods;
  }
  for (const [path, operation] of Object.entries(plainPaths))
    paths[path] = { get: operation, ...paths[path] };
  return {
    openapi: "3.1.0",
    info: {
      title: "Larder",
      version: "1",
      description: "Recipes over REST. Names are snake_case, times ISO 8601 UTC, unknown fields are ignored.",
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The access token of sign-in." },
      },
    },
  };
}

function operation(row: RestRow, components: Json): Json {
  const { input, output } = schemasOf(row.procedure);
  const inPath = pathParameters(row.path);
  const fields = input && !row.upload ? hoisted(input, "input", components) : undefined;
  const result: Json = {
    operationId: row.procedure.replace(".", "_") + (row.path.includes("{token}") ? "_by_link" : ""),
    tags: [row.path.split("/")[2]],
    summary: row.summary,
    security: row.auth === "none" ? [] : row.auth === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...(row.method === "GET" && fields ? queryParameters(fields, inPath) : []),
    ],
    responses: {
      [row.status]: success(row, output, components),
      default: anyError,
    },
  };
  if (row.upload) {
    const file = {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary" } },
    };
    result.requestBody = { required: true, content: { "multipart/form-data": { schema: file } } };
  } else if (row.method !== "GET" && row.method !== "DELETE" && fields && hasOwnFields(fields, inPath)) {
    const pathAlone = inPath.length > 0 ? Object.fromEntries(inPath.map((name) => [name, name])) : undefined;
    const required = !input?.safeParse(pathAlone).success;
    result.requestBody = { required, content: json(without(fields, inPath)) };
  }
  return result;
}

function success(row: RestRow, output: z.ZodType | undefined, components: Json): Json {
  if (row.download) {
    const content = Object.fromEntries(row.download.map((type) => [type, {}]));
    return { description: "A file to keep", content };
  }
  if (row.status === 204 || !output) return { description: "Done; no body" };
  const answer = hoisted(output, "output", components);
  if (!row.upload) return { description: "Success", content: json(answer) };
  const properties = { success: { type: "boolean" }, data: answer, path: { type: "string" } };
  return {
    description: "Success",
    content: json({ type: "object", required: Object.keys(properties), properties }),
  };
}

/** A schema as JSON Schema with wire keys; named parts move to components. What a call takes stands where it is taken. */
function hoisted(schema: z.ZodType, io: "input" | "output", components: Json): Json {
  const { $defs, $schema: _, ...own } = io === "input" ? asTaken(schema) : asJsonSchema(schema, "output");
  const parts = new Map(Object.entries(($defs ?? {}) as Json));
  const root = io === "input" ? String(own.$ref ?? "").replace("#/$defs/", "") : "";
  const taken = parts.get(root);
  parts.delete(root);
  for (const [name, part] of parts) addComponent(components, name, onWire(withoutId(part as Json)) as Json);
  return onWire(withoutId((taken ?? own) as Json)) as Json;
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

function queryParameters(fields: Json, inPath: string[]): Json[] {
  const required = (fields.required ?? []) as string[];
  return Object.entries((fields.properties ?? {}) as Json)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
}

function hasOwnFields(fields: Json, inPath: string[]): boolean {
  const names = Object.keys((fields.properties ?? {}) as Json);
  return names.length === 0 ? "anyOf" in fields : names.some((name) => !inPath.includes(name));
}

function without(fields: Json, names: string[]): Json {
  const properties = Object.entries((fields.properties ?? {}) as Json).filter(
    ([name]) => !names.includes(name),
  );
  const required = ((fields.required ?? []) as string[]).filter((name) => !names.includes(name));
  return "properties" in fields
    ? { ...fields, properties: Object.fromEntries(properties), required }
    : fields;
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}
