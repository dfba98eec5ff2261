import { TRPCClientError } from "@trpc/client";

/** The object form of a detail: usage limits and burst protection. `retryAfter` is seconds. */
export type LimitDetail = {
  code: string;
  message: string;
  upgradeRequired: boolean;
  retryAfter: number | null;
};
export type FieldDetail = { loc: (string | number)[]; msg?: string; type?: string };

/** A failed call as the server told it; `status` 0 where no answer came. */
export type ErrorAnswer = { status: number; detail: unknown };

export function readErrorAnswer(error: unknown): ErrorAnswer {
  if (!(error instanceof TRPCClientError)) return { status: 0, detail: null };
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null) return { status: 0, detail: null };
  const { httpStatus, detail } = data as { httpStatus?: unknown; detail?: unknown };
  return { status: typeof httpStatus === "number" ? httpStatus : 0, detail: detail ?? null };
}

/** Whether an answer to the question who one is says nothing about it: too many ask, or the server can save no token. */
export function isNoVerdict(error: unknown): boolean {
  const { status } = readErrorAnswer(error);
  return status === 429 || status === 503;
}

/** The usage limit that stopped a call, else null. */
export function readLimit(error: unknown): LimitDetail | null {
  const { status, detail } = readErrorAnswer(error);
  if (status !== 402 && status !== 429) return null;
  if (typeof detail !== "object" || detail === null || !("code" in detail)) return null;
  return detail as LimitDetail;
}

/** The fields a 422 names, as [{ loc, msg, type }]; empty for every other error. */
export function readFieldErrors(error: unknown): FieldDetail[] {
  const { detail } = readErrorAnswer(error);
  return Array.isArray(detail) ? (detail as FieldDetail[]) : [];
}

/** Texts by which a 401 speaks of the credentials typed, not of the token sent. */
const credentialTexts = [
  "Account is locked",
  "Invalid email or password",
  "Email verification required",
  "Account is disabled",
] as const;

export function isCredentialError({ detail }: ErrorAnswer): boolean {
  return typeof detail === "string" && credentialTexts.some((text) => detail.includes(text));
}
