import { MeilisearchError } from "meilisearch";

/**
 * The search server refused, or answered what is no answer. `status` is that of its answer. No message of it holds the
 * key or what was searched for.
 */
export class MeiliError extends Error {
  override readonly name = "MeiliError";
  readonly status: number | undefined;
  /** What it calls the mistake, such as index_not_found. */
  readonly code: string | undefined;

  constructor(message: string, { status, code }: { status?: number; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether an error comes of the search server: no answer, a refusal, a task that failed. */
export function isMeiliTrouble(error: unknown): boolean {
  return error instanceof MeiliError || error instanceof MeilisearchError;
}

/** Whether an error, or what caused it, is the refusal of this name. */
export function isRefusal(error: unknown, code: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof MeiliError && one.code === code) return true;
  }
  return false;
}

/** Whether the server answered that the key is none of its, or opens too little. */
export function isKeyRefused(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof MeiliError && (one.status === 401 || one.status === 403)) return true;
  }
  return false;
}

/** Whether the server answered, and refused what it was asked: it is well, and another call may be taken. */
export function isRefusedCall(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof MeiliError && one.status !== undefined) return one.status >= 400 && one.status < 500;
  }
  return false;
}

/** Whether the server took documents and refused what they hold: sent again they are refused again. */
export function isRefused(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof MeiliError && REFUSALS.test(one.code ?? "")) return true;
  }
  return false;
}

const REFUSALS =
  /^(?:payload_too_large|malformed_payload|(?:invalid|missing)_document_\w+|max_fields_limit_exceeded)$/;
