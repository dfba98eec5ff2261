/**
 * What broke a reading: the kind of error, the places in the code as lines of a stack, and how large the source was.
 * Never a word of the source: an error's message may quote it.
 */
export type ReadingFault = { name: string; stack: string; nodes?: number; lines?: number };

/** Told of what a face swallows, so that a defect does not pass for a source without a recipe. */
export type OnFault = (fault: ReadingFault) => void;

/** Anything thrown, without its message. */
export function faultOf(thrown: unknown): ReadingFault {
  const { name, message, stack } = (thrown ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  return { name: typeof name === "string" ? name : typeof thrown, stack: framesOf(stack, message) };
}

/** A stack begins with the message, which may have lines that look like a place in the code. */
function framesOf(stack: unknown, message: unknown): string {
  if (typeof stack !== "string" || typeof message !== "string") return "";
  const at = stack.indexOf(message);
  if (at < 0) return "";
  const below = stack.slice(at + message.length).split("\n");
  return below.filter((line) => /^\s+at /.test(line)).join("\n");
}
