import { type InputShape, shapeOf, signsOf } from "#server/rest/input-shape.ts";
import { type Procedure, procedureNames, procedureOf } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { type ProcedureMeta, rateOf } from "#server/trpc.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** A body of a call that names no limit: of anyone's, and of a member's. */
const ORDINARY = { anyone: 4 * KIB, member: 64 * KIB };
/** What a script sends beside what is known, such as a whole recipe as it was answered, and what no call is given. */
const SIGNS = { beside: 1000, most: 40_000 };
/** All calls of a batch together. */
const BATCH_BYTES = MIB;
/** Milliseconds that the calls of one request may cost together, at their worst. */
const HEAVIEST = 20;

const procedures: ReadonlySet<string> = new Set(procedureNames);
/** One that nobody knows counts as a small change. */
const UNKNOWN: Procedure = { type: "mutation", meta: {}, input: undefined, output: undefined };

/** What must hold before the body of a request is read, and how much of it may come. */
export type CallTerms = {
  names: readonly string[];
  rates: readonly ReturnType<typeof rateOf>[];
  /** Every call is for members alone. */
  members: boolean;
  operations: readonly NonNullable<ProcedureMeta["operation"]>[];
  bytes: number;
  signs: number;
  /** Together they would hold up everybody else. */
  isTooHeavy: boolean;
};

/** The terms of a call, or of the calls of a batch together. */
export function termsOf(names: readonly string[]): CallTerms {
  const calls = names.map(termsOfCall);
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
      SIGNS.most,
    ),
    isTooHeavy: calls.reduce((sum, call) => sum + call.weight, 0) > HEAVIEST,
  };
}

/** What the input of a procedure may hold; of one that is unknown or takes none, nothing is known. */
export function inputShapeOf(name: string): InputShape {
  return termsOfCall(name).shape;
}

type TermsOfCall = ReturnType<typeof readTerms>;
const known = new Map<string, TermsOfCall>();

function termsOfCall(name: string): TermsOfCall {
  const before = known.get(name);
  if (before) return before;
  const isProcedure = procedures.has(name);
  const terms = readTerms(isProcedure ? procedureOf(name as ProcedureName) : UNKNOWN);
  // Names come from outside: only those of procedures are kept.
  if (isProcedure) known.set(name, terms);
  return terms;
}

function readTerms({ type, meta, input }: Procedure) {
  const shape = input ? shapeOf(input) : {};
  const member = meta.caller === "member";
  return {
    shape,
    rate: rateOf({ type, meta }),
    member,
    operation: meta.operation,
    weight: meta.weight ?? 1,
    bytes: meta.bodyLimit ?? (member ? ORDINARY.member : ORDINARY.anyone),
    signs: SIGNS.beside + 2 * signsOf(shape),
  };
}
