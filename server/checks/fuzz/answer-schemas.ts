import { z } from "zod";
import { openApiDocument } from "#server/rest/openapi.ts";
import { procedureNames, procedureOf } from "#server/rest/procedures.ts";
import { errorsOf } from "#server/rest/row-errors.ts";
import { restRows } from "#server/rest/table.ts";

/** Why a value is not of a schema; null where it is. */
export type Judge = (value: unknown) => string | null;
type Json = { [key: string]: unknown };
type Answers = Record<string, { content?: Record<string, { schema?: Json }> }>;

/** What the reference declares of a call: its statuses, each with the shapes of its media types. */
export type Declared = { path: RegExp; methods: Record<string, Record<string, Record<string, Judge>>> };

const reference = (await openApiDocument()) as {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: { schemas: Json };
};

/** Every call of the OpenAPI document; a fixed segment of a path wins over one in braces. */
export function declaredCalls(): Declared[] {
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

/** Compiled at the first question. */
function judgeOf(schema: Json): Judge {
  let compiled: z.ZodType | undefined;
  return (value) => {
    compiled ??= z.fromJSONSchema(schema);
    const issue = compiled.safeParse(value).error?.issues[0];
    return issue ? `${issue.path.join(".")}: ${issue.message}` : null;
  };
}

/** The answer of a procedure, by its `.output`. */
export type Procedure = { judge: Judge; codes: ReadonlySet<string> | null };

/** What a transport or the server says to any call. */
const ANY_CALL = ["BAD_REQUEST", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION", "NOT_FOUND"];

/** Every procedure by its name; `codes` are the refusals of its REST rows, null where it has none. */
export function declaredProcedures(): Map<string, Procedure> {
  return new Map(
    procedureNames.map((name) => {
      const { output } = procedureOf(name);
      const schema = output ? (z.toJSONSchema(output, { io: "output", unrepresentable: "any" }) as Json) : {};
      const rows = restRows.filter((row) => row.procedure === name);
      const codes =
        rows.length === 0 ? null : new Set([...rows.flatMap((row) => errorsOf(row)), ...ANY_CALL]);
      return [name, { judge: judgeOf(schema), codes }];
    }),
  );
}
