import { AppError } from "#server/errors.ts";
import type { Member } from "./member.ts";

const MIB = 1024 * 1024;

/** Memory that is reserved for one large request body. */
export type BodyReservation = {
  /**
   * Reserves more bytes. Throws RATE_LIMITED beyond the limit of the member, and UNAVAILABLE beyond the
   * total.
   */
  add(bytes: number): void;
  /** Releases all reserved bytes; later calls do nothing. */
  release(): void;
};

export type BodyMemoryBudget = { reserve(member: Member): BodyReservation };

/**
 * Limits the memory of large request bodies in this process until their calls end. Counts bytes when they
 * arrive, not when Content-Length announces them.
 */
export function createBodyMemoryBudget({
  perMember = 32 * MIB,
  inAll: total = 96 * MIB,
} = {}): BodyMemoryBudget {
  const held = new Map<number, number>();
  let sum = 0;
  return {
    reserve({ rowId }) {
      let mine = 0;
      let isReleased = false;
      return {
        add(bytes) {
          const ofMember = (held.get(rowId) ?? 0) + bytes;
          if (ofMember > perMember) throw new AppError("RATE_LIMITED", { retryAfter: 5 });
          if (sum + bytes > total) throw new AppError("UNAVAILABLE", { retryAfter: 5 });
          if (isReleased) return;
          held.set(rowId, ofMember);
          sum += bytes;
          mine += bytes;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          sum -= mine;
          const left = (held.get(rowId) ?? mine) - mine;
          if (left > 0) held.set(rowId, left);
          else held.delete(rowId);
        },
      };
    },
  };
}
