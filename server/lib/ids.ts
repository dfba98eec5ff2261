import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";

const COUNTER_BITS = 12;
const COUNTER_END = 1 << COUNTER_BITS;

/**
 * Creates a generator of UUIDs version 7 (RFC 9562, method 1: a 12-bit counter after the milliseconds). Ids
 * are strictly ascending, also within a millisecond and when the clock is set back.
 */
export function createUuidV7Generator(clock: Clock): () => string {
  let lastMs = 0;
  let counter = 0;
  return () => {
    const random = randomBytes(10);
    const now = clock.now();
    if (now > lastMs) {
      lastMs = now;
      // The top bit of the counter starts at 0, so that at least 2,048 ids fit into a millisecond.
      counter = random.readUInt16BE(0) & (COUNTER_END / 2 - 1);
    } else {
      counter += 1;
      if (counter === COUNTER_END) {
        lastMs += 1;
        counter = 0;
      }
    }
    const time = lastMs.toString(16).padStart(12, "0");
    const tail = random.subarray(2);
    tail.writeUInt8((tail.readUInt8() & 0x3f) | 0x80);
    const hex = tail.toString("hex");
    const count = counter.toString(16).padStart(3, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${hex.slice(0, 4)}-${hex.slice(4)}`;
  };
}

/** Random base64url without padding: 32 bytes give 43 characters. */
export function createRandomToken(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** SHA-256 of the UTF-8 bytes, in 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
