import { getRateLimitOfProcedure, ORDINARY } from "#server/trpc.ts";
import { procedureNames, requireProcedure } from "./procedures.ts";
import type { ProcedureName, RestRow } from "./rest-row.ts";

/**
 * Number of calls that one address may make per `seconds`. Procedures with the same bucket are counted
 * together.
 */
export type Rate = (typeof ORDINARY)[keyof typeof ORDINARY];

/** The rate limit of a procedure. */
export function getRateByProcedureName(name: ProcedureName): Rate {
  return getRateLimitOfProcedure(requireProcedure(name));
}

/** Documentation of a call's rate limit; empty for the default limit. */
export function formatRateLimitSentence({ procedure }: Pick<RestRow, "procedure">): string {
  const rate = getRateByProcedureName(procedure);
  if (Object.values(ORDINARY).includes(rate)) return "";
  const shared =
    listProceduresSharingRate(rate).length > 1 ? ", counted together with the other calls of its kind" : "";
  return `At most ${rate.calls} a ${rate.seconds === 60 ? "minute" : `${rate.seconds} seconds`} from one address${shared}.`;
}

/** Names of the procedures whose calls are counted in the bucket of this rate. */
export function listProceduresSharingRate({ bucket }: Rate): ProcedureName[] {
  return procedureNames.filter((name) => getRateByProcedureName(name).bucket === bucket);
}
