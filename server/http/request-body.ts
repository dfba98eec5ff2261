import type { Readable } from "node:stream";
import { AppError, validationError } from "#server/errors.ts";
import { JsonBodyError, type JsonBounds, readJsonBody } from "#server/lib/json-body.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** A body of which more is stated stands in its place as it comes: its pieces would be held a second time. */
const LARGE = 1024 * 1024;

/**
 * All bytes of a body; `stated` is how many will come, where that is known. Throws BODY_TOO_LARGE past `limit`, and
 * BAD_REQUEST for one that breaks off.
 */
export function readBytes(payload: Readable, limit: number, stated: number | null): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = stated !== null && stated > LARGE ? Buffer.allocUnsafeSlow(Math.min(stated, limit)) : null;
    let length = 0;
    const onData = (chunk: Buffer) => {
      const end = length + chunk.length;
      if (end > (whole?.length ?? limit)) {
        settle(() => reject(new AppError("BODY_TOO_LARGE")));
        return;
      }
      if (whole) whole.set(chunk, length);
      else chunks.push(chunk);
      length = end;
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

/** A JSON body within its bounds. Throws BAD_REQUEST for what is not UTF-8 and VALIDATION for what is no JSON or too much. */
export function readJson(bytes: Buffer, bounds: JsonBounds): unknown {
  try {
    return readJsonBody(bytes, bounds);
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
