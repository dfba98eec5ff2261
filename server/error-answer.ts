import { type TRPC_ERROR_CODE_KEY, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { AppError, type Conflict, type ErrorCode, type ErrorDetail } from "./errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { isDiskWriteError } from "./lib/process/disk-failure.ts";
import { QueueFullError } from "./lib/work/bounded-queue.ts";
import { validationTexts } from "./texts/en/answers.ts";
import { getErrorText } from "./texts/en/errors.ts";

/** An error as sent by both tRPC and REST. `retryAfter` is in seconds. */
export type ErrorAnswer = {
  code: ErrorCode;
  trpcCode: TRPC_ERROR_CODE_KEY;
  status: number;
  detail: ErrorDetail;
  retryAfter?: number | undefined;
  conflict?: Conflict | undefined;
  sessionEnd?: string | undefined;
};

/** The tRPC code and HTTP status of each error code. */
const ANSWERS = {
  NOT_AUTHENTICATED: ["UNAUTHORIZED", 401],
  INVALID_TOKEN: ["UNAUTHORIZED", 401],
  INVALID_LOGIN: ["UNAUTHORIZED", 401],
  ACCOUNT_LOCKED: ["UNAUTHORIZED", 401],
  ACCOUNT_DISABLED: ["UNAUTHORIZED", 401],
  EMAIL_NOT_VERIFIED: ["UNAUTHORIZED", 401],
  INVALID_REFRESH_TOKEN: ["UNAUTHORIZED", 401],
  INVALID_VERIFICATION_TOKEN: ["BAD_REQUEST", 400],
  INVALID_RESET_TOKEN: ["BAD_REQUEST", 400],
  INVALID_LINK: ["BAD_REQUEST", 400],
  NAME_AND_EMAIL_REQUIRED: ["BAD_REQUEST", 400],
  WRONG_CURRENT_PASSWORD: ["BAD_REQUEST", 400],
  FRESH_SIGN_IN_REQUIRED: ["FORBIDDEN", 403],
  MAIL_PROOF_REQUIRED: ["FORBIDDEN", 403],
  IDENTITY_FAILED: ["BAD_REQUEST", 400],
  IDENTITY_CONFLICT: ["BAD_REQUEST", 400],
  IDENTITY_NOT_LINKED: ["FORBIDDEN", 403],
  IDENTITY_LINK_OFF: ["FORBIDDEN", 403],
  IDENTITY_TAKEN: ["CONFLICT", 409],
  IDENTITY_NOT_FOUND: ["NOT_FOUND", 404],
  LAST_SIGN_IN_WAY: ["CONFLICT", 409],
  IDENTITY_UNAVAILABLE: ["SERVICE_UNAVAILABLE", 503],
  REGISTRATION_CLOSED: ["FORBIDDEN", 403],
  SESSION_NOT_FOUND: ["NOT_FOUND", 404],
  ALERT_NOT_FOUND: ["NOT_FOUND", 404],
  ALERT_CLOSED: ["CONFLICT", 409],
  RECIPE_NOT_FOUND: ["NOT_FOUND", 404],
  RECIPE_CHANGE_FORBIDDEN: ["FORBIDDEN", 403],
  RECIPE_DELETE_FORBIDDEN: ["FORBIDDEN", 403],
  RECIPE_PUBLISH_FORBIDDEN: ["FORBIDDEN", 403],
  DRAFT_NOT_YOURS: ["FORBIDDEN", 403],
  DRAFT_STALE: ["CONFLICT", 409],
  RECIPE_STALE: ["CONFLICT", 409],
  LIKE_FORBIDDEN: ["FORBIDDEN", 403],
  IMAGE_EMPTY: ["BAD_REQUEST", 400],
  IMAGE_TOO_LARGE: ["PAYLOAD_TOO_LARGE", 413],
  IMAGE_UNSUPPORTED: ["UNSUPPORTED_MEDIA_TYPE", 415],
  IMAGE_UNREADABLE: ["UNPROCESSABLE_CONTENT", 422],
  IMAGE_TOO_MANY_PIXELS: ["UNPROCESSABLE_CONTENT", 422],
  IMAGE_TOO_COSTLY: ["UNPROCESSABLE_CONTENT", 422],
  IMAGE_NOT_FOUND: ["NOT_FOUND", 404],
  IMAGE_DELETE_FORBIDDEN: ["FORBIDDEN", 403],
  IMPORT_URL_MISSING: ["BAD_REQUEST", 400],
  IMPORT_SITE_UNSUPPORTED: ["BAD_REQUEST", 400],
  IMPORT_PAGE_GONE: ["UNPROCESSABLE_CONTENT", 422],
  IMPORT_NO_RECIPE: ["UNPROCESSABLE_CONTENT", 422],
  IMPORT_NO_RECIPE_IN_TEXT: ["UNPROCESSABLE_CONTENT", 422],
  IMPORT_SITE_REFUSES: ["UNPROCESSABLE_CONTENT", 422],
  IMPORT_PAGE_TOO_LARGE: ["UNPROCESSABLE_CONTENT", 422],
  IMPORT_UNREACHABLE: ["BAD_GATEWAY", 502],
  IMPORT_TIMEOUT: ["GATEWAY_TIMEOUT", 504],
  IMPORT_RECORD_NOT_FOUND: ["NOT_FOUND", 404],
  IMPORT_PAGE_NOT_KEPT: ["NOT_FOUND", 404],
  SCAN_TOO_LARGE: ["PAYLOAD_TOO_LARGE", 413],
  SCAN_TOO_MANY_PIXELS: ["PAYLOAD_TOO_LARGE", 413],
  SCAN_TOO_COSTLY: ["PAYLOAD_TOO_LARGE", 413],
  SCAN_TOO_MANY_PAGES: ["PAYLOAD_TOO_LARGE", 413],
  SCAN_UNSUPPORTED: ["UNSUPPORTED_MEDIA_TYPE", 415],
  SCAN_DATA_INVALID: ["UNPROCESSABLE_CONTENT", 422],
  SCAN_NO_TEXT: ["UNPROCESSABLE_CONTENT", 422],
  SCAN_CANCELLED: ["CLIENT_CLOSED_REQUEST", 499],
  SCAN_UNAVAILABLE: ["SERVICE_UNAVAILABLE", 503],
  SCAN_BUSY: ["SERVICE_UNAVAILABLE", 503],
  SCAN_TIMEOUT: ["GATEWAY_TIMEOUT", 504],
  LIFETIME_LIMIT_EXCEEDED: ["PAYMENT_REQUIRED", 402],
  DAILY_LIMIT_EXCEEDED: ["PAYMENT_REQUIRED", 402],
  MONTHLY_LIMIT_EXCEEDED: ["PAYMENT_REQUIRED", 402],
  BURST_LIMIT_EXCEEDED: ["TOO_MANY_REQUESTS", 429],
  PREMIUM_REQUIRED: ["PAYMENT_REQUIRED", 402],
  STORAGE_FULL: ["SERVICE_UNAVAILABLE", 507],
  PICTURES_FULL: ["SERVICE_UNAVAILABLE", 507],
  DISK_FULL: ["SERVICE_UNAVAILABLE", 503],
  RATE_LIMITED: ["TOO_MANY_REQUESTS", 429],
  UNAVAILABLE: ["SERVICE_UNAVAILABLE", 503],
  NOT_FOUND: ["NOT_FOUND", 404],
  METHOD_NOT_ALLOWED: ["METHOD_NOT_SUPPORTED", 405],
  BODY_TOO_LARGE: ["PAYLOAD_TOO_LARGE", 413],
  UNSUPPORTED_MEDIA_TYPE: ["UNSUPPORTED_MEDIA_TYPE", 415],
  UNKNOWN_HOST: ["BAD_REQUEST", 421],
  BAD_REQUEST: ["BAD_REQUEST", 400],
  VALIDATION: ["UNPROCESSABLE_CONTENT", 422],
  INTERNAL: ["INTERNAL_SERVER_ERROR", 500],
} as const satisfies Record<ErrorCode, readonly [TRPC_ERROR_CODE_KEY, number]>;

/** The error codes for errors that tRPC throws before a procedure runs. */
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

/** tRPC codes of an invalid input: the one that tRPC throws and the one of VALIDATION. */
const INPUT_CODES: ReadonlySet<TRPC_ERROR_CODE_KEY> = new Set(["BAD_REQUEST", ANSWERS.VALIDATION[0]]);

/** Retry-After for a full disk, in seconds. The operator must free space first. */
const DISK_RETRY = 60;

/** Maps any error to its response. An unexpected error becomes a 500 without details. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const known = toAppError(error);
  const { code } = known;
  return {
    code,
    trpcCode: ANSWERS[code][0],
    status: getHttpStatusOfErrorCode(code),
    detail: known.detail ?? getErrorText(code, known.params),
    retryAfter: known.retryAfter,
    conflict: known.conflict,
    sessionEnd: known.sessionEnd,
  };
}

/** Returns the detail as one sentence; if several fields are invalid, that of the first. */
export function getErrorSentence({ detail, code }: ErrorAnswer): string {
  if (typeof detail === "string") return detail;
  return Array.isArray(detail) ? (detail[0]?.msg ?? code) : detail.message;
}

/** HTTP status of an error code. */
export function getHttpStatusOfErrorCode(code: ErrorCode): number {
  return ANSWERS[code][1];
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof QueueFullError) {
    return new AppError("UNAVAILABLE", { retryAfter: error.retryAfterSeconds });
  }
  if (error instanceof TRPCError) {
    if (error.cause instanceof ZodError) {
      // An invalid input is the caller's fault, but an invalid output is the server's.
      if (!INPUT_CODES.has(error.code)) return new AppError("INTERNAL", { cause: error });
      return new AppError("VALIDATION", { detail: toFieldErrors(error.cause) });
    }
    if (error.cause && error.cause !== error) {
      const inner = toAppError(error.cause);
      if (inner.code !== "INTERNAL") return inner;
    }
    if (error.code === "PARSE_ERROR") {
      return new AppError("VALIDATION", {
        detail: [{ loc: ["body"], msg: validationTexts.invalidJson, type: "json_invalid" }],
      });
    }
    return new AppError(OWN_CODES[error.code] ?? "INTERNAL", { cause: error });
  }
  if (isDiskWriteError(error)) return new AppError("DISK_FULL", { retryAfter: DISK_RETRY, cause: error });
  return new AppError("INTERNAL", { cause: error });
}
