import type { Readable } from "node:stream";
import { AppError, validationError } from "#server/errors.ts";
import type { HeldBody } from "#server/guards/body-room.ts";
import { createJsonReader, JsonBodyError, type JsonBounds, type TakeKnown } from "#server/lib/json-body.ts";
import { createScratch, letGo } from "#server/lib/scratch.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** A body that may be larger stands in its place as it comes: its pieces would be held a second time. */
const LARGE = 1024 * 1024;
const scratch = createScratch(30_000);

/** How a body is read: at most so many bytes; `stated` is how many will come, where that is known. */
export type BodyTerms = JsonBounds & {
  bytes: number;
  stated: number | null;
  /** The room that a large one takes as it comes. */
  held: HeldBody | undefined;
  /** Makes the input of what the body says. */
  takeKnown: TakeKnown | undefined;
};

/**
 * The input that the JSON of a body holds, looked at while it comes. Throws BODY_TOO_LARGE, BAD_REQUEST for one that breaks off or is not
 * UTF-8, and VALIDATION for what is no JSON or more than its bounds allow.
 */
export async function readJson(payload: Readable, terms: BodyTerms): Promise<unknown> {
  const reader = createJsonReader(terms);
  const most = Math.min(terms.stated ?? terms.bytes, terms.bytes);
  const whole = most > LARGE ? scratch.take(most) : null;
  try {
    const bytes = await told(() => readBytes(payload, terms, most, whole, reader.look));
    return await told(() => reader.read(bytes, terms.takeKnown));
  } finally {
    if (whole) scratch.giveBack(whole);
  }
}

function readBytes(
  payload: Readable,
  { held }: BodyTerms,
  most: number,
  whole: Buffer | null,
  look: (bytes: Buffer) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      const from = length;
      length += chunk.length;
      if (length > most) return settle(() => reject(new AppError("BODY_TOO_LARGE")));
      if (!whole) return void chunks.push(chunk);
      try {
        held?.add(chunk.length);
        whole.set(chunk, from);
        letGo(chunk);
        look(whole.subarray(0, length));
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const onEnd = () => settle(() => resolve(whole?.subarray(0, length) ?? Buffer.concat(chunks)));
    const onBreak = (cause?: unknown) => settle(() => reject(new AppError("BAD_REQUEST", { cause })));
    function settle(tell: () => void): void {
      payload.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak);
      // What breaks after it is nobody's concern any more.
      payload.on("error", () => undefined);
      tell();
    }
    payload.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak);
  });
}

/** Tells the fault of a body in the documented form. */
async function told<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof JsonBodyError)) throw error;
    if (error.fault === "encoding") throw new AppError("BAD_REQUEST", { cause: error });
    const [msg, type] =
      error.fault === "syntax"
        ? [validationTexts.invalidJson, "json_invalid"]
        : [validationTexts.tooMany, "value_error"];
    throw validationError([{ loc: ["body"], msg, type }]);
  }
}
