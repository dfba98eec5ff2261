import type { Readable } from "node:stream";
import { AppError, createValidationError } from "#server/errors.ts";
import type { BodyReservation } from "#server/guards/body-memory-budget.ts";
import { JsonBodyError, type JsonBounds, parseBoundedJson } from "#server/lib/json-body.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** Picks the known fields of the input from a parsed body. */
export type TakeKnown = (value: unknown) => unknown;

export type BodyTerms = JsonBounds & {
  /** Maximum length in bytes. */
  bytes: number;
  /** Reservation in the memory budget, to which a large body adds its bytes as they arrive. */
  held: BodyReservation | undefined;
  takeKnown: TakeKnown | undefined;
};

/**
 * Reads and parses a JSON body. Throws BODY_TOO_LARGE, BAD_REQUEST for a truncated body or one that is not
 * UTF-8, and VALIDATION for invalid JSON or exceeded limits.
 */
export async function readJsonBody(payload: Readable, terms: BodyTerms): Promise<unknown> {
  const bytes = await readBodyBytes(payload, terms);
  try {
    const value = parseBoundedJson(bytes, terms);
    return value === undefined || !terms.takeKnown ? value : terms.takeKnown(value);
  } catch (error) {
    throw error instanceof JsonBodyError ? jsonBodyErrorToAppError(error) : error;
  }
}

async function readBodyBytes(payload: Readable, { bytes, held }: BodyTerms): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Without a listener, a connection that breaks after the request was refused would end the process.
  payload.on("error", () => undefined);
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bytes) throw new AppError("BODY_TOO_LARGE");
      held?.add(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("BAD_REQUEST", { cause: error });
  }
  return Buffer.concat(chunks, length);
}

function jsonBodyErrorToAppError(error: JsonBodyError): AppError {
  if (error.fault === "encoding") return new AppError("BAD_REQUEST", { cause: error });
  const [msg, type] =
    error.fault === "syntax"
      ? [validationTexts.invalidJson, "json_invalid"]
      : [validationTexts.tooMany, "value_error"];
  return createValidationError([{ loc: ["body"], msg, type }]);
}
