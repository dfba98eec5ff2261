import { z } from "zod";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import { listErrorCodesOfRow } from "#server/rest/row-errors.ts";
import { restRows } from "#server/rest/table.ts";

/** The reason why a value does not match a schema, or null. */
export type Judge = (value: unknown) => string | null;
type Json = { [key: string]: unknown };
type Answers = Record<string, { content?: Record<string, { schema?: Json }> }>;

/** A call's declared statuses, each with a judge for every media type. */
export type Declared = { path: RegExp; methods: Record<string, Record<string, Record<string, Judge>>> };

const reference = (await buildOpenApiDocument()) as {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: { schemas: Json };
};

/** Every call of the OpenAPI document; fixed path segments come before parameters. */
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

/** Compiles the schema at its first use. */
function judgeOf(schema: Json): Judge {
  let compiled: z.ZodType | undefined;
  return (value) => {
    compiled ??= z.fromJSONSchema(schema);
    const issue = compiled.safeParse(value).error?.issues[0];
    return issue ? `${issue.path.join(".")}: ${issue.message}` : null;
  };
}

/** Judges an answer by the procedure's `.output`. */
export type Procedure = { judge: Judge; codes: ReadonlySet<string> | null };

/** Error codes of the transport or the server, which every call may answer. */
const ANY_CALL = ["BAD_REQUEST", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION", "NOT_FOUND"];

/** Every procedure by name; `codes` are the error codes of its REST calls, null when it has none. */
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
