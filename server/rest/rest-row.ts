import type { inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { ErrorCode } from "#server/errors.ts";
import type { Operation } from "#server/plans.ts";
import type { AppRouter } from "#server/router.ts";

type Record_ = AppRouter["_def"]["record"];
/** Names of all procedures, such as "recipes.get". */
export type ProcedureName = {
  [Noun in keyof Record_ & string]: `${Noun}.${keyof Record_[Noun] & string}`;
}[keyof Record_ & string];

type Outputs = inferRouterOutputs<AppRouter>;
type OutputOf<Name extends ProcedureName> =
  Name extends `${infer Noun extends keyof Outputs & string}.${infer Verb}`
    ? Verb extends keyof Outputs[Noun]
      ? Outputs[Noun][Verb]
      : never
    : never;

/** A REST call: path, status and JSON form of a procedure, which has the rules. */
export type RestRow = { [Name in ProcedureName]: RowOf<Name> }[ProcedureName];

type RowOf<Name extends ProcedureName> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parameters in braces become input fields. */
  path: string;
  procedure: Name;
  status: 200 | 201 | 204;
  /** A short summary without a full stop. */
  summary: string;
  /** Further sentences; may contain Markdown's `code`. */
  description?: string;
  /** An example body, shown in the reference and validated by a test. */
  example?: object;
  /** The metered operation of the call; its limits are errors of the call. */
  counts?: Operation;
  /** Counts nothing itself, but is limited by the counted operations. */
  limitedBy?: "ocr_operation";
  /** Stores pictures and may fail for lack of disk space. */
  storesPictures?: true;
  /** Errors in addition to those that follow from method, path and guard (row-errors.ts). */
  errors?: readonly ErrorCode[];
  /** Errors of the service for a field that passed its schema: the field's snake_case name and the text. */
  fieldErrors?: readonly (readonly [field: string, text: string])[];
  /** A file instead of a JSON body: multipart, field `file`. */
  upload?: true;
  /** The response is a file of one of these types instead of JSON. */
  download?: Readonly<Record<string, z.ZodType>>;
  /** Converts the procedure's output to the response, both in camelCase. Default: unchanged. */
  toWire?: (answer: OutputOf<Name>) => unknown;
};
