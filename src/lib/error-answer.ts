import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "#server/router.ts";
import { text } from "#server/texts/en.ts";

/** The object form of a detail: usage limits and burst protection. `retryAfter` is seconds. */
export type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};
export type FieldDetail = { loc: (string | number)[]; msg?: string; type?: string };

/** What the server calls an error. Whatever depends on which one it was goes by this, never by the sentence. */
export type ErrorCode = NonNullable<TRPCClientErrorLike<AppRouter>["data"]>["code"];

/** A failed call as the server told it; without an answer `status` is 0 and `code` null. */
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

/** Whether a failed call says that the token is worth nothing. Nothing else says so: not a server that stumbles or is away. */
export function isTokenRefusal(error: unknown): boolean {
  return readErrorAnswer(error).status === 401;
}

/** Why the session ended, of a refused refresh; null or undefined where the server does not say. */
export function readSessionEnd(error: unknown): string | null | undefined {
  return (error as { data?: { sessionEnd?: string | null } }).data?.sessionEnd;
}

/** Seconds after which a call that came too often, or to a busy server, may be made again; null where nothing says so. */
export function readRetryAfter(error: unknown): number | null {
  const { status } = readErrorAnswer(error);
  if (status !== 429 && status !== 503) return null;
  const { retryAfter } = (error as { data: { retryAfter?: unknown } }).data;
  return typeof retryAfter === "number" && retryAfter > 0 ? retryAfter : null;
}

/** The usage limit that stopped a call, else null. */
export function readLimit(error: unknown): LimitDetail | null {
  const { status, detail } = readErrorAnswer(error);
  return limitIn(status, detail);
}

/**
 * The usage limit that an answer tells of, spelled as tRPC or as REST does; else null. A text with 402 is a daily limit;
 * a 429 is a limit where its detail has a code, and the ordinary bound on calls where it is a text.
 */
export function limitIn(status: number, detail: unknown): LimitDetail | null {
  if (status !== 402 && status !== 429) return null;
  if (typeof detail === "string" && status === 402) return limitIn(status, { message: detail });
  if (typeof detail !== "object" || detail === null || Array.isArray(detail)) return null;
  const told = detail as Record<string, unknown>;
  if (typeof told.code !== "string" && status === 429) return null;
  const retryAfter = told.retryAfter ?? told.retry_after;
  return {
    code: typeof told.code === "string" ? told.code : dailyLimit,
    message:
      typeof told.message === "string" && /^\s*[^\s<]/.test(told.message)
        ? told.message
        : text.failures.usageLimit,
    upgradeRequired: (told.upgradeRequired ?? told.upgrade_required) === true,
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  };
}

/** The fields a 422 names, as [{ loc, msg, type }]; empty for every other error. */
export function readFieldErrors(error: unknown): FieldDetail[] {
  const { detail } = readErrorAnswer(error);
  return Array.isArray(detail) ? (detail as FieldDetail[]) : [];
}

/** The 401s that speak of the credentials typed, not of the token sent. */
const CREDENTIAL_CODES: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "INVALID_LOGIN",
  "ACCOUNT_LOCKED",
  "ACCOUNT_DISABLED",
  "EMAIL_NOT_VERIFIED",
]);

/** Whether a refusal is about what was typed to sign in: no new token would change it. */
export function isCredentialError({ code }: ErrorAnswer): boolean {
  return CREDENTIAL_CODES.has(code);
}
