export type SafeFetchErrorKind =
  | "unreachable"
  | "timeout"
  | "too-large"
  | "bad-redirect"
  | "unsupported-type";

const MESSAGES: Record<SafeFetchErrorKind, string> = {
  unreachable: "The address could not be reached",
  timeout: "The address took too long to answer",
  "too-large": "The answer is too large",
  "bad-redirect": "The address leads on too often or nowhere",
  "unsupported-type": "The answer is of another type",
};

/**
 * A fetch failed. A forbidden address and an unreachable one have the same kind, so that callers cannot
 * explore a network. `reason` distinguishes them and is for the log only.
 */
export class SafeFetchError extends Error {
  override readonly name = "SafeFetchError";
  readonly kind: SafeFetchErrorKind;
  readonly reason: string;

  constructor(kind: SafeFetchErrorKind, reason: string, cause?: unknown) {
    super(MESSAGES[kind], { cause });
    this.kind = kind;
    this.reason = reason;
  }
}
