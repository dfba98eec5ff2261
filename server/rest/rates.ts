import { getRateOfProcedure, ORDINARY } from "#server/trpc.ts";
import { procedureNames, requireProcedure } from "./procedures.ts";
import type { ProcedureName, RestRow } from "./rest-row.ts";

/** Calls of one address in a number of seconds; procedures of one bucket are counted together. */
export type Rate = (typeof ORDINARY)[keyof typeof ORDINARY];

/** The rate of a procedure. */
export function getRateByProcedureName(name: ProcedureName): Rate {
  return getRateOfProcedure(requireProcedure(name));
}

/** A sentence for a call with its own rate; empty for the default rate. */
export function rateSentence({ procedure }: Pick<RestRow, "procedure">): string {
  const rate = getRateByProcedureName(procedure);
  if (Object.values(ORDINARY).includes(rate)) return "";
  const shared =
    proceduresSharingRate(rate).length > 1 ? ", counted together with the other calls of its kind" : "";
  return `At most ${rate.calls} a ${rate.seconds === 60 ? "minute" : `${rate.seconds} seconds`} from one address${shared}.`;
}

/** All procedures of a rate's bucket. */
export function proceduresSharingRate({ bucket }: Rate): ProcedureName[] {
  return procedureNames.filter((name) => getRateByProcedureName(name).bucket === bucket);
}
