import type { TRPC_ERROR_CODE_KEY } from "@trpc/server";
import { errorTexts } from "#server/texts/en/errors.ts";

export type ErrorCode = keyof typeof errorTexts;

/** One wrong field of a request: where, what to tell, which rule. `loc` starts with body, query or path. */
export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** The object form of a detail: usage limits. `retryAfter` is seconds. */
type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};

/** What a refused change met: the version it was written upon and the object as it stands now. */
export type Conflict = { sentVersion: number; current: { version: number } };

export type ErrorDetail = string | FieldError[] | LimitDetail;

/** Code -> tRPC code -> HTTP status. Complete, or it does not compile. */
const answers = {
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

type Options = {
  /** What the text of the code names: minutes of a lock, the file of an upload. */
  params?: { minutes?: number; file?: string };
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** The body's detail where it is not the text of the code. */
  detail?: ErrorDetail;
  /** Goes beside the detail, so that a form can show both versions. */
  conflict?: Conflict;
  /** Why the login of a refused refresh token ended; the app says so on its sign-in page. */
  sessionEnd?: string | undefined;
  cause?: unknown;
};

/** What services throw: a code, free of any transport. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
  readonly retryAfter: number | undefined;
  readonly conflict: Conflict | undefined;
  readonly sessionEnd: string | undefined;

  constructor(code: ErrorCode, options: Options = {}) {
    const { detail, params = {} } = options;
    const text = errorTexts[code];
    const ofCode = typeof text === "function" ? text(params) : text;
    // The object form names its own text: that of the member's plan and operation.
    const message = isLimitDetail(detail) ? detail.message : ofCode;
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.detail = detail ?? message;
    this.retryAfter = options.retryAfter;
    this.conflict = options.conflict;
    this.sessionEnd = options.sessionEnd;
  }

  get trpcCode(): TRPC_ERROR_CODE_KEY {
    return answers[this.code][0];
  }

  get httpStatus(): number {
    return answers[this.code][1];
  }
}

function isLimitDetail(detail: ErrorDetail | undefined): detail is LimitDetail {
  return typeof detail === "object" && !Array.isArray(detail);
}

/** A 422 with a list: every field that is wrong. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError("VALIDATION", { detail: fields });
}
