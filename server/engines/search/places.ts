import type { SqlValue } from "./conditions.ts";

const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/**
 * Places for values, in few different numbers, so that few statements are prepared: the last value fills what is over.
 * No values are one NULL, which equals nothing.
 */
export function places(values: readonly SqlValue[]): { text: string; args: SqlValue[] } {
  const size = SIZES.find((one) => one >= values.length) ?? values.length;
  const args = Array.from({ length: size }, (_, at) => values[Math.min(at, values.length - 1)] ?? null);
  return { text: args.map(() => "?").join(", "), args };
}
