import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argonHash, verify as argonVerify } from "@node-rs/argon2";
import { createBoundedQueue, type QueueOptions } from "../work/bounded-queue.ts";

export type Passwords = {
  /**
   * Hashes with argon2id; returns a PHC string. Throws QueueFullError, or RangeError for more than
   * MAX_PASSWORD_BYTES.
   */
  hash(password: string): Promise<string>;
  /** Whether the password matches. False for an unreadable hash. */
  verify(hash: string, password: string, turn?: QueueOptions): Promise<boolean>;
  /** Always false but as slow as `verify`, so that timing does not reveal whether an account exists. */
  verifyDummy(password: string, turn?: QueueOptions): Promise<false>;
  /**
   * Throws QueueFullError if the next call would be refused. Call it before work that would then be useless.
   */
  assertCapacity(turn?: QueueOptions): void;
};

/** Enough for 256 characters of any script; a longer password would only cost CPU. */
export const MAX_PASSWORD_BYTES = 1024;

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Algorithm 2 is Argon2id. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Typical duration of a hash on a small machine. */
const TYPICAL_MS = 50;

export type PasswordsOptions = {
  /** Number of concurrent hashes; by default one core and one libuv thread remain free. */
  concurrency?: number;
  maxWaiting?: number;
  /** A call is refused when its expected wait is longer. */
  maxWaitMs?: number;
};

/** A hash that matches no password but costs as much to compare as a real one. */
function createDummyPasswordHash(): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replace(/=+$/, "");
  const { memoryCost, timeCost, parallelism, outputLen } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(outputLen)}`;
}

export function createPasswordHasher(options: PasswordsOptions = {}): Passwords {
  const {
    concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3)),
    maxWaiting = 200,
    maxWaitMs = 2_000,
  } = options;
  const queue = createBoundedQueue({ concurrency, maxWaiting, maxWaitMs, typicalMs: TYPICAL_MS });
  const dummyHash = createDummyPasswordHash();
  const fits = (password: string) => Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;

  async function verifyDummy(password: string, turn?: QueueOptions): Promise<false> {
    const shortened = fits(password) ? password : password.slice(0, MAX_PASSWORD_BYTES / 4);
    await queue.run(() => argonVerify(dummyHash, shortened), turn);
    return false;
  }

  return {
    async hash(password) {
      if (!fits(password)) throw new RangeError("The password is too long to be hashed");
      return await queue.run(() => argonHash(password, COST));
    },
    async verify(hash, password, turn) {
      if (!fits(password) || !hash.startsWith("$argon2id$")) return await verifyDummy(password, turn);
      return await queue.run(() => argonVerify(hash, password).catch(() => false), turn);
    },
    verifyDummy,
    assertCapacity: queue.assertCapacity,
  };
}
