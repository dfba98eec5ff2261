import { AppError } from "#server/errors.ts";
import type { Member } from "./member.ts";

const MIB = 1024 * 1024;

export type BodyRoom = {
  /**
   * Room for a large body, until what is answered is called. Throws RATE_LIMITED where the member has too much under
   * way, and UNAVAILABLE where all members together have.
   */
  take(member: Member, bytes: number): () => void;
};

/** Large bodies are held in memory while their calls run: so many bytes at once, per process. */
export function createBodyRoom({ perMember = 32 * MIB, inAll = 96 * MIB } = {}): BodyRoom {
  const held = new Map<number, number>();
  let sum = 0;
  return {
    take({ rowId }, bytes) {
      const mine = held.get(rowId) ?? 0;
      if (mine + bytes > perMember) throw new AppError("RATE_LIMITED", { retryAfter: 5 });
      if (sum + bytes > inAll) throw new AppError("UNAVAILABLE", { retryAfter: 5 });
      held.set(rowId, mine + bytes);
      sum += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        sum -= bytes;
        const left = (held.get(rowId) ?? bytes) - bytes;
        if (left > 0) held.set(rowId, left);
        else held.delete(rowId);
      };
    },
  };
}
