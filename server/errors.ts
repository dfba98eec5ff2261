import type { ErrorParams, errorTexts } from "#server/texts/en/errors.ts";

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

type Options = {
  params?: ErrorParams;
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

/** The error that services throw: a code without status or text, which error-answer.ts adds. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Null where the text of the code is the detail. */
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

/** A 422 with a list: every field that is wrong. */
export function validationError(fields: FieldError[]): AppError {
  return new AppError("VALIDATION", { detail: fields });
}
