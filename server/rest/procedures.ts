import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { Answer, type ORDINARY, type ProcedureMeta } from "#server/trpc.ts";
import type { ProcedureName } from "./rest-row.ts";

/** A tRPC procedure: its type, its metadata, and the zod schemas of input and output. */
export type Procedure = {
  type: keyof typeof ORDINARY;
  meta: ProcedureMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
};

/**
 * tRPC's types omit its flat record of procedures and their `inputs` and `output`; `requireProcedure` checks
 * their form.
 */
type Definition = { type: Procedure["type"]; meta?: ProcedureMeta; inputs?: unknown[]; output?: unknown };
const definitions = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>),
);

/** Names of all procedures of the router, for example "recipes.get". */
export const procedureNames = [...definitions.keys()] as ProcedureName[];

/** The procedure with this name. Throws when it is unknown, or when tRPC's internal form has changed. */
export function requireProcedure(name: ProcedureName): Procedure {
  const def = definitions.get(name)?._def;
  if (!def) throw new Error(`No procedure is called ${name}`);
  const [input] = def.inputs ?? [];
  const { output } = def;
  if (input !== undefined && !(input instanceof z.ZodType)) throw new Error(`${name} has no zod input`);
  if (output !== undefined && !(output instanceof Answer)) throw new Error(`${name} has no answer()`);
  return { type: def.type, meta: def.meta ?? {}, input, output: output?.schema };
}

/** Whether a call requires, accepts or ignores an access token, derived from the guard of its procedure. */
export function getAuthOfProcedure(name: ProcedureName): "none" | "optional" | "bearer" {
  const { caller } = requireProcedure(name).meta;
  if (!caller) return "none";
  return caller === "member" ? "bearer" : "optional";
}
