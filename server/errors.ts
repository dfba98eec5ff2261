import type { ErrorParams, errorTexts } from "#server/texts/en/errors.ts";

export type ErrorCode = keyof typeof errorTexts;

/** A wrong field: its path, a message and the rule. `loc` starts with body, query or path. */
export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** Detail of an exceeded usage limit. `retryAfter` is in seconds. */
type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};

/** Data of an edit conflict: the version that the change was based on and the current object. */
export type Conflict = { sentVersion: number; current: { version: number } };

export type ErrorDetail = string | FieldError[] | LimitDetail;

type Options = {
  params?: ErrorParams;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** Replaces the text of the code in the body. */
  detail?: ErrorDetail;
  /** Sent in addition to the detail, so that a form can show both versions. */
  conflict?: Conflict;
  /** Why the login of a refused refresh token ended; shown on the sign-in page. */
  sessionEnd?: string | undefined;
  cause?: unknown;
};

/** The error that services throw; error-answer.ts adds status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Null when the code's text is the detail. */
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

/** A 422 with the list of wrong fields. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError("VALIDATION", { detail: fields });
}
