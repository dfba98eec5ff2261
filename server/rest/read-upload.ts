import type { FastifyRequest } from "fastify";
import { AppError, createValidationError } from "#server/errors.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

const MIB = 1024 * 1024;
export const FORM_LIMITS = { fileSize: 5 * MIB, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 };
/** Maximum size of a multipart form, including its file. */
const MAX_FORM_BYTES = 6 * MIB;
/** Maximum length of the Content-Type; a boundary has at most 70 characters (RFC 2046). */
const MAX_TYPE_LENGTH = 200;

/**
 * Reads the file in the multipart body of an authorized request. Throws UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST,
 * BODY_TOO_LARGE, IMAGE_TOO_LARGE, and VALIDATION when the field `file` is missing.
 */
export async function readUploadedFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if ((request.headers["content-type"] ?? "").length > MAX_TYPE_LENGTH) throw new AppError("BAD_REQUEST");
  const file = readMultipartFile(request);
  // After a refusal this promise is not awaited, and an unhandled rejection would end the process.
  file.catch(() => undefined);
  // The limit covers the complete form, including fields before the file.
  const length = watchLengthOfForm(request);
  try {
    return await Promise.race([file, length.exceeded]);
  } finally {
    length.end();
  }
}

async function readMultipartFile(request: FastifyRequest) {
  const part = await request.file();
  if (part?.fieldname !== "file") {
    throw createValidationError([{ loc: ["body", "file"], msg: validationTexts.required, type: "missing" }]);
  }
  const fileName = part.filename.slice(0, 200);
  const tooLarge = (cause?: unknown) =>
    new AppError("IMAGE_TOO_LARGE", { params: { file: fileName }, cause });
  try {
    const bytes = await part.toBuffer();
    // A file beyond the size limit is truncated, so it is not the picture that the client sent.
    if (part.file.truncated) throw tooLarge();
    return { fileName, bytes };
  } catch (error) {
    throw part.file.truncated ? tooLarge(error) : error;
  }
}

/**
 * Rejects `exceeded` when the form exceeds its limit. Call it after the multipart parser is attached to the
 * request.
 */
function watchLengthOfForm({ raw, bodyTerms }: FastifyRequest): { exceeded: Promise<never>; end(): void } {
  let length = 0;
  let refuse: (error: unknown) => void = () => undefined;
  const exceeded = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  // When the form was read completely, this promise is not awaited.
  exceeded.catch(() => undefined);
  const count = (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_FORM_BYTES) return refuse(new AppError("BODY_TOO_LARGE"));
    try {
      bodyTerms?.held?.add(chunk.length);
    } catch (error) {
      refuse(error);
    }
  };
  raw.on("data", count);
  return { exceeded, end: () => raw.off("data", count) };
}
