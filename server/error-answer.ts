import { type TRPC_ERROR_CODE_KEY, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { AppError, type Conflict, type ErrorCode, type ErrorDetail } from "./errors.ts";
import { fieldErrors } from "./field-errors.ts";
import { isDiskFailure } from "./lib/process/disk-failure.ts";
import { QueueFullError } from "./lib/work/bounded-queue.ts";
import { validationTexts } from "./texts/en/answers.ts";

/** An error as both transports answer it. `retryAfter` is seconds. */
export type ErrorAnswer = {
  code: ErrorCode;
  trpcCode: TRPC_ERROR_CODE_KEY;
  status: number;
  detail: ErrorDetail;
  retryAfter?: number | undefined;
  conflict?: Conflict | undefined;
  sessionEnd?: string | undefined;
};

/** Codes that tRPC itself throws before a procedure runs. */
const OWN_CODES: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_SUPPORTED: "METHOD_NOT_ALLOWED",
  PAYLOAD_TOO_LARGE: "BODY_TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  BAD_REQUEST: "BAD_REQUEST",
  PARSE_ERROR: "VALIDATION",
  TOO_MANY_REQUESTS: "RATE_LIMITED",
  UNAUTHORIZED: "INVALID_TOKEN",
};

/** Seconds after which a write to a full disk may be tried again: room is made by hand. */
const DISK_RETRY = 60;

/** Maps anything thrown to its answer. What nobody expected is a 500 that tells nothing. */
export function describeError(error: unknown): ErrorAnswer {
  const known = unwrap(error);
  return {
    code: known.code,
    trpcCode: known.trpcCode,
    status: known.httpStatus,
    detail: known.detail,
    retryAfter: known.retryAfter,
    conflict: known.conflict,
    sessionEnd: known.sessionEnd,
  };
}

function unwrap(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError("VALIDATION", { detail: fieldErrors(error) });
  if (error instanceof QueueFullError) {
    return new AppError("UNAVAILABLE", { retryAfter: error.retryAfterSeconds });
  }
  if (error instanceof TRPCError) {
    if (error.cause && error.cause !== error) {
      const inner = unwrap(error.cause);
      if (inner.code !== "INTERNAL") return inner;
    }
    if (error.code === "PARSE_ERROR") {
      return new AppError("VALIDATION", {
        detail: [{ loc: ["body"], msg: validationTexts.invalidJson, type: "json_invalid" }],
      });
    }
    return new AppError(OWN_CODES[error.code] ?? "INTERNAL", { cause: error });
  }
  if (isDiskFailure(error)) return new AppError("DISK_FULL", { retryAfter: DISK_RETRY, cause: error });
  return new AppError("INTERNAL", { cause: error });
}
