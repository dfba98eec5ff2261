import type { ErrorParams, errorTexts } from "#server/texts/en/errors.ts";

export type ErrorCode = keyof typeof errorTexts;

/** An invalid field. `loc` is its path and starts with body, query or path; `type` is the violated rule. */
export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** Detail of an exceeded usage limit. `retryAfter` is in seconds. */
type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};

/** Data of an edit conflict: the version on which the change was based, and the current object. */
export type Conflict = { sentVersion: number; current: { version: number } };

export type ErrorDetail = string | FieldError[] | LimitDetail;

type Options = {
  params?: ErrorParams;
  /** Value of the Retry-After header in seconds. */
  retryAfter?: number;
  /** Replaces the code's own text in the response. */
  detail?: ErrorDetail;
  /** Sent in addition to the detail, so that a form can display both versions. */
  conflict?: Conflict;
  /** Why the session of a refused refresh token ended; the sign-in page displays it. */
  sessionEnd?: string | undefined;
  cause?: unknown;
};

/** The error that services throw; error-answer.ts adds its HTTP status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Null if the code's own text is sent. */
  readonly detail: ErrorDetail | null;
  readonly retryAfter: number | undefined;
  readonly conflict: Conflict | undefined;
  readonly sessionEnd: string | undefined;

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.params = options.params ?? {};
    this.detail = options.detail ?? null;
    this.retryAfter = options.retryAfter;
    this.conflict = options.conflict;
    this.sessionEnd = options.sessionEnd;
  }
}

/** Creates a 422 error with the list of invalid fields. */
export function createValidationError(fields: FieldError[]): AppError {
  return new AppError("VALIDATION", { detail: fields });
}
