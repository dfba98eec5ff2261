import fc from "fast-check";
import { z } from "zod";
import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import { createInputShapeOfSchema, pickKnownFields } from "#server/rest/input-shape.ts";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { restRows } from "#server/rest/table.ts";
import { arbitraryOf, type JsonSchema } from "#server/test/arbitrary-input.ts";
import type { Random } from "./random.ts";

/** Generates a value that matches a schema; equal random numbers give equal values. */
type Maker = (random: Random) => unknown;

/** A call of the OpenAPI reference or a procedure of the router. */
export type KnownCall = {
  what: string;
  noun: string;
  method: string;
  /** The path with its parameters in braces. */
  path: string;
  query: { name: string; isRequired: boolean; make: Maker }[];
  body: Maker | null;
  /** The example body of the API reference. */
  example: object | null;
  isUpload: boolean;
  isTrpc: boolean;
};

type Operation = {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: object }> };
};

function makerOf(schema: JsonSchema, components: JsonSchema): Maker {
  let arbitrary: fc.Arbitrary<unknown> | undefined;
  return (random) => {
    arbitrary ??= arbitraryOf(schema, components, { odd: false });
    const seed = Math.floor(random() * 2 ** 31);
    return fc.sample(arbitrary, { seed, numRuns: 1 })[0];
  };
}

const reference = (await buildOpenApiDocument()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: JsonSchema };
};

/** All calls of the OpenAPI document. */
export function listRestCalls(): KnownCall[] {
  const { paths, components } = reference;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): KnownCall => {
      const content = operation.requestBody?.content ?? {};
      const schema = content["application/json"]?.schema;
      const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
      return {
        what: `${method.toUpperCase()} ${path}`,
        noun: operation.tags[0] ?? "",
        method: method.toUpperCase(),
        path,
        query: inQuery.map(({ name, required, schema: part }) => {
          return { name, isRequired: required, make: makerOf(part, components.schemas) };
        }),
        body: schema ? makerOf(schema, components.schemas) : null,
        example: content["application/json"]?.example ?? null,
        isUpload: "multipart/form-data" in content,
        isTrpc: false,
      };
    }),
  );
}

/** All procedures of the router. */
export function listTrpcCalls(): KnownCall[] {
  return procedureNames.map((name): KnownCall => {
    const { type, input } = requireProcedure(name);
    const schema = input ? asJsonSchema(input) : undefined;
    return {
      what: `trpc ${name}`,
      noun: NOUNS[name.split(".")[0] ?? ""] ?? "recipes",
      method: type === "query" ? "GET" : "POST",
      path: `/trpc/${name}`,
      query: [],
      body: schema ? makerOf(schema, (schema.$defs ?? {}) as JsonSchema) : null,
      example: exampleInput(name),
      isUpload: false,
      isTrpc: true,
    };
  });
}

/** The example of the procedure's REST call, with camel-case keys. */
function exampleInput(name: ProcedureName): object | null {
  const { input } = requireProcedure(name);
  const example = restRows.find((row) => row.procedure === name && row.example)?.example;
  return input && example
    ? (pickKnownFields(example, createInputShapeOfSchema(input), toSnakeKey) as object)
    : null;
}

/** For a router, the name of the REST calls that use the same kind of ids, if it differs. */
const NOUNS: Record<string, string> = {
  imports: "import",
  scans: "ocr",
  uploads: "upload",
  security: "auth",
};

function asJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}
