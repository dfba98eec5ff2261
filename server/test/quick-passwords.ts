import type { Passwords } from "#server/lib/passwords/passwords.ts";
import type { QueueOptions } from "#server/lib/work/bounded-queue.ts";
import { PASSWORD } from "./sign-in.ts";

/** Compares passwords without hashing; only PASSWORD matches. For tests of counters. */
export function quickPasswords(
  onCheck: (turn: QueueOptions | undefined) => void = () => undefined,
): Passwords {
  return {
    hash: async (password) => `quick ${password}`,
    verify: async (_hash, password, turn) => {
      onCheck(turn);
      return password === PASSWORD;
    },
    verifyDummy: async () => false,
    assertCapacity: () => undefined,
  };
}
