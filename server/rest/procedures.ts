import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { Answer, type ORDINARY, type ProcedureMeta } from "#server/trpc.ts";
import type { ProcedureName } from "./rest-row.ts";

/** A procedure of the router: its kind, its metadata, and the zod schemas of input and output. */
export type Procedure = {
  type: keyof typeof ORDINARY;
  meta: ProcedureMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
};

/** tRPC does not declare its flat record of procedures, nor `inputs` and `output`; they are checked when read. */
type Definition = { type: Procedure["type"]; meta?: ProcedureMeta; inputs?: unknown[]; output?: unknown };
const definitions = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>),
);

/** All procedures of the router. */
export const procedureNames = [...definitions.keys()] as ProcedureName[];

/** Throws for an unknown procedure, and when tRPC's internal form has changed. */
export function requireProcedure(name: ProcedureName): Procedure {
  const def = definitions.get(name)?._def;
  if (!def) throw new Error(`No procedure is called ${name}`);
  const [input] = def.inputs ?? [];
  const { output } = def;
  if (input !== undefined && !(input instanceof z.ZodType)) throw new Error(`${name} has no zod input`);
  if (output !== undefined && !(output instanceof Answer)) throw new Error(`${name} has no answer()`);
  return { type: def.type, meta: def.meta ?? {}, input, output: output?.schema };
}

/** Whether a call needs an access token, derived from its procedure's guard. */
export function authOfProcedure(name: ProcedureName): "none" | "optional" | "bearer" {
  const { caller } = requireProcedure(name).meta;
  if (!caller) return "none";
  return caller === "member" ? "bearer" : "optional";
}
