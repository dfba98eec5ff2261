import type { InArgs, InValue, Value } from "@libsql/client";

type Bindable = number | bigint | string | Buffer | null;

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/**
 * Makes a value safe to bind, because the native module aborts the process on a boolean and cuts text at a
 * NUL. NUL becomes U+FFFD, like lone surrogates. Throws TypeError or RangeError for values that SQLite cannot
 * store.
 */
function toBindableValue(value: InValue | undefined): Bindable {
  switch (typeof value) {
    case "string":
      return value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
    case "number":
      if (!Number.isFinite(value)) throw new RangeError("Only finite numbers can be stored");
      return value;
    case "boolean":
      return value ? 1 : 0;
    case "bigint":
      if (value > MAX_INTEGER || value < MIN_INTEGER) {
        throw new RangeError("The integer does not fit into 64 bits");
      }
      return value;
  }
  if (value === null) return null;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (value instanceof Date) return toBindableValue(value.valueOf());
  throw new TypeError(`A value of type ${value === undefined ? "undefined" : typeof value} cannot be stored`);
}

/**
 * Converts the arguments of a statement, by position or by name (with or without the prefix ":", "@" or "$").
 */
export function toBindableArguments(args: InArgs | undefined): Bindable[] | Record<string, Bindable> {
  if (args === undefined) return [];
  if (Array.isArray(args)) return args.map(toBindableValue);
  const entries = Object.entries(args);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/^[@$:]/, ""), toBindableValue(value)]),
  );
}

/** Converts a value that was read. Throws RangeError for an integer beyond Number.MAX_SAFE_INTEGER. */
export function sqliteToLibsqlValue(value: unknown): Value {
  if (typeof value === "bigint") {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) {
      throw new RangeError("Received an integer that a JavaScript number cannot hold exactly");
    }
    return number;
  }
  if (value instanceof Uint8Array) {
    // Copies the bytes, because a view of a larger buffer would expose the bytes around them.
    return value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength) as ArrayBuffer;
  }
  return value as Value;
}
