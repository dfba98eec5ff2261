import { MeilisearchError } from "meilisearch";

/**
 * The search server returned an error or an invalid response. `status` is the HTTP status. The message
 * contains neither the API key nor the query.
 */
export class MeiliError extends Error {
  override readonly name = "MeiliError";
  readonly status: number | undefined;
  /** Error code of Meilisearch, for example "index_not_found". */
  readonly code: string | undefined;

  constructor(message: string, { status, code }: { status?: number; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether an error concerns the search server: no response, an error response or a failed task. */
export function isMeiliError(error: unknown): boolean {
  return error instanceof MeiliError || error instanceof MeilisearchError;
}

/** Whether an error or its cause has this Meilisearch code. */
export function hasMeiliErrorCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MeiliError && cause.code === code) return true;
  }
  return false;
}

/** Whether the API key was refused or has too few permissions. */
export function isApiKeyRefusedError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MeiliError && (cause.status === 401 || cause.status === 403)) return true;
  }
  return false;
}

/** Whether the server answered but refused this call, so that other calls may succeed. */
export function isMeiliCallRefusedError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MeiliError && cause.status !== undefined)
      return cause.status >= 400 && cause.status < 500;
  }
  return false;
}

/** Whether the server refused the content of documents, so that a retry would fail again. */
export function isDocumentRefusedError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MeiliError && REFUSALS.test(cause.code ?? "")) return true;
  }
  return false;
}

const REFUSALS =
  /^(?:payload_too_large|malformed_payload|(?:invalid|missing)_document_\w+|max_fields_limit_exceeded)$/;
