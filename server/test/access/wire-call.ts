import { isObjectButNotBytes, toSnakeKey } from "#server/lib/snake-case-json.ts";
import { listPathParameterNames } from "#server/rest/input.ts";
import { createInputShapeOfSchema, type InputShape } from "#server/rest/input-shape.ts";
import { requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName, RestRow } from "#server/rest/rest-row.ts";
import { restRows } from "#server/rest/table.ts";
import { multipart } from "../rest-client.ts";

/** How a call reaches its procedure: by one of its REST rows, or over tRPC if `rest` is null. */
export type Transport = { procedure: ProcedureName; rest: RestRow | null };
type Input = Record<string, unknown> | undefined;

/** An HTTP request. */
export type WireCall = {
  method: string;
  url: string;
  body?: unknown;
  raw?: Buffer;
  headers?: Record<string, string>;
};

export const transportsOf = (procedure: ProcedureName): Transport[] => [
  { procedure, rest: null },
  ...restRows.filter((row) => row.procedure === procedure).map((rest) => ({ procedure, rest })),
];

export const transportName = ({ procedure, rest }: Transport) =>
  rest ? `${rest.method} ${rest.path}` : `tRPC ${procedure}`;

/** The HTTP request for a procedure's input; for REST its fields go into path, query or body. */
export function wireCall(transport: Transport, input: Input, { picture }: { picture: Buffer }): WireCall {
  return transport.rest
    ? restCall(transport.rest, input ?? {}, picture)
    : trpcCall(transport.procedure, input);
}

function trpcCall(procedure: ProcedureName, input: Input): WireCall {
  const url = `/trpc/${procedure}`;
  if (requireProcedure(procedure).type !== "query") return { method: "POST", url, body: input ?? {} };
  return {
    method: "GET",
    url: input ? `${url}?input=${encodeURIComponent(JSON.stringify(input))}` : url,
  };
}

function restCall(row: RestRow, input: Record<string, unknown>, picture: Buffer): WireCall {
  const { input: schema } = requireProcedure(row.procedure);
  const sent = JSON.parse(JSON.stringify(input)) as Record<string, unknown>;
  const fields = spelled(sent, schema ? createInputShapeOfSchema(schema) : {}) as Record<string, unknown>;
  let url = row.path;
  for (const name of listPathParameterNames(row.path)) {
    const key = name in fields ? name : toSnakeKey(name);
    url = url.replace(`{${name}}`, encodeURIComponent(String(fields[key])));
    delete fields[key];
  }
  const { method } = row;
  if (row.upload) return { method, url, ...multipart("file", "a.png", picture) };
  if (method !== "GET") return { method, url, body: Object.keys(input).length > 0 ? fields : undefined };
  const query = new URLSearchParams(fields as Record<string, string>).toString();
  return { method, url: query === "" ? url : `${url}?${query}` };
}

/** The input with snake-case keys, as REST has them. Keys of a data record are data and stay unchanged. */
function spelled(value: unknown, shape: InputShape | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => spelled(item, shape?.items));
  if (!isObjectButNotBytes(value)) return value;
  const entries = Object.entries(value).map(([key, field]) => {
    const known = shape?.fields?.get(key);
    const isData = known === undefined && shape?.values !== undefined;
    return [isData ? key : toSnakeKey(key), spelled(field, known ?? shape?.values)];
  });
  return Object.fromEntries(entries);
}
