import { z } from "zod";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import { listErrorCodesOfRow } from "#server/rest/row-errors.ts";
import { restRows } from "#server/rest/table.ts";

/** Says why a value does not match a schema, or returns null. */
export type Judge = (value: unknown) => string | null;
type Json = { [key: string]: unknown };
type Answers = Record<string, { content?: Record<string, { schema?: Json }> }>;

/** The declared statuses of a path's methods, with a `Judge` for each media type. */
export type Declared = { path: RegExp; methods: Record<string, Record<string, Record<string, Judge>>> };

const reference = (await buildOpenApiDocument()) as {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: { schemas: Json };
};

/** All calls of the OpenAPI document. Fixed paths precede those with parameters. */
export function createRestAnswerValidators(): Declared[] {
  const { paths, components } = reference;
  const $defs = withDefs(components.schemas);
  const byFit = Object.entries(paths).sort(([a], [b]) => a.split("{").length - b.split("{").length);
  return byFit.map(([path, methods]) => ({
    path: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    methods: Object.fromEntries(
      Object.entries(methods).map(([method, { responses }]) => [
        method.toUpperCase(),
        judgesOf(responses, $defs),
      ]),
    ),
  }));
}

function judgesOf(responses: Answers, $defs: Json): Record<string, Record<string, Judge>> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content = {} }]) => [
      status,
      Object.fromEntries(
        Object.entries(content).map(([type, { schema }]) => [
          type,
          schema === undefined ? () => null : judgeOf({ ...withDefs(schema), $defs }),
        ]),
      ),
    ]),
  );
}

const withDefs = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/")) as Json;

/** Compiles the schema on first use. */
function judgeOf(schema: Json): Judge {
  let compiled: z.ZodType | undefined;
  return (value) => {
    compiled ??= z.fromJSONSchema(schema);
    const issue = compiled.safeParse(value).error?.issues[0];
    return issue ? `${issue.path.join(".")}: ${issue.message}` : null;
  };
}

/** `judge` checks an answer against the procedure's output schema; `codes` are its declared error codes. */
export type Procedure = { judge: Judge; codes: ReadonlySet<string> | null };

/** Error codes that any call may return. */
const ANY_CALL = ["BAD_REQUEST", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION", "NOT_FOUND"];

/**
 * All procedures by name. `codes` are the error codes of the procedure's REST calls, or null if it has none.
 */
export function createProcedureAnswerValidators(): Map<string, Procedure> {
  return new Map(
    procedureNames.map((name) => {
      const { output } = requireProcedure(name);
      const schema = output ? (z.toJSONSchema(output, { io: "output", unrepresentable: "any" }) as Json) : {};
      const rows = restRows.filter((row) => row.procedure === name);
      const codes =
        rows.length === 0 ? null : new Set([...rows.flatMap((row) => listErrorCodesOfRow(row)), ...ANY_CALL]);
      return [name, { judge: judgeOf(schema), codes }];
    }),
  );
}
