import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "#server/router.ts";
import { text } from "#server/texts/en.ts";

/** The error detail of a usage limit or rate limit. `retryAfter` is in seconds. */
export type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};
export type FieldDetail = { loc: (string | number)[]; msg?: string; type?: string };

/** The server's code of an error. The client decides by the code and never by the message. */
export type ErrorCode = NonNullable<TRPCClientErrorLike<AppRouter>["data"]>["code"];

/** The error of a failed request. If the server did not respond, `status` is 0 and `code` is null. */
export type ErrorAnswer = { status: number; code: ErrorCode | null; detail: unknown };

const dailyLimit = "DAILY_LIMIT_EXCEEDED";
const NO_ANSWER: ErrorAnswer = { status: 0, code: null, detail: null };

export function readErrorAnswer(error: unknown): ErrorAnswer {
  if (!(error instanceof TRPCClientError)) return NO_ANSWER;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null) return NO_ANSWER;
  const { httpStatus, code, detail } = data as { httpStatus?: unknown; code?: unknown; detail?: unknown };
  return {
    status: typeof httpStatus === "number" ? httpStatus : 0,
    code: typeof code === "string" ? (code as ErrorCode) : null,
    detail: detail ?? null,
  };
}

/** Whether an error means that the token is invalid. Network and server errors do not. */
export function isUnauthorizedError(error: unknown): boolean {
  return readErrorAnswer(error).status === 401;
}

/** Why the session ended, from the error of a token refresh; null or undefined if unknown. */
export function getSessionEndReasonOfError(error: unknown): string | null | undefined {
  return (error as { data?: { sessionEnd?: string | null } }).data?.sessionEnd;
}

/**
 * Seconds after which a request that was rate limited or refused by a busy server may be repeated; null if
 * unknown.
 */
export function retryAfterSecondsOrNull(error: unknown): number | null {
  const { status } = readErrorAnswer(error);
  if (status !== 429 && status !== 503) return null;
  const { retryAfter } = (error as { data: { retryAfter?: unknown } }).data;
  return typeof retryAfter === "number" && retryAfter > 0 ? retryAfter : null;
}

/** The usage limit that stopped a request, or null for other errors. */
export function usageLimitOfErrorOrNull(error: unknown): LimitDetail | null {
  const { status, detail } = readErrorAnswer(error);
  return usageLimitOfDetailOrNull(status, detail);
}

/**
 * The usage limit in an error of tRPC or REST, or null. A 402 with a text detail is a daily limit. A 429 is a
 * usage limit if its detail has a code, otherwise a rate limit.
 */
export function usageLimitOfDetailOrNull(status: number, detail: unknown): LimitDetail | null {
  if (status !== 402 && status !== 429) return null;
  if (typeof detail === "string" && status === 402)
    return usageLimitOfDetailOrNull(status, { message: detail });
  if (typeof detail !== "object" || detail === null || Array.isArray(detail)) return null;
  const fields = detail as Record<string, unknown>;
  if (typeof fields.code !== "string" && status === 429) return null;
  const retryAfter = fields.retryAfter ?? fields.retry_after;
  return {
    code: typeof fields.code === "string" ? fields.code : dailyLimit,
    message:
      typeof fields.message === "string" && /^\s*[^\s<]/.test(fields.message)
        ? fields.message
        : text.failures.usageLimit,
    upgradeRequired: (fields.upgradeRequired ?? fields.upgrade_required) === true,
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  };
}

/** The field errors of a 422; empty for other errors. */
export function readFieldErrors(error: unknown): FieldDetail[] {
  const { detail } = readErrorAnswer(error);
  return Array.isArray(detail) ? (detail as FieldDetail[]) : [];
}

/** Codes of 401 errors that are about typed credentials and not about the token. */
const CREDENTIAL_CODES: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "INVALID_LOGIN",
  "ACCOUNT_LOCKED",
  "ACCOUNT_DISABLED",
  "EMAIL_NOT_VERIFIED",
]);

/** Whether a refusal is about typed credentials, so that a new token cannot help. */
export function isTypedCredentialsError({ code }: ErrorAnswer): boolean {
  return CREDENTIAL_CODES.has(code);
}
