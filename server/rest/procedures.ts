import type { z } from "zod";
import { appRouter } from "#server/router.ts";
import type { ORDINARY, ProcedureMeta } from "#server/trpc.ts";
import type { ProcedureName } from "./rest-row.ts";

/** A procedure as the router keeps it: its kind, what it says of itself, and the zod schemas of its input and answer. */
export type Procedure = {
  type: keyof typeof ORDINARY;
  meta: ProcedureMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
};

type Kept = {
  _def: Pick<Procedure, "type"> & {
    meta?: ProcedureMeta;
    inputs: z.ZodType[];
    output?: { schema: z.ZodType };
  };
};
const kept = appRouter._def.procedures as unknown as Record<string, Kept>;

/** Every procedure of the router. */
export const procedureNames = Object.keys(kept) as ProcedureName[];

/** Throws where no procedure is called so. */
export function procedureOf(name: ProcedureName): Procedure {
  const def = kept[name]?._def;
  if (!def) throw new Error(`No procedure is called ${name}`);
  return { type: def.type, meta: def.meta ?? {}, input: def.inputs[0], output: def.output?.schema };
}

/** Whether a call needs an access token, as the contract names it: what the guard of its procedure asks. */
export function authOf(name: ProcedureName): "none" | "optional" | "bearer" {
  const { caller } = procedureOf(name).meta;
  if (!caller) return "none";
  return caller === "member" ? "bearer" : "optional";
}
