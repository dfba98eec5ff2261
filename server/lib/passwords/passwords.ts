import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argonHash, verify as argonVerify } from "@node-rs/argon2";
import { createBoundedQueue, type QueueOptions } from "../work/bounded-queue.ts";

export type Passwords = {
  /** argon2id in PHC form. Throws QueueFullError, or RangeError above MAX_PASSWORD_BYTES. */
  hash(password: string): Promise<string>;
  /** Whether the password matches. An unreadable hash never does. */
  verify(hash: string, password: string, turn?: QueueOptions): Promise<boolean>;
  /** As slow as `verify`, always false: for an account that does not exist. */
  verifyDummy(password: string, turn?: QueueOptions): Promise<false>;
  /** Throws QueueFullError when the next call would be refused; for use before other work. */
  assertCapacity(turn?: QueueOptions): void;
};

/** 256 characters of any script fit; longer ones would only cost CPU. */
export const MAX_PASSWORD_BYTES = 1024;

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. 2 is Argon2id in the package's const enum. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Typical duration on a small machine. */
const TYPICAL_MS = 50;

export type PasswordsOptions = {
  /** Concurrent hashes; one core and one libuv thread stay free. */
  concurrency?: number;
  maxWaiting?: number;
  /** Maximum expected wait before QueueFullError. */
  maxWaitMs?: number;
};

/** A hash of no known password, as costly to compare as a real one. */
function createDummyHash(): string {
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
  const dummyHash = createDummyHash();
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
