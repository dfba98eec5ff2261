import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { Answer, type ORDINARY, type ProcedureMeta } from "#server/trpc.ts";
import type { ProcedureName } from "./rest-row.ts";

/** A procedure as the router keeps it: its kind, what it says of itself, and the zod schemas of its input and answer. */
export type Procedure = {
  type: keyof typeof ORDINARY;
  meta: ProcedureMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
};

/** tRPC declares neither its flat record of procedures nor `inputs` and `output`: they are checked as they are read. */
type Definition = { type: Procedure["type"]; meta?: ProcedureMeta; inputs?: unknown[]; output?: unknown };
const definitions = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>),
);

/** Every procedure of the router. */
export const procedureNames = [...definitions.keys()] as ProcedureName[];

/** Throws where the router has no such procedure, or where tRPC keeps schemas differently. */
export function procedureOf(name: ProcedureName): Procedure {
  const def = definitions.get(name)?._def;
  if (!def) throw new Error(`No procedure is called ${name}`);
  const [input] = def.inputs ?? [];
  const { output } = def;
  if (input !== undefined && !(input instanceof z.ZodType)) throw new Error(`${name} has no zod input`);
  if (output !== undefined && !(output instanceof Answer)) throw new Error(`${name} has no answer()`);
  return { type: def.type, meta: def.meta ?? {}, input, output: output?.schema };
}

/** Whether a call needs an access token, as the contract names it: what the guard of its procedure asks. */
export function authOf(name: ProcedureName): "none" | "optional" | "bearer" {
  const { caller } = procedureOf(name).meta;
  if (!caller) return "none";
  return caller === "member" ? "bearer" : "optional";
}
