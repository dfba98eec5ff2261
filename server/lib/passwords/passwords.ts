import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argonHash, verify as argonVerify } from "@node-rs/argon2";
import { createBoundedQueue, type Turn } from "../work/bounded-queue.ts";

export type Passwords = {
  /** argon2id in PHC form. Throws QueueFullError, or RangeError past MAX_PASSWORD_BYTES. */
  hash(password: string): Promise<string>;
  /** True when the password belongs to the hash. A hash that cannot be read is never right. */
  verify(hash: string, password: string, turn?: Turn): Promise<boolean>;
  /** As long and as costly as `verify`, and always false: for an account that does not exist. */
  verifyDummy(password: string, turn?: Turn): Promise<false>;
  /** Throws QueueFullError where the next would be refused: asked before anything else is done for it. */
  assertRoom(turn?: Turn): void;
};

/** 256 characters of any script fit; more would only be work for the hash. */
export const MAX_PASSWORD_BYTES = 1024;

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. 2 is Argon2id in the package's const enum. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** What that costs on a small machine. */
const TYPICAL_MS = 50;

export type PasswordsOptions = {
  /** Hashes at once; a core, and a thread of the pool, stay for everything else. */
  concurrency?: number;
  maxWaiting?: number;
  /** The longest expected wait before QueueFullError. */
  maxWaitMs?: number;
};

/**
 * A digest that belongs to no known password: comparing against it costs what a real one costs.
 */
function createDummyHash(): string {
  const part = (bytes: number) => randomBytes(bytes).toString("base64").replace(/=+$/, "");
  const { memoryCost, timeCost, parallelism, outputLen } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(outputLen)}`;
}

export function createPasswords(options: PasswordsOptions = {}): Passwords {
  const {
    concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3)),
    maxWaiting = 200,
    maxWaitMs = 2_000,
  } = options;
  const queue = createBoundedQueue({ concurrency, maxWaiting, maxWaitMs, typicalMs: TYPICAL_MS });
  const dummyHash = createDummyHash();
  const fits = (password: string) => Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;

  async function verifyDummy(password: string, turn?: Turn): Promise<false> {
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
    assertRoom: queue.assertRoom,
  };
}
