import type { inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { ErrorCode } from "#server/errors.ts";
import type { Operation } from "#server/plans.ts";
import type { AppRouter } from "#server/router.ts";

type Record_ = AppRouter["_def"]["record"];
/** "recipes.get": every procedure by its name. */
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

/** One REST call: a thin caller of a procedure. The rules are in the procedure; a row has path, status and wire form. */
export type RestRow = { [Name in ProcedureName]: RowOf<Name> }[ProcedureName];

type RowOf<Name extends ProcedureName> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parameters in braces become fields of the input. */
  path: string;
  procedure: Name;
  status: 200 | 201 | 204;
  /** What it does, in a few words without a full stop. */
  summary: string;
  /** What else one has to know, in sentences; Markdown's `code` and nothing else of it. */
  description?: string;
  /** A JSON body that the call takes; the reference shows it, and a test sends it to the schema. */
  example?: object;
  /** What of the plan the call needs: its limits are errors of the call. */
  counts?: Operation;
  /** Counts nothing itself; what it makes is held against what was counted of this. */
  heldTo?: "ocr_operation";
  /** Pictures are stored: there must be room for them. */
  keepsPictures?: true;
  /** Errors of its own, beside those that follow from its method, path and guard (row-errors.ts). */
  errors?: readonly ErrorCode[];
  /** What the service itself says of a field, after its schema took it: the field by its wire name and the text. */
  wrongFields?: readonly (readonly [field: string, text: string])[];
  /** A file in place of a JSON body: multipart, field `file`. */
  upload?: true;
  /** The answer is a file of one of these types, not JSON of the procedure's answer. */
  download?: Readonly<Record<string, z.ZodType>>;
  /** Converts the procedure's answer to the form of the wire, both in camelCase. Default: the answer itself. */
  toWire?: (answer: OutputOf<Name>) => unknown;
};
