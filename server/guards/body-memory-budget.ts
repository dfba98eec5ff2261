import { AppError } from "#server/errors.ts";
import type { Member } from "./member.ts";

const MIB = 1024 * 1024;

/** The memory reserved for one large body. */
export type BodyReservation = {
  /** Reserves more bytes. Throws RATE_LIMITED when the member's limit is reached, UNAVAILABLE when the total is. */
  add(bytes: number): void;
  /** Releases all bytes; later calls do nothing. */
  release(): void;
};

export type BodyMemoryBudget = { reserve(member: Member): BodyReservation };

/**
 * Limits the memory of large bodies while their calls run, per process. Only received bytes count, not announced ones.
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
