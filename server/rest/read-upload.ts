import type { FastifyRequest } from "fastify";
import { AppError, validationError } from "#server/errors.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

const MIB = 1024 * 1024;
export const FORM_LIMITS = { fileSize: 5 * MIB, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 };
/** A file and what a form puts around it. */
const FORM_BYTES = 6 * MIB;
/** A boundary has 70 signs at most (RFC 2046): what is longer by far is no form of anybody's. */
const TYPE_LENGTH = 200;

/**
 * The file of a multipart body, of somebody who may send one. Throws UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST,
 * BODY_TOO_LARGE, IMAGE_TOO_LARGE, and VALIDATION where there is no field `file`.
 */
export async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if ((request.headers["content-type"] ?? "").length > TYPE_LENGTH) throw new AppError("BAD_REQUEST");
  const file = readFile(request);
  // One that is refused for its length may break off later, when nobody waits for it.
  file.catch(() => undefined);
  // What stands before the file, and whatever has no end, counts as well.
  const length = watchLength(request);
  try {
    return await Promise.race([file, length.exceeded]);
  } finally {
    length.end();
  }
}

async function readFile(request: FastifyRequest) {
  const part = await request.file();
  if (part?.fieldname !== "file") {
    throw validationError([{ loc: ["body", "file"], msg: validationTexts.required, type: "missing" }]);
  }
  const fileName = part.filename.slice(0, 200);
  const tooLarge = (cause?: unknown) =>
    new AppError("IMAGE_TOO_LARGE", { params: { file: fileName }, cause });
  try {
    const bytes = await part.toBuffer();
    // A file cut at the limit may still arrive as bytes: they are not the picture that was sent.
    if (part.file.truncated) throw tooLarge();
    return { fileName, bytes };
  } catch (error) {
    throw part.file.truncated ? tooLarge(error) : error;
  }
}

/** Refuses once more than a form may have has come. Called after the form's reader took hold of the request. */
function watchLength({ raw, bodyTerms }: FastifyRequest): { exceeded: Promise<never>; end(): void } {
  let length = 0;
  let refuse: (error: unknown) => void = () => undefined;
  const exceeded = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  // A form that is read before then has nobody waiting for this.
  exceeded.catch(() => undefined);
  const count = (chunk: Buffer) => {
    length += chunk.length;
    if (length > FORM_BYTES) return refuse(new AppError("BODY_TOO_LARGE"));
    try {
      bodyTerms?.held?.add(chunk.length);
    } catch (error) {
      refuse(error);
    }
  };
  raw.on("data", count);
  return { exceeded, end: () => raw.off("data", count) };
}
