import type { inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { ErrorCode } from "#server/errors.ts";
import type { Operation } from "#server/plans.ts";
import type { AppRouter } from "#server/router.ts";

type Record_ = AppRouter["_def"]["record"];
/** Names of all procedures, for example "recipes.get". */
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

/**
 * A row of the REST table: method, path, status and JSON form of a procedure. The procedure checks the input
 * and the access.
 */
export type RestRow = { [Name in ProcedureName]: RowOf<Name> }[ProcedureName];

type RowOf<Name extends ProcedureName> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path of the call; parameters in braces become fields of the input. */
  path: string;
  procedure: Name;
  status: 200 | 201 | 204;
  /** Short summary without a full stop. */
  summary: string;
  /** Further sentences of documentation, which may contain `code` in backticks. */
  description?: string;
  /** Example body, which the reference page shows and a test validates. */
  example?: object;
  /** The operation that the call counts; exceeding its limits is an error of the call. */
  counts?: Operation;
  /** The call counts nothing, but the count of this operation limits it. */
  limitedBy?: "ocr_operation";
  /** The call stores pictures, so it may fail for lack of disk space. */
  storesPictures?: true;
  /** Errors in addition to those that follow from method, path and access (row-errors.ts). */
  errors?: readonly ErrorCode[];
  /**
   * Errors that the service finds in a field after the schema accepted it: snake_case name of the field, and
   * text.
   */
  fieldErrors?: readonly (readonly [field: string, text: string])[];
  /** The call takes a multipart form with the field `file` instead of JSON. */
  upload?: true;
  /** The call responds with a file instead of JSON; the keys are its possible media types. */
  download?: Readonly<Record<string, z.ZodType>>;
  /**
   * Converts the output of the procedure to the response, both with camelCase keys. By default they are
   * equal.
   */
  toWire?: (answer: OutputOf<Name>) => unknown;
};
