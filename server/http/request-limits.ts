import { countMaxJsonTokens, createInputShapeOfSchema, type InputShape } from "#server/rest/input-shape.ts";
import { type Procedure, procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { getRateLimitOfProcedure, type ProcedureMeta } from "#server/trpc.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** Maximum body in bytes for a procedure without a limit of its own. */
const DEFAULT_BYTES = { anyone: 4 * KIB, member: 64 * KIB };
/**
 * Maximum number of JSON tokens in a body: `extra` in addition to the known fields, because scripts may send
 * back a complete recipe, and `total` for all calls together.
 */
const MAX_SIGNS = { extra: 1000, total: 40_000 };
/** Maximum body of a batch in bytes. */
const BATCH_BYTES = MIB;
/** Maximum CPU time that the calls of one request may take in the worst case, in milliseconds. */
const MAX_WEIGHT_MS = 20;

const procedures: ReadonlySet<string> = new Set(procedureNames);
/** Limits for an unknown procedure name: those of a small mutation. */
const UNKNOWN: Procedure = { type: "mutation", meta: {}, input: undefined, output: undefined };

/** Checks before the body of a request is read, and the size limits of the body. */
export type RequestLimits = {
  names: readonly string[];
  rates: readonly ReturnType<typeof getRateLimitOfProcedure>[];
  /** True if all calls require a signed-in member. */
  members: boolean;
  operations: readonly NonNullable<ProcedureMeta["operation"]>[];
  bytes: number;
  signs: number;
  /** True if the calls together may block the event loop too long. */
  isTooHeavy: boolean;
};

/** Limits of a request that calls one procedure, or several as a batch. */
export function getRequestLimitsOfProcedures(names: readonly string[]): RequestLimits {
  const calls = names.map(getCachedLimitsOfProcedure);
  const [first] = calls;
  const bytes = calls.reduce((sum, call) => sum + call.bytes, 0);
  return {
    names,
    rates: calls.map(({ rate }) => rate),
    members: calls.every(({ member }) => member),
    operations: calls.flatMap(({ operation }) => operation ?? []),
    bytes: calls.length === 1 && first ? first.bytes : Math.min(bytes, BATCH_BYTES),
    signs: Math.min(
      calls.reduce((sum, call) => sum + call.signs, 0),
      MAX_SIGNS.total,
    ),
    isTooHeavy: calls.reduce((sum, call) => sum + call.weight, 0) > MAX_WEIGHT_MS,
  };
}

/** The known input fields of a procedure; empty for an unknown procedure or one without input. */
export function getInputFieldsOfProcedure(name: string): InputShape {
  return getCachedLimitsOfProcedure(name).shape;
}

type ProcedureLimits = ReturnType<typeof computeLimitsOfProcedure>;
const known = new Map<string, ProcedureLimits>();

function getCachedLimitsOfProcedure(name: string): ProcedureLimits {
  const before = known.get(name);
  if (before) return before;
  const isProcedure = procedures.has(name);
  const limits = computeLimitsOfProcedure(isProcedure ? requireProcedure(name as ProcedureName) : UNKNOWN);
  // Only names of procedures are cached, because clients can send any name.
  if (isProcedure) known.set(name, limits);
  return limits;
}

function computeLimitsOfProcedure({ type, meta, input }: Procedure) {
  const shape = input ? createInputShapeOfSchema(input) : {};
  const member = meta.caller === "member";
  return {
    shape,
    rate: getRateLimitOfProcedure({ type, meta }),
    member,
    operation: meta.operation,
    weight: meta.weight ?? 1,
    bytes: meta.bodyLimit ?? (member ? DEFAULT_BYTES.member : DEFAULT_BYTES.anyone),
    signs: MAX_SIGNS.extra + 2 * countMaxJsonTokens(shape),
  };
}
