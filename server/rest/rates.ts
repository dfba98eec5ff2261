import { ORDINARY, rateOf as rateOfProcedure } from "#server/trpc.ts";
import { procedureNames, procedureOf } from "./procedures.ts";
import type { ProcedureName, RestRow } from "./rest-row.ts";

/** Calls that one address may make in so many seconds; procedures of one bucket are counted together. */
export type Rate = (typeof ORDINARY)[keyof typeof ORDINARY];

/** How often one address may call a procedure. */
export function rateOf(name: ProcedureName): Rate {
  return rateOfProcedure(procedureOf(name));
}

/** Told where a call has a rate of its own; nothing where the ordinary one holds. */
export function rateSentence({ procedure }: Pick<RestRow, "procedure">): string {
  const rate = rateOf(procedure);
  if (Object.values(ORDINARY).includes(rate)) return "";
  const shared = sharing(rate).length > 1 ? ", counted together with the other calls of its kind" : "";
  return `At most ${rate.calls} a ${rate.seconds === 60 ? "minute" : `${rate.seconds} seconds`} from one address${shared}.`;
}

/** Every procedure that is counted in the bucket of a rate. */
export function sharing({ bucket }: Rate): ProcedureName[] {
  return procedureNames.filter((name) => rateOf(name).bucket === bucket);
}
