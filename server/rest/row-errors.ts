import type { ErrorCode } from "#server/errors.ts";
import { listPathParameterNames } from "./input.ts";
import { getAuthOfProcedure, requireProcedure } from "./procedures.ts";
import type { RestRow } from "./rest-row.ts";

/** Errors of a call that counts an operation against the plan. */
const LIMITS: readonly ErrorCode[] = [
  "LIFETIME_LIMIT_EXCEEDED",
  "DAILY_LIMIT_EXCEEDED",
  "MONTHLY_LIMIT_EXCEEDED",
  "BURST_LIMIT_EXCEEDED",
];
/** Errors that every call can have. */
const COMMON_ERRORS: readonly ErrorCode[] = ["UNKNOWN_HOST", "RATE_LIMITED", "INTERNAL", "UNAVAILABLE"];
/** Errors for lack of disk space: of calls that write, and of calls that store pictures. */
const OF_WRITES: readonly ErrorCode[] = ["DISK_FULL"];
const OF_PICTURES: readonly ErrorCode[] = ["STORAGE_FULL", "PICTURES_FULL"];
const OF_BODIES: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "VALIDATION",
];

/** All error codes of a REST row: those it lists, and those that follow from method, path and access. */
export function listErrorCodesOfRow(row: RestRow): readonly ErrorCode[] {
  const auth = getAuthOfProcedure(row.procedure);
  return [
    ...new Set<ErrorCode>([
      ...(auth === "bearer" ? (["NOT_AUTHENTICATED"] as const) : []),
      ...(auth === "none" ? [] : (["INVALID_TOKEN", "ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"] as const)),
      ...(row.counts ? LIMITS : []),
      ...(row.errors ?? []),
      // The router answers an overlong id with NOT_FOUND.
      ...(listPathParameterNames(row.path).length > 0 ? (["NOT_FOUND"] as const) : []),
      // Every method except GET may have a body, which may be invalid.
      ...(row.method === "GET" ? [] : [...OF_BODIES, ...OF_WRITES]),
      ...(row.storesPictures ? OF_PICTURES : []),
      ...(hasQueryFields(row) ? (["VALIDATION"] as const) : []),
      ...COMMON_ERRORS,
    ]),
  ];
}

function hasQueryFields(row: RestRow): boolean {
  const { input } = requireProcedure(row.procedure);
  if (row.method !== "GET" || !input || !("shape" in input)) return false;
  return Object.keys(input.shape as object).length > listPathParameterNames(row.path).length;
}
