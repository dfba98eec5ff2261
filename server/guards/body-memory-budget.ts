import { AppError } from "#server/errors.ts";
import type { Member } from "./member.ts";

const MIB = 1024 * 1024;

/** What one large body holds of the room. */
export type HeldBody = {
  /** More of it has come. Throws RATE_LIMITED where the member holds too much, UNAVAILABLE where all together do. */
  add(bytes: number): void;
  /** All of it is let go, once. */
  free(): void;
};

export type BodyRoom = { hold(member: Member): HeldBody };

/** Large bodies are in memory while their calls run: so many bytes at once, per process. What was only announced is none. */
export function createBodyRoom({ perMember = 32 * MIB, inAll = 96 * MIB } = {}): BodyRoom {
  const held = new Map<number, number>();
  let sum = 0;
  return {
    hold({ rowId }) {
      let mine = 0;
      let isFree = false;
      return {
        add(bytes) {
          const ofMember = (held.get(rowId) ?? 0) + bytes;
          if (ofMember > perMember) throw new AppError("RATE_LIMITED", { retryAfter: 5 });
          if (sum + bytes > inAll) throw new AppError("UNAVAILABLE", { retryAfter: 5 });
          if (isFree) return;
          held.set(rowId, ofMember);
          sum += bytes;
          mine += bytes;
        },
        free() {
          if (isFree) return;
          isFree = true;
          sum -= mine;
          const left = (held.get(rowId) ?? mine) - mine;
          if (left > 0) held.set(rowId, left);
          else held.delete(rowId);
        },
      };
    },
  };
}
